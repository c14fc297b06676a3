import type { ArtworkIds } from "../../rows/artwork-ids";
import { richBoth } from "../../rows/rich-text";
import type { Both } from "../types";
import { container, headline, link, module, text, type DemoPage } from "./page";

interface Hall {
  anchor: string;
  name: Both;
  preline: Both;
  /** Name of its picture; it stands on the side named first. */
  picture: string;
  side: "image-text" | "text-image";
  content: Required<Both>;
}

const halls: Hall[] = [
  {
    anchor: "grosser-saal",
    name: { de: "Großer Saal", en: "Großer Saal" },
    preline: { de: "Saal 1", en: "Hall 1" },
    picture: "house:large",
    side: "image-text",
    content: {
      de: "186 Plätze und drei für Rollstühle, Induktionsschleife auf allen Plätzen, 35 und 16 mm. Die Leinwand misst neun Meter und wird selten ganz gebraucht: Sie öffnet sich nur so weit, wie der Film breit ist.",
      en: "186 seats and three wheelchair places, induction loop at every seat, 35 and 16 mm. The screen is nine metres wide and rarely used in full: it opens only as far as the film is wide.",
    },
  },
  {
    anchor: "studio",
    name: { de: "Studio", en: "Studio" },
    preline: { de: "Saal 2", en: "Hall 2" },
    picture: "house:studio",
    side: "text-image",
    content: {
      de: "68 Plätze und zwei für Rollstühle, Schleife in Reihe 1 bis 6. Gelochtes Holz, leiser Teppich, der beste Ton im Haus.",
      en: "68 seats and two wheelchair places, loop in rows 1 to 6. Perforated wood, quiet carpet, the best sound in the house.",
    },
  },
  {
    anchor: "salon",
    name: { de: "Salon", en: "Salon" },
    preline: { de: "Saal 3", en: "Hall 3" },
    picture: "house:salon",
    side: "image-text",
    content: {
      de: "34 Fauteuils und ein Rollstuhlplatz, zwei Stehlampen. Wer hier einschläft, wird zugedeckt.",
      en: "34 armchairs and one wheelchair place, two standard lamps. Fall asleep here and somebody will bring a blanket.",
    },
  },
  {
    anchor: "hof",
    name: { de: "Hof und Bar", en: "Yard and bar" },
    preline: { de: "Draußen und danach", en: "Outside, and after" },
    picture: "house:yard",
    side: "text-image",
    content: {
      de: "Der Hof hat 120 Sessel und eine Kastanie, die Bar neunzig Plätze, eine Bühne und einen Flügel. Bei Regen übersiedelt der Hof in den Großen Saal.",
      en: "The yard has 120 chairs and a chestnut tree, the bar ninety places, a stage and a grand piano. If it rains the yard moves to the large hall.",
    },
  },
];

function hallContainer({ anchor, name, preline, picture, side, content }: Hall, art: ArtworkIds) {
  const id = art.get(picture);
  const words = [headline(name, preline, anchor), text(content)];
  if (id === undefined) return container(`haus-${anchor}`, [words]);
  const still = [
    module("image", { image: { $media: id }, format: "original", alias: "horizontal", link: "", description: {} }),
  ];
  return side === "image-text"
    ? container(`haus-${anchor}`, [still, words], "67-33")
    : container(`haus-${anchor}`, [words, still], "33-67");
}

const intro = container("haus-intro", [
  [
    text({
      de: "Drei Säle, ein Hof, eine Bar. 1955 gebaut, 1998 fast ein Supermarkt, seit 2014 wieder Kino. Alles daran ist erfunden, außer der Sorgfalt.",
      en: "Three halls, a yard, a bar. Built in 1955, nearly a supermarket in 1998, a cinema again since 2014. All of it invented, except the care.",
    }),
  ],
]);

const gettingHere = container("haus-ort", [
  [
    headline({ de: "Anreise", en: "Getting here" }, { de: "" }, "anreise"),
    module("venue", { venue: { $venue: 1 } }),
    link("/barrierefreiheit", {
      de: "Alles zum barrierefreien Besuch",
      en: "Everything about accessible visits",
    }),
  ],
]);

const questions = container("haus-fragen", [
  [
    headline({ de: "Oft gefragt", en: "Often asked" }, { de: "" }, "fragen"),
    module("faq", {
      items: [
        {
          title: { de: "Kann ich mit Karte zahlen?", en: "Can I pay by card?" },
          content: richBoth({
            de: "Ja, an Kassa und Bar, auch mit dem Telefon. Bargeld nehmen wir ebenso gern.",
            en: "Yes, at the box office and the bar, by phone too. We are just as happy with cash.",
          }),
        },
        {
          title: { de: "Was heißen OmU, OmdU, OmeU, OV und DF?", en: "What do OmU, OmdU, OmeU, OV and DF mean?" },
          content: richBoth({
            de: "OmU: Original mit Untertiteln, OmdU mit deutschen, OmeU mit englischen. OV: Originalfassung ohne Untertitel. DF: deutsche Fassung.",
            en: "OmU: original with subtitles, OmdU German, OmeU English ones. OV: original version without subtitles. DF: dubbed into German.",
          }),
        },
        {
          title: { de: "Wie lange werden Karten gehalten?", en: "How long are tickets held?" },
          content: richBoth({
            de: "Karten im Warenkorb halten wir fünfzehn Minuten; wer länger braucht, verlängert mit einem Klick.",
            en: "We hold tickets in the cart for fifteen minutes; if you need longer, one click extends it.",
          }),
        },
        {
          title: { de: "Wann beginnt der Film wirklich?", en: "When does the film really start?" },
          content: richBoth({
            de: "Zur angegebenen Zeit. Wir zeigen höchstens eine Vorschau.",
            en: "At the time stated. We show one trailer at most.",
          }),
        },
      ],
    }),
  ],
]);

const forms = container("haus-schreiben", [
  [
    headline({ de: "Mieten und fragen", en: "Hire and ask" }, { de: "" }, "mieten"),
    text({
      de: "Alle drei Säle kann man mieten, mit Film oder ohne. Und wer etwas wissen will, schreibt uns.",
      en: "All three halls can be hired, with a film or without. And whoever wants to know something writes to us.",
    }),
    link("/forms/saal-mieten/1", { de: "Einen Saal mieten", en: "Hire a screen" }),
    link("/forms/frage/2", { de: "Frage an das Haus", en: "Ask the house" }),
  ],
]);

/** The house: its halls, how to get there, questions that are often asked. */
export const housePage = (art: ArtworkIds): DemoPage => ({
  id: 2,
  path: "/haus",
  title: { de: "Haus", en: "House" },
  headline: { de: "Das Haus", en: "The house" },
  description: {
    de: "Die Säle, der Hof und die Bar des Kino Meridian, Anreise und Antworten.",
    en: "The halls, the yard and the bar of Kino Meridian, how to get there, and answers.",
  },
  inMenu: true,
  containers: [intro, ...halls.map((hall) => hallContainer(hall, art)), gettingHere, questions, forms],
});

/** What is said of the programme wherever it opens; its list is the application's own. */
export const programmePage: DemoPage = {
  id: 30,
  path: "/programm",
  title: { de: "Programm", en: "Programme" },
  headline: { de: "Programm und Karten", en: "Programme and tickets" },
  description: {
    de: "Alle Filme und Veranstaltungen im Kino Meridian, mit Beginnzeiten, Sprachfassung, Saal und Karten.",
    en: "All films and events at Kino Meridian, with start times, language versions, halls and tickets.",
  },
  containers: [],
};

/** All series of the house. */
export const seriesPage = (): DemoPage => ({
  id: 3,
  path: "/reihen",
  title: { de: "Reihen", en: "Series" },
  headline: { de: "Zehn Reihen, sechs Farben", en: "Ten series, six colours" },
  description: {
    de: "Die Reihen des Kino Meridian: Stummfilm mit Live-Musik, englische Untertitel, Frühstück, Nachtvorstellung und mehr.",
    en: "The series of Kino Meridian: silent film with live music, English subtitles, breakfast, late shows and more.",
  },
  inMenu: true,
  containers: [
    container("reihen-intro", [
      [
        text({
          de: "Jede Reihe hat eine Farbe. Man findet sie im Programm am Rand, auf den Plakaten im Foyer und manchmal an der Krawatte des Portiers.",
          en: "Every series has a colour. You find it at the edge of the programme, on the posters in the foyer, and now and then on the porter's tie.",
        }),
      ],
    ]),
    container("reihen-liste", [
      [module("highlight_teasers", { headline: {}, categories: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] })],
    ]),
    container("reihen-naechste", [
      [
        module("event_list", {
          headline: { de: "Dieses Wochenende", en: "This weekend" },
          date_from: "",
          date_to: "",
          tag: null,
          filters: "weekend",
          style: "list",
          limit: 12,
        }),
      ],
    ]),
  ],
});
