import { ok, type Result } from "~/domain/common/errors";
import { removeCart } from "../db/shop/carts";
import { type Asking, storedCart } from "./asking";
import { runOn } from "./run-on";

/** Gives everything in the cart back. An empty cart is left as it is. */
export async function clearCart(asking: Asking): Promise<Result<null>> {
  const { stored } = await storedCart(asking);
  if (!stored) return ok(null);
  const results = await Promise.all(
    stored.items.map(({ eventId, holdId }) => runOn(asking, eventId, { type: "release", hold: holdId })),
  );
  const refused = results.filter((result) => !result.ok).find(({ code }) => code !== "not_found");
  if (refused) return refused;
  await removeCart(asking.db, stored.cart.id);
  return ok(null);
}
