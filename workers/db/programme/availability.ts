import { sql } from "drizzle-orm";
import type { Database } from "../client";
import { plannedPlaces, saleColumns, type SaleRow } from "./sale-rows";
import { availability } from "../schema/box-office";
import { event } from "../schema/programme";

/** An event's free seats as its screening object counts them. */
export type AvailabilityCopy = typeof availability.$inferInsert;

/**
 * Stores a count unless a newer one is there: delivering it twice, or late, changes nothing. The revision of the newer one, or
 * null. One query; two where a newer one is there.
 */
export async function saveAvailability(db: Database, copy: AvailabilityCopy): Promise<number | null> {
  const saved = await db
    .insert(availability)
    .values(copy)
    .onConflictDoUpdate({
      target: availability.eventId,
      set: {
        revision: copy.revision,
        capacity: copy.capacity,
        free: copy.free,
        wheelchairFree: copy.wheelchairFree,
        level: copy.level,
        sales: copy.sales,
        updatedAt: copy.updatedAt,
      },
      setWhere: sql`excluded.revision > ${availability.revision} OR (excluded.revision = ${availability.revision} AND excluded.updated_at >= ${availability.updatedAt})`,
    })
    .returning({ revision: availability.revision });
  if (saved.length > 0) return null;
  const [kept] = await db
    .select({ revision: availability.revision })
    .from(availability)
    .where(sql`${availability.eventId} = ${copy.eventId}`);
  return kept && kept.revision > copy.revision ? kept.revision : null;
}

/** What is known of the seats of one event. */
export interface AvailabilityRow extends SaleRow {
  event: number;
  free: number;
  wheelchairFree: number;
  mine: number;
}

/**
 * What is known of the seats of these events: the object's count, or the room's capacity where
 * nobody has asked for a ticket yet. `cart` adds how many seats that cart holds. Unknown ids are
 * left out. One query for any number of ids.
 */
export async function readAvailability(
  db: Database,
  ids: readonly number[],
  { cart, now }: { cart: string | null; now: number },
): Promise<AvailabilityRow[]> {
  return db.all<AvailabilityRow>(sql`
    SELECT ${event.id} AS event, ${saleColumns}, coalesce(${availability.free}, ${plannedPlaces}, 0) AS free,
      coalesce(${availability.wheelchairFree}, (SELECT sum(g.capacity) FROM seat_group g WHERE g.room_id = ${event.roomId} AND g.kind = 'wheelchair'), 0) AS wheelchairFree,
      coalesce((SELECT i.quantity FROM cart_item i WHERE i.cart_id = ${cart} AND i.event_id = ${event.id} AND i.expires_at > ${now}), 0) AS mine
    FROM json_each(${JSON.stringify(ids)}) wanted
    JOIN ${event} ON ${event.id} = wanted.value AND ${event.isOnline} = 1
    LEFT JOIN ${availability} ON ${availability.eventId} = ${event.id}`);
}
