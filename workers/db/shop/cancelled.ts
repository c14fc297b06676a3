import { and, eq, inArray, isNull, ne, sql, type SQL } from "drizzle-orm";
import { ticketStates } from "~/domain/orders/states";
import type { Database } from "../client";
import { mailJob, orderEvent, orderLine, orders, payment, refund, ticket } from "../schema/box-office";
import { production } from "../schema/catalogue";
import { room } from "../schema/places";
import { event } from "../schema/programme";
import { audit } from "../schema/site";

/** Shows as the house names them, whether online or not. One query. */
export const readShows = (db: Database, ids: readonly number[]) =>
  db
    .select({
      id: event.id,
      title: sql<Record<string, string>>`coalesce(${event.title}, ${production.title})`
        .mapWith(event.title)
        .as("shown_title"),
      startsAt: event.startsAt,
      status: event.status,
      roomName: room.name,
    })
    .from(event)
    .leftJoin(production, eq(production.id, event.productionId))
    .leftJoin(room, eq(room.id, event.roomId))
    .where(sql`${event.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);

/** A show as whoever cancels it sees it; null if there is none. One query. */
export async function readShow(db: Database, eventId: number) {
  const [row] = await readShows(db, [eventId]);
  return row ?? null;
}

/** Says in the programme that a show is cancelled, with the row of its audit: once, whoever else says so. One batch. */
export async function writeCancelled(
  db: Database,
  eventId: number,
  { actor, requestId, now }: { actor: string; requestId: string; now: number },
): Promise<void> {
  const stands = and(eq(event.id, eventId), ne(event.status, "cancelled"));
  await db.batch([
    db.insert(audit).select(sql`
      SELECT NULL, ${now}, ${actor}, 'screening.cancel', 'screening', ${String(eventId)}, '', ${requestId}, '{}'
      WHERE EXISTS ${db.select({ id: event.id }).from(event).where(stands)}`),
    db
      .update(event)
      .set({ status: "cancelled", sequence: sql`${event.sequence} + 1`, updatedAt: now })
      .where(stands),
  ]);
}

/** Which of some events are cancelled. One query. */
export async function cancelledOf(db: Database, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: event.id })
    .from(event)
    .where(and(inArray(event.id, [...new Set(ids)]), eq(event.status, "cancelled")));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Orders with good tickets or a reservation for shows that are cancelled, of cinema days since one; whoever was looked after
 * last comes last. Reads of tickets only the good ones: where everything is given back, nothing is read. One query.
 */
export async function ordersOfCancelled(
  db: Database,
  { since, most }: { since: string; most: number },
): Promise<string[]> {
  const rows = await db.all<{ id: string }>(sql`
    WITH gone AS MATERIALIZED (
      SELECT id FROM event WHERE is_online IN (0, 1) AND cinema_day >= ${since} AND status = 'cancelled'
    ),
    open AS (
      SELECT l.order_id AS id FROM gone g
        CROSS JOIN ticket t ON t.event_id = g.id AND t.status <> 'void'
        CROSS JOIN order_line l ON l.id = t.order_line_id
      UNION
      SELECT o.id FROM orders o
        WHERE o.status = 'pending_payment' AND o.method = 'desk'
          AND EXISTS (SELECT 1 FROM order_line l
            WHERE l.order_id = o.id AND l.ended_with IS NULL AND l.event_id IN (SELECT id FROM gone))
    )
    SELECT o.id FROM orders o
    WHERE o.id IN (SELECT id FROM open) AND o.status IN ('pending_payment', ${sql.join(
      [...ticketStates].map((state) => sql`${state}`),
      sql`, `,
    )})
    ORDER BY coalesce(o.asked_at, o.created_at) LIMIT ${most}`);
  return rows.map(({ id }) => id);
}

/** How far the giving back of a show's tickets has come. One batch of three reads. */
export async function readEnding(db: Database, eventId: number) {
  const ofShow = db.select({ id: orderLine.orderId }).from(orderLine).where(eq(orderLine.eventId, eventId));
  const reservedFor = db
    .select({ id: orderLine.orderId })
    .from(orderLine)
    .where(and(eq(orderLine.eventId, eventId), isNull(orderLine.endedWith)));
  const endedWith = (ofEvent: SQL) => sql`EXISTS (SELECT 1 FROM order_line l
    LEFT JOIN ticket t ON t.order_line_id = l.id AND t.given_back = ${orderEvent.seq}
    WHERE l.order_id = ${orders.id} AND (l.ended_with = ${orderEvent.seq} OR t.id IS NOT NULL) ${ofEvent})`;
  // Without anything named, the order ended as a whole.
  const isAboutShow = sql`(${endedWith(sql`AND l.event_id = ${eventId}`)} OR NOT ${endedWith(sql``)})`;
  const [good, reserved, ended] = await db.batch([
    db
      .select({
        orders: sql<number>`count(DISTINCT ${orderLine.orderId})`.as("order_count"),
        tickets: sql<number>`count(*)`.as("ticket_count"),
        cents: sql<number>`coalesce(sum(${orderLine.cents}), 0)`.as("cent_sum"),
      })
      .from(ticket)
      .innerJoin(orderLine, eq(orderLine.id, ticket.orderLineId))
      .where(and(eq(ticket.eventId, eventId), ne(ticket.status, "void"))),
    db
      .select({ n: sql<number>`count(*)`.as("n") })
      .from(orders)
      .where(and(eq(orders.status, "pending_payment"), eq(orders.method, "desk"), inArray(orders.id, reservedFor))),
    db
      .select({
        id: orders.id,
        number: orders.number,
        name: orders.name,
        provider: payment.provider,
        cents: refund.cents,
        refunded: sql<string | null>`${refund.status}`.as("refund_status"),
        mail: sql<string | null>`${mailJob.status}`.as("mail_status"),
      })
      .from(orders)
      .innerJoin(
        orderEvent,
        and(
          eq(orderEvent.orderId, orders.id),
          eq(orderEvent.reason, "show_cancelled"),
          inArray(orderEvent.type, ["cancelled", "expired", "partly_cancelled", "partly_refunded", "refund_due"]),
        ),
      )
      .leftJoin(payment, and(eq(payment.orderId, orders.id), eq(payment.status, "captured")))
      .leftJoin(
        refund,
        and(
          eq(refund.paymentId, payment.id),
          sql`${refund.idempotencyKey} = 'refund/' || ${payment.id} || '/' || ${orderEvent.seq}`,
        ),
      )
      .leftJoin(mailJob, sql`${mailJob.key} = 'order-back/' || ${orders.id} || '/' || ${orderEvent.seq}`)
      .where(and(inArray(orders.id, ofShow), isAboutShow)),
  ]);
  return { good: good[0] ?? { orders: 0, tickets: 0, cents: 0 }, reservations: reserved[0]?.n ?? 0, ended };
}
