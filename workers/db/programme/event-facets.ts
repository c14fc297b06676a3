import { and, gt, gte, sql, type SQL } from "drizzle-orm";
import { activeFilters, chosenValues, filterKeys, type FilterKey } from "~/domain/programme/filters";
import {
  toSearchParams,
  type EventsQuery,
  type FacetsQuery,
  type Facets,
  type Suggestion,
} from "~/domain/programme/query";
import { accessFeatures } from "~/domain/programme/values";
import { cinemaDay } from "~/domain/time/cinema-day";
import type { Database } from "../client";
import {
  conditionOf,
  daysBetween,
  eventsWhere,
  inRange,
  offers,
  rangeOf,
  toCome,
  type DayRange,
} from "./event-filters";
import type { Asking } from "./events";
import { readOptions } from "./facet-options";
import { event } from "../schema/programme";
import { houseTimeZone } from "../site/site-settings";

/*
 * All counts come from one query. Events that are alike in everything a filter can ask of the event itself are a group:
 * a few hundred, however many events. An index has them side by side, so that each group is found with one look behind the
 * last and counted where it stands, and no event is read.
 * Every further count is a sum over groups. The day and what is not a column of the event (what its
 * film is) are not part of the groups, so each group has one number per way of asking for those. A suggestion's count thereby is the count of
 * the list it leads to. D1 allows five terms in a UNION, hence one column per filter.
 */

/** What a visitor needs to be able to come at all; never given up by a suggestion. */
const needed: ReadonlySet<string> = new Set(["access"]);

/** Besides the filters: the asked days. */
type Flag = FilterKey | "date";

interface Question {
  query: EventsQuery;
  range: DayRange;
  today: string;
  /** Epoch ms: what has begun no longer counts. */
  now: number;
  /** The filters that are set. */
  active: readonly FilterKey[];
}

/** Name of the number that ignores some of the day and what is counted. */
const numberWithout = (removed: readonly Flag[]): string =>
  ["n", ...[...counted, "date" as const].filter((flag) => removed.includes(flag))].join("_");

/** The condition of the day and of what is counted, without those given up; without the day everything from today on counts. */
const countedBy = ({ query, range, today }: Question, removed: readonly Flag[]): SQL =>
  and(
    removed.includes("date") ? gte(event.cinemaDay, today) : inRange(range),
    ...counted.map((key) => (removed.includes(key) ? undefined : conditionOf(key, query))),
  ) ?? sql`1`;

/** True for groups that pass the filters set, but those left out. */
const passes = ({ active }: Question, without: readonly Flag[] = []): SQL =>
  sql.raw(
    ["1", ...grouped.filter((key) => active.includes(key) && !without.includes(key)).map((key) => `ok_${key}`)].join(
      " AND ",
    ),
  );

/** The condition of a filter, asked of a group. */
const holdsOf = (key: FilterKey, query: EventsQuery): SQL =>
  facetColumns[key].holds?.(query) ?? conditionOf(key, query) ?? sql`1`;

/** Events that count at all, by the index of groups and in its words. */
const listed = sql.raw("event INDEXED BY event_filter_group WHERE event.is_online = 1 AND event.status <> 'cancelled'");

/** The first event of the next group. */
const firstOf = (condition: SQL): SQL =>
  sql`(SELECT event.id FROM ${listed}${condition} ORDER BY event.filter_group LIMIT 1)`;

/** The groups with their numbers, and a flag for each filter that is set. */
function groupsOf(question: Question, changes: readonly Flag[][]): SQL {
  const { query, active, now } = question;
  const ways = new Map([[], ...changes].map((removed) => [numberWithout(removed), removed]));
  const numbers = [...ways].map(
    ([name, removed]) =>
      sql`, (SELECT count(*) FROM ${listed} AND event.filter_group = one.filter_group AND ${countedBy(question, removed)} AND ${gt(event.startsAt, now)}) AS ${sql.raw(name)}`,
  );
  const flags = grouped
    .filter((key) => active.includes(key))
    .map((key) => sql`, coalesce(${holdsOf(key, query)}, 0) AS ${sql.raw(`ok_${key}`)}`);
  return sql`RECURSIVE firsts(id) AS (SELECT ${firstOf(sql``)} UNION SELECT ${firstOf(sql` AND event.filter_group > one.filter_group`)} FROM firsts CROSS JOIN event one ON one.id = firsts.id),
    numbers AS MATERIALIZED (SELECT ${sql.raw(columns)}${sql.join(numbers)} FROM firsts CROSS JOIN event one ON one.id = firsts.id),
    groups AS MATERIALIZED (SELECT event.*${sql.join(flags)} FROM numbers AS event)`;
}

interface Records {
  /** The table the options are in, `o` in `rows`. */
  table: string;
  /** What is chosen of them: kept though it is hidden or nothing is left of it, for its name. */
  chosen: number | undefined;
}

/** Which options `rows` may hold: those of the filter, and the chosen one. */
const offered = ({ chosen }: Records): SQL =>
  chosen === undefined ? sql`o.show_in_filter` : sql`(o.show_in_filter OR o.id = ${chosen})`;

/** Options as JSON out of `rows`, a SELECT of id, name, sort and n that goes on with its GROUP BY. */
const recordsAsJson = (rows: SQL, { table, chosen }: Records): SQL => {
  const kept =
    chosen === undefined
      ? sql``
      : sql` UNION ALL SELECT o.id, o.name, o.sort, 0 FROM ${sql.raw(table)} o WHERE o.id = ${chosen}`;
  return sql`(SELECT json_group_array(json_object('value', id, 'name', json(name), 'n', n)) FROM (SELECT id, name, sum(n) AS n FROM (${rows} GROUP BY o.id${kept}) GROUP BY id ORDER BY sort, id))`;
};

/** Options that are records the event points to. */
const records = (column: string, rest: SQL, asked: Records): SQL =>
  recordsAsJson(
    sql`SELECT o.id AS id, o.name AS name, o.sort AS sort, sum(g.n) AS n FROM groups g JOIN ${sql.raw(asked.table)} o ON o.id = g.${sql.raw(column)} WHERE ${offered(asked)} AND ${rest}`,
    asked,
  );

/** Options that are values of a column; empty and 0 are none. */
const values = (column: string, rest: SQL): SQL =>
  sql`(SELECT json_group_array(json_object('value', value, 'n', n)) FROM (SELECT ${sql.raw(column)} AS value, sum(n) AS n FROM groups WHERE ${rest} AND coalesce(${sql.raw(column)}, 0) <> 0 GROUP BY value))`;

/** Everything a list is restricted to, but one filter or none: for options that many events share. */
const allBut = (key: FilterKey | null, { query, range, now }: Question): SQL =>
  and(eventsWhere(key === null ? query : { ...query, [key]: undefined }, range, daysBetween(range)), toCome(now)) ??
  sql`1`;

/** How many events each film has, under everything that is asked for but what `restrictions` leave out. */
const countedByFilm = (restrictions: SQL): SQL =>
  sql`(SELECT event.production_id AS production_id, count(*) AS n FROM event WHERE ${restrictions} GROUP BY event.production_id)`;

/** The films that options of `key` are counted by. All filters that are not set themselves share one count. */
const filmsFor = (key: FilterKey, question: Question): SQL =>
  question.active.includes(key) ? countedByFilm(allBut(key, question)) : sql`films`;

/** Options that are records, of a table under the alias `o`; `key` is the filter that holds their ids. */
const chosenOf = (key: FilterKey, table: string, { query }: Question): Records => ({
  table,
  chosen: Number(chosenValues(query, key)[0]) || undefined,
});

/** How the options of a filter are counted: with what is left if one is chosen instead of what is set now. */
interface FacetColumn {
  /** The event's own column, by which groups are made; without one each event is asked before it is counted. */
  column?: string;
  /** What is asked of a group where lists ask something else of an event. */
  holds?: (query: EventsQuery) => SQL;
  read: (key: FilterKey, question: Question) => SQL;
}

const recordsBy = (column: string, table: string): FacetColumn => ({
  column,
  read: (key, question) => records(column, passes(question, [key]), chosenOf(key, table, question)),
});

const valuesBy = (column: string): FacetColumn => ({
  column,
  read: (key, question) => values(column, passes(question, [key])),
});

/** Options of which a film has one. */
const ofFilms = (column: string, table: string): FacetColumn => ({
  read: (key, question) => {
    const of = chosenOf(key, table, question);
    return recordsAsJson(
      sql`SELECT o.id AS id, o.name AS name, o.sort AS sort, sum(p.n) AS n FROM ${filmsFor(key, question)} p JOIN production f ON f.id = p.production_id JOIN ${sql.raw(table)} o ON o.id = ${sql.raw(`f.${column}`)} WHERE ${offered(of)}`,
      of,
    );
  },
});

/** One column per filter; what a group has is in `filterGroup` of the events. */
const facets = {
  room: recordsBy("room_id", "room"),
  type: recordsBy("event_type_id", "event_type"),
  series: recordsBy("series_id", "series"),
  version: valuesBy("version_code"),
  english: valuesBy("english_friendly"),
  time: valuesBy("part_of_day"),
  access: { column: "access", read: (_, question) => accessColumn(question) },
  tag: {
    column: "tag_ids",
    holds: ({ tag }) => sql`EXISTS (SELECT 1 FROM json_each(event.tag_ids) j WHERE j.value = ${tag})`,
    read: (key, question) => {
      const of = chosenOf(key, "tag", question);
      return recordsAsJson(
        sql`SELECT o.id AS id, o.name AS name, o.sort AS sort, sum(g.n) AS n FROM groups g JOIN json_each(g.tag_ids) j JOIN tag o ON o.id = j.value WHERE ${offered(of)} AND ${passes(question, [key])}`,
        of,
      );
    },
  },
  genre: {
    read: (key, question) => {
      const of = chosenOf(key, "genre", question);
      return recordsAsJson(
        sql`SELECT o.id AS id, o.name AS name, o.sort AS sort, sum(p.n) AS n FROM ${filmsFor(key, question)} p JOIN production_genre pg ON pg.production_id = p.production_id JOIN genre o ON o.id = pg.genre_id WHERE ${offered(of)}`,
        of,
      );
    },
  },
  season: ofFilms("season_id", "season"),
  exhibition_type: ofFilms("exhibition_type_id", "exhibition_type"),
} satisfies Record<FilterKey, FacetColumn>;

const facetColumns: Readonly<Record<FilterKey, FacetColumn>> = facets;
const inOrder = Object.keys(facets) as FilterKey[];
/** Asked of the event's own columns, hence of a group. */
const grouped = inOrder.filter((key) => facetColumns[key].column !== undefined);
/** Asked of each event before it is counted. */
const counted = inOrder.filter((key) => facetColumns[key].column === undefined);
const columns = grouped.map((key) => facetColumns[key].column).join(", ");

/** Every feature that is asked for must be met: a further one narrows the list. */
function accessColumn(question: Question): SQL {
  const sums = accessFeatures.map((feature) => sql`'${sql.raw(feature)}', coalesce(sum(n * ${offers(feature)}), 0)`);
  return sql`(SELECT json_object(${sql.join(sums, sql`, `)}) FROM groups AS event WHERE ${passes(question)})`;
}

/** What a suggestion gives up: one of the filters or the day, or all of them at once. */
function changesFor(active: readonly FilterKey[], hasDate: boolean): Flag[][] {
  const removable: Flag[] = [...active.filter((key) => !needed.has(key)), ...(hasDate ? (["date"] as const) : [])];
  const single = removable.map((flag) => [flag]);
  return removable.length > 1 ? [...single, removable] : single;
}

const countColumn = (question: Question, removed: readonly Flag[]): SQL =>
  sql`(SELECT coalesce(sum(${sql.raw(numberWithout(removed))}), 0) FROM groups WHERE ${passes(question, removed)})`;

function withoutKeys(query: EventsQuery, removed: readonly Flag[]): Record<string, string> {
  const { page: _page, page_size: _size, from, to, ...kept } = query;
  for (const flag of removed) delete kept[flag];
  return { ...(from && { from }), ...(to && { to }), ...Object.fromEntries(toSearchParams(kept)) };
}

/**
 * How many events of a query are to come, for each option of each filter beside the other filters,
 * and, if there are none, changes that lead to some. Two queries.
 */
export async function eventFacets(
  db: Database,
  { choices, ...query }: FacetsQuery,
  { lang, now }: Asking,
): Promise<Facets> {
  const zone = await houseTimeZone(db);
  const today = cinemaDay(now, zone);
  const question: Question = { query, today, now, range: rangeOf(query, today), active: activeFilters(query) };
  const changes = changesFor(question.active, query.date !== undefined && query.from === undefined);
  const wanted = choices
    ? filterKeys.filter((key) => choices.includes(key) || question.active.includes(key))
    : filterKeys;
  const results = [
    ...wanted.map((key) => sql`${facetColumns[key].read(key, question)} AS ${sql.raw(`options_${key}`)}`),
    ...[[], ...changes].map((removed, index) => sql`${countColumn(question, removed)} AS ${sql.raw(`count_${index}`)}`),
  ];
  const row = await db.get<Record<string, string | number> & { last_day: string | null }>(
    sql`WITH ${groupsOf(question, changes)}, films AS ${countedByFilm(allBut(null, question))} SELECT ${sql.join(results, sql`, `)}, (SELECT max(cinema_day) FROM event WHERE is_online = 1) AS last_day`,
  );

  const countOf = (index: number) => Number(row[`count_${index}`]);
  const count = countOf(0);
  const found = changes.map((removed, index): Suggestion => ({
    query: withoutKeys(query, removed),
    removed: [...removed],
    count: countOf(index + 1),
  }));
  return {
    count,
    options: Object.fromEntries(
      wanted.map((key) => [key, readOptions(key, String(row[`options_${key}`]), { query, lang })]),
    ),
    last_day: row.last_day,
    suggestions: count > 0 ? [] : found.filter((suggestion) => suggestion.count > 0),
  };
}
