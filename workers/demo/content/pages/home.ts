import type { ArtworkIds } from "../../rows/artwork-ids";
import { container, module, quote, type DemoPage } from "./page";

type PictureOf = (key: string) => { $media: number } | null;

const hero = (image: PictureOf) =>
  container("home-hero", [
    [
      module("hero_media", {
        headline: { de: "Heute im Meridian", en: "Tonight at the Meridian" },
        text: {
          de: "Drei Säle, ein Hof, eine Bar: und jeder Film in seinem eigenen Format.",
          en: "Three halls, a yard, a bar: and every film in its own shape.",
        },
        button_text: { de: "Zum Programm", en: "See the programme" },
        button_link: "/programm",
        image: image("house:foyer"),
        video: null,
        tonight: true,
        sticky: false,
        online_from: "2026-01-01T00:00:00+01:00",
        online_to: "",
      }),
    ],
  ]);

/** Tonight, the next days, the series. */
const programme = [
  container("home-tonight", [
    [
      module("event_list", {
        headline: { de: "Heute Abend", en: "Tonight" },
        date_from: "",
        date_to: "",
        tag: null,
        filters: "tonight",
        style: "board",
        limit: 10,
      }),
    ],
  ]),
  container("home-next", [
    [
      module("event_list", {
        headline: { de: "Die nächsten Tage", en: "The next few days" },
        date_from: "",
        date_to: "",
        tag: null,
        filters: "next_3_days",
        style: "sheet",
        limit: 14,
      }),
    ],
  ]),
  container("home-series", [
    [
      module("highlight_teasers", {
        headline: { de: "Zehn Reihen, sechs Farben", en: "Ten series, six colours" },
        categories: [],
      }),
    ],
  ]),
];

const teasers = (image: PictureOf) =>
  container("home-teasers", [
    [
      module("teaser_list", {
        children: [
          {
            image: image("event:storm"),
            preline: { de: "In der Remise", en: "At the depot" },
            headline: { de: "Sturm", en: "Storm" },
            subline: { de: "Gala mit Orchester", en: "Gala with orchestra" },
            text: {
              de: "Drei Stummfilme über Wind und Wellen, achtunddreißig Musikerinnen und Musiker, dreihundert Plätze.",
              en: "Three silent films about wind and waves, thirty-eight musicians, three hundred places.",
            },
            link_text: { de: "Zur Gala", en: "See the gala" },
            link: "/programm/storm/1986",
            online_from: "",
            online_to: "",
          },
          {
            image: image("event:booth"),
            preline: { de: "Rundgang", en: "Tour" },
            headline: { de: "Blick in den Vorführraum", en: "Inside the booth" },
            subline: {},
            text: {
              de: "Film einlegen, Licht zünden, Kasch auf. In Gruppen zu acht, samstags.",
              en: "Thread the film, strike the light, open the masking. In groups of eight, on Saturday.",
            },
            link_text: { de: "Uhrzeit wählen", en: "Choose a time" },
            link: "/programm/blick-in-den-vorfuehrraum/1988",
            online_from: "",
            online_to: "",
          },
        ],
      }),
    ],
  ]);

/** What the house says of itself, and its magazine. */
const voices = [
  container("home-quote", [
    [
      quote(
        {
          de: "Ein Kino ist ein Zimmer, in dem alle in dieselbe Richtung schauen und jeder etwas anderes sieht.",
          en: "A cinema is a room in which everybody looks the same way and sees something different.",
        },
        { de: "Marta Weiss, Leitung", en: "Marta Weiss, director of the house" },
      ),
    ],
  ]),
  container("home-magazine", [
    [module("blog_teaser_list", { headline: { de: "Aus der Mediathek", en: "From the magazine" }, items: 4 })],
  ]),
];

/** The front page: tonight first, then the next days, the series and the magazine. */
export function homePage(art: ArtworkIds): DemoPage {
  const image: PictureOf = (key) => {
    const id = art.get(key);
    return id === undefined ? null : { $media: id };
  };
  return {
    id: 1,
    path: "/",
    title: { de: "Start", en: "Home" },
    headline: { de: "Kino Meridian", en: "Kino Meridian" },
    description: {
      de: "Kino Meridian in Wien: drei Säle, ein Hof, eine Bar. Programm, Karten und Reihen.",
      en: "Kino Meridian, Vienna: three halls, a yard, a bar. Programme, tickets and series.",
    },
    landing: true,
    containers: [hero(image), ...programme, teasers(image), ...voices],
  };
}
