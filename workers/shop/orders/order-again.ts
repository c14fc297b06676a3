import { fail, ok, type Result } from "~/domain/common/errors";
import type { OrderLineRow, OrderRecord } from "../../db/shop/orders";
import { sha256 } from "~/domain/common/sha256";
import { putOrderAgain } from "../../db/shop/carts";
import { putCode } from "../../db/shop/promotions";
import { putVoucher } from "../../db/shop/vouchers";
import { payingParts } from "~/domain/vouchers/voucher";
import { addTickets } from "../add-tickets";
import { clearCart } from "../clear-cart";
import { timeslot } from "../../db/schema/programme";
import { and, eq } from "drizzle-orm";
import type { OrderAsking } from "./begin-order";
import { cartUrl } from "../view-cart";

interface HeldAgain {
  cartKey: string;
  tickets_quantity: number;
  cart_url: string;
  /** Epoch ms. */
  expiresAt: number;
}

/** The time slot of a block, as a request for tickets names it. */
async function slotOf({ db }: OrderAsking, { eventId, block }: OrderLineRow): Promise<number | undefined> {
  if (block === 0) return undefined;
  const [slot] = await db
    .select({ id: timeslot.id })
    .from(timeslot)
    .where(and(eq(timeslot.eventId, eventId), eq(timeslot.blockId, block)))
    .limit(1);
  return slot?.id;
}

/**
 * Holds what an order was about once more, in a new cart, after its time has run out: in its old seats where they are free.
 * All of it or nothing; a refusal is the screening's. What was typed for it is in the cart's checkout. `conflict` for an order that is not over.
 */
export async function orderAgain(asking: OrderAsking, record: OrderRecord): Promise<Result<HeldAgain>> {
  const { order, lines } = record;
  if (order.status !== "expired" && order.status !== "cancelled" && order.status !== "pending_payment")
    return fail("conflict", "The order is not over");
  if (order.status === "pending_payment" && (order.payUntil ?? 0) > asking.now)
    return fail("conflict", "The order is not over");
  let expiresAt = Infinity;
  let current: OrderAsking = { ...asking, actor: { ...asking.actor, cartKey: undefined } };
  for (const [event, of] of Map.groupBy(lines, ({ eventId }) => eventId)) {
    const [first] = of;
    if (!first) continue;
    // One after the other: the first one makes the cart.
    // oxlint-disable-next-line no-await-in-loop
    const added = await holdAgain(current, event, of);
    if (!added.ok) {
      // oxlint-disable-next-line no-await-in-loop
      await clearCart(current);
      return added;
    }
    current = { ...asking, actor: { ...asking.actor, cartKey: added.value.cartKey } };
    expiresAt = Math.min(expiresAt, added.value.expiresAt);
  }
  const { cartKey } = current.actor;
  if (cartKey) await bringAlong(asking, record, cartKey);
  return ok({
    cartKey: current.actor.cartKey ?? "",
    tickets_quantity: lines.reduce((sum, { amount }) => sum + amount, 0),
    cart_url: cartUrl(asking.lang),
    expiresAt,
  });
}

/** What an order had beside its places is in the cart: what was typed, its code and its vouchers. */
async function bringAlong({ db }: OrderAsking, { order, movements }: OrderRecord, cartKey: string): Promise<void> {
  const cart = await sha256(cartKey);
  await putOrderAgain(db, cart, order.id);
  // A code or a voucher that somebody else has used up since is said to be so where the cart is.
  if (order.promotionId !== null) await putCode(db, cart, order.promotionId);
  for (const { voucherId } of payingParts(order, movements)) {
    // One after the other: they pay in the order they were put in.
    // oxlint-disable-next-line no-await-in-loop
    await putVoucher(db, cart, voucherId);
  }
}

async function holdAgain(
  asking: OrderAsking,
  event: number,
  lines: readonly OrderLineRow[],
): Promise<Result<{ cartKey: string; expiresAt: number }>> {
  const [first] = lines;
  const slot = first && (await slotOf(asking, first));
  const tickets = lines.map(({ priceLineId, seatGroupId, saleTypeId, amount }) => ({
    price_id: priceLineId,
    seat_group: seatGroupId,
    sale_type_id: saleTypeId,
    amount,
  }));
  // Where the old seats are gone it is the house's choice, and the cart shows which they are.
  const units = lines.flatMap(({ seats }) => seats.filter(({ seat }) => seat !== null).map(({ unit }) => unit));
  const request = { event, tickets, scattered: true, units, ...(slot !== undefined && { timeslot: slot }) };
  const added = await addTickets(asking, request, crypto.randomUUID());
  if (!added.ok) return added;
  if (!("hold" in added.value)) return fail("conflict");
  const { cartKey, hold } = added.value;
  return ok({ cartKey, expiresAt: hold.expiresAt });
}
