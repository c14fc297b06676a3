import type { DoorList, ScanAnswer } from "./schema";
import type { Scanned, Verdict } from "./verdicts";

/** What a scanner without a connection knows of a scan. */
export interface OfflineScan {
  scanned: Scanned;
  /** Of the scanned code; "" if there is none. */
  mark: string;
  /** Whether the house has signed it; null where the browser cannot tell, or for a code that was typed. */
  isSigned: boolean | null;
  device: string;
  /** ISO 8601. */
  at: string;
}

function verdictOf({ show, tickets }: DoorList, { scanned, mark, isSigned }: OfflineScan): Verdict {
  if (scanned.kind === "forged" || scanned.kind === "unreadable") return scanned.kind;
  if (isSigned === false) return "forged";
  if (scanned.kind === "signed" && scanned.event !== show.id) return "other-screening";
  const ticket = tickets.find((one) => one.mark === mark);
  // It was sold after the list was made: the house's signature vouches for it.
  if (!ticket) return isSigned ? "admitted" : "unknown";
  if (ticket.status === "void") return "void";
  return ticket.status === "checked_in" ? "already-in" : "admitted";
}

/** What the door says by its list and the signature alone, in the words of the house; which hears of it later. */
export function judgeOffline(list: DoorList, scan: OfflineScan): ScanAnswer {
  const verdict = verdictOf(list, scan);
  const ticket = list.tickets.find(({ mark }) => mark === scan.mark) ?? null;
  const isIn = verdict === "admitted";
  return {
    verdict,
    anyway: false,
    duplicate: false,
    ticket,
    since: isIn ? scan.at : (ticket?.since ?? null),
    device: isIn ? scan.device : (ticket?.device ?? ""),
    other: null,
    inside: list.inside + (isIn ? 1 : 0),
    sold: list.sold,
  };
}

/** The list after a scan: what is in, is in. */
export function withAnswer(
  list: DoorList,
  mark: string,
  { verdict, since, device, inside, sold }: ScanAnswer,
): DoorList {
  const isIn = verdict === "admitted" || verdict === "already-in";
  const tickets = isIn
    ? list.tickets.map((one) => (one.mark === mark ? { ...one, status: "checked_in" as const, since, device } : one))
    : list.tickets;
  return { ...list, inside, sold, tickets };
}

/** The list after a scan was taken back. */
export const withoutScan = (list: DoorList, mark: string, inside: number): DoorList => ({
  ...list,
  inside,
  tickets: list.tickets.map((one) =>
    one.mark === mark ? { ...one, status: "issued" as const, since: null, device: "" } : one,
  ),
});
