import { and, eq, gte, inArray, lte, sql, type SQL } from "drizzle-orm";
import type { AccessFeature } from "~/domain/programme/values";
import type { EventFilters, FilterKey } from "~/domain/programme/query";
import { event } from "./schema/programme";

/** Cinema days, inclusive; no end: everything from `from` on. */
export interface DayRange {
  from: string;
  to?: string | undefined;
}

/** The days a query asks for; `today` is the cinema day of the request. */
export function rangeOf(query: { date?: string | undefined; from?: string | undefined; to?: string | undefined }, today: string): DayRange {
  const from = query.from ?? query.date ?? today;
  return query.to === undefined ? { from } : { from, to: query.to };
}

export const inRange = ({ from, to }: DayRange): SQL | undefined => and(gte(event.cinemaDay, from), to === undefined ? undefined : lte(event.cinemaDay, to));

/** What the screening itself or its room offers. */
const offers = (feature: AccessFeature): SQL =>
  sql`(${event.access} LIKE ${`%"${feature}"%`} OR ${event.roomId} IN (SELECT r.id FROM room r WHERE r.access LIKE ${`%"${feature}"%`}))`;

type Conditions = { [Key in FilterKey]: (value: NonNullable<EventFilters[Key]>) => SQL | undefined };

const conditions: Conditions = {
  room: (id) => eq(event.roomId, id),
  type: (id) => eq(event.eventTypeId, id),
  tag: (id) => sql`${event.id} IN (SELECT et.event_id FROM event_tag et WHERE et.tag_id = ${id})`,
  series: (id) => eq(event.seriesId, id),
  genre: (id) => sql`${event.productionId} IN (SELECT pg.production_id FROM production_genre pg WHERE pg.genre_id = ${id})`,
  version: (codes) => inArray(event.versionCode, codes),
  access: (features) => and(...features.map(offers)),
  english: (wanted) => (wanted ? eq(event.englishFriendly, true) : undefined),
  time: (part) => eq(event.partOfDay, part),
};

/** The condition of one filter; undefined if the query does not set it. */
export function conditionOf<Key extends FilterKey>(key: Key, filters: EventFilters): SQL | undefined {
  const value: EventFilters[Key] = filters[key];
  return value === undefined || value === null ? undefined : conditions[key](value);
}

/** Everything a list of events is restricted to: online, in the range, and every filter that is set. */
export function eventsWhere(filters: EventFilters, range: DayRange): SQL | undefined {
  const set = (Object.keys(conditions) as FilterKey[]).map((key) => conditionOf(key, filters));
  return and(eq(event.isOnline, true), inRange(range), ...set);
}
