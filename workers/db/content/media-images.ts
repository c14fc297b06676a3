import { and, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Image } from "~/domain/common/schema";
import type { MediaFile } from "~/domain/pages/document";
import { fileName } from "~/domain/pages/media-files";
import { translate, type LocaleCode } from "~/domain/locale/locales";
import type { Database } from "../client";
import { media } from "../schema/media";

/** The widths variants are made in, in CSS pixels of the image. */
const variantWidths = [320, 640, 768, 1024, 1280, 1536] as const;

/** What a picture's answer is made of. */
export const pictureColumns = {
  id: media.id,
  hash: media.hash,
  width: media.width,
  height: media.height,
  focalX: media.focalX,
  focalY: media.focalY,
  color: media.color,
  alt: media.alt,
  decorative: media.decorative,
  credit: media.credit,
};

/** A row of the media library as the API sends it. */
export function imageOf(row: Pick<typeof media.$inferSelect, keyof typeof pictureColumns>, lang: LocaleCode): Image {
  const widths = variantWidths.filter((width) => width <= row.width);
  return {
    id: row.id,
    src: `/media/${row.hash}`,
    alt: row.decorative ? "" : translate(row.alt, lang).value,
    width: row.width,
    height: row.height,
    ratio: row.height > 0 ? Number((row.width / row.height).toFixed(4)) : 1,
    widths: widths.length > 0 ? widths : [variantWidths[0]],
    focal: { x: row.focalX, y: row.focalY },
    color: row.color,
    credit: row.credit,
  };
}

const named = (ids: readonly number[]) => sql`${media.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/**
 * The images with these ids that may be shown at `now` (epoch ms), by id: one whose rights have ended is as one that is
 * gone. One query, none for an empty list.
 */
export async function imagesById(
  db: Database,
  ids: readonly number[],
  { lang, now }: { lang: LocaleCode; now: number },
): Promise<Map<number, Image>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(pictureColumns)
    .from(media)
    .where(and(named(ids), or(isNull(media.rightsExpireAt), gt(media.rightsExpireAt, now))));
  return new Map(rows.map((row) => [row.id, imageOf(row, lang)]));
}

/** Pictures of these whose rights end by a moment (epoch ms) or have ended: until when they may be shown, epoch ms, by id. One query. */
export async function endingRights(db: Database, ids: readonly number[], by: number): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: media.id, until: media.rightsExpireAt })
    .from(media)
    .where(and(named(ids), eq(media.kind, "image"), lte(media.rightsExpireAt, by)));
  return new Map(rows.flatMap(({ id, until }) => (until === null ? [] : [[id, until]])));
}

/** The files with these ids that are no pictures, by id. One query, none for an empty list. */
export async function filesById(db: Database, ids: readonly number[]): Promise<Map<number, MediaFile>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: media.id, hash: media.hash, mime: media.mime, bytes: media.bytes })
    .from(media)
    .where(sql`${media.kind} <> 'image' AND ${media.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  return new Map(
    rows.flatMap(({ id, hash, mime, bytes }) => {
      const name = fileName(mime);
      return name ? [[id, { id, src: `/media/${hash}/${name}`, mime, bytes }]] : [];
    }),
  );
}
