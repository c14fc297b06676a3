import { and, eq, sql, type SQL } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { locales } from "~/domain/locale/locales";
import type { Database } from "../client";

/** What can be found. The names are also the kinds of rows in the index. */
const searchKinds = ["production", "event", "article", "person", "series", "venue", "page"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The virtual table of the migration that is written by hand; drizzle-kit must not create it. */
const searchIndex = sqliteTable("search_index", {
  title: text().notNull(),
  original: text().notNull(),
  people: text().notNull(),
  body: text().notNull(),
  kind: text({ enum: searchKinds }).notNull(),
  targetId: integer().notNull(),
  lang: text().notNull(),
});

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

/** The words of a page's live version: texts of the language and rich texts below it. */
const pageWords = (lang: string): string =>
  `coalesce((SELECT group_concat(t.value, ' ') FROM page_version v, json_tree(v.document) t WHERE v.page_id = s.id AND v.seq = s.live_seq AND t.type = 'text' AND (t.key = '${lang}' OR (t.key = 'text' AND t.path LIKE '%.${lang}.%'))), '')`;

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
    people: credits("event_person", "c.event_id = s.id"),
    body: joined(inLanguage("s.subtitle", lang), richWords("s.text", lang)),
    from: "event s WHERE s.is_online = 1",
  }),
  article: (lang) => ({
    title: inLanguage("s.title", lang),
    people: "s.author",
    body: joined(inLanguage("s.preline", lang), inLanguage("s.teaser", lang), richWords("s.text", lang)),
    from: "article s WHERE s.is_online = 1",
  }),
  person: (lang) => ({
    title: "s.name",
    body: joined(inLanguage("s.position", lang), richWords("s.text", lang)),
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
    body: joined(inLanguage("s.headline", lang), pageWords(lang)),
    from: "page s WHERE s.is_online = 1",
  }),
};

/**
 * Writes the search index anew: everything, or one record after it was changed. Reads the database
 * only; nothing is found that a visitor may not see. One batch, so that searches never meet half an index.
 */
export async function rebuildSearch(db: Database, only?: { kind: SearchKind; id: number }): Promise<void> {
  const kinds = only ? [only.kind] : searchKinds;
  const narrow: SQL = only ? sql` AND s.id = ${only.id}` : sql``;
  const clear = db
    .delete(searchIndex)
    .where(only ? and(eq(searchIndex.kind, only.kind), eq(searchIndex.targetId, only.id)) : undefined);
  const fill = kinds.flatMap((kind) =>
    locales.map(({ code }) => {
      const { title, original = "''", people = "''", body, from } = sources[kind](code);
      const columns = sql.raw([title, original, people, body].join(", "));
      return db
        .insert(searchIndex)
        .select(sql`SELECT ${columns}, ${kind}, s.id, ${code} FROM ${sql.raw(from)}${narrow}`);
    }),
  );
  await db.batch([clear, ...fill]);
}

/**
 * What a visitor typed as an FTS5 expression: every word must occur, the last letters of each may be
 * missing. Null if there is no word in it. Quotes and operators lose their meaning.
 */
export function matchExpression(text: string): string | null {
  const words = text.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0
    ? words
        .slice(0, 12)
        .map((word) => `"${word}"*`)
        .join(" ")
    : null;
}

/** Ids of the records of one kind that match, as a subquery; none if the text has no word. */
export function foundIds(kind: SearchKind, text: string): SQL {
  const expression = matchExpression(text);
  return expression === null
    ? sql`(NULL)`
    : sql`(SELECT target_id FROM search_index WHERE search_index MATCH ${expression} AND kind = ${kind})`;
}
