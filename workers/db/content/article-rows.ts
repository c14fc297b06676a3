import { desc, eq, sql, type SQL } from "drizzle-orm";
import { readingMinutes } from "~/domain/articles/reading-time";
import type { ArticleTeaser } from "~/domain/programme/schema";
import { locales, type LocaleCode } from "~/domain/locale/locales";
import { pathTo } from "~/domain/site/pages";
import type { Database } from "../client";
import { imageOf, pictureColumns } from "./media-images";
import { wordsOfPage } from "../columns/page-words";
import { isOnlineAt } from "../columns/online-window";
import { article, articleCategory } from "../schema/articles";
import { media } from "../schema/media";
import { textsIn, type Texts } from "../columns/texts";

/** Articles as lists show them, with category and image. `listed`: how many the whole list has. */
export function selectArticles(db: Database, listed: SQL<number> = sql<number>`NULL`) {
  return db
    .select({
      article,
      category: articleCategory,
      image: pictureColumns,
      sectionWords: wordsOfPage(article.pageId),
      listed: listed.as("listed"),
    })
    .from(article)
    .leftJoin(articleCategory, eq(articleCategory.id, article.categoryId))
    .leftJoin(media, eq(media.id, article.imageId))
    .$dynamic();
}

export type ArticleRow = Awaited<ReturnType<typeof selectArticles>>[number];

/** Online and within their window at `now` (epoch ms). */
export const articlesOnline = (now: number): SQL | undefined => isOnlineAt(article, now);

/**
 * A statement of the ids of the others. Where few of many articles are looked for, it costs less to leave these out than
 * to read of each whether it is online.
 */
export const articlesOffline = (now: number): SQL =>
  sql`SELECT ${article.id} FROM ${article} WHERE ${article.isOnline} = 0 UNION ALL SELECT ${article.id} FROM ${article} WHERE ${article.onlineFrom} > ${now} UNION ALL SELECT ${article.id} FROM ${article} WHERE ${article.onlineTo} <= ${now}`;

/** Those of some articles that are online at `now`. `ids`: a statement of theirs. */
export const articlesAmong = (ids: SQL, now: number): SQL =>
  sql`${article.id} IN (${ids}) AND ${article.id} NOT IN (${articlesOffline(now)})`;

/** Newest first. */
export const newestFirst = [desc(article.date), desc(article.id)] as const;

/** Words in a language, or in the one that is shown in its place. */
const wordsIn = (lang: LocaleCode, counts: Record<string, number>): number =>
  counts[lang] || (counts[locales[0].code] ?? 0);

/** A row as lists show it. */
export function toArticleTeaser(row: ArticleRow, lang: LocaleCode, texts: Texts = textsIn(lang)): ArticleTeaser {
  const { id, slug, author, date } = row.article;
  // Its own texts: that of the article falls back where it is shown.
  const text = textsIn(lang).rich("text", row.article.text);
  return {
    id,
    slug,
    url: pathTo("article", { slug, id }, lang),
    title: texts.text("title", row.article.title),
    preline: texts.text("preline", row.article.preline),
    teaser: texts.text("teaser", row.article.teaser),
    category: row.category && {
      id: row.category.id,
      slug: row.category.slug,
      name: texts.text("category", row.category.name),
      style_name: row.category.styleName,
      url: pathTo("category", row.category, lang),
    },
    author,
    date,
    minutes: readingMinutes(text, wordsIn(lang, row.sectionWords)),
    image: row.image && imageOf(row.image, lang),
    fallback: texts.fallback(),
  };
}
