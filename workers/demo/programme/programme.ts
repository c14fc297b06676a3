import { addDays } from "~/domain/time/cinema-day";
import { clockChangeNight } from "./clock-change";
import { dated } from "./dates";
import { fixtures } from "./fixtures";
import { longProgrammes } from "./long-programmes";
import { turnaround, type PlannedEvent } from "./plan";
import { occupied, regularDay } from "./rhythm";
import { stageEvents } from "./stage";
import { todaysShows } from "./today";

/** Days before and after the day of seeding that have a programme, and the shows of a past day. */
const span = { past: 21, coming: 28, pastLimit: 3 };

const collides = (a: PlannedEvent, b: PlannedEvent): boolean => {
  const [one, other] = [occupied(a), occupied(b)];
  return one.room === other.room && one.from < other.to + turnaround && other.from < one.to + turnaround;
};

/** The house is closed on one day of the demo, so that a calendar shows what that looks like. */
export const closedDay = (today: string): string => addDays(today, 16);

/**
 * Every date of the demo around the cinema day `today`. Fixed evenings come first; a regular show
 * whose room is taken is left out, so that no hall is ever used twice.
 */
export function plannedProgramme(today: string): PlannedEvent[] {
  const fixed = [
    ...todaysShows(today),
    ...clockChangeNight(today),
    ...dated([...fixtures, ...longProgrammes, ...stageEvents], today),
  ];
  const past = Array.from({ length: span.past }, (_, index) =>
    regularDay(addDays(today, index - span.past), span.pastLimit),
  ).flat();
  const coming = Array.from({ length: span.coming }, (_, index) => addDays(today, index + 1))
    .filter((day) => day !== closedDay(today))
    .flatMap((day) => regularDay(day));
  const regular = [...past, ...coming].filter((event) => !fixed.some((taken) => collides(event, taken)));
  return [...fixed, ...regular];
}

/** The pairs of ids that use one room at the same time; empty if the plan is sound. */
export function collisions(events: readonly PlannedEvent[]): [number, number][] {
  return events.flatMap((event, index) =>
    events
      .slice(index + 1)
      .filter((other) => collides(event, other))
      .map((other): [number, number] => [event.id, other.id]),
  );
}
