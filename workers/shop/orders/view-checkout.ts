import { slotStart } from "~/domain/booking/slot-start";
import { centsToPrice, priceToCents } from "~/domain/booking/selection";
import { ok, type Result } from "~/domain/common/errors";
import type { Checkout } from "~/domain/orders/schema";
import { centsOf } from "~/domain/vouchers/voucher";
import { paymentsOf } from "../../backends/payments/payments";
import { houseTimeZone } from "../../db/site/site-settings";
import { readTyped } from "../../db/shop/carts";
import { cartIdOf, storedCart, type Asking } from "../asking";
import { withVouchers } from "../cart-vouchers";
import { viewCart } from "../view-cart";
import type { OrderEnvironment } from "./ordering";
import { offersOf, showFacts } from "./show-facts";
import { isTicketKey } from "../tickets/ticket-signature";

/** What the vouchers of a cart do for a total, as the page shows it, and cents left to pay. */
async function vouchedFor(asking: Asking, cartId: string | undefined, totalCents: number) {
  const vouched = cartId === undefined ? [] : await withVouchers(asking, cartId, totalCents);
  const vouchers = vouched.map(({ voucher: { ending, balance }, cents, problem }) => ({
    ending,
    amount: centsToPrice(cents),
    balance: centsToPrice(balance - cents),
    problem,
  }));
  return { vouchers, left: totalCents - centsOf(vouched) };
}

/** What the checkout shows: the cart, its shows, what is paid and how. Fails like the cart. */
export async function viewCheckout(asking: Asking & { env: OrderEnvironment }): Promise<Result<Checkout>> {
  const { db, env, lang, now } = asking;
  const cart = await viewCart(asking, await cartIdOf(asking.actor));
  if (!cart.ok) return cart;
  const zone = await houseTimeZone(db);
  const facts = await showFacts(
    db,
    cart.value.items.map(({ event }) => event),
    { lang, zone },
  );
  const payments = paymentsOf(env);
  const { stored } = await storedCart(asking);
  const { vouchers, left } = await vouchedFor(asking, stored?.cart.id, priceToCents(cart.value.total));
  const before = stored?.cart.orderId ?? null;
  const { items } = cart.value;
  const events = items.flatMap(({ event }) => facts.get(event) ?? []);
  const bought = items.map(({ event, date_start, timeslot }) => {
    const startsAt = Date.parse(date_start);
    return { event, startsAt: timeslot === null ? startsAt : slotStart(startsAt, timeslot, zone) };
  });
  return ok({
    cart: cart.value,
    events,
    methods: payments.ok && left > 0 ? offersOf(payments.value.methods, bought, { now, zone }) : [],
    is_free: Number(cart.value.total) === 0,
    vouchers,
    to_pay: centsToPrice(left),
    typed: before === null ? null : await readTyped(db, before),
    open: payments.ok && Boolean(env.AUTH_SECRET) && isTicketKey(env.TICKET_KEY),
  });
}
