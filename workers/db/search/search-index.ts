import { inArray, sql, type SQL } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { locales } from "~/domain/locale/locales";
import { folded } from "~/domain/search/query";
import type { Database } from "../client";
import { pageWords } from "../columns/page-words";

/** What can be found, in the order of its numbers in the index: only ever added to. */
export const searchKinds = ["production", "event", "article", "person", "series", "venue", "page"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The virtual table of the migration that is written by hand; drizzle-kit must not create it. */
const searchIndex = sqliteTable("search_index", {
  rowid: integer().notNull(),
  title: text().notNull(),
  original: text().notNull(),
  people: text().notNull(),
  body: text().notNull(),
  kind: text({ enum: searchKinds }).notNull(),
  targetId: integer().notNull(),
  lang: text().notNull(),
});

/** Words of titles and names by their runs of three letters, by the migration that comes with it. */
const searchTrigram = sqliteTable("search_trigram", { trigram: text().notNull(), word: text().notNull() });

/** Kinds and languages there may be. */
const room = 8;

const languageAt = (lang: string): number => locales.findIndex(({ code }) => code === lang);
const rowId = (kind: SearchKind, lang: string): string =>
  `s.id * ${room * room} + ${searchKinds.indexOf(kind) * room + languageAt(lang)}`;

/*
 * A row's number says what it is about, so that a search reads nothing but the words' own lists until it
 * knows what it shows: id of the record, kind, language.
 */
export const targetOfRow = sql.raw(`(search_index.rowid / ${room * room})`);
export const kindOfRow = sql.raw(`(search_index.rowid / ${room} % ${room})`);
/** True for rows in a language. */
export const rowIsIn = (lang: string): SQL => sql.raw(`search_index.rowid % ${room} = ${languageAt(lang)}`);
/** True for rows of some kinds. */
export const rowIsOf = (...kinds: SearchKind[]): SQL =>
  sql.raw(`search_index.rowid / ${room} % ${room} IN (${kinds.map((kind) => searchKinds.indexOf(kind)).join()})`);

/** A statement of the rows of records in a language. `ids`: a statement of theirs. */
export const rowsOf = (kind: SearchKind, lang: string, ids: SQL): SQL =>
  sql`SELECT ${sql.raw(rowId(kind, lang))} FROM (${ids}) s`;

/** A record that was found. */
export interface FoundRecord {
  kind: SearchKind;
  id: number;
}

/** The record a row is about. */
export const recordOf = (number: number): FoundRecord => ({
  kind: searchKinds[Math.floor(number / room) % room] ?? "page",
  id: Math.floor(number / room / room),
});

/** The row of a record in a language. */
export const numberOf = ({ kind, id }: FoundRecord, lang: string): number =>
  id * room * room + searchKinds.indexOf(kind) * room + languageAt(lang);

/** The words of a rich text column in one language. */
const richWords = (column: string, lang: string): string =>
  `coalesce((SELECT group_concat(t.value, ' ') FROM json_tree(${column}, '$.${lang}') t WHERE t.key = 'text' AND t.type = 'text'), '')`;

/** A translated text, in the default language if the wanted one has none. */
const inLanguage = (column: string, lang: string): string =>
  `coalesce(nullif(json_extract(${column}, '$.${lang}'), ''), json_extract(${column}, '$.${locales[0].code}'), '')`;

const credits = (table: string, owner: string): string =>
  `coalesce((SELECT group_concat(p.name, ' ') FROM ${table} c JOIN person p ON p.id = c.person_id WHERE ${owner}), '')`;

interface Source {
  title: string;
  original?: string;
  people?: string;
  body: string;
  /** The row is `s`. */
  from: string;
}

const joined = (...parts: string[]): string => parts.join(" || ' ' || ");
const ofFilm = (expression: string): string => `(SELECT ${expression} FROM production f WHERE f.id = s.production_id)`;

const sources: Record<SearchKind, (lang: string) => Source> = {
  production: (lang) => ({
    title: inLanguage("s.title", lang),
    original: "coalesce(s.original_title, '')",
    people: credits("production_person", "c.production_id = s.id"),
    body: joined(inLanguage("s.teaser", lang), richWords("s.text", lang)),
    from: "production s WHERE s.is_online = 1",
  }),
  event: (lang) => ({
    title: `coalesce(nullif(${inLanguage("s.title", lang)}, ''), ${ofFilm(inLanguage("f.title", lang))}, '')`,
    original: `coalesce(${ofFilm("f.original_title")}, '')`,
    people: joined(
      credits("event_person", "c.event_id = s.id"),
      credits("production_person", "c.production_id = s.production_id"),
      `coalesce((SELECT ${inLanguage("r.name", lang)} FROM series r WHERE r.id = s.series_id AND r.is_online = 1), '')`,
    ),
    body: joined(inLanguage("s.subtitle", lang), richWords("s.text", lang), ofFilm(inLanguage("f.teaser", lang))),
    from: "event s WHERE s.is_online = 1",
  }),
  article: (lang) => ({
    title: inLanguage("s.title", lang),
    people: "s.author",
    body: joined(
      inLanguage("s.preline", lang),
      inLanguage("s.teaser", lang),
      richWords("s.text", lang),
      `coalesce((SELECT ${pageWords("g", lang)} FROM page g WHERE g.id = s.page_id AND g.is_online = 1), '')`,
    ),
    from: "article s WHERE s.is_online = 1",
  }),
  person: (lang) => ({
    title: "s.name",
    people: inLanguage("s.position", lang),
    body: richWords("s.text", lang),
    from: "person s WHERE s.is_online = 1 AND s.in_ensemble = 1",
  }),
  series: (lang) => ({
    title: inLanguage("s.name", lang),
    body: inLanguage("s.text", lang),
    from: "series s WHERE s.is_online = 1",
  }),
  venue: (lang) => ({
    title: inLanguage("s.name", lang),
    body: joined("s.city", richWords("s.text", lang)),
    from: "venue s WHERE s.is_online = 1",
  }),
  page: (lang) => ({
    title: inLanguage("s.title", lang),
    body: joined(inLanguage("s.headline", lang), pageWords("s", lang)),
    from: "page s WHERE s.is_online = 1 AND s.content_type = 'page'",
  }),
};

/** Keeps words by their runs of three letters; those that are there stay. */
const keepTrigrams = (db: Database, words: SQL) =>
  db
    .insert(searchTrigram)
    .select(
      sql`WITH RECURSIVE at(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM at WHERE i < ${longestWord}), word(w) AS (${words}) SELECT substr(' ' || w || ' ', i, 3), w FROM word CROSS JOIN at WHERE i <= length(w)`,
    )
    .onConflictDoNothing();

const longestWord = sql.raw("40");

/** Words of titles and names that somebody may mean. */
const everyWord = sql`SELECT DISTINCT term FROM search_words WHERE col IN ('title', 'original', 'people') AND length(term) BETWEEN 4 AND ${longestWord}`;

/** Those of some rows; what they no longer have stays, and is never proposed because it finds nothing. */
async function keepWordsOf(db: Database, rows: readonly number[]): Promise<void> {
  const { title, original, people } = searchIndex;
  const found = await db.select({ title, original, people }).from(searchIndex).where(inArray(searchIndex.rowid, rows));
  const texts = found.map((row) => folded(`${row.title} ${row.original} ${row.people}`)).join(" ");
  const words = JSON.stringify(texts.match(/[\p{L}\p{N}]{4,40}/gu) ?? []);
  await keepTrigrams(db, sql`SELECT DISTINCT value FROM json_each(${words})`);
}

/**
 * Brings the search up to date: everything, or one record after it was changed, made or taken away. Whoever writes
 * content calls it. Reads the database only; nothing is found that a visitor may not see. One batch, so that searches
 * never meet half an index.
 */
export async function reindex(db: Database, only?: FoundRecord): Promise<void> {
  const kinds = only ? [only.kind] : searchKinds;
  const narrow: SQL = only ? sql` AND s.id = ${only.id}` : sql``;
  const rows = only && locales.map(({ code }) => numberOf(only, code));
  const clear = db.delete(searchIndex).where(rows && inArray(searchIndex.rowid, rows));
  const fill = kinds.flatMap((kind) =>
    locales.map(({ code }) => {
      const { title, original = "''", people = "''", body, from } = sources[kind](code);
      const columns = sql.raw([rowId(kind, code), title, original, people, body].join(", "));
      return db
        .insert(searchIndex)
        .select(sql`SELECT ${columns}, ${kind}, s.id, ${code} FROM ${sql.raw(from)}${narrow}`);
    }),
  );
  await db.batch([clear, ...fill]);
  if (rows) return keepWordsOf(db, rows);
  await db.batch([db.delete(searchTrigram), keepTrigrams(db, everyWord)]);
}
