import { alley, estate, missing, symphony, towers, wheel } from "./scenes/city";
import { lens, organ, suit, tear, teeth, witches } from "./scenes/faces";
import { bicycle, dial, horns, prow, tracks, twoHours } from "./scenes/motion";
import { barge, dawn, forest, lake, leaves, moon, reeds, snow } from "./scenes/nature";
import { cart, clay, daisies, furrows, gossip, siege } from "./scenes/objects";
import { arabesque, canvas, chalk, stamps } from "./scenes/paper";
import { crooked, doorstep, ferry, frames, mats, shadow } from "./scenes/rooms";
import type { Scene, Stage } from "./svg";

export interface FilmArt {
  scene: Scene;
  c: Stage["c"];
  /** What the picture shows, for those who do not see it. */
  alt: { de: string; en: string };
}

/** Hand-picked for every film: its motif and its colours, the ground first. */
export const filmArt: Record<string, FilmArt> = {
  "le-voyage-dans-la-lune": {
    scene: moon,
    c: ["hall2", "brass", "umber", "salmon", "light"],
    alt: { de: "Gezeichneter Mond mit einer Rakete im Auge", en: "A drawn moon with a rocket in its eye" },
  },
  "der-golem": {
    scene: clay,
    c: ["salmon", "brass", "hall3", "mint", "light"],
    alt: { de: "Eine Gestalt aus Lehm unter einem schiefen Bogen", en: "A figure of clay under a crooked arch" },
  },
  "das-cabinet-des-dr-caligari": {
    scene: crooked,
    c: ["lilac", "violet", "berry", "brass", "light"],
    alt: {
      de: "Schiefe Wände, eine schiefe Tür, ein Weg aus Messern",
      en: "Crooked walls, a leaning door, a path of knives",
    },
  },
  koerkarlen: {
    scene: cart,
    c: ["hall", "cloud", "blue", "brass", "light"],
    alt: {
      de: "Ein Wagenrad in der Brandung unter einer Mondsichel",
      en: "A cartwheel in the surf beneath a sickle moon",
    },
  },
  "the-kid": {
    scene: doorstep,
    c: ["salmon", "rust", "fir", "brass", "light"],
    alt: {
      de: "Eine große und eine kleine Gestalt mit Kappe in einem Torbogen",
      en: "A tall and a small figure in caps in an archway",
    },
  },
  nosferatu: {
    scene: shadow,
    c: ["hall", "mint", "fir", "brass", "light"],
    alt: { de: "Ein Schatten mit langen Fingern auf einer Stiege", en: "A shadow with long fingers on a staircase" },
  },
  haexan: {
    scene: witches,
    c: ["berry", "brass", "rust", "salmon", "rose"],
    alt: { de: "Drei verhüllte Gesichter hinter brennenden Kerzen", en: "Three veiled faces behind burning candles" },
  },
  "nanook-of-the-north": {
    scene: snow,
    c: ["cloud", "salmon", "cloud", "blue", "light"],
    alt: { de: "Eine Schneekuppel mit einem Fenster aus Eis", en: "A dome of snow with a window of ice" },
  },
  "safety-last": {
    scene: dial,
    c: ["salmon", "brass", "rust", "mint", "light"],
    alt: { de: "Ein Mann hängt am Zeiger einer Turmuhr", en: "A man hangs from the hand of a clock" },
  },
  "die-stadt-ohne-juden": {
    scene: missing,
    c: ["hall2", "brass", "rust", "cloud", "light"],
    alt: { de: "Erleuchtete Fenster, eine Reihe davon dunkel", en: "Lit windows, one column of them dark" },
  },
  "sherlock-jr": {
    scene: frames,
    c: ["fir", "brass", "rust", "mint", "cloud"],
    alt: { de: "Rahmen in Rahmen, eine Gestalt steigt hinein", en: "Frames within frames, a figure steps in" },
  },
  "die-freudlose-gasse": {
    scene: alley,
    c: ["hall2", "brass", "hall3", "cloud", "salmon"],
    alt: { de: "Eine enge Gasse mit einer einzigen Laterne", en: "A narrow lane with a single lamp" },
  },
  "panzerkreuzer-potemkin": {
    scene: prow,
    c: ["rust", "salmon", "berry", "mint", "light"],
    alt: { de: "Der Bug eines Schiffs von vorn, ein Kinderwagen auf Stufen", en: "The bow of a ship, a pram on steps" },
  },
  "die-abenteuer-des-prinzen-achmed": {
    scene: arabesque,
    c: ["cloud", "brass", "violet", "salmon", "light"],
    alt: {
      de: "Ein fliegendes Pferd als Scherenschnitt vor einem Mond",
      en: "A flying horse cut from paper before a moon",
    },
  },
  "der-general": {
    scene: tracks,
    c: ["mint", "salmon", "umber", "brass", "light"],
    alt: {
      de: "Eine Lokomotive von vorn auf zusammenlaufenden Schienen",
      en: "A locomotive head-on, rails running together",
    },
  },
  metropolis: {
    scene: towers,
    c: ["hall", "brass", "hall3", "salmon", "light"],
    alt: { de: "Ein Stufenturm zwischen Lichtstrahlen", en: "A stepped tower between rays of light" },
  },
  "berlin-die-sinfonie-der-grossstadt": {
    scene: symphony,
    c: ["cloud", "salmon", "blue", "brass", "light"],
    alt: { de: "Fassaden, Drähte und einlaufende Gleise", en: "Façades, wires and rails running in" },
  },
  sunrise: {
    scene: dawn,
    c: ["rose", "salmon", "blue", "brass", "light"],
    alt: {
      de: "Die Sonne geht über einem Boot mit zwei Menschen auf",
      en: "The sun rises over a boat with two people",
    },
  },
  "la-passion-de-jeanne-d-arc": {
    scene: tear,
    c: ["lilac", "violet", "salmon", "cloud", "light"],
    alt: { de: "Ein großes Auge mit einer Träne", en: "A huge eye with one tear" },
  },
  "der-mann-mit-der-kamera": {
    scene: lens,
    c: ["salmon", "brass", "rust", "mint", "light"],
    alt: { de: "Ein Auge im Objektiv einer Kamera auf einem Stativ", en: "An eye in the lens of a camera on a tripod" },
  },
  "menschen-am-sonntag": {
    scene: lake,
    c: ["brass", "salmon", "cloud", "mint", "light"],
    alt: { de: "Sonnenschirme und Schwimmende, von oben gesehen", en: "Parasols and swimmers seen from above" },
  },
  m: {
    scene: chalk,
    c: ["mint", "salmon", "hall3", "brass", "light"],
    alt: {
      de: "Eine Schulter mit einem Buchstaben aus Kreide, ein Luftballon",
      en: "A shoulder marked with a chalk letter, a balloon",
    },
  },
  vampyr: {
    scene: ferry,
    c: ["lilac", "cloud", "violet", "brass", "light"],
    alt: { de: "Eine Gestalt mit Sense am Fluss, Nebel", en: "A figure with a scythe by the river, fog" },
  },
  "l-atalante": {
    scene: barge,
    c: ["mint", "salmon", "fir", "brass", "light"],
    alt: { de: "Ein Lastkahn mit einer Braut im Abendlicht", en: "A barge with a bride in evening light" },
  },
  "his-girl-friday": {
    scene: gossip,
    c: ["rose", "salmon", "berry", "brass", "mint"],
    alt: {
      de: "Telefonhörer und Sprechblasen durcheinander",
      en: "Telephone receivers and speech bubbles in a tangle",
    },
  },
  "ladri-di-biciclette": {
    scene: bicycle,
    c: ["brass", "salmon", "light", "cloud", "light"],
    alt: { de: "Ein Fahrrad, dem ein Rad fehlt, ein Kind daneben", en: "A bicycle missing a wheel, a child beside it" },
  },
  "der-dritte-mann": {
    scene: wheel,
    c: ["hall3", "brass", "salmon", "mint", "light"],
    alt: {
      de: "Das Riesenrad, darunter ein Gewölbe mit einer Gestalt",
      en: "The giant wheel, and beneath it a vault with one figure",
    },
  },
  rashomon: {
    scene: forest,
    c: ["brass", "salmon", "hall3", "light", "cloud"],
    alt: { de: "Baumstämme im Regen vor einer tiefen Sonne", en: "Tree trunks in the rain before a low sun" },
  },
  "tokyo-monogatari": {
    scene: mats,
    c: ["hall2", "mint", "blue", "salmon", "light"],
    alt: { de: "Schiebetüren, Matten, fern drei Schornsteine", en: "Sliding doors, mats, three distant chimneys" },
  },
  "pather-panchali": {
    scene: reeds,
    c: ["mint", "brass", "fir", "salmon", "light"],
    alt: {
      de: "Hohes Gras, Telegrafenmasten und ein ferner Zug",
      en: "Tall grass, telegraph poles and a distant train",
    },
  },
  "carnival-of-souls": {
    scene: organ,
    c: ["hall", "lilac", "violet", "rose", "light"],
    alt: { de: "Eine weiße Maske zwischen Orgelpfeifen", en: "A white mask between organ pipes" },
  },
  "cleo-de-5-a-7": {
    scene: twoHours,
    c: ["rose", "salmon", "berry", "brass", "light"],
    alt: {
      de: "Zwei Scheiben schieben sich übereinander, eine ist eine Uhr",
      en: "Two discs overlap, one of them a clock",
    },
  },
  charade: {
    scene: stamps,
    c: ["fir", "salmon", "blue", "brass", "light"],
    alt: { de: "Drei gezackte Briefmarken mit Masken und Formen", en: "Three perforated stamps with masks and shapes" },
  },
  sedmikrasky: {
    scene: daisies,
    c: ["salmon", "berry", "mint", "brass", "rose"],
    alt: {
      de: "Gänseblümchen, ein angebissener Apfel, eine Schere",
      en: "Daisies, a bitten apple, a pair of scissors",
    },
  },
  "night-of-the-living-dead": {
    scene: siege,
    c: ["hall2", "salmon", "hall3", "brass", "mint"],
    alt: { de: "Ein vernageltes Haus, Hände aus der Erde", en: "A boarded house, hands from the ground" },
  },
  "touki-bouki": {
    scene: horns,
    c: ["salmon", "brass", "blue", "brass", "light"],
    alt: { de: "Rinderhörner über einem Rad, das Meer, ein Schiff", en: "Zebu horns above a wheel, the sea, a ship" },
  },
  "stop-making-sense": {
    scene: suit,
    c: ["hall", "band", "hall2", "brass", "light"],
    alt: {
      de: "Ein riesiger Anzug mit kleinem Kopf neben einer Lampe",
      en: "A huge suit with a small head beside a lamp",
    },
  },
  nordrand: {
    scene: estate,
    c: ["cloud", "brass", "blue", "salmon", "light"],
    alt: { de: "Zwei Wohnblöcke, eine Straße, Vögel", en: "Two tower blocks, a road, birds" },
  },
  "unser-taeglich-brot": {
    scene: furrows,
    c: ["cloud", "brass", "hall3", "salmon", "mint"],
    alt: {
      de: "Ackerreihen bis zum Horizont und ein Mensch mit Brot",
      en: "Furrows to the horizon and one person with bread",
    },
  },
  "toni-erdmann": {
    scene: teeth,
    c: ["brass", "salmon", "umber", "mint", "light"],
    alt: { de: "Sehr viel Haar und ein Gebiss, das nicht passt", en: "A great deal of hair and teeth that do not fit" },
  },
  "portraet-einer-jungen-frau-in-flammen": {
    scene: canvas,
    c: ["rose", "salmon", "blue", "brass", "cloud"],
    alt: {
      de: "Eine Figur von hinten mit brennendem Saum vor dem Meer",
      en: "A figure from behind, her hem on fire, before the sea",
    },
  },
  "perfect-days": {
    scene: leaves,
    c: ["mint", "brass", "fir", "salmon", "light"],
    alt: {
      de: "Licht zwischen Blättern, ein Mensch vor einem kleinen Haus",
      en: "Light between leaves, someone before a small house",
    },
  },
};
