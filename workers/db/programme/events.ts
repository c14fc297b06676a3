import { and, asc, inArray, sql, type SQL } from "drizzle-orm";
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

/** How many events a list has, as a column. Answered from an index alone. */
const countEvents = (where: SQL | undefined): SQL<number> => sql`(SELECT count(*) FROM ${event} WHERE ${where})`;

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

/** One page of the programme; of one past the end no count. Two queries. */
export async function listEvents(
  db: Database,
  query: EventsQuery,
  { lang, now }: Asking,
): Promise<Slice<EventListItem>> {
  const zone = await houseTimeZone(db);
  const range = rangeOf(query, cinemaDay(now, zone));
  const named = query.ids && sql`${event.id} IN (SELECT value FROM json_each(${JSON.stringify(query.ids)}))`;
  const where = and(eventsWhere(query, range), named);
  const rows = await selectEvents(db, countEvents(named ? where : countedWhere(query, range)))
    .where(inArray(event.id, pageOfIds(db, where, paging(query, 10))))
    .orderBy(...inOrder);
  return { count: rows[0]?.listed ?? 0, results: rows.map((row) => toListItem(row, { lang, zone })) };
}
