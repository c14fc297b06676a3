import { and, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Usage } from "~/domain/editing/picking";
import { translate, type LocaleCode } from "~/domain/locale/locales";
import { pathTo } from "~/domain/site/pages";
import type { Database } from "../client";
import { article, articleImage } from "../schema/articles";
import { person, production, productionImage, series } from "../schema/catalogue";
import { page, reference, standsAlone } from "../schema/pages";
import { venue } from "../schema/places";
import { event, eventImage } from "../schema/programme";

const mostOfAKind = 100;

/** Whose picture, and the language of titles. */
interface Asked {
  id: number;
  lang: LocaleCode;
}

type Kind = Exclude<Usage["kind"], "page">;
type Title = Parameters<typeof translate>[0] | string;

interface Row {
  id: number;
  slug: string;
  title: Title;
}

const wordsOf = (title: Title, lang: LocaleCode): string =>
  typeof title === "string" ? title : translate(title, lang).value;

const named =
  (kind: Kind, lang: LocaleCode) =>
  ({ title, ...row }: Row): Usage => ({ kind, title: wordsOf(title, lang), url: pathTo(kind, row, lang) });

/** The pages whose published modules show a picture. */
const showing = (id: number): SQL =>
  sql`(SELECT ${reference.pageId} FROM ${reference} WHERE ${reference.kind} = 'media' AND ${reference.targetId} = ${id})`;

async function pages(db: Database, { id, lang }: Asked): Promise<Usage[]> {
  const rows = await db
    .select({ path: page.path, title: page.title })
    .from(page)
    .where(and(standsAlone, isNull(page.trashedAt), or(eq(page.ogImageId, id), sql`${page.id} IN ${showing(id)}`)))
    .orderBy(page.path)
    .limit(mostOfAKind);
  return rows.map(({ path, title }) => ({
    kind: "page",
    title: wordsOf(title, lang),
    url: path === "/" ? `/${lang}` : `/${lang}${path}`,
  }));
}

async function films(db: Database, { id, lang }: Asked): Promise<Usage[]> {
  const stills = sql`(SELECT ${productionImage.productionId} FROM ${productionImage} WHERE ${productionImage.mediaId} = ${id})`;
  const rows = await db
    .select({ id: production.id, slug: production.slug, title: production.title })
    .from(production)
    .where(or(eq(production.imageId, id), eq(production.posterId, id), sql`${production.id} IN ${stills}`))
    .orderBy(production.sortTitle)
    .limit(mostOfAKind);
  return rows.map(named("film", lang));
}

async function shows(db: Database, { id, lang }: Asked): Promise<Usage[]> {
  const gallery = sql`(SELECT ${eventImage.eventId} FROM ${eventImage} WHERE ${eventImage.mediaId} = ${id})`;
  const rows = await db
    .select({ id: event.id, slug: event.slug, title: event.title, film: production.title })
    .from(event)
    .leftJoin(production, eq(production.id, event.productionId))
    .where(or(eq(event.imageId, id), sql`${event.id} IN ${gallery}`))
    .orderBy(event.startsAt)
    .limit(mostOfAKind);
  return rows.map(({ film, title, ...row }) =>
    named("event", lang)({ ...row, title: wordsOf(title, lang) || wordsOf(film, lang) }),
  );
}

async function articles(db: Database, { id, lang }: Asked): Promise<Usage[]> {
  const gallery = sql`(SELECT ${articleImage.articleId} FROM ${articleImage} WHERE ${articleImage.mediaId} = ${id})`;
  const rows = await db
    .select({ id: article.id, slug: article.slug, title: article.title })
    .from(article)
    .where(or(eq(article.imageId, id), sql`${article.pageId} IN ${showing(id)}`, sql`${article.id} IN ${gallery}`))
    .orderBy(article.date)
    .limit(mostOfAKind);
  return rows.map(named("article", lang));
}

/** Of those that have one picture and no other. */
const withOne = { series, person, venue };

async function records(db: Database, kind: keyof typeof withOne, { id, lang }: Asked): Promise<Usage[]> {
  const table = withOne[kind];
  const rows = await db
    .select({ id: table.id, slug: table.slug, title: table.name })
    .from(table)
    .where(eq(table.imageId, id))
    .limit(mostOfAKind);
  return rows.map(named(kind, lang));
}

/** What shows a picture, by kind: pages as they are published, and records whether they are online or not. Seven queries at once. */
export async function usageOf(db: Database, id: number, lang: LocaleCode): Promise<Usage[]> {
  const asked = { id, lang };
  const found = await Promise.all([
    pages(db, asked),
    films(db, asked),
    shows(db, asked),
    records(db, "series", asked),
    articles(db, asked),
    records(db, "person", asked),
    records(db, "venue", asked),
  ]);
  return found.flat();
}
