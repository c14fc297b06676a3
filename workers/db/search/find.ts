import { and, inArray, sql, type SQL } from "drizzle-orm";
import type { EventListItem } from "~/domain/programme/schema";
import { resultsPerPage, type SearchCategory } from "~/domain/search/query";
import type { SearchHit } from "~/domain/search/schema";
import type { Database } from "../client";
import { selectEvents, toListItem } from "../programme/event-rows";
import { articlesOffline } from "../content/article-rows";
import { paging, type Slice } from "../programme/events";
import { event } from "../schema/programme";
import { houseTimeZone } from "../site/site-settings";
import { categoryOf, kindsOf, otherCategories, type OtherCategory } from "./categories";
import { readHits, type Asked } from "./hits";
import { matchExpression, matchIn, matching } from "./match";
import {
  kindOfRow,
  recordOf,
  rowIsIn,
  rowIsOf,
  rowsOf,
  searchKinds,
  targetOfRow,
  type FoundRecord,
  type SearchKind,
} from "./search-index";

/** What is offline is not in the index, but for articles at the ends of their windows. */
const visible = (lang: string, now: number): SQL =>
  sql`search_index.rowid NOT IN (${rowsOf("article", lang, articlesOffline(now))})`;

const among = (expression: string): SQL =>
  sql`search_index.rowid IN (SELECT rowid FROM search_index WHERE ${matching(expression)})`;

/** How near a row is: the words are its title's, begin in its title, its original title, its names; else its text's. */
const nearness = (text: string): SQL =>
  sql`CASE WHEN ${among(matchIn(text, ["title"], true))} THEN 0 WHEN ${among(matchIn(text, ["title"]))} THEN 1 WHEN ${among(matchIn(text, ["original"]))} THEN 2 WHEN ${among(matchIn(text, ["title", "original", "people"]))} THEN 3 ELSE 4 END`;

/** Of what is equally near: a word of a title weighs more than one of a text. */
const weights = sql.raw("bm25(search_index, 10.0, 6.0, 4.0, 1.0)");

const matchesOf = ({ text, lang, now }: Asked, kinds: readonly SearchKind[]): SQL | undefined =>
  and(matching(matchExpression(text) ?? '""'), rowIsIn(lang), rowIsOf(...kinds), visible(lang, now));

/** How much of each category matches. One query. */
export async function countFound(db: Database, asked: Asked): Promise<Record<SearchCategory, number>> {
  const counts = { events: 0, films: 0, articles: 0, people: 0, series: 0, house: 0 };
  const rows = await db.all<{ kind: number; found: number }>(
    sql`SELECT ${kindOfRow} AS kind, count(*) AS found FROM search_index WHERE ${matchesOf(asked, searchKinds)} GROUP BY 1`,
  );
  for (const { kind, found } of rows) counts[categoryOf(searchKinds[kind] ?? "page")] += found;
  return counts;
}

/**
 * Showings that match, one page: those to come first, soonest first; what is over behind them, the last first. Where
 * the words are those of title, original title, people or series comes before where a text has them. One query finds and
 * counts them, another reads those that are shown.
 */
export async function findEvents(
  db: Database,
  asked: Asked,
  page: { page?: number | undefined; page_size?: number | undefined },
): Promise<Slice<EventListItem>> {
  const { text, lang, now } = asked;
  const { limit, offset } = paging(page, resultsPerPage);
  const isOver = sql`(e.starts_at <= ${now})`;
  const ids = sql`SELECT e.id, count(*) OVER () AS found FROM search_index JOIN event e ON e.id = ${targetOfRow} WHERE ${matchesOf(asked, ["event"])} ORDER BY ${isOver}, NOT ${among(matchIn(text, ["title", "original", "people"]))}, CASE WHEN ${isOver} THEN -e.starts_at ELSE e.starts_at END, e.id LIMIT ${limit} OFFSET ${offset}`;
  const [zone, order] = await Promise.all([houseTimeZone(db), db.all<{ id: number; found: number }>(ids)]);
  const shown = order.map(({ id }) => id);
  // One value, however many: D1 takes a hundred.
  const listed = sql`SELECT value FROM json_each(${JSON.stringify(shown)})`;
  const rows = shown.length > 0 ? await selectEvents(db).where(inArray(event.id, sql`(${listed})`)) : [];
  const byId = new Map(rows.map((row) => [row.event.id, toListItem(row, { lang, zone })]));
  return { count: order[0]?.found ?? 0, results: shown.flatMap((id) => byId.get(id) ?? []) };
}

/** Rows of some kinds, with how near each is. */
const measured = (asked: Asked, kinds: readonly SearchKind[]): SQL =>
  sql`SELECT search_index.rowid AS number, ${kindOfRow} AS kind, ${nearness(asked.text)} AS far, ${weights} AS weight FROM search_index WHERE ${matchesOf(asked, kinds)}`;

const foundOf = (rows: readonly { number: number }[]): FoundRecord[] => rows.map(({ number }) => recordOf(number));

/** One page of what matches and is no event, of every category or one: the nearest first. */
export async function findOthers(
  db: Database,
  asked: Asked,
  {
    category,
    ...page
  }: { category?: OtherCategory | undefined; page?: number | undefined; page_size?: number | undefined },
): Promise<Slice<SearchHit>> {
  const kinds = (category ? [category] : otherCategories).flatMap((name) => kindsOf[name]);
  const { limit, offset } = paging(page, resultsPerPage);
  const [[counted], rows] = await Promise.all([
    db.all<{ found: number }>(sql`SELECT count(*) AS found FROM search_index WHERE ${matchesOf(asked, kinds)}`),
    db.all<{ number: number }>(
      sql`SELECT number FROM (${measured(asked, kinds)}) ORDER BY far, weight, number LIMIT ${limit} OFFSET ${offset}`,
    ),
  ]);
  return { count: counted?.found ?? 0, results: await readHits(db, foundOf(rows), asked) };
}

/** The place of a row's category in their order. */
const categoryOfRow = sql.raw(
  `CASE kind ${otherCategories.flatMap((category, place) => kindsOf[category].map((kind) => `WHEN ${searchKinds.indexOf(kind)} THEN ${place}`)).join(" ")} END`,
);

/** The nearest of every category that is no event, so many of each, in the order of the categories. */
export async function findBest(db: Database, asked: Asked, most: number): Promise<SearchHit[]> {
  const all = measured(
    asked,
    otherCategories.flatMap((name) => kindsOf[name]),
  );
  const rows = await db.all<{ number: number }>(
    sql`SELECT number FROM (SELECT number, ${categoryOfRow} AS category, row_number() OVER (PARTITION BY ${categoryOfRow} ORDER BY far, weight, number) AS place FROM (${all})) WHERE place <= ${most} ORDER BY category, place`,
  );
  return readHits(db, foundOf(rows), asked);
}
