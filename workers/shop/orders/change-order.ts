import { fail, failFields, ok, type Result } from "~/domain/common/errors";
import { openStates } from "~/domain/orders/states";
import type { Method } from "~/domain/orders/contact";
import { paymentsOf } from "../../backends/payments/payments";
import { mailJob } from "../../db/schema/box-office";
import { readOrder, type OrderRecord } from "../../db/shop/orders";
import { holdsByBooks, letGo } from "./order-holds";
import { happen, secretHashOf, type Ordering } from "./ordering";
import { settlePayment } from "./settle-payment";
import { startPayment, type Begun } from "./start-payment";

/** The order of a link. `not_found` for every other secret. */
export async function orderOfLink({ db }: Pick<Ordering, "db">, secret: string): Promise<Result<OrderRecord>> {
  const record = await readOrder(db, { secretHash: await secretHashOf(secret) });
  return record ? ok(record) : fail("not_found");
}

/** Another try at paying, after the last one failed. `conflict` where the order is no longer open, `cart_expired` where its time is over. */
export async function retryPayment(ordering: Ordering, record: OrderRecord, method: Method): Promise<Result<Begun>> {
  const payments = paymentsOf(ordering.env);
  if (!payments.ok) return payments;
  if (record.order.status !== "failed") return fail("conflict", "There is nothing to be tried again");
  if (!payments.value.methods.some((offered) => offered === method))
    return failFields({ method: "is not offered here" });
  return startPayment(ordering, record, method);
}

/** Ends what is under way at the provider; false where the money came first. */
async function endPayment(ordering: Ordering, { order, payments: [payment] }: OrderRecord): Promise<Result<boolean>> {
  if (!payment || order.status !== "pending_payment") return ok(true);
  const providers = paymentsOf(ordering.env);
  if (!providers.ok) return providers;
  const provider = providers.value.byId(payment.provider);
  if (!provider) return fail("overloaded");
  const status = await provider.cancel(payment, ordering.now);
  return ok(status.state === "failed");
}

/**
 * Gives an order up before it is paid: its seats are free at once, and first: whoever dies between the two finds it open still.
 * Where the money came first it is an order that is paid, and its tickets are what the answer shows. `conflict` for one that is
 * over, `overloaded` where a screening does not answer: then it is open, and can be given up again.
 */
export async function giveUpOrder(ordering: Ordering, record: OrderRecord): Promise<Result<OrderRecord>> {
  const { order, lines } = record;
  if (!openStates.has(order.status)) return fail("conflict", "The order is not open");
  const ended = await endPayment(ordering, record);
  if (!ended.ok) return ended;
  if (!ended.value) return settlePayment(ordering, order.id);
  const freed = await letGo(ordering, lines);
  if (!freed.ok) return freed;
  const happened = await happen(ordering, order, { events: ["cancelled"], reason: "given up" });
  if (!happened.ok) return happened;
  // Somebody was faster: their order has its seats again, if they are still free.
  if (!happened.value) return holdsByBooks(ordering, order.id);
  const after = await readOrder(ordering.db, { id: order.id });
  return after ? ok(after) : fail("not_found");
}

const mailAgainMs = 5 * 60_000;

/**
 * The confirmation once more, to the same address; once in five minutes, however often it is asked for. `bad_request` naming
 * `email` where there is no address to send it to.
 */
export async function mailAgain({ db, now }: Ordering, { order }: OrderRecord): Promise<Result<null>> {
  if (order.email === "") return failFields({ email: "missing" });
  const key = `order-again/${order.id}/${Math.floor(now / mailAgainMs)}`;
  const isReserved = order.status === "pending_payment" && order.method === "desk";
  await db
    .insert(mailJob)
    .values({
      key,
      orderId: order.id,
      template: isReserved ? "reserved" : "confirmation",
      lang: order.lang,
      status: "queued",
      nextAt: now,
    })
    .onConflictDoNothing();
  return ok(null);
}
