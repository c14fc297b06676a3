import { and, eq, exists, inArray, ne, sql } from "drizzle-orm";
import { defaultLocale } from "~/domain/locale/locales";
import type { Database } from "../client";
import { mailJob, orderLine, orders } from "../schema/box-office";
import { event } from "../schema/programme";
import { audit } from "../schema/site";

/** Which hold of a show belongs to which order that is still open, by number. One query. */
export async function readOrdersOfHolds(db: Database, eventId: number): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinct({ hold: orderLine.holdId, number: orders.number })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .where(and(eq(orderLine.eventId, eventId), inArray(orders.status, ["pending_payment", "stuck"])));
  return new Map(rows.map(({ hold, number }) => [hold, number]));
}

const unpaidKey = "hall-unpaid/";

/** The show whose hall a mail to the house is about, by the mail's key; null where it is about something else. */
export const showOfUnpaidMail = (key: string): number | null =>
  key.startsWith(unpaidKey) ? Number(key.slice(unpaidKey.length)) : null;

/**
 * Queues the mail to the house that most of a hall is held and not paid: one for each show, however often this is done. None for a
 * show that has begun or is cancelled. One statement.
 */
export async function queueUnpaidMail(db: Database, eventId: number, now: number): Promise<void> {
  await db.run(sql`
    INSERT INTO ${mailJob} (key, order_id, template, lang, status, attempts, next_at)
    SELECT ${unpaidKey} || ${event.id}, NULL, 'hall_unpaid', ${defaultLocale}, 'queued', 0, ${now}
    FROM ${event} WHERE ${event.id} = ${eventId} AND ${event.startsAt} > ${now} AND ${event.status} <> 'cancelled'
    ON CONFLICT DO NOTHING`);
}

/**
 * Says in the programme whether the sale of a show pauses, and in the audit log who said so, if it was otherwise before. One batch.
 */
export async function writeSalesPaused(
  db: Database,
  eventId: number,
  isPaused: boolean,
  { actor, requestId, now }: { actor: string; requestId: string; now: number },
): Promise<void> {
  const isOther = and(eq(event.id, eventId), ne(event.salesPaused, isPaused));
  const action = isPaused ? "screening.pause" : "screening.resume";
  await db.batch([
    db.insert(audit).select(sql`
      SELECT NULL, ${now}, ${actor}, ${action}, 'screening', ${String(eventId)}, '', ${requestId}, '{}'
      WHERE ${exists(db.select({ id: event.id }).from(event).where(isOther))}`),
    db.update(event).set({ salesPaused: isPaused, updatedAt: now }).where(isOther),
  ]);
}
