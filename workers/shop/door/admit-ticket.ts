import { fail, ok, type Result } from "~/domain/common/errors";
import type { Scan, ScanAnswer } from "~/domain/door/schema";
import { overruled, readScan, type Verdict } from "~/domain/door/verdicts";
import { admit, keepScan, readScanned, type KeptScan } from "../../db/shop/door";
import { isTicketKey, publicTicketKey, verifiedTicket } from "../tickets/ticket-signature";
import { atDoor, teller, type AtDoor, type DoorAsking, type Teller } from "./asking";

type Known = Awaited<ReturnType<typeof readScanned>>;

/** A scanner that comes back after a day has a wrong clock. */
const longestAwayMs = 24 * 3_600_000;
/** Two doors at one moment: the second reads what the first wrote. */
const tries = 3;

/** The code a text stands for, or why it stands for none. */
async function codeOf(key: string | undefined, text: string): Promise<{ code: string } | { verdict: Verdict }> {
  const scanned = readScan(text);
  if (scanned.kind === "typed") return { code: scanned.code };
  if (scanned.kind !== "signed") return { verdict: scanned.kind };
  const claim = isTicketKey(key) ? await verifiedTicket(await publicTicketKey(key), text.trim().toUpperCase()) : null;
  return claim ? { code: claim.code } : { verdict: "forged" };
}

const reused = fail("idempotency_conflict", "The nonce was used for another ticket");

/** What is to be said of a ticket at this door. */
function judged({ ticket }: Known, eventId: number): Verdict {
  if (!ticket) return "unknown";
  if (ticket.status === "void") return ticket.isReplaced ? "replaced" : "void";
  if (ticket.event !== eventId) return "other-screening";
  return ticket.status === "checked_in" ? "already-in" : "admitted";
}

const answerOf = (tell: Teller, known: Known, verdict: Verdict, more: Partial<ScanAnswer> = {}): ScanAnswer => ({
  verdict,
  anyway: false,
  duplicate: false,
  ticket: known.ticket && tell.place(known.ticket),
  since: known.ticket?.since ? tell.at(known.ticket.since) : null,
  device: known.ticket?.device ?? "",
  other: verdict === "other-screening" && known.other ? tell.show(known.other) : null,
  ...known.counts,
  ...more,
});

/** The answer a scan was given before, in full. */
const answeredBefore = (tell: Teller, known: Known, before: NonNullable<Known["before"]>): ScanAnswer =>
  answerOf(tell, known, before.verdict, {
    anyway: before.reason !== "",
    duplicate: before.duplicate && before.reason === "",
  });

function scannedAt(text: string, now: number): number {
  const at = Date.parse(text);
  return at <= now && at > now - longestAwayMs ? at : now;
}

/**
 * Says whether a ticket lets its guest into a show, and lets it in if so: once. The same nonce is answered alike. A scan that
 * was let in offline is kept in any case, as a duplicate where the ticket was in already. `anyway` lets in against the
 * verdict, and its reason stands in the audit log. Fails with `unauthorized`, `forbidden`, `not_found` for the show,
 * or `idempotency_conflict`.
 */
export async function admitTicket(asking: DoorAsking, eventId: number, scan: Scan): Promise<Result<ScanAnswer>> {
  const allowed = atDoor(asking);
  if (!allowed.ok) return allowed;
  const tell = await teller(asking);
  const read = await codeOf(asking.env.TICKET_KEY, scan.text);
  const code = "code" in read ? read.code : "";
  for (let turn = 0; turn < tries; turn += 1) {
    // Each turn reads what another door has written meanwhile.
    // oxlint-disable-next-line no-await-in-loop
    const known = await readScanned(asking.db, { eventId, code, nonce: scan.nonce });
    if (!known.show) return fail("not_found", "There is no such show");
    if (known.before) return known.before.ticketId === code ? ok(answeredBefore(tell, known, known.before)) : reused;
    const verdict = "verdict" in read ? read.verdict : judged(known, eventId);
    // oxlint-disable-next-line no-await-in-loop
    const answer = await decide(allowed.value, { tell, known, verdict, eventId, scan });
    if (answer) return ok(answer);
  }
  return fail("overloaded");
}

interface Case {
  tell: Teller;
  known: Known;
  verdict: Verdict;
  eventId: number;
  scan: Scan;
}

/** Writes what follows from a verdict; null if another door was faster. */
async function decide(asking: AtDoor, { tell, known, verdict, eventId, scan }: Case) {
  const { db, now, actor, requestId } = asking;
  const kept: KeptScan = {
    nonce: scan.nonce,
    ticketId: known.ticket?.id ?? "",
    eventId,
    device: scan.device,
    actor: actor.id,
    scannedAt: scannedAt(scan.scanned_at, now),
    receivedAt: now,
    verdict,
    reason: scan.anyway ?? "",
    requestId,
  };
  if (verdict === "admitted") {
    if (!(await admit(db, { ...kept, reason: "" }))) return null;
    const { inside, sold } = known.counts;
    return answerOf(tell, known, verdict, {
      since: tell.at(kept.scannedAt),
      device: scan.device,
      inside: inside + 1,
      sold,
    });
  }
  if (!known.ticket || !overruled.has(verdict)) return answerOf(tell, known, verdict);
  if (kept.reason) {
    await keepScan(db, kept, "ticket.admit-anyway");
    return answerOf(tell, known, verdict, { anyway: true });
  }
  if (!scan.offline) return answerOf(tell, known, verdict);
  await keepScan(db, kept, "ticket.admitted-twice");
  return answerOf(tell, known, verdict, { duplicate: true });
}
