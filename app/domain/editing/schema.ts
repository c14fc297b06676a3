import { z } from "zod";
import { imageSchema } from "../common/schema";
import { findLocale } from "../locale/locales";
import type { MediaFile, PageDocument, VenueCard } from "../pages/document";
import { mostOperations, operationSchema, replacementSchema, type Operation } from "./operations";

/** A person who works on the page. */
const personSchema = z.object({ id: z.string(), name: z.string() }).meta({ id: "Colleague" });

/** One press of an editor's: it is undone as a whole. `id` is the client's, so that a repeated request happens once. */
export const stepSchema = z
  .object({
    id: z.uuid(),
    /** The revision it made. */
    rev: z.int(),
    operations: z.array(operationSchema),
    /** Undoes it, in this order. */
    inverse: z.array(operationSchema),
    actor: personSchema.nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: "EditingStep" });
export type Step = z.infer<typeof stepSchema>;

/** In any of the languages of the house. */
const languageSchema = z.string().refine((code) => findLocale(code) !== undefined, "Not a language of the house");
const translatedSchema = z.record(languageSchema, z.string().max(500));

/** What the page settings know and change, all languages at once. */
export const pageFactsSchema = z
  .object({
    path: z.string(),
    title: translatedSchema,
    headline: translatedSchema,
    meta_title: translatedSchema,
    meta_description: translatedSchema,
    og_title: translatedSchema,
    og_description: translatedSchema,
    og_image: z.int().nullable(),
    parent: z.int().nullable(),
    is_online: z.boolean(),
    is_clickable: z.boolean(),
    in_menu: z.boolean(),
    in_footer: z.boolean(),
    is_landing_page: z.boolean(),
  })
  .meta({ id: "PageFacts" });
export type PageFacts = z.infer<typeof pageFactsSchema>;

/** The same with the revision that it is of; a change names the one it was made on. */
export const pageSettingsSchema = pageFactsSchema.extend({ rev: z.int() }).meta({ id: "PageSettings" });
export type PageSettings = z.infer<typeof pageSettingsSchema>;

/** The settings that are to be changed; without `base_rev` the answer is 428. */
export const pageChangeSchema = pageFactsSchema
  .partial()
  .extend({ base_rev: z.int().min(0).optional() })
  .meta({ id: "PageChange" });
export type PageChange = z.infer<typeof pageChangeSchema>;

/** One setting that cannot be as it is wanted; `code` says why to whoever has words of their own for it. */
export const pageErrorSchema = z
  .object({
    path: z.string(),
    message: z.string(),
    code: z.enum(["path_taken", "path_malformed", "path_fixed", "title_missing", "parent_unfit", "picture_gone"]),
  })
  .meta({ id: "PageSettingsError" });
export type PageError = z.infer<typeof pageErrorSchema>;

/** Added to the problem of a 409: what others have made of the settings meanwhile. */
export const settingsConflictSchema = z.object({ page: pageSettingsSchema }).meta({ id: "PageSettingsConflict" });

/** The document as it is stored; `apply` and `resolveDocument` read it. */
const documentSchema = z.custom<PageDocument>().meta({ id: "PageDocument", type: "object" });

/** What references in a document stand for, by id, for `resolveDocument`. */
export const sourcesSchema = z
  .object({
    images: z.record(z.string(), imageSchema),
    files: z.record(z.string(), z.custom<MediaFile>().meta({ id: "MediaFile", type: "object" })),
    venues: z.record(z.string(), z.custom<VenueCard>().meta({ id: "VenueCard", type: "object" })),
    /** Until when pictures may be shown whose rights end soon; those that are over are none of the images. */
    rights_end: z.record(z.string(), z.iso.datetime()),
  })
  .meta({ id: "PageSources" });
export type Sources = z.infer<typeof sourcesSchema>;

/** Everything the editor begins with. */
export const draftSchema = z
  .object({
    page: pageSettingsSchema.extend({ id: z.int() }),
    /** Of the working copy; every mutation names the one it was made on. */
    rev: z.int(),
    document: documentSchema,
    /** Of the document, in the asked language. */
    sources: sourcesSchema,
    /** What visitors see; null: never published. */
    live: z.object({ seq: z.int(), document: documentSchema, at: z.iso.datetime() }).nullable(),
    scheduled: z.object({ seq: z.int(), at: z.iso.datetime() }).nullable(),
    /** When the page goes offline by itself; null: it stays. */
    offline_at: z.iso.datetime().nullable(),
    /** The asker's last steps that can be undone, oldest first; at most 100. */
    steps: z.array(stepSchema),
    /** What the asker may do with this page. */
    may: z.object({ edit: z.boolean(), publish: z.boolean(), settings: z.boolean() }),
  })
  .meta({ id: "PageDraft" });
export type Draft = z.infer<typeof draftSchema>;

export const mutationSchema = z
  .object({
    /** Without it the answer is 428. */
    base_rev: z.int().min(0).optional(),
    step: z.uuid(),
    operations: z.array(operationSchema).min(1).max(mostOperations),
    /** Set if this undoes or redoes that step of the asker's own. */
    undoes: z.uuid().optional(),
  })
  .meta({ id: "EditingMutation" });

export interface Mutation {
  base_rev?: number | undefined;
  step: string;
  operations: Operation[];
  undoes?: string | undefined;
}

export const acceptedSchema = z
  .object({
    rev: z.int(),
    /** What others did since the base revision, in order: to be applied before one's own. */
    others: z.array(stepSchema),
  })
  .meta({ id: "AcceptedMutation" });
export type Accepted = z.infer<typeof acceptedSchema>;

/** Added to the problem of a 409: where both changed the same. */
export const conflictSchema = z
  .object({
    rev: z.int(),
    /** Ids of sections and modules; `["*"]`: the whole document. */
    ids: z.array(z.string()),
    others: z.array(stepSchema),
  })
  .meta({ id: "EditingConflict" });
export type Conflict = z.infer<typeof conflictSchema>;

export const versionSchema = z
  .object({
    seq: z.int(),
    reason: z.enum(["save", "publish", "restore"]),
    rev: z.int(),
    at: z.iso.datetime(),
    by: personSchema.nullable(),
    is_live: z.boolean(),
  })
  .meta({ id: "PageVersion" });
export type Version = z.infer<typeof versionSchema>;

/** A state of a page that is to be kept as a version, and the revision that it began from. */
export const keptStateSchema = z.object({ rev: z.int().min(0), document: replacementSchema }).meta({ id: "KeptState" });

/** What is published; without `rev` the answer is 428. With `at` it waits for that moment. */
export const publishRequestSchema = z
  .object({ rev: z.int().min(0).optional(), at: z.iso.datetime({ offset: true }).optional() })
  .meta({ id: "PublishRequest" });
export type PublishRequest = z.infer<typeof publishRequestSchema>;

/** A version that visitors see, or will see, from a moment on. */
export const publishedSchema = z.object({ seq: z.int(), at: z.iso.datetime() }).meta({ id: "Published" });
export type Published = z.infer<typeof publishedSchema>;

/** What shows a version of a page to whoever is sent it: the value of `preview` in its address, and until when. */
export const sharedPreviewSchema = z.object({ key: z.string(), until: z.iso.datetime() }).meta({ id: "SharedPreview" });
export type SharedPreview = z.infer<typeof sharedPreviewSchema>;

/** A version of a page as it was, and what it shows. */
export const versionDocumentSchema = z
  .object({ document: documentSchema, sources: sourcesSchema })
  .meta({ id: "PageVersionDocument" });
export type VersionDocument = z.infer<typeof versionDocumentSchema>;

/** One thing that keeps a page from being published. */
export const publishErrorSchema = z
  .object({ module: z.string(), key: z.string(), lang: z.string().nullable(), message: z.string() })
  .meta({ id: "PublishError" });
export type PublishError = z.infer<typeof publishErrorSchema>;

/** That somebody works on a page in a tab, and in which section or module. */
export const presenceSchema = z
  .object({
    tab: z.uuid(),
    module: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .nullable(),
    isLeaving: z.boolean().optional(),
  })
  .meta({ id: "Presence" });
export type Presence = z.infer<typeof presenceSchema>;

/** Somebody else who works on the page. */
const colleagueSchema = z.object({ name: z.string(), module: z.string().nullable() }).meta({ id: "Present" });
export type Colleague = z.infer<typeof colleagueSchema>;
export const presentSchema = z.object({ people: z.array(colleagueSchema) }).meta({ id: "PeoplePresent" });
