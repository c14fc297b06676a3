import { dayBreakHour, partOfDay, type PartOfDay } from "./parts-of-day";
import { toOffsetIso } from "./zone";

/** The ISO day `n` days after `day`; negative `n` goes back. */
export function addDays(day: string, n: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + n * 86_400_000).toISOString().slice(0, 10);
}

/** Monday 1 … Sunday 7. */
export function isoWeekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** True if a wall time ("…T00:15…") lies before the break of the cinema day. */
export const isAfterMidnight = (wall: string): boolean => Number(wall.slice(11, 13)) < dayBreakHour;

/** The cinema day of a moment given as ISO with offset, or as wall time: the day before for 00:00–04:59. */
export function cinemaDayOf(wall: string): string {
  const day = wall.slice(0, 10);
  return isAfterMidnight(wall) ? addDays(day, -1) : day;
}

/** The cinema day of a moment (epoch milliseconds) in an IANA zone. */
export const cinemaDay = (epochMs: number, zone: string): string => cinemaDayOf(toOffsetIso(epochMs, zone));

/** The cinema week of a day, Friday to Thursday, as ISO days, both inclusive. */
export function cinemaWeek(day: string): { from: string; to: string } {
  const from = addDays(day, -((isoWeekday(day) + 2) % 7));
  return { from, to: addDays(from, 6) };
}

/** What the database keeps beside the start of an event (epoch milliseconds), derived in the house's zone. */
export function eventTimes(startsAt: number, zone: string): { cinemaDay: string; partOfDay: PartOfDay } {
  const wall = toOffsetIso(startsAt, zone);
  return { cinemaDay: cinemaDayOf(wall), partOfDay: partOfDay(wall) };
}
