import { eq } from "drizzle-orm";
import { fail, ok, type Failure, type Result } from "~/domain/common/errors";
import { logAlarm } from "~/server/log.server";
import type { Payments } from "../../backends/payments/payments";
import type { Provider } from "../../backends/payments/port";
import { refund } from "../../db/schema/box-office";
import {
  isPartDue,
  noteAsked,
  readOrder,
  type OrderRecord,
  type OrderRow,
  type PaymentRow,
} from "../../db/shop/orders";
import { happen, holdsOf, runOnHolds, type OrderHold, type Ordering } from "./ordering";

/** Frees the seats of tickets that were given back: those the order has still, so that doing it again does nothing. */
async function freeSeats(ordering: Ordering, { lines, tickets }: OrderRecord): Promise<Result<null>> {
  // A seat that came back may be another ticket's since: its order has changed its seats.
  const good = new Set(
    tickets.flatMap(({ status, eventId, unitId }) => (status === "void" ? [] : `${eventId}/${unitId}`)),
  );
  const back = tickets.filter(
    ({ givenBack, eventId, unitId }) => givenBack !== null && !good.has(`${eventId}/${unitId}`),
  );
  const unitsOf = ({ lines: own }: OrderHold): number[] =>
    back.filter(({ orderLineId }) => own.some(({ id }) => id === orderLineId)).map(({ unitId }) => unitId);
  const holds = holdsOf(lines).filter((hold) => unitsOf(hold).length > 0);
  const answers = await runOnHolds(ordering, holds, (hold) => ({
    type: "refund",
    hold: hold.holdId,
    units: unitsOf(hold),
  }));
  // A screening that was set back may know nothing of a hold: then it has no seats of it either.
  const refused = answers.find((answer): answer is Failure => !answer.ok && answer.code !== "not_found");
  return refused ?? ok(null);
}

/** True while something of tickets that were given back is not done: seats, money, or the saying of it. */
export const isBackDue = async ({ db }: Pick<Ordering, "db">, { id, status }: OrderRow): Promise<boolean> =>
  status === "refund_due" || (status === "partially_refunded" && (await isPartDue(db, id)));

/**
 * Frees what was given back and gives back what is due of an order, once: the provider knows each refund by its key. "done"
 * while one is on its way.
 */
export async function refundDue(
  ordering: Ordering,
  record: OrderRecord,
  providers: Payments,
): Promise<Result<"done" | "again">> {
  const { db, now } = ordering;
  const { order, payments, refunds } = record;
  const freed = await freeSeats(ordering, record);
  if (!freed.ok) return freed;
  const due = refunds.filter(({ status }) => status !== "done");
  const given = await Promise.all(
    due.map(async (row) => {
      const payment = payments.find(({ id }) => id === row.paymentId);
      const provider = payment && providers.byId(payment.provider);
      return provider ? provider.refund(payment, { cents: row.cents, key: row.idempotencyKey }) : false;
    }),
  ).catch(async (error: unknown) => {
    // Others come first then: an order that fails for good must not crowd them out.
    await noteAsked(db, order.id, now);
    throw error;
  });
  if (given.includes(false)) {
    await noteAsked(db, order.id, now);
    return ok("done");
  }
  const happened = await happen(ordering, order, {
    events: [order.status === "refund_due" ? "refunded" : "refund_made"],
    reason: due[0]?.reason ?? "",
    statements: due.map(({ id }) => db.update(refund).set({ status: "done", updatedAt: now }).where(eq(refund.id, id))),
  });
  return happened.ok ? ok("again") : happened;
}

/** True if this call has written it, or there is nothing to hand out; false where somebody was faster. */
async function handOutOnce(ordering: Ordering, record: OrderRecord): Promise<Result<boolean>> {
  const { db, now } = ordering;
  const { order, payments, refunds } = record;
  const ofDesk = new Set(payments.filter(({ provider }) => provider === "onsite").map(({ id }) => id));
  const due = refunds.filter(({ status, paymentId }) => status !== "done" && ofDesk.has(paymentId));
  if (due.length === 0 || !(await isBackDue(ordering, order))) return ok(true);
  const freed = await freeSeats(ordering, record);
  if (!freed.ok) return freed;
  return happen(ordering, order, {
    events: [order.status === "refund_due" ? "refunded" : "refund_made"],
    reason: "handed_out",
    statements: due.map(({ id }) => db.update(refund).set({ status: "done", updatedAt: now }).where(eq(refund.id, id))),
  });
}

/** Two desks at one moment: the second reads what the first wrote. */
const tries = 3;

/**
 * Notes that money of the desk was handed out at the desk, once, and frees the seats. The order as it stands then, also where
 * there was nothing to hand out. Fails with `not_found`, and with `overloaded` where a screening does not answer.
 */
export async function noteHandedOut(ordering: Ordering, orderId: string): Promise<Result<OrderRecord>> {
  for (let turn = 0; turn < tries; turn += 1) {
    // Each turn reads what another desk has written meanwhile.
    // oxlint-disable-next-line no-await-in-loop
    const record = await readOrder(ordering.db, { id: orderId });
    if (!record) return fail("not_found");
    // oxlint-disable-next-line no-await-in-loop
    const noted = await handOutOnce(ordering, record);
    if (!noted.ok) return noted;
    if (noted.value) break;
  }
  const after = await readOrder(ordering.db, { id: orderId });
  return after ? ok(after) : fail("not_found");
}

/** Gives back a payment of an order that another one has paid, once, and says so. */
export async function refundSurplus(
  { db, now }: Ordering,
  payment: PaymentRow,
  provider: Provider,
): Promise<Result<"done">> {
  const key = `surplus/${payment.id}`;
  const row = { id: crypto.randomUUID(), paymentId: payment.id, idempotencyKey: key, cents: payment.cents };
  const times = { createdAt: now, updatedAt: now };
  await db
    .insert(refund)
    .values({ ...row, ...times, reason: "paid_twice", status: "due" })
    .onConflictDoNothing();
  const [stored] = await db.select({ status: refund.status }).from(refund).where(eq(refund.idempotencyKey, key));
  if (stored?.status === "done") return ok("done");
  if (await provider.refund(payment, { cents: payment.cents, key })) {
    logAlarm("paid_twice", `payment ${payment.id} was given back`);
    await db.update(refund).set({ status: "done", updatedAt: now }).where(eq(refund.idempotencyKey, key));
  }
  return ok("done");
}
