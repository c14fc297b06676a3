import { z } from "zod";
import {
  accentSchema,
  fallbackSchema,
  imageSchema,
  isoDaySchema,
  linkSchema,
  offsetDateTimeSchema,
  priceStringSchema,
  richTextSchema,
} from "../common/schema";
import { openingHoursTodaySchema } from "../opening-hours/schema";
import { accessFeatures, versionCodes } from "./values";

export { versionCodes };
export type { AccessFeature, VersionCode } from "./values";

/** How a film sounds and reads. The code is what the house prints; the parts are what filters use. */
const languageVersionSchema = z
  .object({
    code: z.enum(versionCodes),
    /** BCP 47 of the spoken languages, empty for silent films. */
    spoken: z.array(z.string()),
    /** BCP 47 of subtitles or intertitles, null if there are none. */
    subtitles: z.string().nullable(),
    /** True if no German is needed: English subtitles, English spoken, silent with English intertitles, or no dialogue. */
    english_friendly: z.boolean(),
  })
  .meta({ id: "LanguageVersion" });
export type LanguageVersion = z.infer<typeof languageVersionSchema>;

const accessFeatureSchema = z.enum(accessFeatures);

export const eventStatuses = ["scheduled", "moved", "cancelled"] as const;
export const eventKinds = ["film", "concert", "reading", "talk", "special", "livestream"] as const;

export const availabilityStates = [
  "available",
  "limited",
  "sold-out",
  "not-yet",
  "closed",
  "cancelled",
  "free-entry",
] as const;
export const availabilitySchema = z
  .object({
    event: z.int(),
    state: z.enum(availabilityStates),
    free: z.int(),
    wheelchair_free: z.int(),
  })
  .meta({ id: "Availability" });
export type Availability = z.infer<typeof availabilitySchema>;
export type AvailabilityState = Availability["state"];

const refSchema = z.object({ id: z.int(), slug: z.string(), name: z.string() });
export const seriesRefSchema = refSchema.extend({ url: z.string(), accent: accentSchema }).meta({ id: "SeriesRef" });
export type SeriesRef = z.infer<typeof seriesRefSchema>;

/** An event as lists show it. Texts are in the asked language, or named in `fallback`. */
export const eventListItemSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    /** Path with the language prefix: /de/programm/{slug}/{id}. */
    url: z.string(),
    event_type_new: refSchema.extend({ kind: z.enum(eventKinds) }),
    production: z.object({ id: z.int(), slug: z.string(), url: z.string() }).nullable(),
    title: z.string(),
    /** Original title where it differs from `title`, with its language. */
    original_title: z.string().nullable(),
    original_lang: z.string().nullable(),
    subtitle: z.string(),
    series: seriesRefSchema.nullable(),
    date_start: offsetDateTimeSchema,
    date_end: offsetDateTimeSchema,
    doors: offsetDateTimeSchema.nullable(),
    /** The cinema day: a show before 05:00 belongs to the evening before. */
    day: isoDaySchema,
    after_midnight: z.boolean(),
    status: z.enum(eventStatuses),
    /** Where a moved event was announced before. */
    previous_start: offsetDateTimeSchema.nullable(),
    room: refSchema.nullable(),
    venue: refSchema.extend({ url: z.string() }).nullable(),
    language_version: languageVersionSchema.nullable(),
    runtime: z.int().nullable(),
    year: z.int().nullable(),
    countries: z.array(z.string()),
    directors: z.array(z.string()),
    /** Recommended age in years, null where the house states none. */
    age_rating: z.int().nullable(),
    /** "35 mm", "16 mm", "DCP" … */
    format: z.string().nullable(),
    image: imageSchema.nullable(),
    /** Event labels of the house: filmfruehstueck, dokumente, kids, live, spezial, livestream. */
    labels: z.array(refSchema),
    /** More than a screening: q-and-a, introduction, live-music, premiere, intermission … */
    extras: z.array(z.object({ slug: z.string(), name: z.string() })),
    tags: z.array(refSchema),
    genres: z.array(refSchema),
    access: z.array(accessFeatureSchema),
    /** All-in price of the cheapest paid ticket; null: no paid ticket. */
    price_from: priceStringSchema.nullable(),
    is_free: z.boolean(),
    /** True if seat groups or non-zero prices exist and it is not cancelled: then quick-buy is offered. */
    has_quick_buy: z.boolean(),
    /** True if a part of its programme can be listened to beforehand. */
    has_sample: z.boolean(),
    /** Empty for what is cancelled. */
    ticket_url: z.string(),
    fallback: fallbackSchema,
  })
  .meta({ id: "EventListItem" });
export type EventListItem = z.infer<typeof eventListItemSchema>;

/** Who a guest is: one person, several under one name, or nobody in particular ("Gespräch mit dem Filmteam"). */
const guestKinds = ["person", "group", "none"] as const;

const guestSchema = z
  .object({
    name: z.string(),
    /** What they do there: "Flügel". */
    part: z.string(),
    kind: z.enum(guestKinds),
    fallback: fallbackSchema,
  })
  .meta({ id: "Guest" });
export type Guest = z.infer<typeof guestSchema>;

export const contributorSchema = z
  .object({
    role: z.string(),
    name: z.string(),
    url: z.string().nullable(),
  })
  .meta({ id: "Contributor" });
export type Contributor = z.infer<typeof contributorSchema>;

export const videoSchema = z
  .object({ title: z.string(), video_url: z.string(), provider: z.string(), image: imageSchema.nullable() })
  .meta({ id: "Video" });

export const articleTeaserSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    url: z.string(),
    title: z.string(),
    preline: z.string(),
    teaser: z.string(),
    category: refSchema.extend({ style_name: z.string(), url: z.string() }).nullable(),
    author: z.string(),
    date: isoDaySchema,
    /** How long it takes to read, in whole minutes. */
    minutes: z.int(),
    image: imageSchema.nullable(),
    fallback: fallbackSchema,
  })
  .meta({ id: "ArticleTeaser" });
export type ArticleTeaser = z.infer<typeof articleTeaserSchema>;

/** Names of the sections of a detail page, shown in the order the design settings give. */
export const sectionNames = [
  "Children",
  "ImportantInfo",
  "OpeningHours",
  "Description",
  "ImageSlider",
  "Programs",
  "Video",
  "Contributors",
  "Series",
  "Events",
  "Blog",
  "Sponsors",
  "Promoter",
] as const;
export type SectionName = (typeof sectionNames)[number];

/** One showing of a film, as strips and matrices list it. */
export const showingSchema = eventListItemSchema
  .pick({
    id: true,
    url: true,
    date_start: true,
    day: true,
    after_midnight: true,
    status: true,
    room: true,
    language_version: true,
    access: true,
    extras: true,
    format: true,
    price_from: true,
    has_quick_buy: true,
  })
  .meta({ id: "Showing" });
export type Showing = z.infer<typeof showingSchema>;

const programPartSchema = z
  .object({
    title: z.string(),
    text: z.string(),
    /** Minutes. */
    duration: z.int().nullable(),
    /** Address of a sound that tells how it sounds. */
    sample: z.string().nullable(),
  })
  .meta({ id: "ProgramPart" });
export type ProgramPart = z.infer<typeof programPartSchema>;

export const eventDetailSchema = eventListItemSchema
  .extend({
    text: richTextSchema.nullable(),
    /** Set off from the text: rain plan, age check, late entry. */
    important_info: z.string(),
    rain_plan: z.string(),
    /** What grown-ups who bring children want to know. */
    children: z.string(),
    /** The house's hours on the day of the event. */
    opening_hours: openingHoursTodaySchema,
    /** Programme parts of a double bill or concert. */
    programs: z.array(programPartSchema),
    guests: z.array(guestSchema),
    contributors: z.array(contributorSchema),
    gallery: z.array(imageSchema),
    video: videoSchema.nullable(),
    series_text: z.string(),
    /** Other dates of the same film or event, in order of time, without this one. */
    other_dates: z.array(showingSchema.extend({ ticket_url: z.string() })),
    articles: z.array(articleTeaserSchema),
    sponsors: z.array(z.object({ name: z.string(), url: z.string() })),
    promoter: z.string(),
    aspect_ratio: z.number().nullable(),
    id_jet: z.string(),
    sections: z.array(z.enum(sectionNames)),
    is_past: z.boolean(),
  })
  .meta({ id: "EventDetail" });
export type EventDetail = z.infer<typeof eventDetailSchema>;

/** A teaser mixed into the event list before the day `position`. */
export const programmeTeaserSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    position: isoDaySchema,
    link: linkSchema.nullable(),
    preline: z.string(),
    headline: z.string(),
    subline: z.string(),
    link_text: z.string(),
    accent: accentSchema,
    image_thumbnails: z.object({ large: imageSchema.nullable() }),
    fallback: fallbackSchema,
  })
  .meta({ id: "ProgrammeTeaser" });
export type ProgrammeTeaser = z.infer<typeof programmeTeaserSchema>;

export const filterOptionSchema = z
  .object({ id: z.int(), name: z.string(), slug: z.string(), show_in_filter: z.boolean() })
  .meta({ id: "FilterOption" });
export type FilterOption = z.infer<typeof filterOptionSchema>;

/** One day of the calendar. What it still has to sell is asked for apart: that is never kept. */
export const calendarDaySchema = z
  .object({
    date: isoDaySchema,
    /** Events to come. */
    count: z.int(),
    /** True on days the house is closed. */
    closed: z.boolean(),
  })
  .meta({ id: "CalendarDay" });
export type CalendarDay = z.infer<typeof calendarDaySchema>;

/** The best any event of a day still offers. */
const dayStateSchema = z
  .object({ date: isoDaySchema, state: z.enum(["available", "limited", "sold-out"]) })
  .meta({ id: "DayState" });
export type DayState = z.infer<typeof dayStateSchema>;

/** All that a page of the programme says of tickets. */
export const programmeAvailabilitySchema = z
  .object({ events: z.array(availabilitySchema), days: z.array(dayStateSchema) })
  .meta({ id: "ProgrammeAvailability" });
export type ProgrammeAvailability = z.infer<typeof programmeAvailabilitySchema>;
