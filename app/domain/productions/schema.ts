import { z } from "zod";
import { fallbackSchema, imageSchema, pagedSchema, richTextSchema, isoDaySchema } from "../common/schema";
import {
  articleTeaserSchema,
  contributorSchema,
  eventListItemSchema,
  sectionNames,
  seriesRefSchema,
  showingSchema,
  videoSchema,
} from "../programme/schema";
import { seriesArrangements } from "./arrangement";

const refSchema = z.object({ id: z.int(), slug: z.string(), name: z.string() });

/** A film (or other production) as the list of all films shows it. */
export const productionListItemSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    url: z.string(),
    title: z.string(),
    original_title: z.string().nullable(),
    original_lang: z.string().nullable(),
    year: z.int().nullable(),
    countries: z.array(z.string()),
    directors: z.array(z.string()),
    runtime: z.int().nullable(),
    aspect_ratio: z.number().nullable(),
    genres: z.array(refSchema),
    series: seriesRefSchema.nullable(),
    image: imageSchema.nullable(),
    /** Upcoming showings, soonest first, at most 8. */
    showings: z.array(showingSchema),
    showings_count: z.int(),
    /** ISO start of the last past showing, for films without upcoming ones. */
    last_shown: z.string().nullable(),
    fallback: fallbackSchema,
  })
  .meta({ id: "ProductionListItem" });
export type ProductionListItem = z.infer<typeof productionListItemSchema>;

/**
 * One page of what the programme shows, by film: the films, then the events that are none. `count`
 * is of both together; `events_count` is every event to come that matches.
 */
export const programmeFilmsSchema = pagedSchema(productionListItemSchema)
  .extend({
    others: z.array(eventListItemSchema),
    films_count: z.int(),
    events_count: z.int(),
  })
  .meta({ id: "ProgrammeFilms" });
export type ProgrammeFilms = z.infer<typeof programmeFilmsSchema>;

export const productionDetailSchema = productionListItemSchema
  .extend({
    /** Curator's paragraph and who signs it. */
    teaser: z.string(),
    text: richTextSchema.nullable(),
    signed_by: z.string(),
    /** What grown-ups who bring children want to know. */
    children: z.string(),
    age_rating: z.int().nullable(),
    cast: z.array(z.string()),
    contributors: z.array(contributorSchema),
    poster: imageSchema.nullable(),
    gallery: z.array(imageSchema),
    video: videoSchema.nullable(),
    /** Every upcoming showing, with what the booking button needs. */
    events: z.array(eventListItemSchema),
    series_text: z.string(),
    articles: z.array(articleTeaserSchema),
    sections: z.array(z.enum(sectionNames)),
    /** BCP 47 of the languages spoken in the original. */
    languages: z.array(z.string()),
    wikidata: z.string().nullable(),
    showStickyEvent: z.boolean(),
  })
  .meta({ id: "ProductionDetail" });
export type ProductionDetail = z.infer<typeof productionDetailSchema>;

export const seriesListItemSchema = seriesRefSchema
  .extend({
    text: z.string(),
    image: imageSchema.nullable(),
    /** What one wants to know before going. */
    facts: z.array(z.object({ title: z.string(), text: z.string() })),
    /** The day from which it runs again; null: it runs, or nobody knows. */
    resumes_on: isoDaySchema.nullable(),
    /** How its page lays out its dates; null: as they suggest. */
    arrangement: z.enum(seriesArrangements).nullable(),
    upcoming_count: z.int(),
    show_in_filter: z.boolean(),
    next: showingSchema.nullable(),
    fallback: fallbackSchema,
  })
  .meta({ id: "SeriesListItem" });
export type SeriesListItem = z.infer<typeof seriesListItemSchema>;
