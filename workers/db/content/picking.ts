import { and, count, desc, eq, gt, isNull, like, ne, or, sql } from "drizzle-orm";
import type { KeptFile, KeptImage, Target } from "~/domain/editing/picking";
import { translate, type LocaleCode } from "~/domain/locale/locales";
import { fileName, type FileType } from "~/domain/pages/media-files";
import { fileSize, formatName } from "~/domain/pages/file-words";
import type { Database } from "../client";
import type { Slice } from "../programme/events";
import { media } from "../schema/media";
import { page, standsAlone } from "../schema/pages";
import { imageOf, pictureColumns } from "./media-images";
import { lastOffer, noticeLasts } from "./media-orphans";

interface Part {
  lang: LocaleCode;
  /** Epoch milliseconds. */
  now: number;
  limit: number;
  offset: number;
}

/** What nothing refers to is offered until its last day in the library. */
const isOffered = (now: number) => or(isNull(media.unusedSince), gt(media.unusedSince, now - lastOffer));

/** When a file leaves the library; null: it stays. */
const goesOf = (unusedSince: number | null): string | null =>
  unusedSince === null ? null : new Date(unusedSince + noticeLasts).toISOString();

/** What has these words in it, their signs taken for letters. */
const likeOf = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The pages of the house by their addresses: what a link may lead to before a word is typed. */
export async function listPages(db: Database, { lang, limit, offset }: Omit<Part, "now">): Promise<Slice<Target>> {
  const some = and(eq(page.isOnline, true), isNull(page.trashedAt), standsAlone);
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

const keptColumns = {
  ...pictureColumns,
  rightsHolder: media.rightsHolder,
  rightsExpireAt: media.rightsExpireAt,
  rev: media.rev,
  unusedSince: media.unusedSince,
};

type ImageRow = Pick<typeof media.$inferSelect, keyof typeof keptColumns>;

const keptOf = ({ rightsHolder, rightsExpireAt, rev, unusedSince, ...row }: ImageRow, lang: LocaleCode): KeptImage => ({
  ...imageOf(row, lang),
  rev,
  goes_at: goesOf(unusedSince),
  facts: {
    alt: row.alt,
    decorative: row.decorative,
    focal: { x: row.focalX, y: row.focalY },
    credit: row.credit,
    rights_holder: rightsHolder,
    rights_until: rightsExpireAt === null ? null : new Date(rightsExpireAt).toISOString(),
  },
});

/** The pictures of the media library whose description or file name has these words in it, the newest first. */
export async function listImages(
  db: Database,
  words: string,
  { lang, limit, offset, now }: Part,
): Promise<Slice<KeptImage>> {
  const wanted = likeOf(words);
  const some = and(
    eq(media.kind, "image"),
    isOffered(now),
    words === ""
      ? undefined
      : sql`(${media.alt} LIKE ${wanted} ESCAPE '\\' OR ${media.filename} LIKE ${wanted} ESCAPE '\\')`,
  );
  const [[counted], rows] = await Promise.all([
    db.select({ found: count() }).from(media).where(some),
    db
      .select(keptColumns)
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
    .select(keptColumns)
    .from(media)
    .where(and(eq(media.id, id), eq(media.kind, "image")))
    .limit(1);
  return row ? keptOf(row, lang) : null;
}

const fileColumns = {
  id: media.id,
  hash: media.hash,
  name: media.filename,
  mime: media.mime,
  bytes: media.bytes,
  unusedSince: media.unusedSince,
};

type FileRow = Pick<typeof media.$inferSelect, "id" | "hash" | "mime" | "bytes" | "unusedSince"> & { name: string };

const fileOf = ({ hash, bytes, unusedSince, ...row }: FileRow, lang: LocaleCode): KeptFile => ({
  ...row,
  note: [formatName(row.mime), fileSize(bytes, lang)].join(", "),
  src: `/media/${hash}/${fileName(row.mime) ?? ""}`,
  goes_at: goesOf(unusedSince),
});

/** The sounds, films and documents with these words in their names, the newest first; `type`: those of a type alone. */
export async function listFiles(
  db: Database,
  { words, type }: { words: string; type?: FileType | undefined },
  { lang, limit, offset, now }: Part,
): Promise<Slice<KeptFile>> {
  const some = and(
    ne(media.kind, "image"),
    isOffered(now),
    words === "" ? undefined : sql`${media.filename} LIKE ${likeOf(words)} ESCAPE '\\'`,
    type && like(media.mime, type.replace("*", "%")),
  );
  const [[counted], rows] = await Promise.all([
    db.select({ found: count() }).from(media).where(some),
    db
      .select(fileColumns)
      .from(media)
      .where(some)
      .orderBy(desc(media.createdAt), desc(media.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count: counted?.found ?? 0, results: rows.map((row) => fileOf(row, lang)) };
}

/** One sound, film or document of the library; null if there is none. */
export async function readLibraryFile(db: Database, id: number, lang: LocaleCode): Promise<KeptFile | null> {
  const [row] = await db
    .select(fileColumns)
    .from(media)
    .where(and(eq(media.id, id), ne(media.kind, "image")))
    .limit(1);
  return row ? fileOf(row, lang) : null;
}
