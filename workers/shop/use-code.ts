import { fail, ok, type Result } from "~/domain/common/errors";
import { sha256 } from "~/domain/common/sha256";
import { plainCode } from "~/domain/orders/promotion";
import { hashedAs } from "~/domain/vouchers/voucher";
import { putCode, readPromotion } from "../db/shop/promotions";
import { readVoucher } from "../db/shop/vouchers";
import { storedCart, type Asking } from "./asking";
import { codeRefused, judged } from "./cart-code";
import { addVoucher, removeVoucher } from "./cart-vouchers";
import { readHolds } from "./read-holds";

/**
 * Puts a code into the actor's cart: a promotion's in place of the one before, a voucher's behind those it has. `bad_request`
 * with what is wrong with it, after which the cart is as it was; `cart_expired` where there is nothing it could be for.
 */
export async function useCode(asking: Asking, typed: string): Promise<Result<null>> {
  const { db } = asking;
  const { stored } = await storedCart(asking);
  if (!stored) return fail("cart_expired");
  const code = plainCode(typed);
  if (code === "") return codeRefused("missing");
  // Both are looked for, whatever it is: how long it takes says nothing.
  const [promotion, voucher] = await Promise.all([
    readPromotion(db, { code }),
    readVoucher(db, { codeHash: await sha256(hashedAs(typed)) }, stored.cart.id),
  ]);
  // The desk's own sale knows no vouchers: what it says to collect is the total.
  const isGuest = asking.actor.network !== null;
  if (voucher && isGuest) return addVoucher(asking, stored.cart.id, voucher);
  if (!promotion) return codeRefused("unknown");
  const holds = await readHolds(asking, stored.items);
  if (!holds.ok) return holds;
  const lines = holds.value.flatMap(({ event, hold }) =>
    hold.lines.map(({ saleType, cents }) => ({ eventId: event, saleTypeId: saleType, cents })),
  );
  const { problem } = await judged(asking, promotion, lines, { cartId: stored.cart.id, email: "" });
  if (problem) return codeRefused(problem);
  await putCode(db, stored.cart.id, promotion.id);
  return ok(null);
}

/** Takes the code out of the actor's cart, if it has one. */
export async function dropCode(asking: Asking): Promise<Result<null>> {
  const { stored } = await storedCart(asking);
  if (stored) await putCode(asking.db, stored.cart.id, null);
  return ok(null);
}

/** Takes a voucher out of the actor's cart, by its last four signs, if it is in it. */
export async function dropVoucher(asking: Asking, ending: string): Promise<Result<null>> {
  const { stored } = await storedCart(asking);
  if (stored) await removeVoucher(asking.db, stored.cart.id, ending);
  return ok(null);
}
