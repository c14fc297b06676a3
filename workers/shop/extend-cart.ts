import { fail, ok, type Result } from "~/domain/common/errors";
import { saveExtension } from "../db/shop/carts";
import { type Asking, storedCart } from "./asking";
import { runOn } from "./run-on";
import { readHolds } from "./read-holds";
import { isDue, isHeld, renewalOf } from "./view-cart";

/**
 * Five minutes more for everything in the cart that is still held: one deadline for all of it.
 * `renewal` says which one is meant, counted from 1: asked for twice it happens once. Only what ends
 * within the next minutes is renewed. Fails with `too_early` before, with `hall_contested` while the
 * hall is too full of unpaid holds, with `address_needed` from the fourth time on for whoever is not signed in, with `extensions_used_up`, also where the end of sales leaves no
 * room, and with the first refusal if nothing was renewed.
 */
export async function extendCart(asking: Asking, renewal?: number): Promise<Result<null>> {
  const { db, now } = asking;
  const { stored } = await storedCart(asking);
  if (!stored || stored.cart.deadlineAt <= now) return fail("cart_expired");
  if (renewal !== undefined && renewal <= stored.cart.extensions) return ok(null);
  const current = await readHolds(asking, stored.items);
  if (!current.ok) return current;
  const held = current.value.filter(({ hold }) => isHeld(hold));
  if (held.length === 0) return fail("cart_expired");
  const renewable = renewalOf(
    { held, extensions: stored.cart.extensions, isKnown: asking.actor.isKnown === true },
    now,
  );
  if ("refused" in renewable) return fail(renewable.refused);
  const ordinal = stored.cart.extensions + 1;
  const due = held.filter(({ hold }) => isDue(hold, now));
  // With nothing due the screenings say why not: it may be more than too early.
  const results = await Promise.all(
    (due.length > 0 ? due : held).map(({ event, hold }) =>
      runOn(asking, event, { type: "extend", hold: hold.id, ordinal }),
    ),
  );
  const holds = results.flatMap((result) => (result.ok && result.value.hold ? [result.value.hold] : []));
  if (holds.length === 0) return results.find((result) => !result.ok) ?? fail("cart_expired");
  await saveExtension(db, stored.cart.id, { ordinal, holds });
  return ok(null);
}
