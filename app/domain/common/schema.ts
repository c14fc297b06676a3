import { z } from "zod";

/** Series and page accents; every one is a token pair (pastel fill, deep text) in `app/ui`. */
export const accents = ["mint", "salmon", "brass", "lilac", "cloud", "rose"] as const;
export const accentSchema = z.enum(accents).meta({ id: "Accent" });
export type Accent = z.infer<typeof accentSchema>;

/** Money on the wire: euros with two decimals and a point, as the shop sends it ("8.50"). */
export const priceStringSchema = z.string().regex(/^\d{1,6}\.\d{2}$/);

/** ISO 8601 with a numeric offset: its first 16 characters are the house's wall-clock time. */
export const offsetDateTimeSchema = z.iso.datetime({ offset: true });

/** A calendar day without a time, YYYY-MM-DD. */
export const isoDaySchema = z.iso.date();

/** A file in the media library, ready to be shown. `src` + `/w640.avif` is the variant 640 px wide. */
export const imageSchema = z
  .object({
    id: z.int(),
    src: z.string(),
    alt: z.string(),
    width: z.int(),
    height: z.int(),
    ratio: z.number(),
    widths: z.array(z.int()),
    focal: z.object({ x: z.number(), y: z.number() }),
    color: z.string(),
    credit: z.string(),
  })
  .meta({ id: "Image" });
export type Image = z.infer<typeof imageSchema>;

export const linkSchema = z.object({ url: z.string() }).meta({ id: "Link" });

/** Rich text: the allowed part of a Tiptap document. Never HTML. */
export interface RichTextNode {
  type: string;
  text?: string | undefined;
  attrs?: Record<string, string | number | boolean | null> | undefined;
  marks?: { type: string; attrs?: Record<string, string | boolean | null> | undefined }[] | undefined;
  content?: RichTextNode[] | undefined;
}
const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** Characters of a note. */
export const longestNote = 600;
const nodeTypes = [
  "doc",
  "paragraph",
  "text",
  "bulletList",
  "orderedList",
  "listItem",
  "heading",
  "hardBreak",
] as const;
export const richTextSchema: z.ZodType<RichTextNode> = z
  .object({
    type: z.enum(nodeTypes),
    text: z.string().optional(),
    attrs: z.record(z.string(), scalar).optional(),
    marks: z
      .array(
        z.object({
          type: z.enum(["bold", "italic", "link", "note"]),
          attrs: z.record(z.string(), z.union([z.string(), z.boolean(), z.null()])).optional(),
        }),
      )
      .optional(),
    get content() {
      return z.array(richTextSchema).optional();
    },
  })
  .meta({ id: "RichText" });

/** A page of a list. `next` and `previous` are absolute URLs or null; `page` starts at 1. */
export const pagedSchema = <T extends z.ZodType>(item: T) =>
  z.object({
    count: z.int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });
export interface Paged<T> {
  count: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

/**
 * Names of the fields whose text is in the default language because the asked one has none;
 * the page marks them with `lang`.
 */
export const fallbackSchema = z.array(z.string());

/** RFC 9457 problem details; `code` is the closed list of `app/domain/common/errors.ts`. */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string(),
    request_id: z.string().optional(),
    retry_after: z.int().optional().meta({ description: "Seconds, as in Retry-After" }),
    site_key: z.string().optional().meta({ description: "With proof_needed: the key of the site at Turnstile" }),
    errors: z.array(z.object({ path: z.string(), message: z.string() })),
  })
  .meta({ id: "Problem" });
export type Problem = z.infer<typeof problemSchema>;
