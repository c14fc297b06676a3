import { z } from "zod";
import { richTextSchema, type RichTextNode } from "../common/schema";
import type { FileRef, MediaRef, VenueRef } from "./document";
import { isSafeLink } from "../links/links";
import { findLocale } from "../locale/locales";
import { embedOf, type EmbedKind } from "./embed";

/**
 * The building blocks of module schemas, in their stored form: what an editor may enter, in every
 * language. See `document.ts` for how each is resolved for a visitor.
 */

const language = (): z.ZodType<string, string> =>
  z.string().refine((code) => findLocale(code) !== undefined, { error: "Not a language of the house" });

/** `gap`: a draft may still lack it. */
const inDefaultLanguage = { error: "A text in the default language is required", params: { gap: true } };

const hasDefaultLanguage = (value: Record<string, unknown>): boolean => {
  const text = value.de;
  return text !== undefined && text !== "";
};

/** A text per language; may be empty. */
export const text = (max = 3000): z.ZodType<Record<string, string>> => z.record(language(), z.string().max(max));

/** A text per language that exists at least in the default language. */
export const requiredText = (max = 300): z.ZodType<Record<string, string>> =>
  text(max).refine(hasDefaultLanguage, inDefaultLanguage);

const leadsSomewhereSafe = ({ marks = [], content = [] }: RichTextNode): boolean =>
  marks.every(
    ({ type, attrs }) => type !== "link" || (typeof attrs?.["href"] === "string" && isSafeLink(attrs["href"])),
  ) && content.every(leadsSomewhereSafe);

/** Rich text per language. Of what the nodes say beside that, nothing reaches a page. */
const richText = (): z.ZodType<Record<string, RichTextNode>> =>
  z.record(language(), richTextSchema.refine(leadsSomewhereSafe, { error: "Not a link" }));

export const requiredRichText = (): z.ZodType<Record<string, RichTextNode>> =>
  richText().refine(hasDefaultLanguage, inDefaultLanguage);

/** A picture of the media library. */
export const media = (): z.ZodType<MediaRef> => z.object({ $media: z.int().positive() });

/** A file of the media library that is no picture: sound, film, document, captions. */
export const file = (): z.ZodType<FileRef> => z.object({ $file: z.int().positive() });

/** An embed code or an address of a provider that is permitted for this kind. */
export const embedCode = (kind: EmbedKind): z.ZodType<string> =>
  z
    .string()
    .max(5000)
    .refine((code) => embedOf(code, kind) !== null, { error: "No content of a permitted provider" });

/** Where links on a page may lead: a name in the address. */
export const anchor = (): z.ZodType<string> =>
  z
    .string()
    .regex(/^[a-z0-9-]*$/i)
    .max(60);

/** How long something plays, as it is said: "4:07", "1:12:30"; empty: not said. */
export const playingTime = (): z.ZodType<string> =>
  z.string().regex(/^$|^\d{1,3}(:[0-5]\d){1,2}$/, { error: "A length as 4:07" });

/** Records that an editor chose, in their order. */
export const chosen = (most: number): z.ZodType<number[]> => z.array(z.int().positive()).max(most);

export const venue = (): z.ZodType<VenueRef> => z.object({ $venue: z.int().positive() });

/** A path inside the site (without language), a `https:` address, `mailto:` or `tel:`; empty: no link. */
export const link = (): z.ZodType<string> =>
  z
    .string()
    .max(2000)
    .refine((value) => value === "" || isSafeLink(value), { error: "Not a link" });

export const requiredLink = (): z.ZodType<string> =>
  link().refine((value) => value !== "", { error: "A link is required" });

/** ISO 8601 with offset, or empty for an open end. */
export const moment = (): z.ZodType<string> => z.union([z.literal(""), z.iso.datetime({ offset: true })]);

/** ISO 8601 with offset. */
export const requiredMoment = (): z.ZodType<string> =>
  z.iso.datetime({ offset: true, error: "A date and a time are required" });

/** YYYY-MM-DD, or empty. */
export const day = (): z.ZodType<string> => z.union([z.literal(""), z.iso.date()]);

/** A list of entries with these props: one at least, so many at most. */
export const entries = <Shape extends z.ZodRawShape>(most: number, shape: Shape) =>
  z.array(z.object(shape)).min(1).max(most);
