import { and, asc, count, eq, gte, inArray, sql, type SQL } from "drizzle-orm";
import type { EventsQuery } from "~/domain/programme/query";
import type { ProductionsQuery } from "~/domain/productions/query";
import type { ProductionListItem } from "~/domain/productions/schema";
import { cinemaDay } from "~/domain/time/cinema-day";
import type { Database } from "./client";
import { daysBetween, eventsWhere, rangeOf } from "./event-filters";
import { paging, type Asking, type Slice } from "./events";
import { selectProductions, toProductionItem } from "./production-rows";
import { production } from "./schema/catalogue";
import { event } from "./schema/programme";
import { foundIds } from "./search";
import { houseTimeZone } from "./site-settings";

/** Films a page of the list has. */
export const filmsPerPage = 24;

const byTitle = [asc(production.sortTitle), asc(production.id)] as const;

/** Online events that have not begun at `now` (epoch ms). */
export const upcoming = (now: number): SQL | undefined => and(eq(event.isOnline, true), gte(event.startsAt, now));

function productionsWhere({ season, exhibition_type, tag, genre, date, q }: ProductionsQuery): SQL | undefined {
  return and(
    eq(production.isOnline, true),
    season === undefined ? undefined : eq(production.seasonId, season),
    exhibition_type === undefined ? undefined : eq(production.exhibitionTypeId, exhibition_type),
    tag === undefined
      ? undefined
      : sql`${production.id} IN (SELECT pt.production_id FROM production_tag pt WHERE pt.tag_id = ${tag})`,
    genre === undefined
      ? undefined
      : sql`${production.id} IN (SELECT pg.production_id FROM production_genre pg WHERE pg.genre_id = ${genre})`,
    date === undefined
      ? undefined
      : sql`${production.id} IN (SELECT e.production_id FROM event e WHERE e.is_online = 1 AND e.cinema_day >= ${date})`,
    q === undefined ? undefined : sql`${production.id} IN ${foundIds("production", q)}`,
  );
}

/** One page of all films, A to Z, with their upcoming showings. Three queries, the last two at once. */
export async function listProductions(
  db: Database,
  query: ProductionsQuery,
  { lang, now }: Asking,
): Promise<Slice<ProductionListItem>> {
  const zone = await houseTimeZone(db);
  const where = productionsWhere(query);
  const { limit, offset } = paging(query, filmsPerPage);
  const total = db.select({ count: count() }).from(production).where(where);
  const page = db
    .select({ id: production.id })
    .from(production)
    .where(where)
    .orderBy(...byTitle)
    .limit(limit)
    .offset(offset);
  const rows = selectProductions(db, { where: upcoming(now), now })
    .where(inArray(production.id, page))
    .orderBy(...byTitle);
  const [[counted], found] = await Promise.all([total, rows]);
  return { count: counted?.count ?? 0, results: found.map((row) => toProductionItem(row, { lang, zone })) };
}

/**
 * One page of the films of the programme, soonest first: the showings of each are those that match. `events_count`
 * counts every matching event, films or not, as the list of events does. Three queries.
 */
export async function programmeFilms(
  db: Database,
  query: EventsQuery,
  { lang, now }: Asking,
): Promise<Slice<ProductionListItem> & { events_count: number }> {
  const zone = await houseTimeZone(db);
  const range = rangeOf(query, cinemaDay(now, zone));
  const matching = eventsWhere(query, range, daysBetween(range));
  const { limit, offset } = paging(query, filmsPerPage);
  const totals = db
    .select({ events: count(), films: sql<number>`count(DISTINCT ${production.id})`.as("films") })
    .from(event)
    .leftJoin(production, and(eq(production.id, event.productionId), eq(production.isOnline, true)))
    .where(matching);
  const page = sql`(SELECT event.production_id AS id, min(event.starts_at) AS first FROM event JOIN production f ON f.id = event.production_id AND f.is_online = 1 WHERE ${matching} GROUP BY event.production_id ORDER BY first, event.production_id LIMIT ${limit} OFFSET ${offset}) AS page`;
  const rows = selectProductions(db, { where: matching, now })
    .innerJoin(page, sql`page.id = ${production.id}`)
    .orderBy(sql`page.first`, asc(production.id));
  const [[counted], found] = await Promise.all([totals, rows]);
  return {
    count: counted?.films ?? 0,
    events_count: counted?.events ?? 0,
    results: found.map((row) => toProductionItem(row, { lang, zone })),
  };
}
