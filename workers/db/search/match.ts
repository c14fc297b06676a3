import { sql, type SQL } from "drizzle-orm";
import { searchWords, spellings } from "~/domain/search/query";
import { rowIsOf, targetOfRow, type SearchKind } from "./search-index";

/** Columns of the index, the weightiest first. */
type Column = "title" | "original" | "people" | "body";

const term = (word: string, ending: "" | "*"): string => {
  const all = spellings(word).map((spelling) => `"${spelling}"${ending}`);
  return all.length > 1 ? `(${all.join(" OR ")})` : (all[0] ?? "");
};

/**
 * What a visitor typed as an FTS5 expression: every word must occur, the last letters of each may be
 * missing. Null if there is no word in it. Quotes and operators lose their meaning.
 */
export function matchExpression(text: string): string | null {
  const words = searchWords(text);
  return words.length > 0 ? words.map((word) => term(word, "*")).join(" AND ") : null;
}

/** The same within some columns; `whole`: no letters may be missing. */
export const matchIn = (text: string, columns: readonly Column[], whole = false): string =>
  `{${columns.join(" ")}} : (${searchWords(text)
    .map((word) => term(word, whole ? "" : "*"))
    .join(" AND ")})`;

/** Rows that match an expression. */
export const matching = (expression: string): SQL => sql`search_index MATCH ${expression}`;

/** Ids of the records of one kind that match, as a subquery; none if the text has no word. */
export function foundIds(kind: SearchKind, text: string): SQL {
  const expression = matchExpression(text);
  return expression === null
    ? sql`(NULL)`
    : sql`(SELECT ${targetOfRow} FROM search_index WHERE ${matching(expression)} AND ${rowIsOf(kind)})`;
}

/** Any of the words within a column. */
export const matchAny = (text: string, column: Column): string =>
  `{${column}} : (${searchWords(text)
    .map((word) => term(word, "*"))
    .join(" OR ")})`;
