import { and, asc, count, desc, eq, gt, inArray, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import type { Uses } from "~/domain/orders/promotion";
import type { Translated } from "~/domain/locale/locales";
import { overStates } from "~/domain/orders/states";
import type { Database } from "../client";
import { cart, orderLine, orders } from "../schema/box-office";
import { production } from "../schema/catalogue";
import { saleType } from "../schema/prices";
import { event } from "../schema/programme";
import { promotion } from "../schema/promotions";
import type { Statement } from "./orders";

export type PromotionRow = typeof promotion.$inferSelect;

/** A code's row, by its id or as it is compared; null if there is none. One query. */
export async function readPromotion(
  db: Database,
  key: Partial<Pick<PromotionRow, "id" | "code">>,
): Promise<PromotionRow | null> {
  const by = key.id === undefined ? eq(promotion.code, key.code ?? "") : eq(promotion.id, key.id);
  const [row] = await db.select().from(promotion).where(by).limit(1);
  return row ?? null;
}

const isUsing = (id: number) => and(eq(orders.promotionId, id), notInArray(orders.status, [...overStates]));

/**
 * How many orders have a use of a code; the draft of a cart is not counted against the cart itself. Without an address, as at
 * the desk, nobody is somebody who had it before. One query.
 */
export async function readUses(
  db: Database,
  id: number,
  { email, cartId }: { email: string; cartId: string },
): Promise<Uses> {
  const [row] = await db
    .select({
      all: count(),
      own: sql<number>`coalesce(sum(lower(${orders.email}) = lower(nullif(${email}, ''))), 0)`,
    })
    .from(orders)
    .where(and(isUsing(id), or(ne(orders.status, "draft"), sql`${orders.cartId} IS NOT ${cartId}`)));
  return row ?? { all: 0, own: 0 };
}

/** What is shown at events. One query. */
export async function readProductions(db: Database, events: readonly number[]): Promise<Map<number, number | null>> {
  const rows = await db
    .select({ id: event.id, production: event.productionId })
    .from(event)
    .where(inArray(event.id, [...new Set(events)]));
  return new Map(rows.map(({ id, production }) => [id, production]));
}

const over = sql.join(
  overStates.map((state) => sql`${state}`),
  sql`, `,
);
const using = sql`SELECT count(*) FROM orders o WHERE o.promotion_id = p.id AND o.status NOT IN (${over}) AND o.id <> "orders"."id"`;
/** Whether there is a use of its code for an order, beside those that others have. */
const isWithin = sql<number | null>`(
  SELECT (p.max_uses IS NULL OR (${using}) < p.max_uses)
    AND (p.max_per_person IS NULL OR "orders"."email" = '' OR (${using} AND lower(o.email) = lower("orders"."email")) < p.max_per_person)
  FROM promotion p WHERE p.id = "orders"."promotion_id")`;

/**
 * Fails, and with it its batch, where an order has a use of its code that there is not: two that want the last one write one
 * after the other, and the second counts the first. To be written with what makes the order one that counts.
 */
export function unlessUsedUp(db: Database, orderId: string): Statement {
  return db
    .update(orders)
    .set({ status: sql`CASE WHEN ${isWithin} THEN status END` })
    .where(eq(orders.id, orderId));
}

/** True where others have all uses of an order's code. One query. */
export async function isUsedUp(db: Database, orderId: string): Promise<boolean> {
  const [row] = await db.select({ isWithin }).from(orders).where(eq(orders.id, orderId));
  return row?.isWithin === 0;
}

/** Puts a code into a cart, or takes it out. One query. */
export async function putCode(db: Database, cartId: string, promotionId: number | null): Promise<void> {
  await db.update(cart).set({ promotionId }).where(eq(cart.id, cartId));
}

/** A code with what it has done: orders that use it, and by how many cents they are cheaper. */
export interface PromotionUse extends PromotionRow {
  uses: number;
  offCents: number;
  /** What it is for, as the house calls it; null where it is for everything, or the house knows it no more. */
  title: Translated | null;
  showStartsAt: number | null;
  saleType: Translated | null;
}

/** All codes, newest first. One query. */
export async function readPromotions(db: Database, most: number): Promise<PromotionUse[]> {
  const ofCode = db
    .select({
      id: orders.promotionId,
      uses: sql<number>`count(DISTINCT ${orders.id})`.as("uses"),
      off: sql<number>`sum(${orderLine.amount} * ${orderLine.offCents})`.as("off"),
    })
    .from(orders)
    .innerJoin(orderLine, and(eq(orderLine.orderId, orders.id), isNull(orderLine.endedWith)))
    .where(notInArray(orders.status, [...overStates]))
    .groupBy(orders.promotionId)
    .as("of_code");
  const rows = await db
    .select({
      row: promotion,
      uses: ofCode.uses,
      off: ofCode.off,
      title: sql<Translated | null>`coalesce(${event.title}, ${production.title})`.mapWith(event.title).as("shown"),
      showStartsAt: sql<number | null>`${event.startsAt}`.as("show_starts_at"),
      saleType: sql<Translated | null>`${saleType.name}`.mapWith(saleType.name).as("sale_name"),
    })
    .from(promotion)
    .leftJoin(ofCode, eq(ofCode.id, promotion.id))
    .leftJoin(event, eq(event.id, promotion.eventId))
    .leftJoin(production, eq(production.id, sql`coalesce(${promotion.productionId}, ${event.productionId})`))
    .leftJoin(saleType, eq(saleType.id, promotion.saleTypeId))
    .orderBy(desc(promotion.id))
    .limit(most);
  return rows.map(({ row, uses, off, ...about }) => ({ ...row, ...about, uses: uses ?? 0, offCents: off ?? 0 }));
}

const mostShows = 300;

/** What a code can be for: shows to come of films, in the order of their films and starts, and kinds of tickets. One batch of two reads. */
export async function readChoices(db: Database, now: number) {
  const [shows, saleTypes] = await db.batch([
    db
      .select({
        id: event.id,
        startsAt: event.startsAt,
        production: sql<number>`${production.id}`.as("film"),
        title: production.title,
      })
      .from(event)
      .innerJoin(production, eq(production.id, event.productionId))
      .where(and(eq(event.isOnline, true), gt(event.startsAt, now)))
      .orderBy(asc(event.startsAt))
      .limit(mostShows),
    db.select({ id: saleType.id, name: saleType.name }).from(saleType).orderBy(asc(saleType.sort), asc(saleType.id)),
  ]);
  return { shows, saleTypes };
}

/** Writes a new code; false where it exists. One query. */
export async function insertPromotion(db: Database, row: typeof promotion.$inferInsert): Promise<boolean> {
  const written = await db.insert(promotion).values(row).onConflictDoNothing().returning({ id: promotion.id });
  return written.length > 0;
}

/** Ends a code at a moment (epoch ms), unless it ended before; false where there is none. One query. */
export async function endPromotion(db: Database, id: number, at: number): Promise<boolean> {
  const ended = await db
    .update(promotion)
    .set({ endsAt: sql`min(coalesce(${promotion.endsAt}, ${at}), ${at})` })
    .where(eq(promotion.id, id))
    .returning({ id: promotion.id });
  return ended.length > 0;
}
