import { and, asc, eq, sql } from "drizzle-orm";
import type { PersonDetail, PersonPage } from "~/domain/people/schema";
import { pathTo } from "~/domain/site/pages";
import type { Database } from "../client";
import type { Asking } from "../programme/events";
import { articlesAmong, newestFirst, selectArticles, toArticleTeaser } from "./article-rows";
import { imageOf, pictureColumns } from "./media-images";
import { person } from "../schema/catalogue";
import { media } from "../schema/media";
import { textsIn } from "../columns/texts";

/** So many of their articles a page lists. */
const longestList = 20;

/** The members of the house in their order, or one of them. One query. */
export async function listEnsemble(db: Database, lang: string, only?: number): Promise<PersonDetail[]> {
  const rows = await db
    .select({ person, image: pictureColumns })
    .from(person)
    .leftJoin(media, eq(media.id, person.imageId))
    .where(
      and(eq(person.inEnsemble, true), eq(person.isOnline, true), only === undefined ? undefined : eq(person.id, only)),
    )
    .orderBy(asc(person.sort), asc(person.id));
  return rows.map(({ person: row, image }) => {
    const texts = textsIn(lang);
    return {
      id: row.id,
      slug: row.slug,
      url: pathTo("person", row, lang),
      name: row.name,
      position: texts.text("position", row.position),
      text: texts.rich("text", row.text),
      email: row.email,
      phone: row.phone,
      image: image && imageOf(image, lang),
      fallback: texts.fallback(),
    };
  });
}

/** A member of the house with their articles, newest first. Two queries, one after the other: articles name their author. */
export async function readPerson(db: Database, id: number, { lang, now }: Asking): Promise<PersonPage | null> {
  const [member] = await listEnsemble(db, lang, id);
  if (!member) return null;
  const rows = await selectArticles(db)
    .where(articlesAmong(sql`SELECT a.id FROM article a WHERE a.author = ${member.name}`, now))
    .orderBy(...newestFirst)
    .limit(longestList);
  return { ...member, articles: rows.map((row) => toArticleTeaser(row, lang)) };
}
