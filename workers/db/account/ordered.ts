import { and, asc, desc, eq, inArray, ne, or } from "drizzle-orm";
import type { Database } from "../client";
import { selectEvents } from "../programme/event-rows";
import { orderLine, orders, ticket } from "../schema/box-office";
import { saleType } from "../schema/prices";
import { event, timeslot } from "../schema/programme";

/**
 * What an account ordered, newest first, with lines, tickets, shows and time slots; what was never sent or was given up is
 * none, except where the house cancelled the show. Five queries, which do not wait for each other.
 */
export async function readOrdered(db: Database, userId: string) {
  const isOrdered = and(
    eq(orders.userId, userId),
    ne(orders.status, "draft"),
    or(ne(orders.status, "cancelled"), eq(orders.failure, "show_cancelled")),
  );
  const ids = db.select({ id: orders.id }).from(orders).where(isOrdered);
  const ofOrders = inArray(orderLine.orderId, ids);
  const lineIds = db.select({ id: orderLine.id }).from(orderLine).where(ofOrders);
  const events = db.select({ id: orderLine.eventId }).from(orderLine).where(ofOrders);
  const [found, lines, tickets, shows, slots] = await Promise.all([
    db.select().from(orders).where(isOrdered).orderBy(desc(orders.createdAt)),
    db.select().from(orderLine).where(ofOrders).orderBy(asc(orderLine.id)),
    db.select().from(ticket).where(inArray(ticket.orderLineId, lineIds)),
    selectEvents(db).where(inArray(event.id, events)),
    db
      .select({ event: timeslot.eventId, block: timeslot.blockId, start: timeslot.timeStart })
      .from(timeslot)
      .where(inArray(timeslot.eventId, events)),
  ]);
  return { orders: found, lines, tickets, shows, slots };
}

export type Ordered = Awaited<ReturnType<typeof readOrdered>>;

/** The kinds of tickets that a house knows, in the order of its price list. One query. */
export const readTicketKinds = (db: Database) =>
  db.select().from(saleType).orderBy(asc(saleType.sort), asc(saleType.id));
