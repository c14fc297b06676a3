import { z } from "zod";
import { imageSchema } from "../common/schema";
import { locales } from "../locale/locales";

/** Where a link may lead. */
export const targetSchema = z
  .object({
    /** Without language, as links are stored: "/programm". */
    url: z.string(),
    title: z.string(),
    kind: z.string(),
    /** What tells it from others of the same name. */
    note: z.string(),
  })
  .meta({ id: "LinkTarget" });
export type Target = z.infer<typeof targetSchema>;

/** A record that a module may show. */
export const candidateSchema = z.object({ id: z.int(), title: z.string(), note: z.string() }).meta({ id: "Candidate" });
export type Candidate = z.infer<typeof candidateSchema>;

const share = z.number().min(0).max(1);

/** Nothing that a house shows had rights that ended before; who types a year has typed such a one on the way. */
export const firstRightsDay = "2000-01-01";

/** So long before the rights of a picture end its pages say so, in milliseconds. */
export const rightsNotice = 30 * 24 * 60 * 60 * 1000;

/** What is said of a picture, all languages at once. */
const mediaFactsSchema = z
  .object({
    alt: z.partialRecord(z.enum(locales.map(({ code }) => code)), z.string().max(500)),
    /** It says nothing: then it is right that there are no words for it. */
    decorative: z.boolean(),
    /** The point that stays in sight when it is cut, from the top left corner. */
    focal: z.object({ x: share, y: share }),
    /** Who made it, as it stands beside the picture. */
    credit: z.string().max(200),
    /** Who may say what becomes of it; of the house alone. */
    rights_holder: z.string().max(200),
    /** From then on it is shown nowhere any more; null: for ever. */
    rights_until: z.iso
      .datetime({ offset: true })
      .refine((at) => Date.parse(at) >= Date.parse(firstRightsDay), "No rights ended so early")
      .nullable(),
  })
  .meta({ id: "MediaFacts" });

/** What of it is changed; of the words, the languages that are named. */
export const mediaChangeSchema = mediaFactsSchema
  .partial()
  .extend({
    /** Of what is said of it; without it the answer is 428. */
    base_rev: z.int().min(0).optional(),
  })
  .meta({ id: "MediaChange" });
export type MediaChange = z.infer<typeof mediaChangeSchema>;

/** A picture with what is said of it. */
export const keptImageSchema = imageSchema
  .extend({
    facts: mediaFactsSchema,
    /** Of what is said of it. */
    rev: z.int(),
    /** When it leaves the library, since nothing refers to it and nobody has described it; null: it stays. */
    goes_at: z.iso.datetime().nullable(),
  })
  .meta({ id: "KeptImage" });
export type KeptImage = z.infer<typeof keptImageSchema>;

/** Added to the problem of a 409: what others say of the picture by now. */
export const mediaConflictSchema = z.object({ image: keptImageSchema }).meta({ id: "MediaConflict" });

/** Something of the house that shows a picture. */
export const usageSchema = z
  .object({
    kind: z.enum(["page", "film", "event", "series", "article", "person", "venue"]),
    title: z.string(),
    url: z.string(),
  })
  .meta({ id: "MediaUsage" });
export type Usage = z.infer<typeof usageSchema>;

/** A sound, film or document of the media library. */
export const keptFileSchema = z
  .object({
    id: z.int(),
    /** What it was called when it was brought. */
    name: z.string(),
    mime: z.string(),
    /** What it is, in words of the asked language: "PDF, 3,1 MB". */
    note: z.string(),
    src: z.string(),
    /** When it leaves the library, since nothing refers to it; null: it stays. */
    goes_at: z.iso.datetime().nullable(),
  })
  .meta({ id: "KeptFile" });
export type KeptFile = z.infer<typeof keptFileSchema>;
