import { and, asc, count, eq, sql } from "drizzle-orm";
import type { ArticleCategory, ArticleDetail } from "~/domain/articles/schema";
import { translate, type LocaleCode } from "~/domain/locale/locales";
import type { ArticleTeaser } from "~/domain/programme/schema";
import { pathTo } from "~/domain/site/pages";
import { articlesOnline, newestFirst, selectArticles, toArticleTeaser } from "./article-rows";
import type { Database } from "../client";
import { paging, type Asking, type Slice } from "../programme/events";
import { imageOf, pictureColumns } from "./media-images";
import { article, articleCategory, articleImage, articleProduction, articleTag } from "../schema/articles";
import { production, tag } from "../schema/catalogue";
import { media } from "../schema/media";
import { refsIn, textsIn } from "../columns/texts";

/** Articles a page of the magazine has. */
export const articlesPerPage = 12;

export interface ArticleFilters {
  category?: number | undefined;
  tag?: number | undefined;
  page?: number | undefined;
  page_size?: number | undefined;
}

/** One page of the magazine, newest first. Two queries at once. */
export async function listArticles(
  db: Database,
  query: ArticleFilters,
  { lang, now }: Asking,
): Promise<Slice<ArticleTeaser>> {
  const where = and(
    articlesOnline(now),
    query.category === undefined ? undefined : eq(article.categoryId, query.category),
    query.tag === undefined
      ? undefined
      : sql`${article.id} IN (SELECT at.article_id FROM article_tag at WHERE at.tag_id = ${query.tag})`,
  );
  const { limit, offset } = paging(query, articlesPerPage);
  const total = db.select({ count: count() }).from(article).where(where);
  const rows = selectArticles(db)
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  const [[counted], found] = await Promise.all([total, rows]);
  return { count: counted?.count ?? 0, results: found.map((row) => toArticleTeaser(row, lang)) };
}

/** The newest articles, for the start page. One query. */
export async function newestArticles(db: Database, { lang, now }: Asking, limit = 8): Promise<ArticleTeaser[]> {
  const rows = await selectArticles(db)
    .where(articlesOnline(now))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map((row) => toArticleTeaser(row, lang));
}

/** The categories of the magazine, in their order. One query. */
export async function listCategories(db: Database, lang: LocaleCode): Promise<ArticleCategory[]> {
  const rows = await db.select().from(articleCategory).orderBy(asc(articleCategory.sort), asc(articleCategory.id));
  return rows.map(({ id, slug, name, styleName }) => ({
    id,
    slug,
    name: translate(name, lang).value,
    style_name: styleName,
  }));
}

/** One article with its text; null if there is none or it is offline. Four queries at once. */
export async function readArticle(db: Database, id: number, { lang, now }: Asking): Promise<ArticleDetail | null> {
  const [[row], images, tags, films] = await Promise.all([
    selectArticles(db).where(and(eq(article.id, id), articlesOnline(now))),
    db
      .select({ image: pictureColumns })
      .from(articleImage)
      .innerJoin(media, eq(media.id, articleImage.mediaId))
      .where(eq(articleImage.articleId, id))
      .orderBy(asc(articleImage.sort), asc(media.id)),
    db
      .select({ id: tag.id, slug: tag.slug, name: tag.name })
      .from(articleTag)
      .innerJoin(tag, eq(tag.id, articleTag.tagId))
      .where(eq(articleTag.articleId, id))
      .orderBy(asc(tag.sort), asc(tag.id)),
    db
      .select({ id: production.id, slug: production.slug, name: production.title })
      .from(articleProduction)
      .innerJoin(production, and(eq(production.id, articleProduction.productionId), eq(production.isOnline, true)))
      .where(eq(articleProduction.articleId, id))
      .orderBy(asc(production.sortTitle)),
  ]);
  if (!row) return null;
  const texts = textsIn(lang);
  return {
    ...toArticleTeaser(row, lang, texts),
    text: texts.rich("text", row.article.text),
    gallery: images.map(({ image }) => imageOf(image, lang)),
    tags: refsIn(texts, "tags", tags),
    productions: films.map((film) => ({
      id: film.id,
      slug: film.slug,
      name: texts.text("productions", film.name),
      url: pathTo("film", film, lang),
    })),
    fallback: texts.fallback(),
  };
}
