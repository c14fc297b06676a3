import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import type { KeptImage, Target } from "~/domain/editing/picking";
import { translate, type LocaleCode } from "~/domain/locale/locales";
import type { Database } from "../client";
import type { Slice } from "../programme/events";
import { media } from "../schema/media";
import { page } from "../schema/pages";
import { imageOf, pictureColumns } from "./media-images";

interface Part {
  lang: LocaleCode;
  limit: number;
  offset: number;
}

/** The pages of the house by their addresses: what a link may lead to before a word is typed. */
export async function listPages(db: Database, { lang, limit, offset }: Part): Promise<Slice<Target>> {
  const some = and(eq(page.isOnline, true), isNull(page.trashedAt));
  const [[counted], rows] = await Promise.all([
    db.select({ found: count() }).from(page).where(some),
    db
      .select({ path: page.path, title: page.title })
      .from(page)
      .where(some)
      .orderBy(page.path)
      .limit(limit)
      .offset(offset),
  ]);
  const results = rows.map(({ path, title }) => ({
    url: path,
    title: translate(title, lang).value,
    kind: "page",
    note: path,
  }));
  return { count: counted?.found ?? 0, results };
}

type ImageRow = Pick<typeof media.$inferSelect, keyof typeof pictureColumns>;

const keptOf = (row: ImageRow, lang: LocaleCode): KeptImage => ({
  ...imageOf(row, lang),
  facts: { alt: row.alt, decorative: row.decorative, focal: { x: row.focalX, y: row.focalY } },
});

/** The pictures of the media library whose description or file name has these words in it, the newest first. */
export async function listImages(
  db: Database,
  words: string,
  { lang, limit, offset }: Part,
): Promise<Slice<KeptImage>> {
  const like = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const some = and(
    eq(media.kind, "image"),
    words === ""
      ? undefined
      : sql`(${media.alt} LIKE ${like} ESCAPE '\\' OR ${media.filename} LIKE ${like} ESCAPE '\\')`,
  );
  const [[counted], rows] = await Promise.all([
    db.select({ found: count() }).from(media).where(some),
    db
      .select(pictureColumns)
      .from(media)
      .where(some)
      .orderBy(desc(media.createdAt), desc(media.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count: counted?.found ?? 0, results: rows.map((row) => keptOf(row, lang)) };
}

/** One picture of the library; null if there is none. */
export async function readImage(db: Database, id: number, lang: LocaleCode): Promise<KeptImage | null> {
  const [row] = await db
    .select(pictureColumns)
    .from(media)
    .where(and(eq(media.id, id), eq(media.kind, "image")))
    .limit(1);
  return row ? keptOf(row, lang) : null;
}

/** The id of the file of this name, if the library has it. */
export async function mediaNamed(db: Database, hash: string): Promise<number | null> {
  const [row] = await db.select({ id: media.id }).from(media).where(eq(media.hash, hash)).limit(1);
  return row?.id ?? null;
}
