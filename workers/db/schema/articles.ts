import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { production, series, tag } from "./catalogue";
import { flag, id, moment, partOf, richText, sort, translated } from "./columns";
import { media } from "./media";
import { page } from "./pages";
import { event } from "./programme";

/** A category of the magazine; `style_name` is the class its colour hangs on. */
export const articleCategory = sqliteTable("article_category", {
  id: id(),
  slug: text().notNull().unique(),
  name: translated(),
  styleName: text().notNull().default(""),
  sort: sort(),
});

export const article = sqliteTable(
  "article",
  {
    id: id(),
    slug: text().notNull(),
    title: translated(),
    preline: translated(),
    teaser: translated(),
    text: richText(),
    categoryId: integer().references(() => articleCategory.id, { onDelete: "set null" }),
    author: text().notNull().default(""),
    /** ISO day printed with the article. */
    date: text().notNull(),
    imageId: integer().references(() => media.id, { onDelete: "set null" }),
    /** The page whose sections follow the text; null: nobody has added any. */
    pageId: integer().references(() => page.id, { onDelete: "set null" }),
    isOnline: flag().default(true),
    onlineFrom: moment(),
    onlineTo: moment(),
    createdAt: moment().notNull().default(0),
    updatedAt: moment().notNull().default(0),
  },
  (t) => [
    // Whole texts lie beside what lists and counts ask for: they are answered from these alone.
    index("article_list").on(t.isOnline, t.date, t.id, t.onlineFrom, t.onlineTo),
    index("article_category_list").on(t.categoryId, t.isOnline, t.date, t.id, t.onlineFrom, t.onlineTo),
    // The one that changed last is at its end.
    index("article_changed").on(t.isOnline, t.updatedAt, t.onlineFrom, t.onlineTo),
    // Those that are not online at a moment stand at the ends of these: few, however many articles there are.
    index("article_begins")
      .on(t.onlineFrom)
      .where(sql`${t.onlineFrom} IS NOT NULL`),
    index("article_ends")
      .on(t.onlineTo)
      .where(sql`${t.onlineTo} IS NOT NULL`),
    // Of a member of the house, who is asked for by name.
    index("article_author").on(t.author),
    uniqueIndex("article_page").on(t.pageId),
  ],
);

const ofArticle = () => partOf(() => article.id);

export const articleTag = sqliteTable(
  "article_tag",
  {
    articleId: ofArticle(),
    tagId: partOf(() => tag.id),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.tagId] }), index("article_tag_tag").on(t.tagId, t.articleId)],
);

export const articleImage = sqliteTable(
  "article_image",
  {
    articleId: ofArticle(),
    mediaId: partOf(() => media.id),
    sort: sort(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.mediaId] })],
);

/** Films an article is about. */
export const articleProduction = sqliteTable(
  "article_production",
  {
    articleId: ofArticle(),
    productionId: partOf(() => production.id),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.productionId] }),
    index("article_production_production").on(t.productionId),
  ],
);

/** Events an article is about, beyond those of its films. */
export const articleEvent = sqliteTable(
  "article_event",
  {
    articleId: ofArticle(),
    eventId: partOf(() => event.id),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.eventId] }), index("article_event_event").on(t.eventId)],
);

export const articleSeries = sqliteTable(
  "article_series",
  {
    articleId: ofArticle(),
    seriesId: partOf(() => series.id),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.seriesId] }), index("article_series_series").on(t.seriesId)],
);
