import { addDays, isoWeekday } from "~/domain/time/cinema-day";
import type { PlannedEvent } from "./plan";

/** A wall time as seen from the cinema day of seeding. */
type When = (today: string) => string;

/** An event at a fixed distance from the day of seeding. */
export interface FixedEvent extends Omit<PlannedEvent, "start" | "previousStart" | "salesStart"> {
  start: When;
  previousStart?: When;
  salesStart?: When;
}

/** The next day with this ISO weekday, at least `distance` days after `from`. */
function nextWeekday(from: string, weekday: number, distance: number): string {
  const earliest = addDays(from, distance);
  return addDays(earliest, (weekday - isoWeekday(earliest) + 7) % 7);
}

/** So many days after the day of seeding. */
export const inDays =
  (days: number, time: string): When =>
  (today) =>
    `${addDays(today, days)}T${time}`;

/** On the next day with this ISO weekday, at least `distance` days after the day of seeding. */
export const onWeekday =
  (weekday: number, distance: number, time: string): When =>
  (today) =>
    `${nextWeekday(today, weekday, distance)}T${time}`;

/** The events with the wall times they have when the demo is seeded on the cinema day `today`. */
export const dated = (events: readonly FixedEvent[], today: string): PlannedEvent[] =>
  events.map(({ start, previousStart, salesStart, ...event }) => ({
    ...event,
    start: start(today),
    ...(previousStart && { previousStart: previousStart(today) }),
    ...(salesStart && { salesStart: salesStart(today) }),
  }));
