import type { EventListItem, ProgrammeTeaser } from "~/domain/programme/schema";

/** A show as the API lists it: a film in the small hall, with what a test wants to be different. */
export function show(id: number, start: string, parts: Partial<EventListItem> = {}): EventListItem {
  return {
    id,
    slug: `show-${id}`,
    url: `/de/programm/show-${id}/${id}`,
    event_type_new: { id: 1, slug: "film", name: "Film", kind: "film" },
    production: null,
    title: `Show ${id}`,
    original_title: null,
    original_lang: null,
    subtitle: "",
    series: null,
    date_start: start,
    date_end: start,
    doors: null,
    day: start.slice(0, 10),
    after_midnight: false,
    status: "scheduled",
    previous_start: null,
    room: { id: 2, slug: "studio", name: "Studio" },
    venue: null,
    language_version: { code: "OmeU", spoken: ["fr"], subtitles: "en", english_friendly: true },
    runtime: 90,
    year: 1962,
    countries: ["FR"],
    directors: ["Agnès Varda"],
    age_rating: null,
    format: null,
    image: null,
    labels: [],
    extras: [],
    tags: [],
    genres: [],
    access: [],
    price_from: "8.00",
    is_free: false,
    has_quick_buy: true,
    has_sample: false,
    ticket_url: "",
    fallback: [],
    ...parts,
  };
}

/** A teaser for the day `position`. */
export function teaser(id: number, position: string): ProgrammeTeaser {
  return {
    id,
    name: `Teaser ${id}`,
    position,
    link: null,
    preline: "",
    headline: `Teaser ${id}`,
    subline: "",
    link_text: "",
    accent: "mint",
    image_thumbnails: { large: null },
    fallback: [],
  };
}
