import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { locales } from "~/domain/locale/locales";
import { jsonColumn } from "./json-columns";

/** SQL of the texts `t` of the live version of a page, which is the row `page`: those of the language and rich texts below it. */
const pageTexts = (page: string, lang: string): string =>
  `FROM page_version v, json_tree(v.document) t WHERE v.page_id = ${page}.id AND v.seq = ${page}.live_seq AND t.type = 'text' AND (t.key = '${lang}' OR (t.key = 'text' AND t.path LIKE '%.${lang}.%'))`;

/** SQL of the words of the live version of a page, which is the row `page`. */
export const pageWords = (page: string, lang: string): string =>
  `coalesce((SELECT group_concat(t.value, ' ') ${pageTexts(page, lang)}), '')`;

const wordsOfText = "length(trim(t.value)) - length(replace(trim(t.value), ' ', '')) + (trim(t.value) <> '')";

/** How many words visitors read on the page `id`, by language; of no page, or one that is not to be seen, there are none. */
export const wordsOfPage = (id: SQLWrapper): SQL<Record<string, number>> => {
  const counts = locales
    .map(({ code }) => `'${code}', (SELECT coalesce(sum(${wordsOfText}), 0) ${pageTexts("g", code)})`)
    .join(", ");
  return jsonColumn(
    sql`coalesce((SELECT json_object(${sql.raw(counts)}) FROM page g WHERE g.id = ${id} AND g.is_online = 1), '{}')`,
  );
};
