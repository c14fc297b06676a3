import { and, eq, gte, or, sql, type SQL } from "drizzle-orm";
import { translate, type LocaleCode, type Translated } from "~/domain/locale/locales";
import { activeFilters, filterKeys, toSearchParams, type EventsQuery, type FacetOption, type Facets, type FilterKey, type Suggestion } from "~/domain/programme/query";
import { accessFeatures } from "~/domain/programme/values";
import { cinemaDay } from "~/domain/time/cinema-day";
import type { Database } from "./client";
import { conditionOf, inRange, rangeOf, type DayRange } from "./event-filters";
import type { Asking } from "./events";
import { event } from "./schema/programme";
import { houseTimeZone } from "./site-settings";

/*
 * All counts come from one query over one set: the events of the range (and, for the suggestion to
 * look at other days, everything from today on), each with one flag per filter that is set. A count
 * is then a count over flags, so a suggestion's count is the count of the list it leads to. D1
 * allows five terms in a UNION, hence one column per filter.
 */

/** What a visitor needs to be able to come at all; never given up by a suggestion. */
const needed: ReadonlySet<string> = new Set(["access"]);

/** Besides the filters: the flag of the asked days. */
type Flag = FilterKey | "date";

interface StoredOption {
  value: string | number;
  name?: Translated;
  n: number;
}

/** True for rows that pass every flag but those left out. */
function passes(flags: readonly Flag[], without: readonly Flag[] = []): SQL {
  const wanted = flags.filter((flag) => !without.includes(flag)).map((flag) => `ok_${flag}`);
  return sql.raw(wanted.length > 0 ? `(${wanted.join(" AND ")})` : "1");
}

function baseOf(query: EventsQuery, active: readonly FilterKey[], range: DayRange, today: string): SQL {
  const flags = active.map((key) => sql`, coalesce(${conditionOf(key, query) ?? sql`1`}, 0) AS ${sql.raw(`ok_${key}`)}`);
  const days = or(inRange(range), gte(event.cinemaDay, today));
  return sql`SELECT ${event.id} AS id, ${event.cinemaDay} AS cinema_day, ${event.roomId} AS room_id, ${event.eventTypeId} AS event_type_id, ${event.seriesId} AS series_id, ${event.productionId} AS production_id, ${event.versionCode} AS version_code, ${event.englishFriendly} AS english_friendly, ${event.partOfDay} AS part_of_day, ${event.access} AS access, ${inRange(range) ?? sql`1`} AS ok_date${sql.join(flags)} FROM ${event} WHERE ${and(eq(event.isOnline, true), days)}`;
}

/** Options that are records: joined by `join`, hidden ones left out. */
const records = (join: string, rest: SQL): SQL =>
  sql`(SELECT json_group_array(json_object('value', id, 'name', json(name), 'n', n)) FROM (SELECT o.id AS id, o.name AS name, count(*) AS n FROM base ${sql.raw(join)} WHERE ${rest} AND o.show_in_filter GROUP BY o.id ORDER BY o.sort, o.id))`;

/** Options that are values of a column; empty and 0 are none. */
const values = (column: string, rest: SQL): SQL =>
  sql`(SELECT json_group_array(json_object('value', value, 'n', n)) FROM (SELECT ${sql.raw(column)} AS value, count(*) AS n FROM base WHERE ${rest} AND coalesce(${sql.raw(column)}, 0) <> 0 GROUP BY value))`;

const featureCount = (feature: string): string =>
  `'${feature}', coalesce(sum(base.access LIKE '%"${feature}"%' OR base.room_id IN (SELECT r.id FROM room r WHERE r.access LIKE '%"${feature}"%')), 0)`;

/** One column: the options of a filter with what is left if one is chosen instead of what is set now. */
function optionsColumn(key: FilterKey, flags: readonly Flag[]): SQL {
  const rest = passes(flags, [key]);
  switch (key) {
    case "room":
      return records("JOIN room o ON o.id = base.room_id", rest);
    case "type":
      return records("JOIN event_type o ON o.id = base.event_type_id", rest);
    case "series":
      return records("JOIN series o ON o.id = base.series_id", rest);
    case "tag":
      return records("JOIN event_tag et ON et.event_id = base.id JOIN tag o ON o.id = et.tag_id", rest);
    case "genre":
      return records("JOIN production_genre pg ON pg.production_id = base.production_id JOIN genre o ON o.id = pg.genre_id", rest);
    case "version":
      return values("base.version_code", rest);
    case "english":
      return values("base.english_friendly", rest);
    case "time":
      return values("base.part_of_day", rest);
    case "access":
      // Every feature that is asked for must be met: a further one narrows the list.
      return sql`(SELECT json_object(${sql.raw(accessFeatures.map(featureCount).join(", "))}) FROM base WHERE ${passes(flags)})`;
  }
}

/** What a suggestion gives up: one of the filters or the day, or all of them at once. */
function changesFor(active: readonly FilterKey[], hasDate: boolean): Flag[][] {
  const removable: Flag[] = [...active.filter((key) => !needed.has(key)), ...(hasDate ? (["date"] as const) : [])];
  const single = removable.map((flag) => [flag]);
  return removable.length > 1 ? [...single, removable] : single;
}

function countColumn(flags: readonly Flag[], removed: readonly Flag[], today: string): SQL {
  const days = removed.includes("date") ? sql` AND base.cinema_day >= ${today}` : sql``;
  return sql`(SELECT count(*) FROM base WHERE ${passes(flags, removed)}${days})`;
}

function withoutKeys(query: EventsQuery, removed: readonly Flag[]): Record<string, string> {
  const { page: _page, page_size: _size, from, to, ...kept } = query;
  for (const flag of removed) delete kept[flag];
  return { ...(from && { from }), ...(to && { to }), ...Object.fromEntries(toSearchParams(kept)) };
}

function readOptions(column: string, lang: LocaleCode): FacetOption[] {
  const parsed = JSON.parse(column) as StoredOption[] | Record<string, number>;
  const stored = Array.isArray(parsed) ? parsed : Object.entries(parsed).map(([value, n]): StoredOption => ({ value, n }));
  return stored
    .filter(({ n }) => n > 0)
    .map(({ value, name, n }) => ({ value: String(value), name: translate(name, lang).value || String(value), count: n }));
}

/**
 * The number of events for a query, for each option of each filter beside the other filters, and,
 * if there are none, changes that lead to some. Two queries.
 */
export async function eventFacets(db: Database, query: EventsQuery, { lang, now }: Asking): Promise<Facets> {
  const zone = await houseTimeZone(db);
  const today = cinemaDay(now, zone);
  const range = rangeOf(query, today);
  const active = activeFilters(query);
  const flags: Flag[] = [...active, "date"];
  const changes = changesFor(active, query.date !== undefined && query.from === undefined);
  const columns = [
    ...filterKeys.map((key) => sql`${optionsColumn(key, flags)} AS ${sql.raw(`options_${key}`)}`),
    ...[[], ...changes].map((removed, index) => sql`${countColumn(flags, removed, today)} AS ${sql.raw(`count_${index}`)}`),
  ];
  const row = await db.get<Record<string, string | number>>(sql`WITH base AS MATERIALIZED (${baseOf(query, active, range, today)}) SELECT ${sql.join(columns, sql`, `)}`);

  const countOf = (index: number) => Number(row[`count_${index}`]);
  const count = countOf(0);
  const found = changes.map((removed, index): Suggestion => ({ query: withoutKeys(query, removed), removed: [...removed], count: countOf(index + 1) }));
  return {
    count,
    options: Object.fromEntries(filterKeys.map((key) => [key, readOptions(String(row[`options_${key}`]), lang)])),
    suggestions: count > 0 ? [] : found.filter((suggestion) => suggestion.count > 0),
  };
}
