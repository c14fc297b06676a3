import { fail, failFields, ok, type Failure, type Result } from "~/domain/common/errors";
import type { Method } from "~/domain/orders/contact";
import { payableOf } from "~/domain/vouchers/voucher";
import { logError } from "~/server/log.server";
import { paymentsOf } from "../../backends/payments/payments";
import type { Provider } from "../../backends/payments/port";
import { mailJob, payment } from "../../db/schema/box-office";
import { readOrder, type OrderRecord, type Statement } from "../../db/shop/orders";
import { eq } from "drizzle-orm";
import { takeFromCart } from "../../db/shop/carts";
import { holdsByBooks, keepHolds, letGo } from "./order-holds";
import { happen, orderSecret, type Ordering } from "./ordering";
import { settlePayment } from "./settle-payment";
import { orderUrl, paymentUrl } from "./urls";

/** Where an order stands after it was sent, and where its buyer goes next: to the provider (absolute or a path), or to the order's own page. */
export interface Begun {
  record: OrderRecord;
  secret: string;
  next: string;
}

/** Asks the provider where to go, and remembers what it calls the payment. */
async function atProvider(
  ordering: Ordering,
  record: OrderRecord,
  provider: Provider,
  secret: string,
): Promise<Result<string>> {
  const { order, payments } = record;
  const [current] = payments;
  const own = orderUrl(order.lang, await orderSecret(secret, order.id));
  if (!current) return ok(own);
  try {
    const { ref, url } = await provider.begin(current, {
      number: order.number,
      returnUrl: new URL(own, ordering.env.SITE_ORIGIN).href,
      formUrl: paymentUrl(order.lang, current.id),
      until: order.payUntil ?? ordering.now,
    });
    if (current.providerRef === null)
      await ordering.db.update(payment).set({ providerRef: ref }).where(eq(payment.id, current.id));
    return ok(url ?? own);
  } catch (error) {
    logError("payment provider", error);
    await happen(ordering, order, {
      events: ["payment_failed"],
      reason: "unreachable",
      set: { failure: "unreachable" },
      statements: [
        ordering.db
          .update(payment)
          .set({ status: "failed", updatedAt: ordering.now })
          .where(eq(payment.id, current.id)),
      ],
    });
    return ok(own);
  }
}

/** Where somebody goes whose order is on its way already: to the provider while it waits for the payment, else to the order. */
export async function whereNext(ordering: Ordering, orderId: string): Promise<Result<Begun>> {
  const secret = ordering.env.AUTH_SECRET;
  if (!secret) return fail("overloaded");
  const record = await readOrder(ordering.db, { id: orderId });
  if (!record) return fail("not_found");
  const link = await orderSecret(secret, orderId);
  const provider = record.order.status === "pending_payment" ? providerOf(ordering, record.order.method) : null;
  const url = provider?.ok
    ? await atProvider(ordering, record, provider.value, secret)
    : ok(orderUrl(record.order.lang, link));
  if (!url.ok) return url;
  return ok({ record, secret: link, next: url.value });
}

function providerOf(ordering: Ordering, method: Method): Result<Provider> {
  const payments = paymentsOf(ordering.env);
  if (!payments.ok) return payments;
  const provider = payments.value.forMethod(method);
  return provider ? ok(provider) : failFields({ method: "is not offered here" });
}

/** What is written with the beginning of a payment: itself, the holds' leaving the cart, and the mail about a reservation. */
function beginning(ordering: Ordering, record: OrderRecord, provider: Provider, method: Method): Statement[] {
  const { db, now } = ordering;
  const { order, lines } = record;
  const { id: orderId, cartId, currency } = order;
  const row = {
    id: crypto.randomUUID(),
    orderId,
    provider: provider.id,
    method,
    currency,
    // What a voucher pays is nobody else's.
    cents: payableOf(order),
    createdAt: now,
    updatedAt: now,
  };
  const mail = { key: `order-reserved/${orderId}`, orderId, template: "reserved", lang: order.lang, nextAt: now };
  return [
    db.insert(payment).values({ ...row, status: "created" }),
    ...(cartId === null ? [] : takeFromCart(db, cartId, [...new Set(lines.map(({ holdId }) => holdId))])),
    ...(method === "desk"
      ? [
          db
            .insert(mailJob)
            .values({ ...mail, status: "queued" as const })
            .onConflictDoNothing(),
        ]
      : []),
  ];
}

/** What becomes of an order whose screenings refuse to keep its holds; the refusal. Where one has not answered, it stays as it is. */
async function notKept(ordering: Ordering, { order, lines }: OrderRecord, refused: Failure): Promise<Failure> {
  const { code: reason } = refused;
  if (reason === "overloaded") return refused;
  const isDraft = order.status === "draft";
  if (!isDraft && reason !== "cart_expired" && reason !== "not_found") return refused;
  const gone = isDraft ? ok(null) : await letGo(ordering, lines);
  if (!gone.ok) return gone;
  const ended = await happen(
    ordering,
    order,
    isDraft
      ? { events: ["cancelled"], reason, set: { keyHash: null } }
      : { events: ["expired"], reason, set: { failure: "time" } },
  );
  // Somebody was faster, and may have what was stopped here.
  const stands = ended.ok && !ended.value ? await holdsByBooks(ordering, order.id) : ended;
  return stands.ok ? refused : stands;
}

/**
 * Begins a payment of a draft, or another one of an order whose last one failed: at every screening or at none, then in the
 * books, then at the provider. Whatever it dies between, the same call brings it to the same end. A draft whose screening
 * refuses is cancelled and its holds are the cart's again; an order whose hold is over has expired. `overloaded` where a
 * screening does not answer: the order is as it was.
 */
export async function startPayment(ordering: Ordering, record: OrderRecord, method: Method): Promise<Result<Begun>> {
  const { order, lines } = record;
  const secret = ordering.env.AUTH_SECRET;
  if (!secret) return fail("overloaded", "Orders are not set up: the installation has no AUTH_SECRET");
  const provider = providerOf(ordering, method);
  if (!provider.ok) return provider;
  const held = await keepHolds(ordering, order, lines, method);
  if (!held.ok) return notKept(ordering, record, held);
  const begun = await happen(ordering, order, {
    events: ["payment_begun"],
    set: { method, payUntil: held.value, failure: "", askedAt: null },
    statements: beginning(ordering, record, provider.value, method),
  });
  if (!begun.ok) return begun;
  // Somebody was faster: what was done to the holds is not what stands in the books.
  const stands = begun.value ? ok(record) : await holdsByBooks(ordering, order.id);
  if (!stands.ok) return stands;
  // Where nothing is left to pay nobody is asked.
  if (payableOf(order) === 0) {
    const settled = await settlePayment(ordering, order.id);
    if (!settled.ok) return settled;
  }
  return whereNext(ordering, order.id);
}
