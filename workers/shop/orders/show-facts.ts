import { inArray } from "drizzle-orm";
import type { LocaleCode } from "~/domain/locale/locales";
import type { OfferedMethod } from "~/domain/orders/contact";
import type { MethodOffer } from "~/domain/orders/schema";
import type { EventListItem } from "~/domain/programme/schema";
import { toOffsetIso } from "~/domain/time/zone";
import type { Database } from "../../db/client";
import { selectEvents, toListItem } from "../../db/programme/event-rows";
import { event } from "../../db/schema/programme";
import { releaseBeforeMs } from "./release-times";

/** Events as lists show them, by id, whether they are online or not. One query. */
export async function showFacts(
  db: Database,
  ids: readonly number[],
  presentation: { lang: LocaleCode; zone: string },
): Promise<Map<number, EventListItem>> {
  if (ids.length === 0) return new Map();
  const rows = await selectEvents(db).where(inArray(event.id, [...ids]));
  return new Map(rows.map((row) => [row.event.id, toListItem(row, presentation)]));
}

/**
 * The ways to pay at a moment for shows, or time slots of them, that begin at `startsAt` (epoch ms): at the desk only what will
 * still wait there for a while.
 */
export function offersOf(
  methods: readonly OfferedMethod[],
  bought: readonly { event: number; startsAt: number }[],
  { now, zone }: { now: number; zone: string },
): MethodOffer[] {
  const until = bought.map(({ event, startsAt }) => ({ event, at: startsAt - releaseBeforeMs }));
  return methods
    .filter((id) => id !== "desk" || (until.length > 0 && until.every(({ at }) => at > now)))
    .map((id) => ({
      id,
      until: id === "desk" ? until.map(({ event, at }) => ({ event, time: toOffsetIso(at, zone) })) : [],
    }));
}
