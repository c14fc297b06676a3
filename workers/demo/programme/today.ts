import { company, group, person } from "../content/guests";
import { addDays } from "~/domain/time/cinema-day";
import { rooms } from "../content/house";
import { lists } from "../content/prices";
import type { PlannedEvent } from "./plan";

/** Ids of the fixtures: the last ones of the demo's range, the same on every day of seeding. */
export const fixtureIds = {
  soldOut: 1981,
  limited: 1982,
  midnight: 1983,
  cancelled: 1984,
  moved: 1985,
  storm: 1986,
  longTitle: 1987,
  timeslots: 1988,
  external: 1989,
  free: 1990,
  clockChange: 1991,
  doubleBill: 1992,
  eightHours: 1993,
  notYetOnSale: 1994,
  paused: 1995,
} as const;

const shows: (Omit<PlannedEvent, "start"> & { time: string })[] = [
  {
    id: 1961,
    film: "sherlock-jr",
    type: "film",
    series: "lichtblicke",
    room: rooms.large,
    time: "15:00",
    minutes: 0,
    format: "DCP",
    extras: ["read-aloud"],
    labels: ["kids"],
    tags: ["fuer-kinder"],
    priceList: lists.kids,
    ageRating: 6,
  },
  {
    id: 1962,
    film: "ladri-di-biciclette",
    type: "film",
    series: "analog",
    room: rooms.large,
    time: "16:30",
    minutes: 0,
    format: "35 mm",
    tags: ["analog"],
    priceList: lists.film,
  },
  {
    id: 1963,
    film: "his-girl-friday",
    type: "film",
    series: "kein-wort-deutsch",
    room: rooms.studio,
    time: "17:00",
    minutes: 0,
    format: "DCP",
    priceList: lists.film,
  },
  {
    id: fixtureIds.limited,
    film: "metropolis",
    type: "film",
    series: "stumm-und-laut",
    room: rooms.large,
    time: "18:30",
    minutes: 164,
    doorsBefore: 30,
    format: "DCP",
    extras: ["live-music", "intermission"],
    labels: ["live"],
    tags: ["musik-und-buehne"],
    guests: [
      person("Antonia Rehm", { de: "Flügel", en: "grand piano" }),
      group("Ensemble Nordlicht", { de: "Schlagwerk", en: "percussion" }),
    ],
    priceList: lists.live,
    programs: [
      {
        title: { de: "Auftakt", en: "Prelude" },
        text: { de: "Flügel und Schlagwerk", en: "Grand piano and percussion" },
        duration: 64,
        sample: "prelude",
      },
      {
        title: { de: "Zwischenspiel", en: "Intermezzo" },
        text: { de: "Flügel allein", en: "Piano alone" },
        duration: 34,
      },
      {
        title: { de: "Furioso", en: "Furioso" },
        text: { de: "Flügel und Schlagwerk", en: "Grand piano and percussion" },
        duration: 51,
      },
    ],
    importantInfo: {
      de: "Zwischen Auftakt und Zwischenspiel gibt es fünfzehn Minuten Pause.",
      en: "There is an intermission of fifteen minutes after the prelude.",
    },
  },
  {
    id: 1964,
    film: "rashomon",
    type: "film",
    series: "kein-wort-deutsch",
    room: rooms.studio,
    time: "19:00",
    minutes: 0,
    format: "35 mm",
    tags: ["analog"],
    priceList: lists.film,
  },
  {
    id: 1965,
    film: "nordrand",
    type: "film",
    series: "erste-rolle",
    room: rooms.studio,
    time: "20:50",
    minutes: 25,
    format: "DCP",
    extras: ["q-and-a"],
    tags: ["mit-gespraech"],
    access: ["sdh"],
    // German only, on purpose: the English page marks it.
    guests: [company({ de: "Gespräch mit dem Filmteam" })],
    priceList: lists.film,
  },
  {
    id: fixtureIds.soldOut,
    film: "cleo-de-5-a-7",
    type: "film",
    series: "kein-wort-deutsch",
    room: rooms.salon,
    time: "21:00",
    minutes: 0,
    format: "DCP",
    priceList: lists.salon,
  },
  {
    id: 1966,
    film: "carnival-of-souls",
    type: "film",
    series: "nachtvorstellung",
    room: rooms.large,
    time: "22:30",
    minutes: 0,
    format: "DCP",
    tags: ["spaet"],
    priceList: lists.film,
  },
  {
    id: fixtureIds.midnight,
    film: "vampyr",
    type: "film",
    series: "nachtvorstellung",
    room: rooms.salon,
    time: "00:15",
    minutes: 0,
    format: "DCP",
    tags: ["spaet"],
    priceList: lists.salon,
  },
];

/**
 * The day of seeding: always a full evening, whatever the weekday, with a show past midnight, one
 * sold out and one with few tickets left.
 */
export const todaysShows = (day: string): PlannedEvent[] =>
  shows.map(({ time, ...show }) => ({ ...show, start: `${time < "05:00" ? addDays(day, 1) : day}T${time}` }));
