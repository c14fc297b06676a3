import { and, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
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

/** True for rows that a list of pictures names. */
const listed = (id: SQLiteColumn, rows: SQL): SQL => sql`${id} IN (${rows})`;

/** The pages whose published modules show a picture. */
const showing = (id: number): SQL =>
  sql`(SELECT ${reference.pageId} FROM ${reference} WHERE ${reference.kind} = 'media' AND ${reference.targetId} = ${id})`;

const named = (
  kind: Exclude<Usage["kind"], "page">,
  { id, slug, title }: { id: number; slug: string; title: string },
  lang: LocaleCode,
): Usage => ({ kind, title, url: pathTo(kind, { id, slug }, lang) });

/** What shows a picture, by kind: pages as they are published, and records whether they are online or not. Seven queries at once. */
export async function usageOf(db: Database, id: number, lang: LocaleCode): Promise<Usage[]> {
  const titled = ({ title, ...row }: { id: number; slug: string; title: Parameters<typeof translate>[0] }) => ({
    ...row,
    title: translate(title, lang).value,
  });
  const [pages, films, shows, lines, articles, people, venues] = await Promise.all([
    db
      .select({ path: page.path, title: page.title })
      .from(page)
      .where(and(standsAlone, isNull(page.trashedAt), or(eq(page.ogImageId, id), sql`${page.id} IN ${showing(id)}`)))
      .orderBy(page.path)
      .limit(mostOfAKind),
    db
      .select({ id: production.id, slug: production.slug, title: production.title })
      .from(production)
      .where(
        or(
          eq(production.imageId, id),
          eq(production.posterId, id),
          listed(
            production.id,
            sql`SELECT ${productionImage.productionId} FROM ${productionImage} WHERE ${productionImage.mediaId} = ${id}`,
          ),
        ),
      )
      .orderBy(production.sortTitle)
      .limit(mostOfAKind),
    db
      .select({ id: event.id, slug: event.slug, title: event.title, film: production.title })
      .from(event)
      .leftJoin(production, eq(production.id, event.productionId))
      .where(
        or(
          eq(event.imageId, id),
          listed(event.id, sql`SELECT ${eventImage.eventId} FROM ${eventImage} WHERE ${eventImage.mediaId} = ${id}`),
        ),
      )
      .orderBy(event.startsAt)
      .limit(mostOfAKind),
    db
      .select({ id: series.id, slug: series.slug, title: series.name })
      .from(series)
      .where(eq(series.imageId, id))
      .limit(mostOfAKind),
    db
      .select({ id: article.id, slug: article.slug, title: article.title })
      .from(article)
      .where(
        or(
          eq(article.imageId, id),
          sql`${article.pageId} IN ${showing(id)}`,
          listed(
            article.id,
            sql`SELECT ${articleImage.articleId} FROM ${articleImage} WHERE ${articleImage.mediaId} = ${id}`,
          ),
        ),
      )
      .orderBy(article.date)
      .limit(mostOfAKind),
    db
      .select({ id: person.id, slug: person.slug, title: person.name })
      .from(person)
      .where(eq(person.imageId, id))
      .limit(mostOfAKind),
    db
      .select({ id: venue.id, slug: venue.slug, title: venue.name })
      .from(venue)
      .where(eq(venue.imageId, id))
      .limit(mostOfAKind),
  ]);
  return [
    ...pages.map(({ path, title }): Usage => ({
      kind: "page",
      title: translate(title, lang).value,
      url: path === "/" ? `/${lang}` : `/${lang}${path}`,
    })),
    ...films.map((row) => named("film", titled(row), lang)),
    ...shows.map(({ film, ...row }) => {
      const own = titled(row);
      return named("event", { ...own, title: own.title || translate(film ?? {}, lang).value }, lang);
    }),
    ...lines.map((row) => named("series", titled(row), lang)),
    ...articles.map((row) => named("article", titled(row), lang)),
    ...people.map((row) => named("person", row, lang)),
    ...venues.map((row) => named("venue", titled(row), lang)),
  ];
}
