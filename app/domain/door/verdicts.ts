import { contentName } from "../common/sha256";
import { scannedParts, typedCode } from "../orders/ticket-code";

/*
 * What a door says of a ticket. The house decides; a scanner without a connection decides by the list it has taken with
 * it and by the signature, and the house is told later.
 */

/** What is said of a ticket: in, or why not. */
export const verdicts = [
  "admitted",
  "already-in",
  "other-screening",
  "void",
  "replaced",
  "forged",
  "unknown",
  "unreadable",
] as const;
export type Verdict = (typeof verdicts)[number];

/** Verdicts that somebody of the house may overrule, with a reason: there is a ticket of the house to write it to. */
export const overruled: ReadonlySet<Verdict> = new Set(["already-in", "other-screening", "void", "replaced"]);

/** The longest text that a scanner reads: a ticket's is 125 signs. */
export const longestScan = 500;

/** What a scanned or typed text is taken for. A ticket's signature is still to be checked. */
export type Scanned =
  | { kind: "signed"; event: number; code: string }
  | { kind: "typed"; code: string }
  | { kind: "forged" | "unreadable" };

/** Reads what came from a camera, a keyboard wedge or fingers. */
export function readScan(text: string): Scanned {
  const trimmed = text.trim();
  const code = typedCode(trimmed);
  if (code !== null) return { kind: "typed", code };
  const parts = scannedParts(trimmed.toUpperCase());
  if (parts) return { kind: "signed", event: parts.event, code: parts.code };
  // It means to be one of the house's: a sign is wrong, or there are too few.
  return { kind: /^K[0-9A-HJKMNP-TV-Z]{60,}$/i.test(trimmed) ? "forged" : "unreadable" };
}

/** How a ticket stands in a list that leaves the house: whoever finds the list can make no ticket of it. */
export const ticketMark = (event: number, code: string): Promise<string> => contentName(`door ${event} ${code}`);
