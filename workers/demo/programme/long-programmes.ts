import { rooms } from "../content/house";
import { lists } from "../content/prices";
import { inDays, onWeekday, type FixedEvent } from "./dates";
import { fixtureIds } from "./today";

/** What has parts or an intermission: eight hours, a double bill, a matinée with soup. */
export const longProgrammes: FixedEvent[] = [
  {
    id: fixtureIds.eightHours,
    title: { de: "Ein Fluss, acht Stunden", en: "One River, Eight Hours" },
    subtitle: { de: "Donaukino von der Quelle bis zum Delta", en: "Danube cinema from source to delta" },
    type: "film",
    series: "dokumente",
    room: rooms.studio,
    start: onWeekday(7, 8, "10:00"),
    minutes: 480,
    format: "DCP",
    version: { code: "no-dialogue" },
    extras: ["premiere", "intermission"],
    labels: ["dokumente", "spezial"],
    tags: ["mit-gespraech"],
    priceList: lists.long,
    artwork: "river",
    text: {
      de: "Vier Teile, drei Pausen, eine davon mit Fischsuppe. Eine eigens für dieses Haus erfundene Langzeitbeobachtung: Die Kamera treibt auf einem Floß und sieht, was vorbeikommt.",
      en: "Four parts, three breaks, one of them with fish soup. A long observation invented for this house: the camera drifts on a raft and sees what comes by.",
    },
    programs: [
      {
        title: { de: "Teil 1: Quelle", en: "Part 1: Source" },
        text: { de: "Donaueschingen bis Passau", en: "Donaueschingen to Passau" },
        duration: 115,
      },
      {
        title: { de: "Teil 2: Strudel", en: "Part 2: Rapids" },
        text: {
          de: "Passau bis Wien, danach Mittagspause mit Suppe",
          en: "Passau to Vienna, then lunch break with soup",
        },
        duration: 110,
      },
      {
        title: { de: "Teil 3: Ebene", en: "Part 3: Plain" },
        text: { de: "Wien bis Belgrad", en: "Vienna to Belgrade" },
        duration: 105,
      },
      {
        title: { de: "Teil 4: Delta", en: "Part 4: Delta" },
        text: { de: "Eisernes Tor bis zum Meer", en: "Iron Gates to the sea" },
        duration: 95,
      },
    ],
  },
  {
    id: fixtureIds.doubleBill,
    title: { de: "Keaton doppelt", en: "Keaton Double" },
    subtitle: { de: "Sherlock Jr. und Der General", en: "Sherlock Jr. and The General" },
    film: "sherlock-jr",
    type: "film",
    series: "analog",
    room: rooms.studio,
    start: inDays(5, "15:30"),
    minutes: 143,
    format: "16 mm",
    extras: ["double-bill", "intermission"],
    tags: ["analog"],
    priceList: lists.long,
    programs: [
      {
        title: { de: "Sherlock, jr.", en: "Sherlock Jr." },
        text: { de: "US 1924, Buster Keaton", en: "US 1924, Buster Keaton" },
        duration: 45,
      },
      {
        title: { de: "Der General", en: "The General" },
        text: { de: "US 1926, Clyde Bruckman und Buster Keaton", en: "US 1926, Clyde Bruckman and Buster Keaton" },
        duration: 78,
      },
    ],
  },
  {
    id: 1973,
    film: "die-freudlose-gasse",
    type: "film",
    series: "analog",
    room: rooms.studio,
    start: onWeekday(7, 1, "10:30"),
    minutes: 30,
    format: "35 mm",
    extras: ["intermission", "introduction"],
    tags: ["analog", "mit-gespraech"],
    priceList: lists.long,
    subtitle: { de: "Mit Suppe in der Pause" },
  },
];
