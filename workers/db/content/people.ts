import { and, asc, eq } from "drizzle-orm";
import type { PersonDetail } from "~/domain/people/schema";
import { pathTo } from "~/domain/site/pages";
import type { Database } from "../client";
import { imageOf, pictureColumns } from "./media-images";
import { person } from "../schema/catalogue";
import { media } from "../schema/media";
import { textsIn } from "../columns/texts";

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
