import { person } from "../content/guests";
import type { AccessFeature } from "~/domain/programme/schema";
import { addDays, isoWeekday } from "~/domain/time/cinema-day";
import { films, filmBySlug } from "../content/films";
import { rooms } from "../content/house";
import { lists } from "../content/prices";
import type { DemoFilm, DemoVersion } from "../content/types";
import { turnaround, type PlannedEvent } from "./plan";

/** What kind of show a slot of the week holds. */
type Slot = readonly [time: string, room: keyof typeof rooms, kind: string];

/** The week of the house, Monday first. After midnight counts as the evening before. */
const week: readonly (readonly Slot[])[] = [
  [
    ["18:30", "large", "kein-wort-deutsch"],
    ["19:00", "studio", "any"],
    ["20:45", "salon", "any"],
  ],
  [
    ["19:00", "large", "analog"],
    ["18:30", "studio", "dokumente"],
    ["20:30", "salon", "any"],
  ],
  [
    ["18:00", "large", "any"],
    ["20:45", "large", "kein-wort-deutsch"],
    ["19:30", "studio", "erste-rolle"],
  ],
  [
    ["19:30", "large", "stumm-und-laut"],
    ["18:45", "studio", "any"],
    ["20:15", "salon", "kein-wort-deutsch"],
  ],
  [
    ["17:45", "large", "any"],
    ["20:15", "large", "kein-wort-deutsch"],
    ["18:30", "studio", "analog"],
    ["21:15", "studio", "any"],
    ["22:30", "large", "nachtvorstellung"],
    ["00:15", "salon", "nachtvorstellung"],
  ],
  [
    ["15:00", "large", "lichtblicke"],
    ["17:00", "large", "kein-wort-deutsch"],
    ["19:30", "large", "stumm-und-laut"],
    ["18:00", "studio", "any"],
    ["20:45", "studio", "any"],
    ["20:00", "yard", "hofkino"],
    ["22:30", "large", "nachtvorstellung"],
    ["00:15", "salon", "nachtvorstellung"],
  ],
  [
    ["10:30", "large", "zweites-fruehstueck"],
    ["14:30", "studio", "licht-an"],
    ["17:00", "large", "analog"],
    ["19:45", "large", "any"],
    ["18:30", "studio", "erste-rolle"],
  ],
];

const poolOf = (kind: string): readonly DemoFilm[] => {
  if (kind === "any") return films.filter(({ series }) => !["lichtblicke", "licht-an", "hofkino"].includes(series));
  if (kind === "hofkino") return films.filter(({ series, tags }) => series === "hofkino" || tags?.includes("hof"));
  return films.filter(({ series }) => series === kind);
};
const pools = new Map([...new Set(week.flat().map(([, , kind]) => kind))].map((kind) => [kind, poolOf(kind)]));

const minutesOf = (time: string): number => {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return minutes < 300 ? minutes + 1440 : minutes;
};

/** Number of an ISO day since 1970, so that the same day always gets the same shows and ids. */
const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);

const extraMinutes: Record<string, number> = {
  "stumm-und-laut": 5,
  dokumente: 35,
  "erste-rolle": 30,
  "zweites-fruehstueck": 15,
};

/** The film of a slot: the pool's next in turn that ends before the room is needed again. */
function filmFor(kind: string, turn: number, room: number): DemoFilm | undefined {
  const pool = pools.get(kind) ?? [];
  const fitting = pool.filter(
    (film) => film.runtime + (extraMinutes[kind] ?? 0) + turnaround <= room && (kind !== "any" || film.runtime >= 60),
  );
  return fitting[turn % Math.max(1, fitting.length)];
}

const slotDetails: Record<string, Partial<PlannedEvent>> = {
  "stumm-und-laut": {
    extras: ["live-music"],
    labels: ["live"],
    tags: ["musik-und-buehne"],
    doorsBefore: 30,
    guests: [person("Antonia Rehm", { de: "Flügel", en: "grand piano" })],
    priceList: lists.live,
  },
  dokumente: { extras: ["q-and-a"], labels: ["dokumente"], tags: ["mit-gespraech"] },
  "erste-rolle": { extras: ["introduction"], tags: ["mit-gespraech"] },
  lichtblicke: { extras: ["read-aloud"], labels: ["kids"], tags: ["fuer-kinder"], priceList: lists.kids, ageRating: 6 },
  "zweites-fruehstueck": {
    extras: ["breakfast"],
    labels: ["filmfruehstueck"],
    tags: ["fruehstueck"],
    priceList: lists.breakfast,
    doorsBefore: 30,
  },
  "licht-an": { access: ["relaxed"] },
  analog: { tags: ["analog"] },
  nachtvorstellung: { tags: ["spaet"] },
  hofkino: {
    tags: ["open-air"],
    priceList: lists.yard,
    doorsBefore: 45,
    rainPlan: {
      de: "Bei Regen spielen wir im Großen Saal. Entscheidung um 17 Uhr auf dieser Seite; Karten gelten weiter.",
      en: "If it rains we play in the large hall. Decision at 5 pm on this page; tickets stay valid.",
    },
    importantInfo: {
      de: "Decken liegen bereit, der Feuerkorb brennt ab 19:15 Uhr.",
      en: "Blankets are provided; the fire basket burns from 19:15.",
    },
  },
};

/** Now and then a film is shown with other subtitles or dubbed, as in real houses. */
function versionFor(film: DemoFilm, turn: number): DemoVersion {
  if (film.slug === "charade" && turn % 3 === 1) return { code: "DF" };
  if (film.version.code === "OmeU" && film.spoken[0] !== "de" && turn % 4 === 3)
    return { code: "OmdU", subtitles: "de" };
  if (film.version.code === "OmdU" && turn % 4 === 1) return { code: "OmeU", subtitles: "en" };
  if (film.slug === "touki-bouki" && turn % 2 === 1) return { code: "OmU", subtitles: "de" };
  return film.version;
}

function accessFor(film: DemoFilm, kind: string, number: number): AccessFeature[] {
  const sdh = film.spoken.includes("de") && number % 2 === 0 ? (["sdh"] as const) : [];
  const own = film.access?.filter((feature) => feature !== "relaxed" || kind === "licht-an") ?? [];
  return [...new Set([...(slotDetails[kind]?.access ?? []), ...own, ...sdh])];
}

/** What follows from the film rather than from the slot. */
function filmDetails(film: DemoFilm, kind: string, details: Partial<PlannedEvent>): Partial<PlannedEvent> {
  const isPrint = kind === "analog" || kind === "any";
  return {
    format: (isPrint && film.format) || "DCP",
    ...(film.slug === "night-of-the-living-dead" && { ageRating: 16 }),
    ...(film.runtime > 140 && { extras: [...(details.extras ?? []), "intermission"] }),
  };
}

interface SlotOfDay {
  slot: Slot;
  index: number;
  day: string;
  /** Minutes until the room is needed again. */
  room: number;
}

/** Series that are a time of the day: a film of theirs that is shown at another is no part of them. */
const ofOneTime = ["nachtvorstellung", "zweites-fruehstueck"];

function seriesOf(kind: string, film: DemoFilm): Pick<PlannedEvent, "series"> {
  if (kind !== "any") return { series: kind };
  return ofOneTime.includes(film.series) ? {} : { series: film.series };
}

/** The show of one slot; none if no film fits or the yard rests this week. */
function slotShow({ slot: [time, roomName, kind], index, day, room }: SlotOfDay): PlannedEvent | undefined {
  const number = dayNumber(day);
  const turn = number + index * 7;
  const pace = kind === "kein-wort-deutsch" ? 1 : 2;
  const film = filmFor(kind, kind === "any" ? turn * 5 : Math.floor(number / pace) + index, room);
  const isYardResting = kind === "hofkino" && number % 14 < 7;
  if (!film || isYardResting) return undefined;
  const { priceList = roomName === "salon" ? lists.salon : lists.film, ...details } = slotDetails[kind] ?? {};
  return {
    ...details,
    ...filmDetails(film, kind, details),
    id: 1000 + (number % 58) * 16 + index,
    film: film.slug,
    type: "film",
    ...seriesOf(kind, film),
    room: rooms[roomName],
    start: `${time < "05:00" ? addDays(day, 1) : day}T${time}`,
    minutes: extraMinutes[kind] ?? 0,
    version: versionFor(film, turn),
    access: accessFor(film, kind, number),
    priceList,
  };
}

/** The regular shows of one cinema day. `limit` cuts the day short (past days are sparser). */
export function regularDay(day: string, limit = 20): PlannedEvent[] {
  const slots = week[isoWeekday(day) - 1] ?? [];
  return slots.slice(0, limit).flatMap((slot, index) => {
    const [time, roomName] = slot;
    const later = slots
      .filter(([other, room]) => room === roomName && minutesOf(other) > minutesOf(time))
      .map(([other]) => minutesOf(other));
    return slotShow({ slot, index, day, room: Math.min(...later, 1740) - minutesOf(time) }) ?? [];
  });
}

/** Start and end of a planned show in minutes of its cinema day's wall time. */
export function occupied(event: PlannedEvent): { room: number; from: number; to: number } {
  const from =
    dayNumber(event.start.slice(0, 10)) * 1440 +
    Number(event.start.slice(11, 13)) * 60 +
    Number(event.start.slice(14, 16));
  return { room: event.room, from, to: from + lengthOf(event) };
}

/** Minutes from the start to the end. */
export function lengthOf(event: PlannedEvent): number {
  return event.minutes + (event.film && !event.programs ? filmBySlug(event.film).runtime : 0);
}
