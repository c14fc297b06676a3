import { activeStates, timedStates } from "~/domain/box-office/model";
import { ok, type Result } from "~/domain/common/errors";
import { logError } from "~/server/log.server";
import type { PartyLook } from "../../box-office/parties";
import { askScreening } from "../../box-office/screenings";
import {
  endParty,
  lapseParty,
  noteOffer,
  notePartiesAsked,
  openParties,
  showsWaitedFor,
  type PartyRow,
} from "../../db/shop/waiting";
import { runOn } from "../run-on";
import type { PartyAsking } from "./party";

/** Shows of one run, within what a cron may take; the rest follows in a minute. */
const showsPerRun = 25;
/** A party that its screening does not know is on its way there for so long. */
const joiningMs = 2 * 60_000;

/** Writes down what a screening says of a party. The books follow it, and never lead. */
async function follow({ db, now }: PartyAsking, party: PartyRow, { isWaiting, hold }: PartyLook): Promise<void> {
  if (isWaiting) return;
  if (hold?.state === "held") {
    if (party.offeredAt === null) await noteOffer(db, party, now);
    return;
  }
  if (hold && timedStates.has(hold.state)) return;
  if (hold && activeStates.has(hold.state)) return endParty(db, party.id, "bought", now);
  // Who has given it back needs no word of it.
  if (hold?.state === "expired") return lapseParty(db, party, now);
  if (hold || now - party.createdAt > joiningMs) await endParty(db, party.id, hold ? "lapsed" : "left", now);
}

/** Asks a screening what has become of those who wait for it, and writes it down. Fails with `overloaded` if it does not answer. */
export async function followParties(asking: PartyAsking, eventId: number): Promise<Result<null>> {
  const { db, env, now } = asking;
  const parties = await openParties(db, eventId);
  if (parties.length === 0) return ok(null);
  const ids = parties.map(({ id }) => id);
  const looks = await askScreening(env, eventId, (object) => object.parties(ids, now));
  if (!looks.ok) return looks;
  const byEntry = new Map(looks.value.map((look) => [look.entry, look]));
  for (const party of parties) {
    const look = byEntry.get(party.id);
    // One after the other: most have nothing to write.
    // oxlint-disable-next-line no-await-in-loop
    if (look) await follow(asking, party, look);
  }
  return ok(null);
}

/** Nobody waits for a show that is cancelled: its screening lets them go first, so that whoever dies between finds them again. */
async function endOfShow(asking: PartyAsking, eventId: number): Promise<void> {
  for (const { id } of await openParties(asking.db, eventId)) {
    // oxlint-disable-next-line no-await-in-loop
    const left = await runOn(asking, eventId, { type: "leave", entry: id });
    // oxlint-disable-next-line no-await-in-loop
    if (left.ok || left.code === "not_found") await endParty(asking.db, id, "cancelled", asking.now);
  }
}

/**
 * Asks the screenings that somebody waits for what has become of it: who is offered seats gets a mail, once, as does whose
 * offer has run out, and what is over is forgotten. The object has decided before; this only follows, so that it may die anywhere, run twice and run late.
 */
export async function noticeOffers(asking: PartyAsking): Promise<void> {
  const { db, now } = asking;
  for (const { eventId, status } of await showsWaitedFor(db, showsPerRun)) {
    try {
      // One after the other: screenings have others to answer.
      // oxlint-disable-next-line no-await-in-loop
      await (status === "cancelled" ? endOfShow(asking, eventId) : followParties(asking, eventId));
    } catch (error) {
      logError("those who wait for a show", error);
    }
    // oxlint-disable-next-line no-await-in-loop
    await notePartiesAsked(db, eventId, now);
  }
}
