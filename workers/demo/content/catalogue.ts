import type { EventListItem } from "~/domain/programme/schema";
import type { Both } from "./types";

interface Named {
  id: number;
  slug: string;
  name: Both;
}

export const genres: readonly Named[] = [
  { id: 1, slug: "drama", name: { de: "Drama", en: "Drama" } },
  { id: 2, slug: "komoedie", name: { de: "Komödie", en: "Comedy" } },
  { id: 3, slug: "horror", name: { de: "Horror", en: "Horror" } },
  { id: 4, slug: "dokument", name: { de: "Dokumentarfilm", en: "Documentary" } },
  { id: 5, slug: "krimi", name: { de: "Krimi", en: "Crime" } },
  { id: 6, slug: "thriller", name: { de: "Thriller", en: "Thriller" } },
  { id: 7, slug: "fantastik", name: { de: "Fantastik", en: "Fantasy" } },
  { id: 8, slug: "kurzfilm", name: { de: "Kurzfilm", en: "Short" } },
  { id: 9, slug: "animation", name: { de: "Animation", en: "Animation" } },
  { id: 10, slug: "science-fiction", name: { de: "Science-Fiction", en: "Science fiction" } },
  { id: 11, slug: "essay", name: { de: "Essay", en: "Essay" } },
  { id: 12, slug: "musikfilm", name: { de: "Musikfilm", en: "Music film" } },
  { id: 13, slug: "tragikomoedie", name: { de: "Tragikomödie", en: "Tragicomedy" } },
];

interface DemoTag extends Named {
  scope: "event" | "production" | "article";
}

export const tags: readonly DemoTag[] = [
  { id: 1, scope: "event", slug: "mit-gespraech", name: { de: "Mit Gespräch", en: "With discussion" } },
  { id: 2, scope: "event", slug: "musik-und-buehne", name: { de: "Musik & Bühne", en: "Music & stage" } },
  { id: 3, scope: "event", slug: "fuer-kinder", name: { de: "Für Kinder", en: "For children" } },
  { id: 4, scope: "event", slug: "fruehstueck", name: { de: "Mit Frühstück", en: "With breakfast" } },
  { id: 5, scope: "event", slug: "spaet", name: { de: "Spätvorstellung", en: "Late show" } },
  { id: 6, scope: "event", slug: "open-air", name: { de: "Open Air", en: "Open air" } },
  { id: 7, scope: "event", slug: "freier-eintritt", name: { de: "Freier Eintritt", en: "Free admission" } },
  { id: 8, scope: "event", slug: "fuehrung", name: { de: "Führung", en: "Tour" } },
  { id: 9, scope: "event", slug: "analog", name: { de: "35 & 16 mm", en: "35 & 16 mm" } },
  { id: 21, scope: "production", slug: "wien", name: { de: "Wien", en: "Vienna" } },
  { id: 22, scope: "production", slug: "familie", name: { de: "Für die ganze Familie", en: "For the whole family" } },
  { id: 23, scope: "production", slug: "kurz", name: { de: "Unter einer Stunde", en: "Under an hour" } },
  { id: 24, scope: "production", slug: "live-musik", name: { de: "Mit Live-Musik", en: "With live music" } },
  { id: 25, scope: "production", slug: "gespraech", name: { de: "Mit Gespräch", en: "With discussion" } },
  { id: 26, scope: "production", slug: "musik", name: { de: "Musik", en: "Music" } },
  { id: 27, scope: "production", slug: "hof", name: { de: "Hofkino", en: "Yard cinema" } },
  { id: 28, scope: "production", slug: "ab-16", name: { de: "Ab 16", en: "From 16" } },
  { id: 41, scope: "article", slug: "technik", name: { de: "Technik", en: "Technology" } },
  { id: 42, scope: "article", slug: "stummfilm", name: { de: "Stummfilm", en: "Silent film" } },
  { id: 43, scope: "article", slug: "haus", name: { de: "Das Haus", en: "The house" } },
  { id: 44, scope: "article", slug: "gespraech", name: { de: "Gespräch", en: "Conversation" } },
  { id: 45, scope: "article", slug: "begleitmusik", name: { de: "Begleitmusik", en: "Accompaniment" } },
  { id: 46, scope: "article", slug: "barrierefrei", name: { de: "Barrierefrei", en: "Access" } },
  { id: 47, scope: "article", slug: "zuege", name: { de: "Züge", en: "Trains" } },
  { id: 48, scope: "article", slug: "wien-im-film", name: { de: "Wien im Film", en: "Vienna on film" } },
  { id: 49, scope: "article", slug: "normalformat", name: { de: "Normalformat", en: "Academy ratio" } },
  { id: 50, scope: "article", slug: "farbe", name: { de: "Farbe", en: "Colour" } },
  { id: 51, scope: "article", slug: "untertitel", name: { de: "Untertitel", en: "Subtitles" } },
  { id: 52, scope: "article", slug: "abspann", name: { de: "Abspann", en: "End credits" } },
  { id: 53, scope: "article", slug: "restaurierung", name: { de: "Restaurierung", en: "Restoration" } },
  { id: 54, scope: "article", slug: "ton", name: { de: "Ton", en: "Sound" } },
  { id: 55, scope: "article", slug: "zeit", name: { de: "Zeit", en: "Time" } },
  { id: 56, scope: "article", slug: "verlorene-filme", name: { de: "Verlorene Filme", en: "Lost films" } },
  { id: 57, scope: "article", slug: "fuer-kinder", name: { de: "Für Kinder", en: "For children" } },
  { id: 58, scope: "article", slug: "animation", name: { de: "Animation", en: "Animation" } },
];

export const eventTypes: readonly (Named & { kind: EventListItem["event_type_new"]["kind"]; show: boolean })[] = [
  { id: 1, slug: "film", name: { de: "Film", en: "Film" }, kind: "film", show: true },
  { id: 2, slug: "konzert", name: { de: "Konzert", en: "Concert" }, kind: "concert", show: true },
  { id: 3, slug: "lesung", name: { de: "Lesung", en: "Reading" }, kind: "reading", show: true },
  { id: 4, slug: "gespraech", name: { de: "Gespräch", en: "Talk" }, kind: "talk", show: true },
  { id: 5, slug: "spezial", name: { de: "Spezial", en: "Special" }, kind: "special", show: true },
  { id: 6, slug: "livestream", name: { de: "Livestream", en: "Livestream" }, kind: "livestream", show: false },
];

export const labels: readonly (Named & { visible: boolean })[] = [
  { id: 1, slug: "filmfruehstueck", name: { de: "Filmfrühstück", en: "Film breakfast" }, visible: true },
  { id: 2, slug: "dokumente", name: { de: "Dokumente", en: "Documents" }, visible: true },
  { id: 3, slug: "kids", name: { de: "Kids", en: "Kids" }, visible: true },
  { id: 4, slug: "live", name: { de: "Live", en: "Live" }, visible: true },
  { id: 5, slug: "spezial", name: { de: "Spezial", en: "Special" }, visible: true },
  { id: 6, slug: "livestream", name: { de: "Livestream", en: "Livestream" }, visible: false },
];

export const extras: readonly { slug: string; name: Both }[] = [
  { slug: "live-music", name: { de: "Mit Live-Musik", en: "With live music" } },
  { slug: "q-and-a", name: { de: "Mit Publikumsgespräch", en: "With Q&A" } },
  { slug: "introduction", name: { de: "Mit Einführung", en: "With introduction" } },
  { slug: "premiere", name: { de: "Premiere", en: "Premiere" } },
  { slug: "intermission", name: { de: "Mit Pause", en: "With intermission" } },
  { slug: "breakfast", name: { de: "Mit Frühstück", en: "With breakfast" } },
  { slug: "read-aloud", name: { de: "Titel werden vorgelesen", en: "Titles read aloud (German)" } },
  { slug: "double-bill", name: { de: "Doppelprogramm", en: "Double bill" } },
];

export const exhibitionTypes: readonly Named[] = [
  { id: 1, slug: "repertoire", name: { de: "Repertoire", en: "Repertory" } },
  { id: 2, slug: "erstauffuehrung", name: { de: "Erstaufführung", en: "First run" } },
  { id: 3, slug: "wiederauffuehrung", name: { de: "Wiederaufführung", en: "Re-release" } },
];

export const creditRoles: readonly { slug: string; name: Both }[] = [
  { slug: "director", name: { de: "Regie", en: "Director" } },
  { slug: "cast", name: { de: "Mit", en: "With" } },
  { slug: "music", name: { de: "Musik", en: "Music" } },
  { slug: "guest", name: { de: "Zu Gast", en: "Guest" } },
  { slug: "moderation", name: { de: "Moderation", en: "Host" } },
];

export const articleCategories: readonly (Named & { style: string })[] = [
  { id: 1, slug: "gespraech", name: { de: "Gespräch", en: "Conversation" }, style: "cloud" },
  { id: 2, slug: "essay", name: { de: "Essay", en: "Essay" }, style: "salmon" },
  { id: 3, slug: "aus-dem-haus", name: { de: "Aus dem Haus", en: "From the house" }, style: "brass" },
  { id: 4, slug: "bild-fuer-bild", name: { de: "Bild für Bild", en: "Frame by frame" }, style: "lilac" },
  { id: 5, slug: "nachlese", name: { de: "Nachlese", en: "Afterwards" }, style: "rose" },
];

const findIn =
  (list: readonly Named[], what: string) =>
  (slug: string): number => {
    const found = list.find((entry) => entry.slug === slug);
    if (!found) throw new Error(`No ${what} "${slug}" in the demo house`);
    return found.id;
  };

export const genreId = findIn(genres, "genre");
export const labelId = findIn(labels, "label");
export const eventTypeId = findIn(eventTypes, "event type");
export const eventTagId = findIn(
  tags.filter(({ scope }) => scope === "event"),
  "event tag",
);
export const productionTagId = findIn(
  tags.filter(({ scope }) => scope === "production"),
  "production tag",
);
export const articleTagId = findIn(
  tags.filter(({ scope }) => scope === "article"),
  "article tag",
);
