import { addDays, isoWeekday } from "~/domain/time/cinema-day";
import { rooms } from "../content/house";
import { lists } from "../content/prices";
import type { PlannedEvent } from "./plan";
import { fixtureIds } from "./today";

/** The next day after `from` that is the last Sunday of October or March: clocks change in its night. */
export function nextClockChange(from: string): string {
  for (let day = addDays(from, 1); ; day = addDays(day, 1)) {
    const month = Number(day.slice(5, 7));
    if ((month === 3 || month === 10) && isoWeekday(day) === 7 && addDays(day, 7).slice(5, 7) !== day.slice(5, 7))
      return day;
  }
}

/** The next day with this ISO weekday, at least `distance` days after `from`. */
export function nextWeekday(from: string, weekday: number, distance: number): string {
  const earliest = addDays(from, distance);
  return addDays(earliest, (weekday - isoWeekday(earliest) + 7) % 7);
}

const slots = (from: number, to: number, capacity: number): { time: string; capacity: number }[] =>
  Array.from({ length: (to - from) * 2 }, (_, index) => ({
    time: `${String(from + Math.floor(index / 2)).padStart(2, "0")}:${index % 2 ? "30" : "00"}:00`,
    capacity,
  }));

/** What must exist on every day of seeding so that each rule of the programme can be seen. */
export function fixtures(today: string): PlannedEvent[] {
  const change = nextClockChange(today);
  const [saturday, sunday] = [nextWeekday(today, 6, 2), nextWeekday(today, 7, 8)];
  return [
    {
      id: fixtureIds.cancelled,
      film: "haexan",
      type: "film",
      series: "nachtvorstellung",
      room: rooms.salon,
      start: `${addDays(today, 2)}T17:00`,
      minutes: 0,
      status: "cancelled",
      format: "DCP",
      tags: ["spaet"],
      priceList: lists.salon,
      importantInfo: {
        de: "Abgesagt: Die Kopie ist im Zoll. Gekaufte Karten erstatten wir samt Gebühren.",
        en: "Cancelled: the print is stuck in customs. Tickets are refunded, fees included.",
      },
    },
    {
      id: fixtureIds.moved,
      film: "pather-panchali",
      type: "film",
      series: "kein-wort-deutsch",
      room: rooms.studio,
      start: `${addDays(today, 3)}T15:30`,
      minutes: 0,
      status: "moved",
      previousStart: `${addDays(today, 1)}T15:30`,
      format: "DCP",
      priceList: lists.film,
    },
    {
      id: 1967,
      film: "nordrand",
      type: "film",
      series: "erste-rolle",
      room: rooms.large,
      start: `${addDays(today, 1)}T20:00`,
      minutes: 0,
      format: "DCP",
      priceList: lists.film,
      subtitle: { de: "In zwei Sälen gleichzeitig", en: "In two halls at once" },
    },
    {
      id: 1968,
      film: "nordrand",
      type: "film",
      series: "erste-rolle",
      room: rooms.studio,
      start: `${addDays(today, 1)}T20:00`,
      minutes: 0,
      format: "DCP",
      access: ["sdh"],
      priceList: lists.film,
      subtitle: { de: "In zwei Sälen gleichzeitig", en: "In two halls at once" },
    },
    {
      id: fixtureIds.free,
      film: "le-voyage-dans-la-lune",
      type: "film",
      series: "lichtblicke",
      room: rooms.large,
      start: `${addDays(today, 4)}T16:30`,
      minutes: 30,
      format: "16 mm",
      extras: ["live-music"],
      labels: ["kids"],
      tags: ["freier-eintritt", "fuer-kinder"],
      priceList: lists.freeSeats,
      ageRating: 6,
    },
    {
      id: fixtureIds.clockChange,
      title:
        change.slice(5, 7) === "03"
          ? { de: "Die kurze Nacht", en: "The Short Night" }
          : { de: "Die lange Nacht", en: "The Long Night" },
      subtitle: { de: "Film und Suppe, während die Uhr umgestellt wird", en: "Film and soup while the clocks change" },
      film: "stop-making-sense",
      type: "film",
      series: "nachtvorstellung",
      room: rooms.large,
      start: `${change}T01:15`,
      minutes: 30,
      format: "DCP",
      tags: ["spaet"],
      extras: ["intermission"],
      priceList: lists.film,
      text: {
        de: "In dieser Nacht springt die Uhr. Wir halten den Projektor nicht an, servieren um drei Uhr alter Zeit Suppe und spielen weiter.",
        en: "Tonight the clock jumps. We do not stop the projector; we serve soup at three o'clock old time and play on.",
      },
    },
    {
      id: 1969,
      title:
        change.slice(5, 7) === "03"
          ? { de: "Die kurze Nacht, zweiter Film", en: "The Short Night, second film" }
          : { de: "Die lange Nacht, zweiter Film", en: "The Long Night, second film" },
      film: "vampyr",
      type: "film",
      series: "nachtvorstellung",
      room: rooms.large,
      start: `${change}T04:15`,
      minutes: 0,
      format: "DCP",
      tags: ["spaet"],
      priceList: lists.film,
    },
    {
      id: fixtureIds.eightHours,
      title: { de: "Ein Fluss, acht Stunden", en: "One River, Eight Hours" },
      subtitle: { de: "Donaukino von der Quelle bis zum Delta", en: "Danube cinema from source to delta" },
      type: "film",
      series: "dokumente",
      room: rooms.studio,
      start: `${sunday}T10:00`,
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
      start: `${addDays(today, 5)}T15:30`,
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
      start: `${nextWeekday(today, 7, 1)}T10:30`,
      minutes: 30,
      format: "35 mm",
      extras: ["intermission", "introduction"],
      tags: ["analog", "mit-gespraech"],
      priceList: lists.long,
      subtitle: { de: "Mit Suppe in der Pause" },
    },
    {
      id: 1970,
      film: "sedmikrasky",
      type: "film",
      series: "analog",
      room: rooms.salon,
      start: `${addDays(today, 6)}T17:30`,
      minutes: 0,
      format: "35 mm",
      tags: ["analog"],
      priceList: lists.salon,
    },
    {
      id: 1971,
      film: "tokyo-monogatari",
      type: "film",
      series: "analog",
      room: rooms.salon,
      start: `${addDays(today, 7)}T16:00`,
      minutes: 0,
      format: "35 mm",
      tags: ["analog"],
      priceList: lists.salon,
    },
    {
      id: 1972,
      film: "portraet-einer-jungen-frau-in-flammen",
      type: "film",
      series: "licht-an",
      room: rooms.salon,
      start: `${addDays(today, 5)}T17:00`,
      minutes: 0,
      format: "DCP",
      access: ["audio-description", "relaxed"],
      priceList: lists.salon,
    },
    {
      id: fixtureIds.timeslots,
      title: { de: "Blick in den Vorführraum", en: "Inside the Projection Booth" },
      subtitle: { de: "Rundgang in kleinen Gruppen", en: "Tour in small groups" },
      type: "spezial",
      room: rooms.booth,
      start: `${saturday}T11:00`,
      minutes: 300,
      labels: ["spezial"],
      tags: ["fuehrung"],
      priceList: lists.tour,
      timeslots: slots(11, 16, 8),
      artwork: "booth",
      text: {
        de: "Zwanzig Minuten zwischen zwei Ernemann-Projektoren: Film einlegen, Licht zünden, Kasch auf, Kasch zu. Wer will, darf einmal überblenden. Einlass zur gewählten Uhrzeit.",
        en: "Twenty minutes between two Ernemann projectors: thread the film, strike the light, masking open, masking closed. You may do one changeover yourself. Entry at the time you choose.",
      },
      importantInfo: {
        de: "Leider nur über eine Wendeltreppe mit 14 Stufen zu erreichen.",
        en: "Unfortunately only reached by a spiral staircase of 14 steps.",
      },
    },
    {
      id: fixtureIds.storm,
      slug: "storm",
      title: { de: "Sturm. Gala in der Remise", en: "Storm. Gala at the Depot" },
      subtitle: {
        de: "Drei Stummfilme, ein Orchester, dreihundert Plätze",
        en: "Three silent films, one orchestra, three hundred places",
      },
      type: "spezial",
      series: "stumm-und-laut",
      room: rooms.hall,
      start: `${nextWeekday(today, 6, 21)}T20:00`,
      minutes: 165,
      doorsBefore: 60,
      extras: ["live-music", "intermission"],
      labels: ["live", "spezial"],
      tags: ["musik-und-buehne"],
      guests: ["Orchester der Alten Remise"],
      priceList: lists.gala,
      artwork: "storm",
      text: {
        de: "Einmal im Jahr spannen wir in der Straßenbahnremise eine Leinwand zwischen die Säulen. Heuer heißt das Thema Sturm: drei kurze Stummfilme über Wind, Wellen und Wetterleuchten, dazu achtunddreißig Musikerinnen und Musiker und ein Donnerblech von vier Metern. Freie Platzwahl auf dreihundert Sesseln.",
        en: "Once a year we stretch a screen between the pillars of the tram depot. This year's theme is storm: three short silent films about wind, waves and sheet lightning, thirty-eight musicians and a thunder sheet four metres long. Unreserved seating on three hundred chairs.",
      },
      rainPlan: {
        de: "Die Halle ist überdacht, gespielt wird bei jedem Wetter.",
        en: "The depot has a roof; we play whatever the weather.",
      },
    },
    {
      id: fixtureIds.notYetOnSale,
      film: "der-dritte-mann",
      type: "film",
      series: "kein-wort-deutsch",
      room: rooms.large,
      start: `${addDays(today, 25)}T15:00`,
      minutes: 0,
      format: "35 mm",
      tags: ["analog"],
      priceList: lists.film,
      salesStart: `${addDays(today, 7)}T10:00`,
    },
    {
      id: fixtureIds.paused,
      film: "touki-bouki",
      type: "film",
      series: "hofkino",
      room: rooms.salon,
      start: `${addDays(today, 8)}T17:00`,
      minutes: 0,
      format: "DCP",
      priceList: lists.salon,
      paused: true,
    },
  ];
}
