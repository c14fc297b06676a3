import type { Both } from "./types";

/** The people of the house; every one of them is invented. */
export const team: readonly { id: number; name: string; position: Both; text: Both; email: string }[] = [
  {
    id: 901,
    name: "Marta Weiss",
    position: { de: "Leitung und Programm", en: "Director and programme" },
    email: "marta@kino-meridian.example",
    text: {
      de: "Hat das Haus 2014 übernommen und seither jede Kopie selbst ausgepackt. Hält Sonnenaufgang für den besten Film und jeden Montag für zu lang.",
      en: "Took over the house in 2014 and has unpacked every print herself since. Considers Sunrise the best of films and every Monday too long.",
    },
  },
  {
    id: 902,
    name: "Jakob Lindner",
    position: { de: "Stummfilm und Musik", en: "Silent film and music" },
    email: "jakob@kino-meridian.example",
    text: {
      de: "Sucht zu jedem Stummfilm die Menschen, die noch nie einen begleitet haben.",
      en: "For every silent film he looks for people who have never accompanied one.",
    },
  },
  {
    id: 903,
    name: "Selma Brandt",
    position: { de: "Kinder, Frühstück, Text", en: "Children, breakfast, words" },
    email: "selma@kino-meridian.example",
    text: {
      de: "Liest Zwischentitel vor, ohne die Stimme zu verstellen. Meistens.",
      en: "Reads intertitles aloud without putting on voices. Mostly.",
    },
  },
  {
    id: 904,
    name: "Ivo Prohaska",
    position: { de: "Nachtvorstellung und Bar", en: "Late shows and bar" },
    email: "ivo@kino-meridian.example",
    text: {
      de: "Sperrt zu, wenn der letzte Gast den Film zu Ende erzählt hat.",
      en: "Locks up when the last guest has finished telling the film.",
    },
  },
  {
    id: 905,
    name: "Ruth Amsler",
    position: { de: "Dokumente und Gespräche", en: "Documents and conversations" },
    email: "ruth@kino-meridian.example",
    text: {
      de: "Stellt die Sessel im Kreis und die zweite Frage zuerst.",
      en: "Puts the chairs in a circle and asks the second question first.",
    },
  },
  {
    id: 906,
    name: "Helene Kübler",
    position: { de: "Vorführung", en: "Projection" },
    email: "technik@kino-meridian.example",
    text: { de: "Blendet über, bevor man es merkt.", en: "Does the changeover before you notice." },
  },
];
