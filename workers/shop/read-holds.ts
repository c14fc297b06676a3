import type { HoldView } from "~/domain/box-office/model";
import { ok, type Result } from "~/domain/common/errors";
import { askScreening } from "../box-office/screenings";
import type { CartItemRow } from "../db/shop/carts";
import type { Asking } from "./asking";

/** A hold of a cart as its screening sees it. */
export interface Shown {
  event: number;
  hold: HoldView;
  isContested: boolean;
}

/** The holds of a cart's items, or of an order, as their screenings see them now. Fails with `overloaded` while one of them is too busy. */
export async function readHolds(
  asking: Pick<Asking, "env" | "now">,
  items: readonly Pick<CartItemRow, "eventId" | "holdId">[],
): Promise<Result<Shown[]>> {
  const looks = await Promise.all(
    items.map(async ({ eventId, holdId }) => ({
      event: eventId,
      look: await askScreening(asking.env, eventId, (object) => object.look({ hold: holdId, now: asking.now })),
    })),
  );
  const found: Shown[] = [];
  for (const { event, look } of looks) {
    if (!look.ok) return look;
    const { hold, isContested } = look.value;
    if (hold) found.push({ event, hold, isContested });
  }
  return ok(found);
}
