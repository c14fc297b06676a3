import { and, asc, count, eq, gte, sql, type SQL } from "drizzle-orm";
import type { EventsQuery } from "~/domain/programme/query";
import type { EventListItem } from "~/domain/programme/schema";
import { cinemaDay } from "~/domain/time/cinema-day";
import type { LocaleCode } from "~/domain/locale/locales";
import type { Database } from "./client";
import { eventsWhere, rangeOf } from "./event-filters";
import { selectEvents, toListItem, type EventRow, type Presentation } from "./event-rows";
import { event } from "./schema/programme";
import { houseTimeZone } from "./site-settings";

/** Who asks, for every list: the language of the texts and the time of the request (epoch ms). */
export interface Asking {
  lang: LocaleCode;
  now: number;
}

export interface Slice<T> {
  count: number;
  results: T[];
}

/** Page and size of a list, with the sizes every list has. */
export const paging = (query: { page?: number | undefined; page_size?: number | undefined }, size: number): { limit: number; offset: number } => {
  const limit = query.page_size ?? size;
  return { limit, offset: ((query.page ?? 1) - 1) * limit };
};

/** In order of the programme: by cinema day and time. */
export const inOrder = [asc(event.cinemaDay), asc(event.startsAt), asc(event.id)] as const;

/** Rows of events in order of the programme. One query. */
export function eventRows(db: Database, where: SQL | undefined, { limit, offset = 0 }: { limit: number; offset?: number }): Promise<EventRow[]> {
  return selectEvents(db)
    .where(where)
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);
}

/** How many events a list has. Answered from the list's index. */
export const countEvents = (db: Database, where: SQL | undefined) => db.select({ count: count() }).from(event).where(where);

/** One page of the programme. Three queries, the last two at once. */
export async function listEvents(db: Database, query: EventsQuery, { lang, now }: Asking): Promise<Slice<EventListItem>> {
  const zone = await houseTimeZone(db);
  const where = eventsWhere(query, rangeOf(query, cinemaDay(now, zone)));
  const { limit, offset } = paging(query, 10);
  const rows = selectEvents(db)
    .where(where)
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);
  const [[total], found] = await Promise.all([countEvents(db, where), rows]);
  return { count: total?.count ?? 0, results: found.map((row) => toListItem(row, { lang, zone })) };
}

/** Upcoming events of a film, soonest first, at most `limit`. One query. */
export async function upcomingOf(db: Database, productionId: number, { lang, zone, now, limit }: Presentation & { now: number; limit: number }): Promise<EventListItem[]> {
  const where = and(eq(event.productionId, productionId), eq(event.isOnline, true), gte(event.startsAt, now));
  const rows = await selectEvents(db).where(where).orderBy(asc(event.startsAt), asc(event.id)).limit(limit);
  return rows.map((row) => toListItem(row, { lang, zone }));
}

/** Rows of the events with these ids, in order of time; ids that are unknown or offline are left out. */
export const eventsByIds = (db: Database, ids: readonly number[]): Promise<EventRow[]> =>
  eventRows(db, and(eq(event.isOnline, true), sql`${event.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`), { limit: ids.length });
