import { asc, sql } from "drizzle-orm";
import type { Image } from "~/domain/common/schema";
import type { EventDetail } from "~/domain/programme/schema";
import type { LocaleCode } from "~/domain/locale/locales";
import type { Database } from "../client";
import { imageOf, pictureColumns } from "./media-images";
import type { StoredVideo } from "../schema/catalogue";
import { media } from "../schema/media";
import type { Texts } from "../columns/texts";

/** Where the images of a page come from: an event's own, otherwise its film's. 0: none. */
export interface GalleryOwner {
  eventId: number;
  productionId: number;
}

/** Rows of a gallery; the image of the trailer comes along with `role` "video". */
export const galleryRows = (db: Database, { eventId, productionId }: GalleryOwner) =>
  db
    .select({ image: pictureColumns, role: sql<"event" | "film" | "video">`g.role`.as("role") })
    .from(
      sql`(SELECT media_id, sort, 'event' AS role FROM event_image WHERE event_id = ${eventId}
        UNION ALL SELECT media_id, sort, 'film' FROM production_image WHERE production_id = ${productionId}
        UNION ALL SELECT json_extract(video, '$.image_id'), 0, 'video' FROM event WHERE id = ${eventId}
        UNION ALL SELECT json_extract(video, '$.image_id'), 1, 'video' FROM production WHERE id = ${productionId}) g`,
    )
    .innerJoin(media, sql`${media.id} = g.media_id`)
    .orderBy(asc(sql`g.sort`), asc(media.id));

type GalleryRow = Awaited<ReturnType<typeof galleryRows>>[number];

/** The stills: the event's own if it has any, otherwise the film's. */
export function toGallery(rows: readonly GalleryRow[], lang: LocaleCode): Image[] {
  const own = rows.filter((row) => row.role === "event");
  return (own.length > 0 ? own : rows.filter((row) => row.role === "film")).map((row) => imageOf(row.image, lang));
}

/** A stored trailer as the API sends it, or null. */
export function toVideo(
  video: StoredVideo | null | undefined,
  rows: readonly GalleryRow[],
  texts: Texts,
): EventDetail["video"] {
  if (!video) return null;
  const still = rows.find((row) => row.image.id === video.image_id);
  return {
    title: texts.text("video", video.title),
    video_url: video.video_url,
    provider: video.provider,
    image: still ? imageOf(still.image, texts.lang) : null,
  };
}
