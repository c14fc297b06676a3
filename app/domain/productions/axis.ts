import type { EventListItem } from "../programme/schema";

/** What places a show on the clock. */
export type TimedShow = Pick<EventListItem, "day" | "date_start" | "date_end">;

/** A show between two minutes of the clock of its cinema day: a quarter past midnight is 1455. */
interface PlacedShow<Show> {
  show: Show;
  from: number;
  to: number;
}

/** The shows of a cinema day, in order of time. */
interface Night<Show> {
  day: string;
  shows: PlacedShow<Show>[];
}

export interface Axis<Show> {
  /** First and last minute of the scale, both whole hours. */
  from: number;
  to: number;
  nights: Night<Show>[];
  /** What takes place at other times. */
  elsewhere: Show[];
}

const hour = 60;
/** Minutes that a scale has at most: with more, the names of films would not fit on their bars. */
const widest = 6 * hour;

export const midnight = 24 * hour;

const minuteOf = (wall: string): number => Number(wall.slice(11, 13)) * hour + Number(wall.slice(14, 16));

function placed<Show extends TimedShow>(show: Show): PlacedShow<Show> {
  const { day, date_start: start, date_end: end } = show;
  const from = minuteOf(start) + (start.startsWith(day) ? 0 : midnight);
  // By what it lasts, and not by the clock: that is put back or on in some night.
  return { show, from, to: from + Math.round((Date.parse(end) - Date.parse(start)) / 60_000) };
}

/**
 * Shows on one scale of hours, which is laid where most of them are and is six hours long at most; the rest is named
 * apart. Null if none of them fits on one.
 */
export function axisOf<Show extends TimedShow>(shows: readonly Show[]): Axis<Show> | null {
  const all = shows.map(placed);
  const within = (begin: number) => all.filter(({ from, to }) => from >= begin && to <= begin + widest);
  const begins = [...new Set(all.map(({ from }) => Math.floor(from / hour) * hour))].toSorted((a, b) => a - b);
  const most = begins.map(within).reduce((best, next) => (next.length > best.length ? next : best), []);
  if (most.length === 0) return null;
  const nights = Map.groupBy(most, ({ show }) => show.day);
  return {
    from: Math.floor(Math.min(...most.map(({ from }) => from)) / hour) * hour,
    to: Math.ceil(Math.max(...most.map(({ to }) => to)) / hour) * hour,
    nights: [...nights].map(([day, ofNight]) => ({ day, shows: ofNight.toSorted((a, b) => a.from - b.from) })),
    elsewhere: all.filter((one) => !most.includes(one)).map(({ show }) => show),
  };
}

/** Whether most of these shows are of the night: their scale runs over midnight. */
export function isOfNight(shows: readonly TimedShow[]): boolean {
  const axis = axisOf(shows);
  return axis !== null && axis.from < midnight && axis.to > midnight;
}
