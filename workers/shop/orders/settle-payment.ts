import { eq } from "drizzle-orm";
import { fail, ok, type Result } from "~/domain/common/errors";
import { ticketStates } from "~/domain/orders/states";
import { payableOf, payingParts } from "~/domain/vouchers/voucher";
import { logAlarm, logError } from "~/server/log.server";
import { paymentsOf } from "../../backends/payments/payments";
import type { Provider, ProviderStatus } from "../../backends/payments/port";
import { mailJob, payment as payments, refund } from "../../db/schema/box-office";
import { cancelledOf } from "../../db/shop/cancelled";
import { noteAsked, readOrder, type OrderRecord, type PaymentRow } from "../../db/shop/orders";
import { isUsedUp, unlessUsedUp } from "../../db/shop/promotions";
import { areCovered, takeOfVouchers } from "../../db/shop/vouchers";
import { confirmHolds, giveBack, takeBackSold } from "./confirm-holds";
import { ticketsFor } from "./tickets/issue-tickets";
import { keepHolds, letGo } from "./order-holds";
import { happen, holdsOf, type Happening, type Ordering } from "./ordering";
import { isBackDue, refundDue, refundSurplus } from "./refund-due";

/** "again": read the order anew and go on, because somebody was faster or because one step leads to the next. */
type Step = Result<"done" | "again">;

const done: Step = ok("done");
const mostSteps = 6;

/** A payment of an order with whoever takes it. */
interface Case {
  ordering: Ordering;
  record: OrderRecord;
  payment: PaymentRow;
  provider: Provider;
}

type Paid = Extract<ProviderStatus, { state: "authorized" | "captured" }>;

/** Lets it happen; then the order is to be read again, whoever was faster. */
async function then(of: Case, happening: Happening, payment: Partial<PaymentRow> = {}): Promise<Step> {
  const { ordering, record } = of;
  const { db, now } = ordering;
  const update = db
    .update(payments)
    .set({ ...payment, updatedAt: now })
    .where(eq(payments.id, of.payment.id));
  const statements = [update, ...(happening.statements ?? [])];
  const happened = await happen(ordering, record.order, { ...happening, statements });
  return happened.ok ? ok("again") : happened;
}

/** The mail about it; none where nobody has said an address, as at the desk. */
function mailOf({ ordering, record: { order } }: Case, template: string, key = `order-${template}/${order.id}`) {
  if (order.email === "") return [];
  const job = { key, orderId: order.id, template, lang: order.lang, status: "queued" as const, nextAt: ordering.now };
  return [ordering.db.insert(mailJob).values(job).onConflictDoNothing()];
}

/** What only a person can bring to an end: an alarm, once, without the person who ordered. */
async function stop(of: Case, reason: string): Promise<Step> {
  if (of.record.order.status === "stuck") return done;
  logAlarm("order_stuck", `order ${of.record.order.number}: ${reason}`);
  return then(of, { events: ["stuck"], reason, set: { failure: reason } }, { status: "stuck" });
}

/** The order ends without money; what it has kept is free first, or somebody who dies between the two would keep it for nobody. */
async function end(of: Case, happening: Happening, payment: Partial<PaymentRow> = {}): Promise<Step> {
  const freed = await letGo(of.ordering, of.record.lines);
  return freed.ok ? then(of, happening, payment) : freed;
}

const outOfTime = { events: ["expired"], reason: "time", set: { failure: "time" } } satisfies Happening;

/** The bank says no: the seats are kept for another try, at least ten minutes. */
async function onFailed(of: Case, reason: string): Promise<Step> {
  const { ordering, record, payment } = of;
  // Nobody has paid anything, whatever it was that did not match.
  if (record.order.status === "stuck")
    return end(of, { events: ["cancelled"], reason, set: { failure: reason } }, { status: "failed" });
  if (payment.status === "failed" || record.order.status !== "pending_payment") return done;
  const kept = await keepHolds(ordering, record.order, record.lines, payment.method);
  if (kept.ok)
    return then(
      of,
      { events: ["payment_failed"], reason, set: { failure: reason, payUntil: kept.value } },
      { status: "failed" },
    );
  if (kept.code === "overloaded") return kept;
  if (kept.code === "conflict") {
    // Sold for a promise that the bank has thought better of; with another payment it may be that one's.
    if (record.payments.length > 1) return stop(of, "sold");
    const undone = await takeBackSold(ordering, record);
    if (!undone.ok) return undone;
  }
  const ended = { events: ["expired"], reason, set: { failure: "time", payUntil: ordering.now } } satisfies Happening;
  return end(of, ended, { status: "failed" });
}

/** Nobody knows yet. When the seats are kept no longer, the payment is ended: then the provider does know. */
async function onPending(of: Case): Promise<Step> {
  const { ordering, record, payment, provider } = of;
  const { db, now } = ordering;
  if (record.order.status !== "pending_payment") return done;
  if (record.order.payUntil === null || now < record.order.payUntil) {
    await noteAsked(db, record.order.id, now);
    return done;
  }
  const last = await provider.cancel(payment, now);
  if (last.state === "authorized" || last.state === "captured") return onPaid(of, last);
  if (last.state === "pending") {
    // A bank has it in hand: asked until it says what became of it, or money would come that nobody asks about.
    await noteAsked(db, record.order.id, now);
    return done;
  }
  return end(of, outOfTime, { status: "voided" });
}

/** How an order ends that nobody has paid for. */
const over = ({ record: { order } }: Case) => (order.status === "stuck" ? "cancelled" : "expired");

/** Why there are no seats, with the mail that says so. A show that was cancelled is told as every other order of it is. */
async function lossOf(of: Case) {
  const { order, lines } = of.record;
  const gone = await cancelledOf(
    of.ordering.db,
    lines.map(({ eventId }) => eventId),
  );
  if (gone.size === 0) return { reason: "seats_gone", suffix: "", mail: mailOf(of, "lost") };
  const suffix = `/${order.revision + 1}`;
  return { reason: "show_cancelled", suffix, mail: mailOf(of, "show_cancelled", `order-back/${order.id}${suffix}`) };
}

/** The seats are gone: what was promised is let go, what was paid is due. */
async function onLost(of: Case, status: Paid): Promise<Step> {
  const { ordering, payment, provider } = of;
  const { db, now } = ordering;
  const ended = status.state === "authorized" ? await provider.cancel(payment, now) : status;
  const label = status.label;
  const { reason, suffix, mail } = await lossOf(of);
  const why = { reason, set: { failure: reason } };
  if (ended.state !== "captured") {
    const { status: stands } = of.record.order;
    if (stands === "cancelled" || stands === "expired") return done;
    const events = [stands === "stuck" ? "cancelled" : "expired"] as const;
    return then(of, { ...why, events, statements: mail }, { status: "voided", label });
  }
  const key = { id: crypto.randomUUID(), paymentId: payment.id, idempotencyKey: `refund/${payment.id}${suffix}` };
  const row = { ...key, cents: payment.cents, reason, status: "due" as const, createdAt: now, updatedAt: now };
  // Nothing is to be asked back of a bank where a voucher has paid it all.
  const refunds = row.cents > 0 ? [db.insert(refund).values(row).onConflictDoNothing()] : [];
  const statements = [...refunds, ...mail];
  return then(of, { ...why, events: ["refund_due"], statements }, { status: "captured", label });
}

/** What an order takes of its vouchers again, with its next event. */
const takenAgain = ({ ordering: { now, by }, record: { order, movements } }: Case) => ({
  orderId: order.id,
  seq: order.revision + 1,
  at: now,
  actor: by.actor,
  parts: payingParts(order, movements),
});

/** What an order had beside its seats when it ran out, and somebody else may have now. */
const hadMore = ({ promotionId, voucherCents }: OrderRecord["order"]): boolean =>
  promotionId !== null || voucherCents > 0;

/** The use of a code and the money of vouchers that an order had when it ran out are its own again, or somebody else has them: then it is as with seats. */
async function revive(of: Case, status: Paid): Promise<Step> {
  const { db } = of.ordering;
  const { id, promotionId } = of.record.order;
  const taken = takenAgain(of);
  const statements = [...(promotionId === null ? [] : [unlessUsedUp(db, id)]), ...takeOfVouchers(db, taken)];
  try {
    return await then(of, { events: ["revived"], statements }, { status: "created" });
  } catch (error) {
    if (promotionId !== null && (await isUsedUp(db, id))) return onLost(of, status);
    if (!(await areCovered(db, taken.parts))) return onLost(of, status);
    throw error;
  }
}

/** There is money, or the promise of it: the screenings decide, then it is taken, then there are tickets. */
async function onPaid(of: Case, status: Paid): Promise<Step> {
  const { ordering, record, payment, provider } = of;
  if (
    status.cents !== payment.cents ||
    status.currency !== payment.currency ||
    payment.cents !== payableOf(record.order)
  )
    return stop(of, "mismatch");
  if (record.order.status === "expired" && hadMore(record.order)) return revive(of, status);
  const confirmed = await confirmHolds(ordering, record);
  if (!confirmed.ok) return confirmed;
  if (confirmed.value.outcome === "mismatch") return stop(of, "mismatch");
  if (confirmed.value.outcome !== "sold") return onLost(of, status);
  const { holds } = confirmed.value;
  const taken = status.state === "authorized" ? await provider.capture(payment, ordering.now) : status;
  if (taken.state === "pending") return done;
  if (taken.state !== "captured") {
    // The bank has thought better of its promise: the seats are free again, and nothing was paid.
    const undone = await giveBack(ordering, holdsOf(record.lines), holds);
    if (!undone.ok) return undone;
    return then(of, { events: [over(of)], reason: "not_captured", set: { failure: "time" } }, { status: "failed" });
  }
  const statements = [...ticketsFor(ordering, record, holds), ...mailOf(of, "confirmation")];
  const set = { paidAt: ordering.now, failure: "", method: payment.method };
  const payed = { status: "captured", label: taken.label } as const;
  return then(of, { events: ["paid", "tickets_issued"], set, statements }, payed);
}

/** True where an order has had its money, whether or not it went back since. */
const wasPaid = ({ status }: OrderRecord["order"]): boolean => ticketStates.has(status) || status === "refunded";

/** True where another payment has paid an order: what comes now was paid twice. */
const isPaidOtherwise = ({ order, payments }: OrderRecord, payment: PaymentRow): boolean =>
  wasPaid(order) && payments.some(({ id, status }) => id !== payment.id && status === "captured");

const isSettled = ({ order }: OrderRecord, payment: PaymentRow, { isAsked = false }: Ordering): boolean =>
  wasPaid(order) ? payment.status === "captured" : order.status === "draft" || (order.status === "stuck" && !isAsked);

/** What was promised besides is let go, what was taken besides goes back. */
async function onPaidTwice({ ordering, payment, provider }: Case, status: Paid): Promise<Step> {
  const last = status.state === "authorized" ? await provider.cancel(payment, ordering.now) : status;
  return last.state === "captured" ? refundSurplus(ordering, payment, provider) : done;
}

/** Nothing was paid, and nobody has tried again in time. */
async function onOver(of: Case): Promise<Step> {
  const { status, payUntil } = of.record.order;
  const isLate = status === "failed" && (payUntil ?? 0) <= of.ordering.now;
  return isLate ? end(of, outOfTime) : done;
}

async function settleOnce(ordering: Ordering, record: OrderRecord, paymentId: string | undefined): Promise<Step> {
  const { order } = record;
  const found = paymentsOf(ordering.env);
  if (!found.ok) return found;
  if (await isBackDue(ordering, order)) return refundDue(ordering, record, found.value);
  const payment = record.payments.find(({ id }) => paymentId === undefined || id === paymentId);
  if (!payment || isSettled(record, payment, ordering)) return done;
  const provider = found.value.byId(payment.provider);
  if (!provider) return fail("overloaded", "The provider of this payment is not set up");
  const of = { ordering, record, payment, provider };
  // A payment that is over is asked for once more only if somebody says that there is something new.
  if (paymentId === undefined && ["failed", "voided"].includes(payment.status)) return onOver(of);
  const status = await provider.status(payment, ordering.now);
  if ((status.state === "authorized" || status.state === "captured") && isPaidOtherwise(record, payment))
    return onPaidTwice(of, status);
  if (status.state === "pending") return onPending(of);
  return status.state === "failed" ? onFailed(of, status.reason) : onPaid(of, status);
}

/**
 * Brings an order to where its payment is: the one way for the buyer's return, a provider's event, the cron and the desk. The
 * provider is asked; its events and the buyer's address bar are believed nothing. Money that is there ends in tickets or in being
 * given back, never both; whatever it dies between, and however often it is called, it comes to the same. `paymentId`: which
 * payment of the order, the latest if none is named. `overloaded` where somebody did not answer: call again.
 */
export async function settlePayment(
  ordering: Ordering,
  orderId: string,
  paymentId?: string,
): Promise<Result<OrderRecord>> {
  try {
    for (let step = 0; step < mostSteps; step += 1) {
      // Each step begins with what the last one, or somebody faster, has written.
      // oxlint-disable-next-line no-await-in-loop
      const record = await readOrder(ordering.db, { id: orderId });
      if (!record) return fail("not_found");
      // oxlint-disable-next-line no-await-in-loop
      const next = await settleOnce(ordering, record, paymentId);
      if (!next.ok) return next;
      if (next.value === "done") return ok(record);
    }
  } catch (error) {
    logError("settling a payment", error);
  }
  return fail("overloaded");
}
