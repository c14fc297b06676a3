import { ok, type Result } from "~/domain/common/errors";
import { logError } from "~/server/log.server";
import { mailJob } from "../../db/schema/box-office";
import { noteAsked, readOrder, type OrderRecord } from "../../db/shop/orders";
import { cancelledOf, ordersOfCancelled } from "../../db/shop/cancelled";
import { giveBackTickets } from "../orders/give-back";
import { happen, holdsOf, runOnHolds, type Ordering } from "../orders/ordering";
import { settlePayment } from "../orders/settle-payment";

/** For so long after a cinema day its cancelled shows are looked after. */
export const lookedAfterMs = 7 * 24 * 3_600_000;
/** Orders of one run, within what a cron may take; the rest follows in a minute. */
const ordersPerRun = 25;
const reason = "show_cancelled";

/**
 * A reservation ends with its show. Its seats are free first: whoever dies between the two finds it open still. Where somebody
 * is paying for it at this moment, the books have gone on and nothing is written: the screening refuses the sale, and the money
 * goes back.
 */
async function endReservation(ordering: Ordering, { order, lines }: OrderRecord): Promise<Result<unknown>> {
  await runOnHolds(ordering, holdsOf(lines), ({ holdId: hold }) => ({ type: "release", hold }));
  const job = { orderId: order.id, template: reason, lang: order.lang, status: "queued" as const };
  const mail = { ...job, key: `order-back/${order.id}/${order.revision + 1}`, nextAt: ordering.now };
  return happen(ordering, order, {
    events: ["cancelled"],
    reason,
    set: { failure: reason },
    statements: order.email === "" ? [] : [ordering.db.insert(mailJob).values(mail)],
  });
}

async function endOrder(ordering: Ordering, id: string): Promise<Result<unknown>> {
  const record = await readOrder(ordering.db, { id });
  if (!record) return ok(null);
  const gone = await cancelledOf(
    ordering.db,
    record.lines.map(({ eventId }) => eventId),
  );
  if (record.order.status === "pending_payment") {
    const isTaken = record.payments.some(({ status }) => status === "captured");
    // The desk has the money already: what it ends in is decided where all money is.
    return isTaken || gone.size === 0 ? settlePayment(ordering, id) : endReservation(ordering, record);
  }
  const tickets = record.tickets.filter(({ status, eventId }) => status !== "void" && gone.has(eventId));
  if (tickets.length === 0) return ok(null);
  return giveBackTickets(ordering, id, { tickets: tickets.map((one) => one.id), by: "house", reason });
}

/**
 * Gives back what was sold and reserved for shows that are cancelled, some orders at a time: seats, money and a mail, once per
 * order. What is left to do stands in the books alone (good tickets of a cancelled show), so that it may die anywhere, run
 * twice at once and be called again. An order that fails comes again, after the others.
 */
export async function endOrdersOfCancelled(ordering: Ordering): Promise<void> {
  const { db, now } = ordering;
  const since = new Date(now - lookedAfterMs).toISOString().slice(0, 10);
  for (const id of await ordersOfCancelled(db, { since, most: ordersPerRun })) {
    try {
      // One after the other: providers and screenings have others to answer.
      // oxlint-disable-next-line no-await-in-loop
      const ended = await endOrder(ordering, id);
      if (ended.ok) continue;
      logError("an order of a cancelled show", new Error(ended.code));
    } catch (error) {
      logError("an order of a cancelled show", error);
    }
    // oxlint-disable-next-line no-await-in-loop
    await noteAsked(db, id, now);
  }
}
