import { z } from "zod";
import { fallbackSchema, imageSchema, offsetDateTimeSchema } from "../common/schema";
import { eventListItemSchema } from "../programme/schema";
import { searchCategories } from "./query";

const kinds = ["production", "event", "article", "person", "series", "venue", "page"] as const;

/** Something that was found and is no event. Texts are in the asked language, or named in `fallback`. */
export const searchHitSchema = z
  .object({
    kind: z.enum(kinds),
    category: z.enum(searchCategories),
    id: z.int(),
    url: z.string(),
    title: z.string(),
    /** Original title of a film where it differs, with its language. */
    original_title: z.string().nullable(),
    original_lang: z.string().nullable(),
    /** What it is, in a few words: directors and year, category of a text, position of a person, address. */
    detail: z.string(),
    /** The line of its text around the match, else its teaser; empty if it has neither. */
    quote: z.string(),
    image: imageSchema.nullable(),
    /** Minutes to read an article. */
    minutes: z.int().nullable(),
    /** The next showing of a film or a series. */
    next: offsetDateTimeSchema.nullable(),
    /** Showings of a film or a series that are to come. */
    upcoming_count: z.int().nullable(),
    fallback: fallbackSchema,
  })
  .meta({ id: "SearchHit" });
export type SearchHit = z.infer<typeof searchHitSchema>;

/** The best of everything that matches, and how much there is. */
export const searchOverviewSchema = z
  .object({
    count: z.int(),
    counts: z.object(
      Object.fromEntries(searchCategories.map((category) => [category, z.int()])) as Record<
        SearchCategoryName,
        z.ZodInt
      >,
    ),
    /** Showings: those to come first, soonest first. */
    events: z.array(eventListItemSchema),
    /** The best of every other category. */
    others: z.array(searchHitSchema),
    /** Only if nothing matches: what may have been meant, and how much that finds. */
    correction: z.object({ query: z.string(), count: z.int() }).nullable(),
  })
  .meta({ id: "SearchOverview" });
type SearchCategoryName = (typeof searchCategories)[number];
export type SearchOverview = z.infer<typeof searchOverviewSchema>;

/** What the field of the search proposes. */
export const suggestionSchema = z
  .object({
    kind: z.enum(kinds),
    category: z.enum(searchCategories),
    id: z.int(),
    /** What is looked for when it is chosen. */
    text: z.string(),
    url: z.string(),
    original_title: z.string().nullable(),
    original_lang: z.string().nullable(),
    detail: z.string(),
    image: imageSchema.nullable(),
    /** Start of the showing, or of the next one. */
    date_start: offsetDateTimeSchema.nullable(),
    fallback: fallbackSchema,
  })
  .meta({ id: "Suggestion" });
export type Suggestion = z.infer<typeof suggestionSchema>;
