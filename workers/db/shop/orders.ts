import { and, asc, desc, eq, inArray, isNotNull, lt, lte, ne, or, sql, type SQLWrapper } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { openStates, type OrderEvent, type OrderState } from "~/domain/orders/states";
import { needsProof } from "~/domain/orders/proof";
import { saleType } from "../schema/prices";
import type { Database } from "../client";
import { orderEvent, orderLine, orders, payment, refund, ticket } from "../schema/box-office";
import { voucherMovement } from "../schema/vouchers";

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLine.$inferSelect;
export type PaymentRow = typeof payment.$inferSelect;
export type RefundRow = typeof refund.$inferSelect;
export type TicketRow = typeof ticket.$inferSelect;
export type Statement = BatchItem<"sqlite">;

/** An order with everything that belongs to it: lines, tickets and movements of its voucher in their order, payments and refunds newest first. */
export interface OrderRecord {
  order: OrderRow;
  lines: OrderLineRow[];
  /** Lines of shows whose reservation ended while the rest of the order went on: no part of it any more. */
  ended: OrderLineRow[];
  payments: PaymentRow[];
  refunds: RefundRow[];
  tickets: TicketRow[];
  movements: (typeof voucherMovement.$inferSelect)[];
}

/** By what an order is found. */
export type OrderKey = Partial<Pick<OrderRow, "id" | "secretHash" | "keyHash" | "number">> | { draftOf: string };

const whereOf = (key: OrderKey) =>
  "draftOf" in key
    ? and(eq(orders.cartId, key.draftOf), eq(orders.status, "draft"))
    : and(
        ...(["id", "secretHash", "keyHash", "number"] as const).flatMap((name) => {
          const value = key[name];
          return value ? eq(orders[name], value) : [];
        }),
      );

/** An order; null if there is none. One batch of six reads. */
export async function readOrder(db: Database, key: OrderKey): Promise<OrderRecord | null> {
  if (Object.values(key).every((value) => !value)) return null;
  const ids = db.select({ id: orders.id }).from(orders).where(whereOf(key)).limit(1);
  const ofOrder = db.select({ id: orderLine.id }).from(orderLine).where(inArray(orderLine.orderId, ids));
  const ofPayment = db.select({ id: payment.id }).from(payment).where(inArray(payment.orderId, ids));
  const [found, lines, payments, refunds, tickets, movements] = await db.batch([
    db.select().from(orders).where(whereOf(key)).limit(1),
    db.select().from(orderLine).where(inArray(orderLine.orderId, ids)).orderBy(asc(orderLine.id)),
    db
      .select()
      .from(payment)
      .where(inArray(payment.orderId, ids))
      .orderBy(sql`payment.rowid DESC`),
    db.select().from(refund).where(inArray(refund.paymentId, ofPayment)).orderBy(desc(refund.createdAt)),
    db
      .select()
      .from(ticket)
      .where(inArray(ticket.orderLineId, ofOrder))
      .orderBy(asc(ticket.issuedAt), sql`ticket.rowid`),
    db.select().from(voucherMovement).where(inArray(voucherMovement.orderId, ids)).orderBy(asc(voucherMovement.id)),
  ]);
  const [order] = found;
  const { standing = [], ended = [] } = Object.groupBy(lines, (line) =>
    line.endedWith === null ? "standing" : "ended",
  );
  return order ? { order, lines: standing, ended, payments, refunds, tickets, movements } : null;
}

/** The holds that other open orders of an order's cart have. One query. */
export async function readOtherHolds(db: Database, { id, cartId }: Pick<OrderRow, "id" | "cartId">) {
  if (cartId === null) return new Set<string>();
  const rows = await db
    .selectDistinct({ hold: orderLine.holdId })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .where(and(eq(orders.cartId, cartId), ne(orders.id, id), inArray(orders.status, [...openStates])));
  return new Set(rows.map(({ hold }) => hold));
}

/** The order a payment belongs to; null if the payment is unknown. One query. */
export async function orderOfPayment(db: Database, paymentId: string): Promise<string | null> {
  const [row] = await db.select({ id: payment.orderId }).from(payment).where(eq(payment.id, paymentId)).limit(1);
  return row?.id ?? null;
}

/** Who changes an order, why, and in which request or run. */
export interface Because {
  actor: string;
  reason?: string;
  correlationId: string;
  /** Epoch ms. */
  at: number;
}

/** Changes of an order that are one: what happened, the state after each of it, and what else is written with it. */
export interface OrderChange {
  events: readonly { type: OrderEvent; status: OrderState }[];
  set?: Partial<Omit<OrderRow, "id" | "number" | "revision" | "status">>;
  statements?: readonly Statement[];
}

const eventRows = (id: string, revision: number, { events }: OrderChange, because: Because) =>
  events.map(({ type, status }, index) => ({
    orderId: id,
    seq: revision + index + 1,
    at: because.at,
    type,
    status,
    actor: because.actor,
    reason: because.reason ?? "",
    correlationId: because.correlationId,
  }));

/** Writes an order that did not exist, with its lines and its first event. One batch. Rejects where its number, its key or a draft of its cart exists, and where `unless` does. */
export async function insertOrder(
  db: Database,
  order: typeof orders.$inferInsert,
  {
    lines,
    unless = [],
  }: { lines: readonly Omit<typeof orderLine.$inferInsert, "orderId">[]; unless?: readonly Statement[] },
  because: Because,
): Promise<void> {
  const change: OrderChange = { events: [{ type: "drafted", status: "draft" }] };
  await db.batch([
    db.insert(orders).values({ ...order, revision: 1 }),
    db.insert(orderEvent).values(eventRows(order.id, 0, change, because)),
    ...lines.map((line) => db.insert(orderLine).values({ ...line, orderId: order.id })),
    ...unless,
  ]);
}

/**
 * Changes an order as it was read: all of it or, where somebody was faster, nothing, and false. One batch, which is a
 * transaction; the event's number is what two cannot both write.
 */
export async function changeOrder(
  db: Database,
  order: Pick<OrderRow, "id" | "revision">,
  change: OrderChange,
  because: Because,
): Promise<boolean> {
  const rows = eventRows(order.id, order.revision, change, because);
  try {
    await db.batch([
      db.insert(orderEvent).values(rows),
      db
        .update(orders)
        .set({ ...change.set, status: rows.at(-1)?.status, revision: order.revision + rows.length })
        .where(eq(orders.id, order.id)),
      ...(change.statements ?? []),
    ]);
    return true;
  } catch (error) {
    const [now] = await db.select({ revision: orders.revision }).from(orders).where(eq(orders.id, order.id));
    if (now && now.revision !== order.revision) return false;
    throw error;
  }
}

/** What was given back of an order last, or done about it: other things may happen to the order between the two. */
const lastOf = (db: Database, id: SQLWrapper) =>
  db
    .select({ type: orderEvent.type })
    .from(orderEvent)
    .where(and(sql`${orderEvent.orderId} = ${id}`, inArray(orderEvent.type, ["partly_refunded", "refund_made"])))
    .orderBy(desc(orderEvent.seq))
    .limit(1);

/** True while what was given back of an order in part is not done. One query. */
export async function isPartDue(db: Database, id: string): Promise<boolean> {
  return (await lastOf(db, sql`${id}`))[0]?.type === "partly_refunded";
}

const deskPatience = 3_600_000;

/** Notes that the provider was asked; no change of the order. */
export async function noteAsked(db: Database, id: string, at: number): Promise<void> {
  await db.update(orders).set({ askedAt: at }).where(eq(orders.id, id));
}

/** Ids of orders that wait for somebody to look after them, longest first: payments not heard of lately, money to be given back, seats being exchanged, drafts nobody sends. */
export async function ordersToReconcile(
  db: Database,
  { askedBefore, draftedBefore, now, most }: { askedBefore: number; draftedBefore: number; now: number; most: number },
): Promise<{ id: string; status: OrderState; isReseating: boolean }[]> {
  const notAsked = sql`coalesce(${orders.askedAt}, ${orders.createdAt}) < ${askedBefore}`;
  // Money of the desk goes back when a person hands it out: looking again and again must not crowd out the rest.
  const isPatient = sql`${orders.method} IN ('cash', 'terminal')`;
  const backNotAsked = sql`coalesce(${orders.askedAt}, ${orders.createdAt}) < ${askedBefore} - CASE WHEN ${isPatient} THEN ${deskPatience} ELSE 0 END`;
  return db
    .select({
      id: orders.id,
      status: orders.status,
      isReseating: sql<boolean>`${orders.reseating} IS NOT NULL`.mapWith(Boolean),
    })
    .from(orders)
    .where(
      or(
        isNotNull(orders.reseating),
        and(eq(orders.status, "pending_payment"), sql`${orders.method} <> 'desk'`, notAsked),
        and(eq(orders.status, "pending_payment"), lte(orders.payUntil, now)),
        and(eq(orders.status, "failed"), lte(orders.payUntil, now)),
        and(eq(orders.status, "paid"), notAsked),
        and(eq(orders.status, "refund_due"), backNotAsked),
        and(eq(orders.status, "partially_refunded"), sql`${lastOf(db, orders.id)} = 'partly_refunded'`, backNotAsked),
        and(eq(orders.status, "draft"), lt(orders.createdAt, draftedBefore)),
      ),
    )
    .orderBy(asc(sql`coalesce(${orders.askedAt}, ${orders.createdAt})`))
    .limit(most);
}

/** The kinds of tickets that are let in with a proof alone, by id. One query. */
export async function readProofTypes(db: Database): Promise<Set<number>> {
  const types = await db
    .select({ id: saleType.id, isFull: saleType.isFull, requires: saleType.requires })
    .from(saleType);
  return new Set(types.filter(needsProof).map(({ id }) => id));
}

/** The names of the kinds of tickets, by id. One query. */
export async function readSaleTypeNames(db: Database) {
  const types = await db.select({ id: saleType.id, name: saleType.name }).from(saleType);
  return new Map(types.map(({ id, name }) => [id, name]));
}

/** What happened to an order, in order. One query. */
export const readOrderEvents = (db: Database, id: string) =>
  db.select().from(orderEvent).where(eq(orderEvent.orderId, id)).orderBy(asc(orderEvent.seq));
