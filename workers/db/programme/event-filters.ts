import { and, eq, gt, gte, lte, sql, type SQL } from "drizzle-orm";
import {
  activeFilters,
  filterKeys,
  type EventFilters,
  type FilterKey,
  type FilterValue,
} from "~/domain/programme/filters";
import { accessFeatures, versionCodes, type AccessFeature } from "~/domain/programme/values";
import { event } from "../schema/programme";

/** Cinema days, inclusive; no end: everything from `from` on. */
export interface DayRange {
  from: string;
  to?: string | undefined;
}

/**
 * True for what counts: shows that take place and have not begun at `now` (epoch ms). Lists go on
 * naming the others; no number a visitor reads counts them.
 */
export const toCome = (now: number): SQL | undefined =>
  and(sql`${event.status} <> 'cancelled'`, gt(event.startsAt, now));

/** The days a query asks for; `today` is the cinema day of the request. */
export function rangeOf(
  query: { date?: string | undefined; from?: string | undefined; to?: string | undefined },
  today: string,
): DayRange {
  const from = query.from ?? query.date ?? today;
  return query.to === undefined ? { from } : { from, to: query.to };
}

export const inRange = ({ from, to }: DayRange): SQL | undefined =>
  and(gte(event.cinemaDay, from), to === undefined ? undefined : lte(event.cinemaDay, to));

/**
 * True if the screening itself or its room offers a feature; columns as in `event`. The words are
 * constants of the domain, written into the statement because D1 takes 100 parameters at most.
 */
export const offers = (feature: AccessFeature): SQL =>
  sql.raw(
    `("event"."access" LIKE '%"${feature}"%' OR "event"."room_id" IN (SELECT r.id FROM room r WHERE r.access LIKE '%"${feature}"%'))`,
  );

const known = <T extends string>(all: readonly T[], asked: readonly string[]): T[] =>
  all.filter((value) => asked.includes(value));

/**
 * An id within the statement: what is counted for many filters at once names each many times, and D1 takes 100 parameters. What
 * is no whole number is nobody's id.
 */
const named = (id: number): SQL => sql.raw(Number.isSafeInteger(id) ? String(id) : "NULL");

/** True for shows of films of which this holds. */
const ofFilm = (column: "season_id" | "exhibition_type_id", id: number): SQL =>
  sql`${event.productionId} IN (SELECT p.id FROM production p WHERE ${sql.raw(`p.${column}`)} = ${named(id)})`;

type Conditions = { [Key in FilterKey]: (value: FilterValue<Key>) => SQL | undefined };

const conditions: Conditions = {
  room: (id) => eq(event.roomId, named(id)),
  type: (id) => eq(event.eventTypeId, named(id)),
  tag: (id) => sql`${event.id} IN (SELECT et.event_id FROM event_tag et WHERE et.tag_id = ${named(id)})`,
  series: (id) => eq(event.seriesId, named(id)),
  genre: (id) =>
    sql`${event.productionId} IN (SELECT pg.production_id FROM production_genre pg WHERE pg.genre_id = ${named(id)})`,
  season: (id) => ofFilm("season_id", id),
  exhibition_type: (id) => ofFilm("exhibition_type_id", id),
  version: (codes) =>
    sql`${event.versionCode} IN (${sql.raw(
      known(versionCodes, codes)
        .map((code) => `'${code}'`)
        .join(", "),
    )})`,
  access: (features) => and(...known(accessFeatures, features).map(offers)),
  english: (wanted) => (wanted ? eq(event.englishFriendly, true) : undefined),
  time: (part) => eq(event.partOfDay, part),
};

/** The condition of one filter; undefined if the query does not set it. */
export function conditionOf<Key extends FilterKey>(key: Key, filters: EventFilters): SQL | undefined {
  const value = filters[key];
  return value === undefined ? undefined : conditions[key](value);
}

/** The range as a condition that never chooses an index: for reads that group or count along another one. */
export const daysBetween = ({ from, to }: DayRange): SQL =>
  to === undefined ? sql`+${event.cinemaDay} >= ${from}` : sql`+${event.cinemaDay} BETWEEN ${from} AND ${to}`;

/** Everything a list of events is restricted to: online, in the days, and every filter that is set. */
export function eventsWhere(
  filters: EventFilters,
  range: DayRange,
  days: SQL | undefined = inRange(range),
): SQL | undefined {
  const set = filterKeys.map((key) => conditionOf(key, filters));
  return and(eq(event.isOnline, true), days, ...set);
}

/**
 * The same set of events for a read that only counts: along the index of the filter counts, which
 * holds every column a filter asks for, unless the days alone make the set small or are all there is.
 */
export function countedWhere(filters: EventFilters, range: DayRange): SQL | undefined {
  return eventsWhere(
    filters,
    range,
    activeFilters(filters).length > 0 && range.to === undefined ? daysBetween(range) : undefined,
  );
}
