import { maxEventsPerCart } from "~/domain/box-office/limits";
import { fail, ok, type Result } from "~/domain/common/errors";
import { sha256 } from "~/domain/common/sha256";
import { removeFromOtherCarts, saveCartItem } from "../../db/shop/carts";
import { newCartKey, othersOf, type Added } from "../add-tickets";
import { type Asking, storedCart } from "../asking";
import { itemOf, runOn } from "../run-on";
import { partyOfLink } from "./party";

/**
 * Puts what the party of a link is offered into the actor's cart, which is made when there is none. It keeps its own end: it
 * does not move with the cart's, and the cart's does not with it. Taken once more, also from elsewhere, it is in the cart it was
 * taken into last. Fails with `not_found`, with `cart_expired` when the offer is over or has not come, with `conflict` where the
 * cart has tickets of the show already or where it is being paid for, and with `cart_full`.
 */
export async function takeOffer(asking: Asking, secret: string): Promise<Result<Added>> {
  const { db, env, now } = asking;
  const found = await partyOfLink(asking, secret);
  if (!found.ok) return found;
  const { id, eventId } = found.value;
  if (!env.AUTH_SECRET) return fail("overloaded", "Carts are not set up: the installation has no AUTH_SECRET");
  const { given, stored } = await storedCart(asking);
  const others = othersOf(stored, eventId, now);
  if (others.length >= maxEventsPerCart) return fail("cart_full", `At most ${maxEventsPerCart} events in a cart`);
  // The same new cart, however often a first answer is lost.
  const cartKey = given ?? (await newCartKey(env.AUTH_SECRET, eventId, `waiting ${id}`));
  const moved = await runOn(asking, eventId, { type: "move", hold: id, cart: await sha256(cartKey) });
  if (!moved.ok) return moved.code === "not_found" ? fail("cart_expired", "Nothing is offered") : moved;
  const { hold } = moved.value;
  if (!hold) return fail("internal");
  await saveCartItem(db, itemOf(eventId, hold, now), { now, deadlineAt: now });
  await removeFromOtherCarts(db, id, hold.cart);
  return ok({ hold, cartKey, others });
}
