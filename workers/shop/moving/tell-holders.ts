import { fail, ok, type Failure, type Result } from "~/domain/common/errors";
import { logError } from "~/server/log.server";
import { mailJob } from "../../db/schema/box-office";
import { movedMailKey, queueMovedMails, readReturnable, reservationsOfMoved } from "../../db/shop/moved";
import { noteAsked, readOrder, type OrderRecord } from "../../db/shop/orders";
import { contactId, happen, holdsOf, runOnHolds, type Ordering } from "../orders/ordering";
import { releaseBeforeMs } from "../orders/release-times";

/** For so long after a move is looked who has not been told. */
const toldWithinMs = 7 * 24 * 3_600_000;
/** Reservations of one run, within what a cron may take; the rest follows in a minute. */
const reservationsPerRun = 25;
/** Whoever has a reservation for a show that now begins very soon has so long to come. */
const leastMs = 15 * 60_000;

/** Keeps the seats of a reservation until its show begins as it does now: the earliest of its shows. */
async function keepAgain(ordering: Ordering, { order, lines }: OrderRecord): Promise<Result<number>> {
  const { env, db, now } = ordering;
  const { AUTH_SECRET: secret } = env;
  if (!secret) throw new Error("The installation has no AUTH_SECRET");
  const shows = await readReturnable(
    db,
    lines.map(({ eventId }) => eventId),
  );
  const untilOf = (eventId: number): number => {
    const startsAt = shows.get(eventId)?.startsAt ?? now;
    return Math.max(startsAt - releaseBeforeMs, Math.min(startsAt, now + leastMs));
  };
  const answers = await runOnHolds(ordering, holdsOf(lines), async ({ eventId, holdId: hold }) => ({
    type: "reserve",
    hold,
    until: untilOf(eventId),
    contact: await contactId(secret, eventId, order.email || order.id),
  }));
  const refused = answers.find((answer): answer is Failure => !answer.ok);
  return refused ?? ok(Math.min(...answers.flatMap((answer) => (answer.ok ? answer.value.expiresAt : []))));
}

/** A reservation follows its show once for each move: seats first, then the books with the mail. */
async function reschedule(
  ordering: Ordering,
  { id, eventId, movedAt }: { id: string; eventId: number; movedAt: number },
): Promise<Result<unknown>> {
  const record = await readOrder(ordering.db, { id });
  if (!record) return fail("not_found");
  const { order } = record;
  const payUntil = await keepAgain(ordering, record);
  if (!payUntil.ok) return payUntil;
  const mail = {
    key: movedMailKey(id, eventId, movedAt),
    orderId: id,
    template: "show_moved",
    lang: order.lang,
    status: "queued" as const,
    nextAt: ordering.now,
  };
  return happen(ordering, order, {
    events: ["rescheduled"],
    reason: `${eventId}/${movedAt}`,
    set: { payUntil: payUntil.value },
    statements: order.email === "" ? [] : [ordering.db.insert(mailJob).values(mail).onConflictDoNothing()],
  });
}

/**
 * Tells everybody who holds tickets or a reservation for a show that was moved since, once for each move, and lets reservations
 * last as long as the new time allows. What is left to do stands in the books alone, so that it may die anywhere, run twice at
 * once and be called again.
 */
export async function tellHolders(ordering: Ordering): Promise<void> {
  const { db, now } = ordering;
  const since = now - toldWithinMs;
  await queueMovedMails(db, { since, now });
  for (const one of await reservationsOfMoved(db, { since, now, most: reservationsPerRun })) {
    try {
      // One after the other: screenings have others to answer.
      // oxlint-disable-next-line no-await-in-loop
      const told = await reschedule(ordering, one);
      if (told.ok) continue;
      logError("a reservation of a moved show", new Error(told.code));
    } catch (error) {
      logError("a reservation of a moved show", error);
    }
    // oxlint-disable-next-line no-await-in-loop
    await noteAsked(db, one.id, now);
  }
}
