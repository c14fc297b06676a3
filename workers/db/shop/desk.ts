import { and, asc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { ticketStates } from "~/domain/orders/states";
import type { Database } from "../client";
import { orderEvent, orderLine, orders } from "../schema/box-office";
import { production } from "../schema/catalogue";
import { event } from "../schema/programme";

/** What gives tickets into somebody's hand. */
const handing = ["collected", "handed_out"] as const;
const mostOrders = 300;

/**
 * The orders for shows of a cinema day that are the desk's: reserved, to be given out, or given out already; with their lines
 * and when they were given out. What was sold at the desk itself has no name and is none of them. One batch of three reads.
 */
export async function readDeskOrders(db: Database, day: string) {
  const ofDay = db
    .select({ id: orderLine.orderId })
    .from(orderLine)
    .innerJoin(event, eq(event.id, orderLine.eventId))
    .where(and(eq(event.cinemaDay, day), isNull(orderLine.endedWith)));
  const handed = db
    .select({ id: orderEvent.orderId })
    .from(orderEvent)
    .where(inArray(orderEvent.type, [...handing]));
  const wanted = and(
    inArray(orders.id, ofDay),
    ne(orders.name, ""),
    or(
      and(eq(orders.status, "pending_payment"), eq(orders.method, "desk")),
      and(inArray(orders.status, [...ticketStates]), or(eq(orders.delivery, "desk"), inArray(orders.id, handed))),
    ),
  );
  const ids = db.select({ id: orders.id }).from(orders).where(wanted);
  const [found, lines, given] = await db.batch([
    db.select().from(orders).where(wanted).orderBy(asc(orders.createdAt)).limit(mostOrders),
    db
      .select({
        orderId: orderLine.orderId,
        eventId: orderLine.eventId,
        name: orderLine.name,
        amount: orderLine.amount,
        cents: orderLine.cents,
        taxRate: orderLine.taxRate,
        seats: orderLine.seats,
        startsAt: event.startsAt,
        day: event.cinemaDay,
        title: sql<Record<string, string>>`coalesce(${event.title}, ${production.title})`
          .mapWith(event.title)
          .as("shown_title"),
      })
      .from(orderLine)
      .innerJoin(event, eq(event.id, orderLine.eventId))
      .leftJoin(production, eq(production.id, event.productionId))
      .where(and(inArray(orderLine.orderId, ids), isNull(orderLine.endedWith)))
      .orderBy(asc(event.startsAt), asc(orderLine.id)),
    db
      .select({ orderId: orderEvent.orderId, at: orderEvent.at })
      .from(orderEvent)
      .where(and(inArray(orderEvent.orderId, ids), inArray(orderEvent.type, [...handing]))),
  ]);
  return found.map((order) => ({
    order,
    lines: lines.filter(({ orderId }) => orderId === order.id),
    handedAt: given.find(({ orderId }) => orderId === order.id)?.at ?? null,
  }));
}

export type DeskOrderRow = Awaited<ReturnType<typeof readDeskOrders>>[number];

/** When the tickets of an order were given out; null if they were not. One query. */
export async function readHandedAt(db: Database, orderId: string): Promise<number | null> {
  const [row] = await db
    .select({ at: orderEvent.at })
    .from(orderEvent)
    .where(and(eq(orderEvent.orderId, orderId), inArray(orderEvent.type, [...handing])))
    .orderBy(asc(orderEvent.seq))
    .limit(1);
  return row?.at ?? null;
}
