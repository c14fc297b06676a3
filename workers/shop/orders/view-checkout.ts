import { ok, type Result } from "~/domain/common/errors";
import type { Checkout } from "~/domain/orders/schema";
import { paymentsOf } from "../../backends/payments/payments";
import { houseTimeZone } from "../../db/site/site-settings";
import type { Asking } from "../asking";
import { cartIdOf } from "../asking";
import { viewCart } from "../view-cart";
import type { OrderEnvironment } from "./ordering";
import { offersOf, showFacts } from "./show-facts";
import { isTicketKey } from "./ticket-signature";

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
  const isFree = Number(cart.value.total) === 0;
  const events = cart.value.items.flatMap(({ event }) => facts.get(event) ?? []);
  return ok({
    cart: cart.value,
    events,
    methods: payments.ok && !isFree ? offersOf(payments.value.methods, events, { now, zone }) : [],
    is_free: isFree,
    open: payments.ok && Boolean(env.AUTH_SECRET) && isTicketKey(env.TICKET_KEY),
  });
}
