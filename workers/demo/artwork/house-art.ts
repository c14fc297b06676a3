import { series } from "../content/series";
import { team } from "../content/team";
import type { Both } from "../content/types";
import { slugOf } from "~/domain/format/slug";
import type { Artwork } from "./gallery";
import { seeded } from "./random";
import { booth, bubbles, coffee, duo, gears, music, page, quiz, storm, tarts } from "./scenes/occasions";
import { cinemaHall, foyer, kasch, portrait, stripes, yard } from "./scenes/house";
import { barge, dawn, leaves, moon } from "./scenes/nature";
import { lens } from "./scenes/faces";
import { missing, wheel } from "./scenes/city";
import { tracks, twoHours } from "./scenes/motion";
import { arabesque, chalk, stamps } from "./scenes/paper";
import { shadow } from "./scenes/rooms";
import { picture, type Scene, type Stage } from "./svg";

interface Entry {
  scene: Scene;
  c: Stage["c"];
  alt: Required<Both>;
  /** Width of the drawing, which is 1000 high. */
  w?: number;
}

const wide = 1600;
const draw = (key: string, { scene, c, alt, w = wide }: Entry): Artwork => ({
  key,
  svg: picture(scene({ w, c, r: seeded(key) }), [w, 1000], w > 1000 ? 1536 : 960),
  alt,
});

const seriesScenes: Record<string, Entry> = {
  "erste-rolle": {
    scene: kasch,
    c: ["salmon", "rust", "light", "brass", "hall"],
    alt: { de: "Zwei Vorhänge öffnen ein Bild", en: "Two curtains open a picture" },
  },
  "stumm-und-laut": {
    scene: music,
    c: ["brass", "umber", "salmon", "light", "mint"],
    alt: { de: "Flügel und Schallwellen", en: "Grand piano and sound waves" },
  },
  "kein-wort-deutsch": {
    scene: bubbles,
    c: ["cloud", "blue", "light", "salmon", "brass"],
    alt: { de: "Sprechblasen ohne Worte", en: "Speech bubbles without words" },
  },
  "zweites-fruehstueck": {
    scene: coffee,
    c: ["rose", "berry", "light", "brass", "salmon"],
    alt: { de: "Kaffeetasse, Kipferl und Sonne", en: "Coffee cup, croissant and sun" },
  },
  dokumente: {
    scene: lens,
    c: ["mint", "salmon", "fir", "brass", "light"],
    alt: { de: "Auge im Objektiv", en: "An eye in a lens" },
  },
  lichtblicke: {
    scene: moon,
    c: ["blue", "brass", "umber", "salmon", "light"],
    alt: { de: "Mond mit Gesicht", en: "A moon with a face" },
  },
  "licht-an": {
    scene: leaves,
    c: ["lilac", "brass", "violet", "salmon", "light"],
    alt: { de: "Helle Flecken zwischen Blättern", en: "Bright spots between leaves" },
  },
  analog: {
    scene: booth,
    c: ["salmon", "rust", "brass", "light", "mint"],
    alt: { de: "Projektor mit zwei Spulen", en: "A projector with two reels" },
  },
  nachtvorstellung: {
    scene: shadow,
    c: ["hall", "lilac", "violet", "brass", "light"],
    alt: { de: "Ein Schatten auf der Stiege", en: "A shadow on the stairs" },
  },
  hofkino: {
    scene: yard,
    c: ["hall2", "mint", "fir", "brass", "salmon"],
    alt: { de: "Leinwand unter einer Kastanie", en: "A screen beneath a chestnut tree" },
  },
};

const house: Record<string, Entry> = {
  foyer: {
    scene: foyer,
    c: ["mint", "salmon", "fir", "brass", "light"],
    alt: { de: "Das Foyer mit Kassa, Lampen und Stiege", en: "The foyer with box office, lamps and stairs" },
  },
  large: {
    scene: cinemaHall,
    c: ["fir", "hall3", "hall", "brass", "light"],
    alt: { de: "Der Große Saal mit offener Leinwand", en: "The large hall with its screen open" },
  },
  studio: {
    scene: cinemaHall,
    c: ["salmon", "rust", "hall", "brass", "mint"],
    alt: { de: "Das Studio mit gelochter Decke", en: "The Studio and its perforated ceiling" },
  },
  salon: {
    scene: cinemaHall,
    c: ["lilac", "violet", "berry", "brass", "rose"],
    alt: { de: "Der Salon mit Fauteuils", en: "The Salon with its armchairs" },
  },
  yard: {
    scene: yard,
    c: ["blue", "cloud", "fir", "brass", "salmon"],
    alt: { de: "Der Hof mit Leinwand und Kastanie", en: "The yard with screen and chestnut tree" },
  },
};

const occasions: Record<string, Entry> = {
  storm: {
    scene: storm,
    c: ["hall", "cloud", "blue", "brass", "light"],
    alt: { de: "Ein Blitz über hohen Wellen", en: "Lightning above high waves" },
  },
  booth: {
    scene: booth,
    c: ["brass", "umber", "salmon", "light", "mint"],
    alt: { de: "Projektor mit zwei Spulen", en: "A projector with two reels" },
  },
  river: {
    scene: barge,
    c: ["cloud", "brass", "blue", "salmon", "light"],
    alt: { de: "Ein Kahn auf einem Fluss", en: "A barge on a river" },
  },
  duo: {
    scene: duo,
    c: ["salmon", "berry", "hall", "brass", "light"],
    alt: { de: "Bassklarinette und Zither", en: "Bass clarinet and zither" },
  },
  cellos: {
    scene: duo,
    c: ["hall2", "salmon", "umber", "brass", "mint"],
    alt: { de: "Instrumente im Halbdunkel", en: "Instruments in the half-dark" },
  },
  page: {
    scene: page,
    c: ["rose", "berry", "light", "salmon", "brass"],
    alt: { de: "Ein aufgeschlagenes Tagebuch", en: "An open diary" },
  },
  tarts: {
    scene: tarts,
    c: ["mint", "salmon", "rose", "brass", "light"],
    alt: { de: "Törtchen in einer Reihe", en: "Tarts in a row" },
  },
  quiz: {
    scene: quiz,
    c: ["lilac", "violet", "brass", "salmon", "light"],
    alt: { de: "Ein großes Fragezeichen aus Scheiben", en: "A large question mark made of discs" },
  },
  gears: {
    scene: gears,
    c: ["cloud", "blue", "salmon", "brass", "light"],
    alt: { de: "Zahnräder und ein Schraubenzieher", en: "Cogs and a screwdriver" },
  },
  curtain: {
    scene: kasch,
    c: ["berry", "rose", "brass", "salmon", "hall"],
    alt: { de: "Ein Vorhang öffnet sich", en: "A curtain opens" },
  },
  radio: {
    scene: music,
    c: ["hall3", "mint", "brass", "salmon", "light"],
    alt: { de: "Schallwellen", en: "Sound waves" },
  },
  bubbles: {
    scene: bubbles,
    c: ["mint", "fir", "light", "salmon", "brass"],
    alt: { de: "Sprechblasen", en: "Speech bubbles" },
  },
};

const magazine: Record<string, Entry> = {
  "was-ist-eine-kasch": {
    scene: kasch,
    c: ["brass", "umber", "light", "salmon", "hall"],
    alt: { de: "Zwei schwarze Vorhänge und ein Bild dazwischen", en: "Two black curtains with a picture between" },
  },
  "zwei-oktaven-fehlen": {
    scene: music,
    c: ["cloud", "blue", "salmon", "light", "brass"],
    alt: { de: "Ein Flügel ohne Bässe", en: "A grand piano without basses" },
  },
  "fuenf-stunden-im-gras": {
    scene: tracks,
    c: ["salmon", "brass", "umber", "mint", "light"],
    alt: { de: "Eine Lokomotive von vorn", en: "A locomotive head-on" },
  },
  "ein-flohmarkt-in-paris": {
    scene: missing,
    c: ["rust", "light", "berry", "brass", "rose"],
    alt: { de: "Fenster, eine Reihe dunkel", en: "Windows, one column dark" },
  },
};

/** Pictures of the magazine that are taken from films keep their ratio. */
const frames: Record<string, Entry> = {
  "ein-buchstabe-aus-kreide": {
    scene: chalk,
    c: ["mint", "hall", "salmon", "brass", "light"],
    alt: { de: "Ein M aus Kreide auf einer Schulter, ein Luftballon", en: "A chalk M on a shoulder, a balloon" },
    w: 1190,
  },
  "drei-marken-kein-brief": {
    scene: stamps,
    c: ["fir", "light", "salmon", "brass", "blue"],
    alt: { de: "Drei Briefmarken auf grünem Holz", en: "Three stamps on green wood" },
    w: 1850,
  },
  "die-uhr-geht-vor": {
    scene: twoHours,
    c: ["rose", "hall", "berry", "brass", "light"],
    alt: { de: "Zwei Scheiben, eine davon eine Uhr", en: "Two discs, one of them a clock" },
    w: 1660,
  },
  "zwei-menschen-ein-boot": {
    scene: dawn,
    c: ["brass", "salmon", "blue", "rose", "light"],
    alt: { de: "Die Sonne über dem Wasser", en: "The sun above water" },
    w: 1190,
  },
  "schere-statt-pinsel": {
    scene: arabesque,
    c: ["lilac", "brass", "violet", "hall", "light"],
    alt: { de: "Ein fliegendes Pferd als Scherenschnitt", en: "A flying horse cut from paper" },
    w: 1330,
  },
  "die-uhr-kommt-aus-dem-schwarzwald": {
    scene: wheel,
    c: ["cloud", "light", "blue", "brass", "salmon"],
    alt: { de: "Das Riesenrad, darunter eine Gestalt", en: "The giant wheel, a figure beneath" },
    w: 1370,
  },
};

const faces: readonly Stage["c"][] = [
  ["salmon", "light", "hall", "rust", "brass"],
  ["cloud", "rose", "blue", "hall", "salmon"],
  ["brass", "light", "umber", "salmon", "hall"],
  ["lilac", "mint", "violet", "hall", "brass"],
  ["mint", "salmon", "fir", "hall", "light"],
  ["rose", "light", "berry", "brass", "hall"],
];

const portraits = (): Artwork[] =>
  team.map(({ name }, index) =>
    draw(`portrait:${slugOf(name)}`, {
      scene: portrait,
      c: faces[index] ?? ["mint", "light", "fir", "hall", "brass"],
      alt: { de: `Gezeichnetes Porträt von ${name}`, en: `Drawn portrait of ${name}` },
      w: 800,
    }),
  );

const fallback: Entry = {
  scene: stripes,
  c: ["mint", "fir", "light", "brass", "salmon"],
  alt: { de: "Farbstreifen", en: "Stripes of colour" },
};
const all = (prefix: string, entries: Record<string, Entry>): Artwork[] =>
  Object.entries(entries).map(([name, entry]) => draw(`${prefix}:${name}`, entry));

/** Series, rooms, evenings without a film, articles and the people of the house. */
export const houseArt = (): Artwork[] => [
  ...series.map(({ slug }) => draw(`series:${slug}`, seriesScenes[slug] ?? fallback)),
  ...all("house", house),
  ...all("event", occasions),
  ...all("article", magazine),
  ...all("article", frames),
  ...portraits(),
];
