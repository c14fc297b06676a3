import { centsToPrice } from "~/domain/booking/selection";
import { fail, ok, type Result } from "~/domain/common/errors";
import type { PaymentView } from "~/domain/orders/schema";
import { totalsOf } from "~/domain/orders/totals";
import { toOffsetIso } from "~/domain/time/zone";
import { logError } from "~/server/log.server";
import { paymentsOf } from "../../backends/payments/payments";
import { orderOfPayment, readOrder, type OrderRecord, type PaymentRow } from "../../db/shop/orders";
import { houseTimeZone } from "../../db/site/site-settings";
import { orderSecret, type Ordering } from "./ordering";
import { settlePayment } from "./settle-payment";
import { orderUrl } from "./urls";

/** The address of a payment is told to its provider, and by it to banks: after so long it leads nowhere. */
const addressKept = 24 * 60 * 60_000;

async function paymentOf(
  { db, now }: Ordering,
  id: string,
): Promise<Result<{ record: OrderRecord; payment: PaymentRow }>> {
  const order = await orderOfPayment(db, id);
  const record = order === null ? null : await readOrder(db, { id: order });
  const payment = record?.payments.find((one) => one.id === id);
  return record && payment && now < payment.createdAt + addressKept ? ok({ record, payment }) : fail("not_found");
}

/** A payment as its page shows it, with the provider's fields while there is something to type. `lang`: of the page. */
export async function viewPayment(ordering: Ordering, id: string, lang: string): Promise<Result<PaymentView>> {
  const { env } = ordering;
  const found = await paymentOf(ordering, id);
  const providers = paymentsOf(env);
  if (!found.ok) return found;
  if (!providers.ok || !env.AUTH_SECRET) return fail("overloaded");
  const { order, lines, payments } = found.value.record;
  const { payment } = found.value;
  const provider = providers.value.byId(payment.provider);
  const isWaiting =
    order.status === "pending_payment" && payments[0]?.id === id && ordering.now < (order.payUntil ?? 0);
  try {
    const form = isWaiting ? await provider?.form?.(payment) : null;
    const zone = await houseTimeZone(ordering.db);
    return ok({
      number: order.number,
      order_url: orderUrl(lang, await orderSecret(env.AUTH_SECRET, order.id)),
      total: centsToPrice(payment.cents),
      tickets_quantity: totalsOf(lines).tickets,
      method: payment.method,
      pay_until: order.payUntil === null ? null : toOffsetIso(order.payUntil, zone),
      form: form ? { publishable_key: form.publishableKey, client_secret: form.clientSecret } : null,
    });
  } catch (error) {
    logError("payment provider", error);
    return fail("overloaded");
  }
}

/**
 * Ends a payment the buyer wants to make in another way, and says how the order stands: its seats are kept for another try.
 * Where the money came first, it is paid.
 */
export async function stopPayment(ordering: Ordering, id: string): Promise<Result<null>> {
  const found = await paymentOf(ordering, id);
  const providers = paymentsOf(ordering.env);
  if (!found.ok) return found;
  if (!providers.ok) return providers;
  const { record, payment } = found.value;
  try {
    if (record.order.status === "pending_payment")
      await providers.value.byId(payment.provider)?.cancel(payment, ordering.now);
  } catch (error) {
    logError("payment provider", error);
    return fail("overloaded");
  }
  const settled = await settlePayment(ordering, record.order.id);
  return settled.ok ? ok(null) : settled;
}
