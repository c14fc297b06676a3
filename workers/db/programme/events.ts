import { asc, count, inArray, type SQL } from "drizzle-orm";
import type { EventsQuery } from "~/domain/programme/query";
import type { EventListItem } from "~/domain/programme/schema";
import { cinemaDay } from "~/domain/time/cinema-day";
import type { LocaleCode } from "~/domain/locale/locales";
import type { Database } from "../client";
import { countedWhere, eventsWhere, rangeOf } from "./event-filters";
import { selectEvents, toListItem } from "./event-rows";
import { event } from "../schema/programme";
import { houseTimeZone } from "../site/site-settings";

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
export const paging = (
  query: { page?: number | undefined; page_size?: number | undefined },
  size: number,
): { limit: number; offset: number } => {
  const limit = query.page_size ?? size;
  return { limit, offset: ((query.page ?? 1) - 1) * limit };
};

/** In order of the programme: by cinema day and time. */
const inOrder = [asc(event.cinemaDay), asc(event.startsAt), asc(event.id)] as const;

/** How many events a list has. Answered from an index alone. */
const countEvents = (db: Database, where: SQL | undefined) => db.select({ count: count() }).from(event).where(where);

/**
 * The ids of one page as a subquery. Lists read their rows by it, so that what belongs to a row is
 * gathered for the rows of the page only, whichever way SQLite finds and sorts the matching ones.
 */
const pageOfIds = (db: Database, where: SQL | undefined, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select({ id: event.id })
    .from(event)
    .where(where)
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);

/** One page of the programme. Three queries, the last two at once. */
export async function listEvents(
  db: Database,
  query: EventsQuery,
  { lang, now }: Asking,
): Promise<Slice<EventListItem>> {
  const zone = await houseTimeZone(db);
  const range = rangeOf(query, cinemaDay(now, zone));
  const where = eventsWhere(query, range);
  const rows = selectEvents(db)
    .where(inArray(event.id, pageOfIds(db, where, paging(query, 10))))
    .orderBy(...inOrder);
  const [[total], found] = await Promise.all([countEvents(db, countedWhere(query, range)), rows]);
  return { count: total?.count ?? 0, results: found.map((row) => toListItem(row, { lang, zone })) };
}
