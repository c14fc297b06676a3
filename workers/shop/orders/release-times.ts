import { inArray } from "drizzle-orm";
import type { Database } from "../../db/client";
import { event } from "../../db/schema/programme";

/** So long before a show begins, what was not collected is sold to others. */
export const releaseBeforeMs = 30 * 60_000;

/** Until when reservations of events are kept, by event, epoch ms. One query. */
export async function releaseTimes(db: Database, events: readonly { eventId: number }[]): Promise<Map<number, number>> {
  const ids = [...new Set(events.map(({ eventId }) => eventId))];
  const rows = await db.select({ id: event.id, startsAt: event.startsAt }).from(event).where(inArray(event.id, ids));
  return new Map(rows.map(({ id, startsAt }) => [id, startsAt - releaseBeforeMs]));
}
