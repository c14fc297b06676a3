import type { CartLineChange } from "~/domain/booking/schema";
import type { Command } from "~/domain/box-office/model";
import { fail, type Failure, ok, type Result } from "~/domain/common/errors";
import { type CartItemRow, removeCartItem, updateCartItem } from "../db/shop/carts";
import { type Asking, storedCart } from "./asking";
import { itemOf, runOn } from "./run-on";
import { unproven } from "./unproven";

/** The hold of one event in the actor's cart. */
async function ownItem(asking: Asking, event: number): Promise<CartItemRow | null> {
  const { stored } = await storedCart(asking);
  return stored?.items.find(({ eventId }) => eventId === event) ?? null;
}

/** Field names of a change of one line, not of a list of lines. */
const ofOneLine = (failure: Failure): Failure =>
  failure.errors
    ? {
        ...failure,
        errors: failure.errors.map(({ path, message }) => ({ path: path.replace("tickets.0.", ""), message })),
      }
    : failure;

async function change(asking: Asking, event: number, command: (hold: string) => Command): Promise<Result<null>> {
  const item = await ownItem(asking, event);
  if (!item) return fail("not_found", "The cart holds nothing of this event");
  const result = await runOn(asking, event, command(item.holdId));
  if (!result.ok) return ofOneLine(result);
  const { hold } = result.value;
  if (hold?.state === "held") await updateCartItem(asking.db, itemOf(event, hold, item.createdAt));
  else await removeCartItem(asking.db, item);
  return ok(null);
}

/** Sets one line of an event to an amount; 0 removes the line, and with the last line the event. */
export async function changeLine(asking: Asking, event: number, line: CartLineChange): Promise<Result<null>> {
  // A cart brings no proof: what is more than before is asked for on the page of the show.
  const proof = await unproven(asking, { event, token: undefined, idempotencyKey: "" });
  if (!proof.ok) return proof;
  return change(asking, event, (hold) => ({
    type: "change-amount",
    hold,
    priceId: line.price_id,
    pool: line.seat_group,
    amount: line.amount,
    ...(line.scattered === true && { scattered: true }),
    most: asking.actor.most,
    ...proof.value,
  }));
}

/** Moves an event's tickets to other seats; `singles`: also where that leaves single seats between others. */
export const changeSeats = (asking: Asking, event: number, units: number[], singles = false): Promise<Result<null>> =>
  change(asking, event, (hold) => ({ type: "change-seats", hold, units, ...(singles && { singles }) }));

/** Gives an event's tickets back. Fails with `not_found` if the cart has none of it. */
export const removeEvent = (asking: Asking, event: number): Promise<Result<null>> =>
  change(asking, event, (hold) => ({ type: "release", hold }));
