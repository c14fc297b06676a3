import type { ArtworkIds } from "../../rows/artwork-ids";
import type { Both } from "../types";
import { container, module, text } from "./page";

type Module = ReturnType<typeof module>;

/** What the library has under a key; the module is left out where there is none. */
export interface Library {
  picture: (key: string) => { $media: number } | null;
  file: (key: string) => { $file: number } | null;
}

export const libraryOf = (art: ArtworkIds): Library => ({
  picture: (key) => {
    const id = art.get(key);
    return id === undefined ? null : { $media: id };
  },
  file: (key) => {
    const id = art.get(`file:${key}`);
    return id === undefined ? null : { $file: id };
  },
});

export const name = (content: Both, subline: Both, anchor: string): Module =>
  module("headline", { headline_level: 2, preline: {}, content, subline, anchor });

/** A row of the register: what it is called, what it comes from, and the module itself. */
export function row([slug, content, note]: readonly [slug: string, content: Both, note: Both], modules: Module[]) {
  return { ...container(`bausteine-${slug}`, [[name(content, note, slug)], modules], "33-67"), extra_class: "rule" };
}

const sound = ({ file }: Library) =>
  row(
    ["ton", { de: "Ton", en: "Sound" }, { de: "im Haus gehostet", en: "hosted by the house" }],
    [
      module("audio_file", {
        file: file("piano"),
        title: {
          de: "Antonia Rehm stimmt den Flügel, ohne es zu merken",
          en: "Antonia Rehm tunes the grand piano without noticing",
        },
        length: "0:16",
        transcript: {
          de: "Sieben Anschläge auf dem a¹. Beim ersten schweben die beiden Saiten noch viermal in der Sekunde gegeneinander, beim fünften nicht einmal mehr einmal.\nBeim siebten ist es ein Ton.",
          en: "Seven strokes on the A above middle C. At the first the two strings still beat against each other four times a second, at the fifth not even once.\nAt the seventh they are one note.",
        },
        extra_class: "cloud",
        anchor: "",
      }),
    ],
  );

const film = ({ file, picture }: Library) =>
  row(
    ["film", { de: "Film", en: "Film" }, { de: "mit Untertiteln", en: "with captions" }],
    [
      module("video_file", {
        file: file("masking"),
        image: picture("house:masking"),
        title: { de: "Die Kasch fährt auf", en: "The masking opens" },
        length: "0:10",
        captions: { de: file("captions-de"), en: file("captions-en") },
        description: {
          de: "Der Vorhang an der Seite gibt nur so viel Leinwand frei, wie der Film breit ist: von 1,19 bis 2,39. Ohne Ton.",
          en: "The curtain at the side uncovers only as much screen as the film is wide: from 1.19 to 2.39. No sound.",
        },
        anchor: "",
      }),
    ],
  );

const foreign = ({ file }: Library) => [
  row(
    [
      "fremd",
      { de: "Ton, Dokument, Beitrag", en: "Sound, document, post" },
      { de: "von anderswo", en: "from elsewhere" },
    ],
    [
      text({
        de: "Vor jedem fremden Server steht eine Fläche. Was man wissen kann, ohne ihn zu fragen, steht schon da.",
        en: "A plane stands before every foreign server. What can be known without asking it is there already.",
      }),
    ],
  ),
  container(
    "bausteine-flaechen",
    [
      [
        module("audio", {
          embed_code: "https://soundcloud.com/kino-meridian/vorspann",
          title: { de: "Podcast: Vorspann", en: "Podcast: Opening titles" },
          length: "28:05",
          description: {
            de: "Zwei Vorführerinnen über das Licht davor.",
            en: "Two projectionists on the light before.",
          },
          anchor: "",
        }),
      ],
      [
        module("viewer", {
          embed_code: "https://issuu.com/kinomeridian/docs/winter",
          file: file("booklet"),
          title: { de: "Programmheft Winter", en: "Winter programme" },
          pages: 4,
          description: {},
          anchor: "",
        }),
      ],
      [
        module("social_media", {
          embed_code: "https://www.instagram.com/p/CkMeridian1/",
          text: {
            de: "Heute 18:30 stimmt der Flügel, das Publikum muss noch.",
            en: "Tonight at 18:30 the piano is in tune, the audience has yet to be.",
          },
          author: { de: "@kinomeridian, 20. November", en: "@kinomeridian, 20 November" },
          anchor: "",
        }),
      ],
    ],
    "33-33-33",
  ),
];

interface Clip {
  film: string;
  title: Both;
  subline: Both;
  length: string;
  url: string;
}

const clips: Clip[] = [
  {
    film: "der-mann-mit-der-kamera",
    title: { de: "Der Mann mit der Kamera", en: "Man with a Movie Camera" },
    subline: { de: "Trailer", en: "Trailer" },
    length: "2:14",
    url: "https://vimeo.com/100000001",
  },
  {
    film: "portraet-einer-jungen-frau-in-flammen",
    title: { de: "Porträt einer jungen Frau in Flammen", en: "Portrait of a Lady on Fire" },
    subline: { de: "Trailer", en: "Trailer" },
    length: "1:58",
    url: "https://vimeo.com/100000002",
  },
  {
    film: "m",
    title: { de: "M", en: "M" },
    subline: { de: "Ausschnitt", en: "Excerpt" },
    length: "0:48",
    url: "https://vimeo.com/100000003",
  },
  {
    film: "cleo-de-5-a-7",
    title: { de: "Cléo", en: "Cléo" },
    subline: { de: "Gespräch nach dem Film", en: "Talk after the film" },
    length: "12:30",
    url: "https://vimeo.com/100000004",
  },
];

const films = ({ picture }: Library) =>
  row(
    ["filmliste", { de: "Filmliste", en: "Film list" }, { de: "Dauer statt Pfeil", en: "duration, no arrow" }],
    [
      module("video_list", {
        children: clips.map(({ film, url, ...clip }) => ({ ...clip, video_url: url, image: picture(`still:${film}`) })),
      }),
    ],
  );

/** What plays or is looked at: of the house, and of others. */
export const mediaRows = (library: Library) => [sound(library), film(library), ...foreign(library), films(library)];
