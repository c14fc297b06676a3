import { and, eq, exists, gt, inArray, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import { slotStart } from "~/domain/booking/slot-start";
import type { ReturnableShow } from "~/domain/orders/giving-back";
import { ticketStates } from "~/domain/orders/states";
import type { PartOfDay } from "~/domain/time/parts-of-day";
import type { Database } from "../client";
import { mailJob, orderLine, orders, ticket } from "../schema/box-office";
import { production } from "../schema/catalogue";
import { room } from "../schema/places";
import { event, timeslot } from "../schema/programme";
import { audit } from "../schema/site";

/** A show as whoever moves it sees it; null if there is none. One query. */
export async function readMovable(db: Database, eventId: number) {
  const [row] = await db
    .select({
      id: event.id,
      title: sql<Record<string, string>>`coalesce(${event.title}, ${production.title})`
        .mapWith(event.title)
        .as("shown_title"),
      startsAt: event.startsAt,
      status: event.status,
      previousStartsAt: event.previousStartsAt,
      movedAt: event.movedAt,
      roomId: event.roomId,
      roomName: room.name,
      slotTimes:
        sql<string>`(SELECT json_group_array(DISTINCT ${timeslot.timeStart}) FROM ${timeslot} WHERE ${timeslot.eventId} = "event"."id")`
          .mapWith((json: string) => JSON.parse(json) as string[])
          .as("slot_times"),
    })
    .from(event)
    .leftJoin(production, eq(production.id, event.productionId))
    .leftJoin(room, eq(room.id, event.roomId))
    .where(eq(event.id, eventId));
  return row ?? null;
}
export type MovableRow = NonNullable<Awaited<ReturnType<typeof readMovable>>>;

/** No show of the house is that long: how far back one must begin that still runs. */
const longestMs = 24 * 3_600_000;

/** True in SQL where a show that would begin `by` later would run into another one of its room. */
const isTaken = (by: number) => sql`EXISTS (
  SELECT 1 FROM event other
  WHERE other.room_id = ${event.roomId} AND other.id <> ${event.id} AND other.status <> 'cancelled'
    AND other.starts_at > ${event.startsAt} + ${by} - ${longestMs}
    AND other.starts_at < ${event.endsAt} + ${by} AND other.ends_at > ${event.startsAt} + ${by})`;

/** A show's new time, with what follows from it. */
export interface NewTime {
  /** Its start as it was read. */
  from: number;
  startsAt: number;
  cinemaDay: string;
  partOfDay: PartOfDay;
  /** New times of its slots by those they have. */
  slots: Record<string, string>;
}

/**
 * Gives a show another time, in its length, with the row of its audit; doors, time slots and an end of sales move with it. "taken": its room
 * is not free then; "changed": somebody was faster. One batch.
 */
export async function writeMoved(
  db: Database,
  eventId: number,
  { from, startsAt, cinemaDay, partOfDay, slots }: NewTime,
  { actor, requestId, now }: { actor: string; requestId: string; now: number },
): Promise<"moved" | "taken" | "changed"> {
  const by = startsAt - from;
  const stands = and(eq(event.id, eventId), eq(event.startsAt, from), ne(event.status, "cancelled"));
  const free = and(stands, sql`NOT ${isTaken(by)}`);
  const slotTime = sql`(SELECT value FROM json_each(${JSON.stringify(slots)}) WHERE key = ${timeslot.timeStart})`;
  const isFree = exists(db.select({ id: event.id }).from(event).where(free));
  const [standing, , , moved] = await db.batch([
    db.select({ id: event.id }).from(event).where(stands),
    db.insert(audit).select(sql`
      SELECT NULL, ${now}, ${actor}, 'screening.move', 'screening', ${String(eventId)}, '', ${requestId},
        ${JSON.stringify({ from, to: startsAt })}
      WHERE ${isFree}`),
    db
      .update(timeslot)
      .set({ timeStart: slotTime })
      .where(and(eq(timeslot.eventId, eventId), isFree)),
    db
      .update(event)
      .set({
        startsAt,
        endsAt: sql`${event.endsAt} + ${by}`,
        doorsAt: sql`${event.doorsAt} + ${by}`,
        salesEndAt: sql`${event.salesEndAt} + ${by}`,
        cinemaDay,
        partOfDay,
        status: "moved",
        previousStartsAt: from,
        movedAt: now,
        sequence: sql`${event.sequence} + 1`,
        updatedAt: now,
      })
      .where(free)
      .returning({ id: event.id }),
  ]);
  if (moved.length > 0) return "moved";
  return standing.length > 0 ? "taken" : "changed";
}

/** What giving tickets of shows back depends on, by event; time slots begin in the house's `zone`. One query. */
export async function readReturnable(
  db: Database,
  ids: readonly number[],
  zone: string,
): Promise<Map<number, ReturnableShow>> {
  const rows = await db
    .select({
      id: event.id,
      startsAt: event.startsAt,
      movedAt: event.movedAt,
      block: timeslot.blockId,
      timeStart: timeslot.timeStart,
    })
    .from(event)
    .leftJoin(timeslot, eq(timeslot.eventId, event.id))
    .where(inArray(event.id, [...new Set(ids)]));
  const shows = new Map<number, ReturnableShow & { slotStarts: Map<number, number> }>();
  for (const { id, startsAt, movedAt, block, timeStart } of rows) {
    const show = shows.get(id) ?? { startsAt, movedAt, slotStarts: new Map<number, number>() };
    shows.set(id, show);
    if (block !== null && timeStart !== null) show.slotStarts.set(block, slotStart(startsAt, timeStart, zone));
  }
  return shows;
}

/** How often shows were moved or cancelled, by event. One query. */
export async function readSequences(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: event.id, sequence: event.sequence })
    .from(event)
    .where(inArray(event.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, sequence }) => [id, sequence]));
}

const hasTickets = sql`${orders.status} IN (${sql.join(
  [...ticketStates].map((state) => sql`${state}`),
  sql`, `,
)})`;
/** The mail of an order about a show's last move. */
const mailKey = sql`'order-moved/' || ${orders.id} || '/' || "event"."id" || '/' || "event"."moved_at"`;

/** By what a mail about a move is known. */
export const movedMailKey = (orderId: string, eventId: number, movedAt: number): string =>
  `order-moved/${orderId}/${eventId}/${movedAt}`;

/**
 * Queues a mail to everybody who bought tickets for a show before it was moved: one for each order and move, however often this
 * is done. Of shows moved since `since` that are still to come. One statement.
 */
export async function queueMovedMails(db: Database, { since, now }: { since: number; now: number }): Promise<void> {
  await db.run(sql`
    INSERT INTO ${mailJob} (key, order_id, template, lang, status, attempts, next_at)
    SELECT DISTINCT ${mailKey}, ${orders.id}, 'show_moved', ${orders.lang}, 'queued', 0, ${now}
    FROM ${event}
      CROSS JOIN ${ticket} ON ${ticket.eventId} = ${event.id} AND ${ticket.status} <> 'void'
      CROSS JOIN ${orderLine} ON ${orderLine.id} = ${ticket.orderLineId}
      CROSS JOIN ${orders} ON ${orders.id} = ${orderLine.orderId}
    WHERE ${event.movedAt} > ${since} AND ${event.status} = 'moved' AND ${event.startsAt} > ${now}
      AND ${orders.email} <> '' AND ${hasTickets} AND ${orders.createdAt} <= ${event.movedAt}
    ON CONFLICT DO NOTHING`);
}

/** Reservations whose show was moved since `since`, with the move that nothing follows from yet; some of them. One query. */
export async function reservationsOfMoved(
  db: Database,
  { since, now, most }: { since: number; now: number; most: number },
): Promise<{ id: string; eventId: number; movedAt: number }[]> {
  return db.all(sql`
    SELECT ${orders.id} AS id, ${event.id} AS eventId, ${event.movedAt} AS movedAt
    FROM ${event}
      CROSS JOIN ${orderLine} ON ${orderLine.eventId} = ${event.id} AND ${orderLine.endedWith} IS NULL
      CROSS JOIN ${orders} ON ${orders.id} = ${orderLine.orderId}
    WHERE ${event.movedAt} > ${since} AND ${event.status} = 'moved' AND ${event.startsAt} > ${now}
      AND ${orders.status} = 'pending_payment' AND ${orders.method} = 'desk' AND ${orders.createdAt} <= ${event.movedAt}
      AND NOT EXISTS (
        SELECT 1 FROM order_event e WHERE e.order_id = ${orders.id} AND e.type = 'rescheduled'
          AND e.reason = ${event.id} || '/' || ${event.movedAt})
    GROUP BY ${orders.id}, ${event.id}
    ORDER BY coalesce(${orders.askedAt}, ${orders.createdAt}) LIMIT ${most}`);
}

/** Who holds tickets for a show now, and how far those who did before its last move are told; who is to be told is waiting, also where nobody has begun. One batch. */
export async function readHolders(db: Database, { id, movedAt }: Pick<MovableRow, "id" | "movedAt">) {
  const isOfShow = and(eq(orderLine.eventId, id), isNull(orderLine.endedWith));
  const ofShow = db.select({ id: orderLine.orderId }).from(orderLine).where(isOfShow);
  const isReserved = and(eq(orders.status, "pending_payment"), eq(orders.method, "desk"));
  const [[sold], [reserved], mails, [untold]] = await db.batch([
    db
      .select({
        orders: sql<number>`count(DISTINCT ${orders.id})`.as("order_count"),
        tickets: sql<number>`count(*)`.as("ticket_count"),
        silent: sql<number>`count(DISTINCT CASE WHEN ${orders.email} = '' THEN ${orders.id} END)`.as("silent_count"),
      })
      .from(ticket)
      .innerJoin(orderLine, eq(orderLine.id, ticket.orderLineId))
      .innerJoin(orders, eq(orders.id, orderLine.orderId))
      .where(and(eq(ticket.eventId, id), ne(ticket.status, "void"))),
    db
      .select({ n: sql<number>`count(DISTINCT ${orders.id})`.as("n") })
      .from(orderLine)
      .innerJoin(orders, eq(orders.id, orderLine.orderId))
      .where(and(isOfShow, isReserved)),
    db
      .select({ status: mailJob.status, n: sql<number>`count(*)`.as("mail_count") })
      .from(mailJob)
      .where(
        and(
          inArray(mailJob.orderId, ofShow),
          gt(mailJob.key, "order-moved/"),
          lt(mailJob.key, "order-moved0"),
          sql`${mailJob.key} LIKE ${`%/${id}/${movedAt ?? 0}`}`,
        ),
      )
      .groupBy(mailJob.status),
    db
      .select({ n: sql<number>`count(*)`.as("untold_count") })
      .from(orders)
      .where(
        and(
          inArray(orders.id, ofShow),
          lte(orders.createdAt, movedAt ?? -1),
          ne(orders.email, ""),
          or(
            isReserved,
            and(
              hasTickets,
              sql`EXISTS (SELECT 1 FROM order_line l CROSS JOIN ticket t ON t.order_line_id = l.id
                WHERE l.order_id = ${orders.id} AND t.event_id = ${id} AND t.status <> 'void')`,
            ),
          ),
          sql`NOT EXISTS (SELECT 1 FROM mail_job m
            WHERE m.key = 'order-moved/' || ${orders.id} || ${`/${id}/${movedAt ?? 0}`})`,
        ),
      ),
  ]);
  const mailsThat = (status: string): number => mails.find((row) => row.status === status)?.n ?? 0;
  return {
    holders: sold ? { ...sold, reservations: reserved?.n ?? 0 } : { orders: 0, tickets: 0, reservations: 0, silent: 0 },
    mails: { sent: mailsThat("sent"), waiting: mailsThat("queued") + (untold?.n ?? 0), failed: mailsThat("failed") },
  };
}
