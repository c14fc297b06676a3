import { eq } from "drizzle-orm";
import { ok, type Result } from "~/domain/common/errors";
import { logAlarm } from "~/server/log.server";
import type { Payments } from "../../backends/payments/payments";
import type { Provider } from "../../backends/payments/port";
import { refund, ticket } from "../../db/schema/box-office";
import { noteAsked, type OrderRecord, type PaymentRow } from "../../db/shop/orders";
import { happen, type Ordering } from "./ordering";

/** Gives back what is due of an order, once: the provider knows each refund by its key. "done" while one is on its way. */
export async function refundDue(
  ordering: Ordering,
  { order, payments, refunds, lines, tickets }: OrderRecord,
  providers: Payments,
): Promise<Result<"done" | "again">> {
  const { db, now } = ordering;
  const due = refunds.filter(({ status }) => status !== "done");
  const given = await Promise.all(
    due.map(async (row) => {
      const payment = payments.find(({ id }) => id === row.paymentId);
      const provider = payment && providers.byId(payment.provider);
      return provider ? provider.refund(payment, { cents: row.cents, key: row.idempotencyKey }) : false;
    }),
  );
  if (given.includes(false)) {
    await noteAsked(db, order.id, now);
    return ok("done");
  }
  const happened = await happen(ordering, order, {
    events: ["refunded"],
    reason: due[0]?.reason ?? "",
    statements: [
      ...due.map(({ id }) => db.update(refund).set({ status: "done", updatedAt: now }).where(eq(refund.id, id))),
      ...(tickets.length === 0
        ? []
        : lines.map(({ id }) => db.update(ticket).set({ status: "void" }).where(eq(ticket.orderLineId, id)))),
    ],
  });
  return happened.ok ? ok("again") : happened;
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
