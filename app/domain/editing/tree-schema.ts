import { z } from "zod";
import { pageFactsSchema } from "./schema";

/** A page in the list of all pages. */
export const pageEntrySchema = z
  .object({
    id: z.int(),
    /** Of its settings and its place: whoever moves it or throws it away names the one they saw. */
    rev: z.int(),
    parent: z.int().nullable(),
    /** In the trash: what it was. */
    path: z.string(),
    title: z.string(),
    is_online: z.boolean(),
    in_menu: z.boolean(),
    is_published: z.boolean(),
    /** The working copy is not what visitors see. */
    has_changes: z.boolean(),
    publish_at: z.iso.datetime().nullable(),
    /** Until when it may show one of its pictures whose rights end soon, or have ended; null: there is none. */
    rights_end: z.iso.datetime().nullable(),
    trashed_at: z.iso.datetime().nullable(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: "PageEntry" });
export type PageEntry = z.infer<typeof pageEntrySchema>;

export const newPageSchema = pageFactsSchema.pick({ title: true, path: true, parent: true }).meta({ id: "NewPage" });
export type NewPage = z.infer<typeof newPageSchema>;

/** The revision of a page's settings and place that something is done on; without it the answer is 428. */
export const pageBaseSchema = z.object({ base_rev: z.int().min(0).optional() }).meta({ id: "PageBase" });

/** Where a page goes: below which, before which of those there. */
export const pageMoveSchema = pageBaseSchema
  .extend({ parent: z.int().positive().nullable(), before: z.int().positive().nullable() })
  .meta({ id: "PageMove" });

/** Where a page is to be found. */
export const pagePlaceSchema = z.object({ id: z.int(), path: z.string() }).meta({ id: "PagePlace" });
