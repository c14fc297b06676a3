import { eq, inArray } from "drizzle-orm";
import { ok, type Result } from "~/domain/common/errors";
import { totalsOf } from "~/domain/orders/totals";
import { keptOf, splitBack } from "~/domain/vouchers/voucher";
import { logError } from "~/server/log.server";
import { mailJob, orderLine, payment } from "../../db/schema/box-office";
import {
  noteAsked,
  readOrder,
  type OrderLineRow,
  type OrderRecord,
  type OrderRow,
  type PaymentRow,
  type Statement,
} from "../../db/shop/orders";
import { cancelledOf, ordersOfCancelled } from "../../db/shop/cancelled";
import { releaseParts } from "../../db/shop/vouchers";
import { giveBackTickets } from "../orders/give-back";
import { keepAgain } from "../orders/keep-again";
import { happen, holdsOf, runOnHolds, type Ordering } from "../orders/ordering";
import { settlePayment } from "../orders/settle-payment";

/** For so long after a cinema day its cancelled shows are looked after. */
export const lookedAfterMs = 7 * 24 * 3_600_000;
/** Orders of one run, within what a cron may take; the rest follows in a minute. */
const ordersPerRun = 25;
const reason = "show_cancelled";

/** The mail about it, in the batch that makes it true; none where nobody has said an address. */
function mailAbout({ db, now }: Ordering, { id: orderId, email, lang, revision }: OrderRow): Statement[] {
  const job = { key: `order-back/${orderId}/${revision + 1}`, orderId, template: reason, lang, nextAt: now };
  return email === "" ? [] : [db.insert(mailJob).values({ ...job, status: "queued" })];
}

interface PartEnding {
  ending: readonly OrderLineRow[];
  payments: readonly PaymentRow[];
  /** What is to be paid at the desk now. */
  dueCents: number;
  /** Of the order's event. */
  seq: number;
}

/** What is written where a part ends: its lines are none of the order any more, and the desk takes less. */
function endings({ db, now }: Ordering, { ending, payments: [current], dueCents, seq }: PartEnding): Statement[] {
  const ids = ending.map(({ id }) => id);
  return [
    db.update(orderLine).set({ endedWith: seq }).where(inArray(orderLine.id, ids)),
    ...(current ? [db.update(payment).set({ cents: dueCents, updatedAt: now }).where(eq(payment.id, current.id))] : []),
  ];
}

/**
 * A reservation ends with its show; one for several shows goes on without it. Its seats are free first: whoever dies between the two finds it open still. Where somebody
 * is paying for it at this moment, the books have gone on and nothing is written: the screening refuses the sale, and the money
 * goes back.
 */
async function endReservation(
  ordering: Ordering,
  { order, lines, payments, movements }: OrderRecord,
  gone: ReadonlySet<number>,
): Promise<Result<unknown>> {
  const { ending = [], left = [] } = Object.groupBy(lines, ({ eventId }) => (gone.has(eventId) ? "ending" : "left"));
  await runOnHolds(ordering, holdsOf(ending), ({ holdId: hold }) => ({ type: "release", hold }));
  const mail = mailAbout(ordering, order);
  if (left.length === 0)
    return happen(ordering, order, { events: ["cancelled"], reason, set: { failure: reason }, statements: mail });
  const payUntil = await keepAgain(ordering, order, left);
  if (!payUntil.ok) return payUntil;
  const { totalCents } = totalsOf(left, order.fees);
  const voucherCents = Math.min(order.voucherCents, totalCents);
  const dueCents = totalCents - voucherCents;
  const seq = order.revision + 1;
  const { db, now: at, by } = ordering;
  const { vouchers: parts } = splitBack(order.voucherCents - voucherCents, keptOf(movements));
  const spare = { orderId: order.id, seq, at, actor: by.actor, parts };
  const happened = await happen(ordering, order, {
    events: ["partly_cancelled"],
    reason,
    set: { totalCents, voucherCents, payUntil: payUntil.value },
    statements: [...endings(ordering, { ending, payments, dueCents, seq }), ...releaseParts(db, spare), ...mail],
  });
  // Where nothing is left to pay it is paid for.
  return happened.ok && dueCents === 0 ? settlePayment(ordering, order.id) : happened;
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
    return isTaken || gone.size === 0 ? settlePayment(ordering, id) : endReservation(ordering, record, gone);
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
