import type { Accent } from "~/domain/common/schema";
import type { SeriesArrangement } from "~/domain/productions/arrangement";
import type { Both } from "./types";

export interface DemoSeries {
  id: number;
  slug: string;
  name: Both;
  text: Both;
  accent: Accent;
  facts?: { title: Both; text: Both }[];
  /** Where the house chose one; else its dates suggest it. */
  arrangement?: SeriesArrangement;
}

/** Ten lines of the programme, each with its colour. */
export const series: readonly DemoSeries[] = [
  {
    id: 1,
    slug: "erste-rolle",
    name: { de: "Erste Rolle", en: "Erste Rolle" },
    accent: "salmon",
    text: {
      de: "Österreichisches Kino, neu und neu gesehen. Wir holen Debüts, Restaurierungen und die Menschen, die sie gemacht haben. Nach dem Film bleibt das Licht noch aus, bis jemand die erste Frage stellt.",
      en: "Austrian cinema, new and newly seen. We bring debuts, restorations and the people who made them. After the film the lights stay down until somebody asks the first question.",
    },
  },
  {
    id: 2,
    slug: "stumm-und-laut",
    name: { de: "Stumm & laut", en: "Silent & Loud" },
    accent: "brass",
    arrangement: "sheet",
    text: {
      de: "Stummfilme waren nie stumm. Flügel, Zither, Schlagwerk, Vokalquartett: Zu jeder Vorstellung spielt jemand, der den Film kennt und ihn trotzdem noch nicht auswendig kann.",
      en: "Silent films never were. Grand piano, zither, percussion, vocal quartet: at every show somebody plays who knows the film and still does not know it by heart.",
    },
  },
  {
    id: 3,
    slug: "kein-wort-deutsch",
    name: { de: "Kein Wort Deutsch nötig", en: "No German Needed" },
    accent: "cloud",
    text: {
      de: "Filme, die man ohne ein Wort Deutsch versteht: mit englischen Untertiteln, englisch gesprochen oder ganz ohne Worte. Für Gäste, Neuwiener und alle, die Originale mögen.",
      en: "Films you can follow without a word of German: English subtitles, English dialogue or no words at all. For visitors, new Viennese and everyone who likes an original.",
    },
  },
  {
    id: 4,
    slug: "zweites-fruehstueck",
    name: { de: "Zweites Frühstück", en: "Second Breakfast" },
    accent: "rose",
    text: {
      de: "Sonntags um halb elf: erst der Film, dazu Kaffee und Kipferl auf dem Klapptisch, danach noch einmal Kaffee. Das Frühstück ist in der Kombikarte enthalten, das Sitzenbleiben auch.",
      en: "Sundays at half past ten: first the film, with coffee and a croissant on the folding table, then coffee again. Breakfast is part of the combined ticket, and so is staying on.",
    },
  },
  {
    id: 5,
    slug: "dokumente",
    name: { de: "Dokumente", en: "Documents" },
    accent: "mint",
    text: {
      de: "Filme, die etwas gesehen haben, und Gespräche darüber, was man mit dem Gesehenen anfängt. Ohne Podium: Wir stellen die Sessel im Kreis.",
      en: "Films that have seen something, and conversations about what to do with what was seen. No panel: we put the chairs in a circle.",
    },
  },
  {
    id: 6,
    slug: "lichtblicke",
    name: { de: "Lichtblicke", en: "Bright Spots" },
    accent: "brass",
    text: {
      de: "Kino für Kinder, samstags um drei. Alte und neue Filme, vorgelesen oder in deutscher Fassung, nie lauter als nötig, mit Sitzpolstern und einer Frage zum Mitnehmen.",
      en: "Cinema for children, Saturdays at three. Old films and new ones, read aloud or dubbed, never louder than they need to be, with booster cushions and a question to take home.",
    },
  },
  {
    id: 7,
    slug: "licht-an",
    name: { de: "Licht an", en: "Lights On" },
    accent: "lilac",
    text: {
      de: "Entspannte Vorstellungen: Das Saallicht bleibt gedimmt an, der Ton ist leiser, es gibt keine Werbung, und niemand muss still sitzen. Für alle, denen Kino sonst zu viel ist.",
      en: "Relaxed screenings: the lights stay dimmed, the sound is lower, there are no advertisements and nobody has to sit still. For everyone to whom cinema is otherwise too much.",
    },
  },
  {
    id: 8,
    slug: "analog",
    name: { de: "Analog", en: "Analogue" },
    accent: "salmon",
    text: {
      de: "35 und 16 Millimeter, aus dem Projektor, mit Überblendzeichen und Staub. Vor jeder Vorstellung sagt die Vorführerin zwei Sätze über die Kopie, mit der sie den Nachmittag verbracht hat.",
      en: "35 and 16 millimetres, from the projector, with cue marks and dust. Before every show the projectionist says two sentences about the print she has spent the afternoon with.",
    },
  },
  {
    id: 9,
    slug: "nachtvorstellung",
    name: { de: "Nachtvorstellung", en: "Late Show" },
    accent: "lilac",
    arrangement: "axis",
    text: {
      de: "Freitag und Samstag, wenn die letzte U-Bahn noch fährt oder schon wieder. Filme, die am Tag nicht funktionieren. Die Bar bleibt offen, der Portier auch wach.",
      en: "Fridays and Saturdays, while the last underground still runs or already runs again. Films that do not work by daylight. The bar stays open, and the porter awake.",
    },
    facts: [
      {
        title: { de: "Heimweg", en: "Way home" },
        text: {
          de: "U4 Pilgramgasse, in beiden Nächten rund um die Uhr, alle 15 Minuten.",
          en: "U4 Pilgramgasse, around the clock on both nights, every 15 minutes.",
        },
      },
      {
        title: { de: "Bar", en: "Bar" },
        text: {
          de: "Offen bis eine halbe Stunde nach dem letzten Abspann, auch ohne Karte.",
          en: "Open until half an hour after the last credits, without a ticket as well.",
        },
      },
      {
        title: { de: "Ab 16", en: "From 16" },
        text: {
          de: "Wenn nichts anderes dabeisteht. Mit Ausweis, auch wenn Sie jünger aussehen möchten.",
          en: "Unless something else is stated. With proof of age, even if you would like to look younger.",
        },
      },
    ],
  },
  {
    id: 10,
    slug: "hofkino",
    name: { de: "Hofkino", en: "Yard Cinema" },
    accent: "mint",
    arrangement: "single",
    text: {
      de: "Hundertzwanzig Sessel unter freiem Himmel, im Winter mit Decken und Feuerkorb. Bei Regen übersiedeln wir in den Großen Saal; gekaufte Karten gelten einfach weiter.",
      en: "One hundred and twenty chairs under the open sky, in winter with blankets and a fire basket. If it rains we move to the large hall; tickets simply stay valid.",
    },
    facts: [
      {
        title: { de: "Regen", en: "Rain" },
        text: { de: "Ob wir übersiedeln, steht ab 18 Uhr hier.", en: "Whether we move is said here from 6 pm." },
      },
      {
        title: { de: "Decken", en: "Blankets" },
        text: {
          de: "Liegen auf jedem Sessel, so lange der Vorrat reicht.",
          en: "Lie on every chair while stocks last.",
        },
      },
    ],
  },
];

/** The id of a series. Throws for an unknown slug. */
export function seriesId(slug: string): number {
  const found = series.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`No series "${slug}" in the demo house`);
  return found.id;
}
