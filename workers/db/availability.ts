import { sql } from "drizzle-orm";
import type { Database } from "./client";
import { availability } from "./schema/box-office";

/** An event's free seats as its screening object counts them. */
export type AvailabilityCopy = typeof availability.$inferInsert;

/** Stores a count unless a newer one is there: delivering it twice, or late, changes nothing. One query. */
export async function saveAvailability(db: Database, copy: AvailabilityCopy): Promise<void> {
  await db
    .insert(availability)
    .values(copy)
    .onConflictDoUpdate({
      target: availability.eventId,
      set: {
        revision: copy.revision,
        capacity: copy.capacity,
        free: copy.free,
        wheelchairFree: copy.wheelchairFree,
        sales: copy.sales,
        updatedAt: copy.updatedAt,
      },
      setWhere: sql`excluded.revision > ${availability.revision} OR (excluded.revision = ${availability.revision} AND excluded.updated_at >= ${availability.updatedAt})`,
    });
}

/** What the availability of one event is judged by. Times are epoch milliseconds. */
export interface AvailabilityRow {
  event: number;
  status: string;
  startsAt: number;
  /** Of the last time slot, "HH:MM:SS"; null where there are none. */
  lastSlot: string | null;
  /** The house's time zone; null if no settings are saved. */
  zone: string | null;
  salesStartAt: number | null;
  salesEndAt: number | null;
  salesPaused: number;
  isFree: number;
  isSold: number;
  capacity: number;
  wheelchairs: number;
  countedCapacity: number | null;
  free: number | null;
  wheelchairFree: number | null;
  sales: string | null;
  mine: number;
}

/**
 * What is known of the seats of these events: the object's count, or the room's capacity where
 * nobody has asked for a ticket yet. `cart` adds how many seats that cart holds. Unknown ids are
 * left out, and events whose tickets somebody else sells: nothing is known of their seats. One query for any number of ids.
 */
export async function readAvailability(
  db: Database,
  ids: readonly number[],
  { cart, now }: { cart: string | null; now: number },
): Promise<AvailabilityRow[]> {
  return db.all<AvailabilityRow>(sql`
    SELECT e.id AS event, e.status, e.starts_at AS startsAt,
      (SELECT max(t.time_start) FROM timeslot t WHERE t.event_id = e.id) AS lastSlot,
      (SELECT json_extract(s.data, '$.design.parsers.time_zone') FROM site_settings s WHERE s.id = 1) AS zone,
      e.sales_start_at AS salesStartAt, e.sales_end_at AS salesEndAt, e.sales_paused AS salesPaused, e.is_free AS isFree,
      e.price_list_id IS NOT NULL AS isSold,
      CASE WHEN EXISTS (SELECT 1 FROM timeslot t WHERE t.event_id = e.id) THEN (SELECT sum(t.capacity) FROM timeslot t WHERE t.event_id = e.id)
        ELSE coalesce((SELECT sum(g.capacity) FROM seat_group g WHERE g.room_id = e.room_id AND g.kind <> 'wheelchair'), 0)
          - CASE WHEN e.capacity_override IS NULL THEN 0
            ELSE coalesce((SELECT max(0, g.capacity - e.capacity_override) FROM seat_group g WHERE g.room_id = e.room_id AND g.kind <> 'wheelchair' ORDER BY g.sort, g.id LIMIT 1), 0) END
      END AS capacity,
      coalesce((SELECT sum(g.capacity) FROM seat_group g WHERE g.room_id = e.room_id AND g.kind = 'wheelchair'), 0) AS wheelchairs,
      a.capacity AS countedCapacity, a.free, a.wheelchair_free AS wheelchairFree, a.sales,
      coalesce((SELECT i.quantity FROM cart_item i WHERE i.cart_id = ${cart} AND i.event_id = e.id AND i.expires_at > ${now}), 0) AS mine
    FROM json_each(${JSON.stringify(ids)}) wanted
    JOIN event e ON e.id = wanted.value AND e.is_online = 1 AND e.ticket_url NOT LIKE 'http%'
    LEFT JOIN availability a ON a.event_id = e.id`);
}
