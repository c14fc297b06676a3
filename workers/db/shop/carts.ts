import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "../client";
import { cart, cartItem, orders } from "../schema/box-office";
import { production } from "../schema/catalogue";
import { room, seatGroup } from "../schema/places";
import { saleType } from "../schema/prices";
import { event, timeslot } from "../schema/programme";

export type CartRow = typeof cart.$inferSelect;
export type CartItemRow = typeof cartItem.$inferSelect;

/** A cart with its events, oldest first; null if there is no such cart. One query. */
export async function readCart(db: Database, id: string): Promise<{ cart: CartRow; items: CartItemRow[] } | null> {
  const rows = await db
    .select({ cart, item: cartItem })
    .from(cart)
    .leftJoin(cartItem, eq(cartItem.cartId, cart.id))
    .where(eq(cart.id, id))
    .orderBy(cartItem.createdAt, cartItem.eventId);
  const [first] = rows;
  return first ? { cart: first.cart, items: rows.flatMap(({ item }) => item ?? []) } : null;
}

/** What a cart page says about its events, and the names of what is in it. One batch of four reads. */
export async function readCartTexts(db: Database, id: string) {
  const ofCart = db.select({ event: cartItem.eventId }).from(cartItem).where(eq(cartItem.cartId, id));
  const [events, groups, types, slots] = await db.batch([
    db
      .select({
        id: event.id,
        slug: event.slug,
        title: sql<Record<string, string>>`coalesce(${event.title}, ${production.title})`.mapWith(event.title),
        startsAt: event.startsAt,
        versionCode: event.versionCode,
        room: room.name,
      })
      .from(event)
      .leftJoin(production, eq(production.id, event.productionId))
      .leftJoin(room, eq(room.id, event.roomId))
      .where(sql`${event.id} IN ${ofCart}`),
    db
      .selectDistinct({ id: seatGroup.id, name: seatGroup.name })
      .from(seatGroup)
      .innerJoin(event, eq(event.roomId, seatGroup.roomId))
      .where(sql`${event.id} IN ${ofCart}`),
    db.select({ id: saleType.id, name: saleType.name }).from(saleType),
    db
      .select({ id: timeslot.id, event: timeslot.eventId, block: timeslot.blockId, timeStart: timeslot.timeStart })
      .from(timeslot)
      .where(sql`${timeslot.eventId} IN ${ofCart}`)
      .orderBy(timeslot.timeStart),
  ]);
  return { events, groups, types, slots };
}

const holdOf = ({ cartId, eventId, holdId }: Pick<CartItemRow, "cartId" | "eventId" | "holdId">) => [
  eq(cartItem.cartId, cartId),
  eq(cartItem.eventId, eventId),
  eq(cartItem.holdId, holdId),
];

/**
 * Puts an event into a cart, or renews what is said of it. The cart's deadline is set by the first
 * event only, and again once it has passed; an answer older than the stored one changes nothing.
 */
export async function saveCartItem(
  db: Database,
  item: CartItemRow,
  { now, deadlineAt }: { now: number; deadlineAt: number },
): Promise<void> {
  await db.batch([
    db
      .insert(cart)
      .values({ id: item.cartId, createdAt: now, deadlineAt, extensions: 0 })
      .onConflictDoUpdate({
        target: cart.id,
        set: { deadlineAt: sql`excluded.deadline_at`, extensions: 0 },
        setWhere: sql`${cart.deadlineAt} <= ${now}`,
      }),
    db
      .insert(cartItem)
      .values(item)
      .onConflictDoUpdate({
        target: [cartItem.cartId, cartItem.eventId],
        set: { holdId: item.holdId, revision: item.revision, quantity: item.quantity, expiresAt: item.expiresAt },
        setWhere: sql`excluded.revision >= ${cartItem.revision}`,
      }),
  ]);
}

/** Notes which order's places a cart holds once more. */
export async function putOrderAgain(db: Database, cartId: string, orderId: string): Promise<void> {
  await db.update(cart).set({ orderId }).where(eq(cart.id, cartId));
}

/** What was typed for an order; null where nothing is known of it any more. One query. */
export async function readTyped(db: Database, orderId: string) {
  const { name, email, phone, delivery, method } = orders;
  const [typed] = await db.select({ name, email, phone, delivery, method }).from(orders).where(eq(orders.id, orderId));
  return typed && typed.email !== "" ? typed : null;
}

/** Notes that the n-th renewal took place, once, with the new end of each event's hold. */
export async function saveExtension(
  db: Database,
  id: string,
  { ordinal, holds }: { ordinal: number; holds: readonly { id: string; expiresAt: number; revision: number }[] },
): Promise<void> {
  await db.batch([
    db
      .update(cart)
      .set({
        deadlineAt: sql`max(${cart.deadlineAt}, ${Math.max(...holds.map((hold) => hold.expiresAt))})`,
        extensions: ordinal,
      })
      .where(and(eq(cart.id, id), sql`${cart.extensions} = ${ordinal - 1}`)),
    ...holds.map((hold) =>
      db
        .update(cartItem)
        .set({ expiresAt: hold.expiresAt, revision: hold.revision })
        .where(
          and(eq(cartItem.cartId, id), eq(cartItem.holdId, hold.id), sql`${cartItem.revision} <= ${hold.revision}`),
        ),
    ),
  ]);
}

/**
 * Renews what is said of an event in a cart. A hold that is no longer the cart's, and an answer
 * older than the stored one, change nothing.
 */
export async function updateCartItem(db: Database, item: CartItemRow): Promise<void> {
  await db
    .update(cartItem)
    .set({ revision: item.revision, quantity: item.quantity, expiresAt: item.expiresAt })
    .where(and(...holdOf(item), sql`${cartItem.revision} <= ${item.revision}`));
}

/** Takes a hold out of a cart; the last one takes the cart with it. A newer hold of the same event stays. */
export async function removeCartItem(
  db: Database,
  item: Pick<CartItemRow, "cartId" | "eventId" | "holdId">,
): Promise<void> {
  const id = item.cartId;
  await db.batch([
    db.delete(cartItem).where(and(...holdOf(item))),
    db
      .delete(cart)
      .where(and(eq(cart.id, id), sql`NOT EXISTS (SELECT 1 FROM cart_item WHERE cart_item.cart_id = ${id})`)),
  ]);
}

/** Takes holds out of a cart that an order has taken over, and with the last one the cart; to be written with the order. */
export const takeFromCart = (db: Database, id: string, holds: readonly string[]) => [
  db.delete(cartItem).where(and(eq(cartItem.cartId, id), inArray(cartItem.holdId, [...holds]))),
  db
    .delete(cart)
    .where(and(eq(cart.id, id), sql`NOT EXISTS (SELECT 1 FROM cart_item WHERE cart_item.cart_id = ${id})`)),
];

/** Takes a hold out of every cart but one. One query. */
export async function removeFromOtherCarts(db: Database, holdId: string, cartId: string): Promise<void> {
  await db.delete(cartItem).where(sql`${cartItem.holdId} = ${holdId} AND ${cartItem.cartId} <> ${cartId}`);
}

/** Takes out of a cart what is held no longer. */
export async function removeExpiredItems(db: Database, id: string, now: number): Promise<void> {
  await db.delete(cartItem).where(and(eq(cartItem.cartId, id), lte(cartItem.expiresAt, now)));
}

/** Removes a cart with everything in it. */
export async function removeCart(db: Database, id: string): Promise<void> {
  await db.batch([db.delete(cartItem).where(eq(cartItem.cartId, id)), db.delete(cart).where(eq(cart.id, id))]);
}

/** Carts that housekeeping removes at once, and how often in one run: after a flood the rest waits for the next. */
export const cartsAtOnce = 500;
const roundsPerRun = 10;

/** Removes carts whose deadline passed before a moment (epoch ms), oldest first, for housekeeping; not more than one run can. */
export async function removeCartsBefore(db: Database, before: number): Promise<void> {
  const oldest = sql`(SELECT id FROM cart WHERE deadline_at < ${before} ORDER BY deadline_at, id LIMIT ${cartsAtOnce})`;
  for (let round = 0; round < roundsPerRun; round += 1) {
    // One after the other: each is short enough for the database's time limit.
    // oxlint-disable-next-line no-await-in-loop
    const [, gone] = await db.batch([
      db.delete(cartItem).where(sql`${cartItem.cartId} IN ${oldest}`),
      db.delete(cart).where(sql`${cart.id} IN ${oldest}`),
    ]);
    if (gone.meta.changes < cartsAtOnce) return;
  }
}
