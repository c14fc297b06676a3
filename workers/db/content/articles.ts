import { and, asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { ArticleCategory, ArticleDetail, ArticleTopic } from "~/domain/articles/schema";
import { locales, translate } from "~/domain/locale/locales";
import type { ArticleTeaser } from "~/domain/programme/schema";
import { pathTo } from "~/domain/site/pages";
import { toOffsetIso } from "~/domain/time/zone";
import {
  articlesOffline,
  articlesOnline,
  newestFirst,
  selectArticles,
  toArticleTeaser,
  type ArticleRow,
} from "./article-rows";
import type { Database } from "../client";
import { refsIn, textsIn } from "../columns/texts";
import { toCome } from "../programme/event-filters";
import { selectEvents, toListItem } from "../programme/event-rows";
import { paging, type Asking, type Slice } from "../programme/events";
import { selectProductions, toProductionItem } from "../programme/production-rows";
import { imageOf, pictureColumns } from "./media-images";
import { readPageById } from "./pages";
import {
  article,
  articleCategory,
  articleEvent,
  articleImage,
  articleProduction,
  articleTag,
} from "../schema/articles";
import { person, production, tag } from "../schema/catalogue";
import { media } from "../schema/media";
import { event } from "../schema/programme";
import { houseTimeZone } from "../site/site-settings";

/** Articles a page of the magazine has. */
export const articlesPerPage = 12;

export interface ArticleFilters {
  category?: number | undefined;
  tag?: number | undefined;
  ids?: readonly number[] | undefined;
  page?: number | undefined;
  page_size?: number | undefined;
}

const countArticles = (where: SQL | undefined): SQL<number> => sql`(SELECT count(*) FROM ${article} WHERE ${where})`;

/** One page of the magazine, newest first; of one past the end no count. One query. */
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
    query.ids && sql`${article.id} IN (SELECT value FROM json_each(${JSON.stringify(query.ids)}))`,
  );
  const { limit, offset } = paging(query, articlesPerPage);
  const page = db
    .select({ id: article.id })
    .from(article)
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  const rows = await selectArticles(db, countArticles(where))
    .where(inArray(article.id, page))
    .orderBy(...newestFirst);
  return { count: rows[0]?.listed ?? 0, results: rows.map((row) => toArticleTeaser(row, lang)) };
}

/** The newest articles, for the start page. One query. */
export async function newestArticles(db: Database, { lang, now }: Asking, limit = 8): Promise<ArticleTeaser[]> {
  const rows = await selectArticles(db)
    .where(articlesOnline(now))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map((row) => toArticleTeaser(row, lang));
}

/** The categories of the magazine in their order, each with how many articles it has online. One query. */
export async function listCategories(db: Database, { lang, now }: Asking): Promise<ArticleCategory[]> {
  const ofCategory = and(eq(article.categoryId, articleCategory.id), articlesOnline(now));
  const rows = await db
    .select({ category: articleCategory, count: countArticles(ofCategory).as("articles") })
    .from(articleCategory)
    .orderBy(asc(articleCategory.sort), asc(articleCategory.id));
  return rows.map(({ category, count }) => ({
    id: category.id,
    slug: category.slug,
    name: translate(category.name, lang).value,
    style_name: category.styleName,
    url: pathTo("category", category, lang),
    count,
  }));
}

/** The topics of the magazine in the order of the house, each with how many articles it has online; hidden ones say so. One query. */
export async function listTopics(db: Database, { lang, now }: Asking): Promise<ArticleTopic[]> {
  const rows = await db
    .select({
      tag,
      count:
        sql<number>`(SELECT count(*) FROM article_tag at WHERE at.tag_id = ${tag.id} AND at.article_id NOT IN (${articlesOffline(now)}))`.as(
          "articles",
        ),
    })
    .from(tag)
    .where(eq(tag.scope, "article"))
    .orderBy(asc(tag.sort), asc(tag.id));
  return rows.map(({ tag: { id, slug, name, showInFilter }, count }) => ({
    id,
    slug,
    name: translate(name, lang).value,
    show_in_filter: showInFilter,
    url: pathTo("topic", { id, slug }, lang),
    count,
  }));
}

const imagesOf = (db: Database, id: number) =>
  db
    .select({ image: pictureColumns })
    .from(articleImage)
    .innerJoin(media, eq(media.id, articleImage.mediaId))
    .where(eq(articleImage.articleId, id))
    .orderBy(asc(articleImage.sort), asc(media.id));

const tagsOf = (db: Database, id: number) =>
  db
    .select({ id: tag.id, slug: tag.slug, name: tag.name })
    .from(articleTag)
    .innerJoin(tag, eq(tag.id, articleTag.tagId))
    .where(eq(articleTag.articleId, id))
    .orderBy(asc(tag.sort), asc(tag.id));

/** Id of the next showing of a film of an article. */
const nextOfFilm = (now: number) =>
  sql`SELECT e.id FROM event e INDEXED BY event_production WHERE e.production_id = ${articleProduction.productionId} AND e.is_online = 1 AND e.starts_at > ${now} AND e.status <> 'cancelled' ORDER BY e.starts_at LIMIT 1`;

/** What an article is about, as far as it is online: its films, and what is to come of them and of its events. */
const subjectsOf = (db: Database, id: number, now: number) => {
  const toSee = and(eq(event.isOnline, true), toCome(now));
  const films = db
    .select({ id: articleProduction.productionId })
    .from(articleProduction)
    .where(eq(articleProduction.articleId, id));
  const events = db
    .select({ id: sql`(${nextOfFilm(now)})` })
    .from(articleProduction)
    .where(eq(articleProduction.articleId, id))
    .union(
      db
        .select({ id: sql`${articleEvent.eventId}` })
        .from(articleEvent)
        .where(eq(articleEvent.articleId, id)),
    );
  return [
    selectProductions(db, { where: toSee, now })
      .where(and(inArray(production.id, films), eq(production.isOnline, true)))
      .orderBy(asc(production.sortTitle)),
    selectEvents(db)
      // By their ids, and not by an index of all that is online.
      .where(and(inArray(event.id, events), sql`+${event.isOnline} = 1`, toCome(now)))
      .orderBy(asc(event.startsAt), asc(event.id)),
  ] as const;
};

/** The member of the house who wrote an article, if one did. */
const authorOf = (db: Database, id: number) =>
  db
    .select({ id: person.id, slug: person.slug, position: person.position, image: pictureColumns })
    .from(person)
    .leftJoin(media, eq(media.id, person.imageId))
    .where(
      and(
        eq(person.inEnsemble, true),
        eq(person.isOnline, true),
        sql`${person.name} = (SELECT a.author FROM article a WHERE a.id = ${id})`,
      ),
    )
    .limit(1);

/** Its sections as a page that is where the article is, and called like it; null if it has none. */
async function sectionsOf(
  db: Database,
  { pageId, title, slug, id }: ArticleRow["article"],
  query: Parameters<typeof readPageById>[2],
): Promise<ArticleDetail["page"]> {
  const page = pageId === null ? null : await readPageById(db, pageId, query);
  return (
    page && {
      ...page,
      title: translate(title, query.lang).value,
      settings_url: `/cms-hub/articles/${id}`,
      urls: Object.fromEntries(locales.map(({ code }) => [code, pathTo("article", { slug, id }, code)])),
    }
  );
}

/**
 * One article with its text; null if there is none or it is offline. Seven queries at once; one with sections asks two
 * more times. Whether a visitor may see those (`page.is_online`) is the caller's decision. `version`: of the sections.
 */
export async function readArticle(
  db: Database,
  id: number,
  { lang, now, version }: Asking & { version?: string | undefined },
): Promise<ArticleDetail | null> {
  const [[row], [author], images, tags, films, events, zone] = await Promise.all([
    selectArticles(db).where(and(eq(article.id, id), articlesOnline(now))),
    authorOf(db, id),
    imagesOf(db, id),
    tagsOf(db, id),
    ...subjectsOf(db, id, now),
    houseTimeZone(db),
  ]);
  if (!row) return null;
  const texts = textsIn(lang);
  const { updatedAt } = row.article;
  return {
    ...toArticleTeaser(row, lang, texts),
    text: texts.rich("text", row.article.text),
    written_in: Object.keys(row.article.text ?? {}),
    author_page: author
      ? {
          url: pathTo("person", author, lang),
          position: texts.text("position", author.position),
          image: author.image && imageOf(author.image, lang),
        }
      : null,
    gallery: images.map(({ image }) => imageOf(image, lang)),
    tags: refsIn(texts, "tags", tags).map((ref) => ({ ...ref, url: pathTo("topic", ref, lang) })),
    productions: films.map((film) => toProductionItem(film, { lang, zone })),
    events: events.map((found) => toListItem(found, { lang, zone })),
    updated: updatedAt > 0 ? toOffsetIso(updatedAt, zone) : null,
    page: await sectionsOf(db, row.article, { lang, now, version }),
    fallback: texts.fallback(),
  };
}
