import type { ArtworkIds } from "../../rows/artwork-ids";
import { richBoth } from "../../rows/rich-text";
import type { Both } from "../types";
import { libraryOf, mediaRows, name, row, type Library } from "./module-media";
import { container, module, text, type DemoPage } from "./page";

const words = ({ picture }: Library) => [
  row(
    ["fragen", { de: "Fragen", en: "Questions" }, { de: "Antworten zum Aufklappen", en: "answers to unfold" }],
    [
      module("faq", {
        items: [
          {
            title: { de: "Wann beginnt der Film wirklich?", en: "When does the film really start?" },
            content: richBoth({
              de: "Zur angegebenen Zeit. Wir zeigen höchstens eine Vorschau.",
              en: "At the time stated. We show one trailer at most.",
            }),
          },
          {
            title: { de: "Wie lange werden Karten gehalten?", en: "How long are tickets held?" },
            content: richBoth({
              de: "Fünfzehn Minuten im Warenkorb; ein Klick verlängert.",
              en: "Fifteen minutes in the cart; one click extends it.",
            }),
          },
        ],
      }),
    ],
  ),
  row(
    ["zitat", { de: "Zitat", en: "Quote" }, { de: "mit Namen", en: "with a name" }],
    [
      module("quote", {
        content: {
          de: "Ich spiele nicht zum Film. Ich spiele zu den Leuten, die ihn sehen.",
          en: "I do not play to the film. I play to the people who see it.",
        },
        author: {
          de: "Antonia Rehm, Pianistin, seit 2014 am Haus",
          en: "Antonia Rehm, pianist, with the house since 2014",
        },
        anchor: "",
      }),
    ],
  ),
  row(
    ["spalten", { de: "Zwei Spalten", en: "Two columns" }, { de: "Bild im Format", en: "picture in its shape" }],
    [
      module("two_columns", {
        extra_class: "text-image",
        text: richBoth({
          de: "Der Salon: 34 Fauteuils und ein Rollstuhlplatz, zwei Stehlampen. Wer hier einschläft, wird zugedeckt.",
          en: "The Salon: 34 armchairs and one wheelchair place, two standard lamps. Fall asleep here and somebody will bring a blanket.",
        }),
        image: picture("house:salon"),
      }),
    ],
  ),
];

const breakfast = ({ picture }: Library) =>
  container("bausteine-teaser", [
    [
      module("full_teaser", {
        image: picture("series:zweites-fruehstueck"),
        link: "/series/zweites-fruehstueck/4",
        link_text: { de: "Zur Reihe", en: "See the series" },
        preline: { de: "Zweites Frühstück, jeden Sonntag", en: "Second Breakfast, every Sunday" },
        headline: { de: "Erst der Film, dann das Ei", en: "First the film, then the egg" },
        subline: {},
        text: {
          de: "Um halb elf, mit Kaffee auf dem Klapptisch. Das Frühstück ist in der Karte enthalten, das Sitzenbleiben auch.",
          en: "At half past ten, with coffee on the folding table. Breakfast is in the ticket, and so is staying in your seat.",
        },
        extra_class: "rose",
      }),
    ],
  ]);

const houses = row(
  ["haeuser", { de: "Häuser", en: "Houses" }, { de: "zwei Adressen, Plätze", en: "two addresses, seats" }],
  [module("venue_list", { children: [{ venue: { $venue: 1 } }, { venue: { $venue: 2 } }] })],
);

const section = ({ picture }: Library) => ({
  ...container(
    "bausteine-abschnitt",
    [
      [
        name(
          { de: "Abschnitt", en: "Section" },
          { de: "Bild, Fläche, Spalten", en: "picture, plane, columns" },
          "abschnitt",
        ),
      ],
      [
        text({
          de: "Ein Abschnitt steht auf einer Fläche und beginnt mit einem Bild, das über die ganze Breite reicht und um seinen Blickpunkt geschnitten wird.",
          en: "A section stands on a plane and opens with a picture as wide as the window, cut around the point one looks at.",
        }),
      ],
      [
        module("link", {
          link_text: { de: "Das Haus ansehen", en: "See the house" },
          link: "/haus",
          extra_class: "arrow",
          anchor: "",
          sticky: false,
          open_new_window: false,
        }),
      ],
    ],
    "25-50-25",
  ),
  extra_class: "mint",
  image: picture("house:yard"),
});

const chosen = [
  container("bausteine-artikel", [
    [
      module("blog_teaser_list", {
        headline: { de: "Ausgewählte Texte", en: "Chosen articles" },
        items: 3,
        article_objs: [3, 2],
        main_teaser_obj: 1,
      }),
    ],
  ]),
];

/** The way around the page, which stays in sight. */
const anchors = container("bausteine-marken", [
  [
    module("anchor_list", {
      sticky: true,
      children: [
        { title: { de: "Ton", en: "Sound" }, anchor: "ton" },
        { title: { de: "Film", en: "Film" }, anchor: "film" },
        { title: { de: "Fragen", en: "Questions" }, anchor: "fragen" },
        { title: { de: "Häuser", en: "Houses" }, anchor: "haeuser" },
        { title: { de: "Formular", en: "Form" }, anchor: "formular" },
      ],
    }),
  ],
]);

const letter = row(
  ["formular", { de: "Formular", en: "Form" }, { de: "ein Papier des Hauses", en: "a paper of the house" }],
  [module("form", { hubspot_id: "2" })],
);

const supporters: Both[] = [
  { de: "WERKBANK" },
  { de: "Nordlicht" },
  { de: "R/17" },
  { de: "OKTAV" },
  { de: "Verein Molton" },
];

const logos = row(
  ["logos", { de: "Mit Hilfe von", en: "With the help of" }, { de: "gleiche Tinte für alle", en: "one ink for all" }],
  [
    module("logo_list", {
      extra_class: "ink",
      children: supporters.map((supporter) => ({
        image: null,
        name: { de: supporter.de, en: supporter.de },
        link: "",
      })),
    }),
  ],
);

/** Every module of the page editor, each once. In no menu: it is for whoever builds pages. */
export function modulesPage(art: ArtworkIds): DemoPage {
  const library = libraryOf(art);
  return {
    id: 9,
    path: "/bausteine",
    title: { de: "Alle Bausteine", en: "All modules" },
    headline: { de: "Alle Bausteine", en: "All modules" },
    description: {
      de: "Woraus Seiten des Kino Meridian gemacht sind: jeder Baustein einmal, mit echtem Inhalt.",
      en: "What pages of Kino Meridian are made of: every module once, with real content.",
    },
    share: "series:analog",
    containers: [
      anchors,
      ...mediaRows(library),
      ...words(library),
      breakfast(library),
      houses,
      section(library),
      ...chosen,
      letter,
      logos,
    ],
  };
}
