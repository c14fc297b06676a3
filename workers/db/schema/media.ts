import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, id, moment, translated } from "./columns";

/**
 * The media library. A file is stored once under its content hash; the public address of an image
 * is `/media/{hash}`, its variants are made from the original on demand.
 */
export const media = sqliteTable(
  "media",
  {
    id: id(),
    kind: text({ enum: ["image", "video", "audio", "document"] })
      .notNull()
      .default("image"),
    /** SHA-256 of the original, hex. */
    hash: text().notNull().unique(),
    filename: text().notNull().default(""),
    mime: text().notNull(),
    bytes: integer().notNull().default(0),
    width: integer().notNull().default(0),
    height: integer().notNull().default(0),
    /** Point of interest, 0..1 from the top left corner. */
    focalX: real().notNull().default(0.5),
    focalY: real().notNull().default(0.5),
    /** Dominant colour "#rrggbb", shown until the image is there. */
    color: text().notNull().default("#808080"),
    title: translated(),
    alt: translated(),
    /** True if the image says nothing: then an empty alt text is right. */
    decorative: flag().default(false),
    credit: text().notNull().default(""),
    rightsHolder: text().notNull().default(""),
    licence: text().notNull().default(""),
    rightsExpireAt: moment(),
    createdAt: moment().notNull().default(0),
    createdBy: text(),
    /** Rises with every change of what is said of it. */
    rev: integer().notNull().default(0),
    /** Since when nothing of the house refers to it, as far as the cron has looked; null: something does. */
    unusedSince: moment(),
  },
  (t) => [index("media_kind_created").on(t.kind, t.createdAt)],
);

/**
 * Files whose objects are on their way out of the bucket, by the hash in their keys. A file is never here and in the
 * library: who takes it out of one puts it into the other in the same batch, and nobody brings it back meanwhile.
 */
export const mediaSweep = sqliteTable("media_sweep", {
  hash: text().primaryKey(),
  createdAt: moment().notNull().default(0),
});
