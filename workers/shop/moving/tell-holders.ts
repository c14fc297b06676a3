import { fail, type Result } from "~/domain/common/errors";
import { logError } from "~/server/log.server";
import { mailJob } from "../../db/schema/box-office";
import { movedMailKey, queueMovedMails, reservationsOfMoved } from "../../db/shop/moved";
import { noteAsked, readOrder } from "../../db/shop/orders";
import { keepAgain } from "../orders/keep-again";
import { happen, type Ordering } from "../orders/ordering";

/** For so long after a move is looked who has not been told. */
const toldWithinMs = 7 * 24 * 3_600_000;
/** Reservations of one run, within what a cron may take; the rest follows in a minute. */
const reservationsPerRun = 25;

/** A reservation follows its show once for each move: seats first, then the books with the mail. */
async function reschedule(
  ordering: Ordering,
  { id, eventId, movedAt }: { id: string; eventId: number; movedAt: number },
): Promise<Result<unknown>> {
  const record = await readOrder(ordering.db, { id });
  if (!record) return fail("not_found");
  const { order } = record;
  const payUntil = await keepAgain(ordering, record.order, record.lines);
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
