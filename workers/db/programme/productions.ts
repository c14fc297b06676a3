import { and, asc, count, eq, gt, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { filmsPerPage, type ProductionsQuery } from "~/domain/productions/query";
import type { ProgrammeFilmsQuery } from "~/domain/programme/query";
import type { ProductionListItem, ProgrammeFilms } from "~/domain/productions/schema";
import { cinemaDay } from "~/domain/time/cinema-day";
import type { Database } from "../client";
import { daysBetween, eventsWhere, rangeOf, toCome } from "./event-filters";
import { selectEvents, toListItem } from "./event-rows";
import { paging, type Asking, type Slice } from "./events";
import { selectProductions, toProductionItem } from "./production-rows";
import { production } from "../schema/catalogue";
import { event } from "../schema/programme";
import { foundIds } from "../search/match";
import { houseTimeZone } from "../site/site-settings";

const byTitle = [asc(production.sortTitle), asc(production.id)] as const;

/** Online events that have not begun at `now` (epoch ms). */
export const upcoming = (now: number): SQL | undefined => and(eq(event.isOnline, true), gt(event.startsAt, now));

function productionsWhere({ season, exhibition_type, tag, genre, date, ids, q }: ProductionsQuery): SQL | undefined {
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
    ids && sql`${production.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
    q === undefined ? undefined : sql`${production.id} IN ${foundIds("production", q)}`,
  );
}

/** One page of all films, A to Z, with their showings to come. Three queries, the last two at once. */
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
  const rows = selectProductions(db, { where: and(eq(event.isOnline, true), toCome(now)), now })
    .where(inArray(production.id, page))
    .orderBy(...byTitle);
  const [[counted], found] = await Promise.all([total, rows]);
  return { count: counted?.count ?? 0, results: found.map((row) => toProductionItem(row, { lang, zone })) };
}

/** Online films of events; events without one are listed by themselves. */
const ofOnlineFilm = and(eq(production.id, event.productionId), eq(production.isOnline, true));

interface Part {
  matching: SQL | undefined;
  limit: number;
  offset: number;
}

/** Films whose showings match, in the order asked for, each with those showings. */
function filmsOf(
  db: Database,
  { matching, limit, offset }: Part,
  { sort, now }: { sort: string | undefined; now: number },
) {
  const within = sql.raw(sort === "title" ? "f.sort_title, f.id" : "first, f.id");
  const page = sql`(SELECT f.id AS id, min(event.starts_at) AS first FROM event JOIN production f ON f.id = event.production_id AND f.is_online = 1 WHERE ${matching} GROUP BY f.id ORDER BY ${within} LIMIT ${limit} OFFSET ${offset}) AS page`;
  return selectProductions(db, { where: matching, now })
    .innerJoin(page, sql`page.id = ${production.id}`)
    .orderBy(...(sort === "title" ? byTitle : [sql`page.first`, asc(production.id)]));
}

/** Events that match and are no films, in order of time. */
function othersOf(db: Database, { matching, limit, offset }: Part) {
  const ids = db
    .select({ id: event.id })
    .from(event)
    .leftJoin(production, ofOnlineFilm)
    .where(and(matching, isNull(production.id)))
    .orderBy(asc(event.startsAt), asc(event.id))
    .limit(limit)
    .offset(offset);
  return selectEvents(db).where(inArray(event.id, ids)).orderBy(asc(event.startsAt), asc(event.id));
}

/**
 * One page of the programme by film: films with the showings that match and are to come, soonest or
 * A to Z, and behind the last of them the events that are no films. Three queries; a fourth for a
 * page that holds such events.
 */
export async function programmeFilms(
  db: Database,
  query: ProgrammeFilmsQuery,
  { lang, now }: Asking,
): Promise<Omit<ProgrammeFilms, "next" | "previous">> {
  const zone = await houseTimeZone(db);
  const range = rangeOf(query, cinemaDay(now, zone));
  const matching = and(eventsWhere(query, range, daysBetween(range)), toCome(now));
  const { limit, offset } = paging(query, filmsPerPage);
  const totals = db
    .select({
      events: count(),
      shows: count(production.id),
      films: sql<number>`count(DISTINCT ${production.id})`.as("films"),
    })
    .from(event)
    .leftJoin(production, ofOnlineFilm)
    .where(matching);
  const [[counted], films] = await Promise.all([
    totals,
    filmsOf(db, { matching, limit, offset }, { sort: query.sort, now }),
  ]);
  const { events = 0, shows = 0, films: filmsCount = 0 } = counted ?? {};
  const room = limit - films.length;
  const others =
    room > 0 && events > shows
      ? await othersOf(db, { matching, limit: room, offset: Math.max(0, offset - filmsCount) })
      : [];
  return {
    count: filmsCount + events - shows,
    results: films.map((row) => toProductionItem(row, { lang, zone })),
    others: others.map((row) => toListItem(row, { lang, zone })),
    films_count: filmsCount,
    events_count: events,
  };
}
