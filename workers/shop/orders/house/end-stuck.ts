import { eq } from "drizzle-orm";
import { fail, ok, type Result } from "~/domain/common/errors";
import type { EndQuote, HouseEnd, HouseOrder } from "~/domain/house-orders/schema";
import { logError } from "~/server/log.server";
import { paymentsOf } from "../../../backends/payments/payments";
import type { Provider, ProviderStatus } from "../../../backends/payments/port";
import { mailJob, payment as payments, refund } from "../../../db/schema/box-office";
import { readOrder, readOrderEvents, type OrderRecord, type PaymentRow, type Statement } from "../../../db/shop/orders";
import { orderingAt } from "../../desk/collect-order";
import type { AtDoor, DoorAsking } from "../../door/asking";
import { letGo } from "../order-holds";
import { happen } from "../ordering";
import { settlePayment } from "../settle-payment";
import { houseOrderOf, orderNumbered } from "./view-house-order";

const reason = "wrong_sum";

/** An order that only a person can end, and its payment. */
interface Stuck {
  allowed: AtDoor;
  record: OrderRecord;
  payment: PaymentRow;
  provider: Provider;
}

/** Nobody waits for a bank that is silent, and nothing follows from its silence. */
async function said(answer: Promise<ProviderStatus>): Promise<Result<ProviderStatus>> {
  try {
    const status = await answer;
    return status.state === "pending" ? fail("overloaded", "The bank has not decided yet") : ok(status);
  } catch (error) {
    logError("payment provider", error);
    return fail("overloaded");
  }
}

function stuckOf(allowed: AtDoor, record: OrderRecord): Result<Stuck> {
  const payment = record.payments.find(({ status }) => status === "stuck");
  if (record.order.status !== "stuck" || !payment) return fail("conflict", "The order is not stuck");
  const providers = paymentsOf(allowed.env);
  if (!providers.ok) return providers;
  const provider = providers.value.byId(payment.provider);
  return provider ? ok({ allowed, record, payment, provider }) : fail("overloaded", "The provider is not set up");
}

const quoteOf = (status: ProviderStatus, { currency }: PaymentRow): EndQuote =>
  status.state === "authorized" || status.state === "captured"
    ? { cents: status.cents, currency: status.currency, is_taken: status.state === "captured" }
    : { cents: 0, currency, is_taken: false };

/**
 * What the bank has of an order that is stuck, to be given back when the order is ended. Fails with `unauthorized`, `forbidden`,
 * `not_found`, with `conflict` where the order is not stuck, and with `overloaded` where the bank does not say.
 */
export async function quoteEnd(asking: DoorAsking, number: string): Promise<Result<EndQuote>> {
  const found = await orderNumbered(asking, number);
  if (!found.ok) return found;
  const stuck = stuckOf(found.value.allowed, found.value.record);
  if (!stuck.ok) return stuck;
  const { payment, provider } = stuck.value;
  const status = await said(provider.status(payment, asking.now));
  return status.ok ? ok(quoteOf(status.value, payment)) : status;
}

/** True where what is sent is what was sent before: the press was repeated, and its answer was lost. */
async function wasEnded({ db, actor }: AtDoor, { order }: OrderRecord, { revision }: HouseEnd): Promise<boolean> {
  const next = (await readOrderEvents(db, order.id)).find(({ seq }) => seq === revision + 1);
  return next?.reason === reason && next.actor === actor.id;
}

/** What is written: what the bank really had, what of it is due, and the mail about it. */
function writing({ allowed: { db, now }, record: { order }, payment }: Stuck, { cents, currency, is_taken }: EndQuote) {
  const seq = order.revision + 1;
  const times = { createdAt: now, updatedAt: now };
  const real = is_taken ? { status: "captured" as const, cents, currency } : { status: "voided" as const };
  const due = { idempotencyKey: `refund/${payment.id}/${seq}`, cents, reason, status: "due" as const, ...times };
  const mail = { key: `order-back/${order.id}/${seq}`, template: reason, lang: order.lang, nextAt: now };
  const statements: Statement[] = [
    db
      .update(payments)
      .set({ ...real, updatedAt: now })
      .where(eq(payments.id, payment.id)),
  ];
  if (is_taken) statements.push(db.insert(refund).values({ id: crypto.randomUUID(), paymentId: payment.id, ...due }));
  if (order.email !== "")
    statements.push(db.insert(mailJob).values({ ...mail, orderId: order.id, status: "queued" as const }));
  return statements;
}

/** Ends it as it was read. False: somebody was faster. */
async function endOnce(stuck: Stuck, asked: HouseEnd): Promise<Result<boolean>> {
  const { allowed, record, payment, provider } = stuck;
  const { now } = allowed;
  const before = await said(provider.status(payment, now));
  if (!before.ok) return before;
  const { cents, currency } = quoteOf(before.value, payment);
  if (cents !== asked.cents || currency !== asked.currency)
    return fail("price_changed", "The bank has another sum now");
  // What was only promised is let go; what was taken meanwhile goes back.
  const last = before.value.state === "authorized" ? await said(provider.cancel(payment, now)) : before;
  if (!last.ok) return last;
  const quote = quoteOf(last.value, payment);
  const ordering = orderingAt(allowed);
  // Free first: whoever dies between the two finds it stuck still, and its seats are nobody's.
  const freed = await letGo(ordering, record.lines);
  if (!freed.ok) return freed;
  return happen(ordering, record.order, {
    events: [quote.is_taken ? "refund_due" : "cancelled"],
    reason,
    set: { failure: reason },
    statements: writing(stuck, quote),
  });
}

/**
 * Ends an order that is stuck, without tickets: all that the bank really has goes back, in the currency it came in, or its promise
 * is let go; the seats are free first, and the buyer is told. `cents` and `currency` are what whoever asks was told; with any other sum
 * nothing happens (`price_changed`). Said twice of one reading it is once. Fails like `quoteEnd`, with `conflict` also where the
 * order has changed since `revision`, and with `overloaded` where a screening does not answer: then nothing is written.
 */
export async function endStuck(asking: DoorAsking, number: string, asked: HouseEnd): Promise<Result<HouseOrder>> {
  const found = await orderNumbered(asking, number);
  if (!found.ok) return found;
  const { allowed, record } = found.value;
  const { order } = record;
  if (order.revision !== asked.revision)
    return (await wasEnded(allowed, record, asked))
      ? houseOrderOf(allowed, record)
      : fail("conflict", "The order has changed meanwhile");
  const stuck = stuckOf(allowed, record);
  if (!stuck.ok) return stuck;
  const ended = await endOnce(stuck.value, asked);
  if (!ended.ok) return ended;
  if (!ended.value) return endStuck(asking, number, asked);
  const ordering = orderingAt(allowed);
  // It has ended whoever is silent now: the cron asks for the money again.
  await settlePayment(ordering, order.id);
  const after = await readOrder(allowed.db, { id: order.id });
  return after ? houseOrderOf(allowed, after) : fail("not_found");
}
