import type { ListedEvent, WeekEvent } from "./listed";
import type { ProgrammeTeaser } from "./schema";

/** The shows of one cinema day, in order of time. */
export interface DayGroup {
  day: string;
  events: ListedEvent[];
}

/**
 * Groups shows by cinema day, days and shows in order of time. A show that arrives twice, because
 * the list moved on between two pages, is listed once: the later answer wins.
 */
export function groupByDay(events: readonly ListedEvent[]): DayGroup[] {
  const days = new Map<string, Map<number, ListedEvent>>();
  for (const event of new Map(events.map((event) => [event.id, event])).values()) {
    const day = days.get(event.day) ?? new Map<number, ListedEvent>();
    days.set(event.day, day.set(event.id, event));
  }
  return [...days]
    .map(([day, shows]) => ({ day, events: [...shows.values()].sort(byStart) }))
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** Shows in order of time. */
export const byStart = (a: { date_start: string; id: number }, b: { date_start: string; id: number }) =>
  Date.parse(a.date_start) - Date.parse(b.date_start) || a.id - b.id;

/** Shows that have begun at `now` (epoch ms) and those to come; a show beginning this moment has begun. */
export function splitByNow<T extends { date_start: string }>(
  events: readonly T[],
  now: number,
): { past: T[]; upcoming: T[] } {
  const past: T[] = [];
  const upcoming: T[] = [];
  for (const event of events) (Date.parse(event.date_start) <= now ? past : upcoming).push(event);
  return { past, upcoming };
}

/** Shows that count at `now` (epoch ms): they take place and have not begun. */
export function toCome<T extends { date_start: string; status: string }>(events: readonly T[], now: number): T[] {
  return splitByNow(events, now).upcoming.filter(({ status }) => status !== "cancelled");
}

/** How far ahead a show is announced as near, in minutes. */
const near = 60;

/** Whole minutes from `now` (epoch ms) to a start within the hour, rounded up; null for any other. */
export function minutesUntil(start: string, now: number): number | null {
  const minutes = Math.ceil((Date.parse(start) - now) / 60_000);
  return minutes > 0 && minutes <= near ? minutes : null;
}

/**
 * `now` (epoch ms) as ISO with the same offset as `reference`: a browser can go on showing the
 * house's wall time from one server answer, without time zone data.
 */
export function atOffsetOf(reference: string, now: number): string {
  const offset = /[+-]\d{2}:\d{2}$/.exec(reference)?.[0] ?? "+00:00";
  const [hours = 0, minutes = 0] = offset.slice(1).split(":").map(Number);
  const shift = (offset.startsWith("-") ? -1 : 1) * (hours * 60 + minutes) * 60_000;
  return new Date(now + shift).toISOString().slice(0, 19) + offset;
}

/** An entry of the day list: a day, or a teaser that stands before the day that follows it. */
export type ListEntry = { kind: "day"; group: DayGroup } | { kind: "teaser"; teaser: ProgrammeTeaser };

/**
 * Mixes teasers into the days, each before the first day that is not earlier than its position.
 * The first day always opens the list, so that tonight is never pushed down: a teaser for it stands
 * behind it. Teasers of days before the list, or behind the loaded part of it, are left out.
 */
export function withTeasers(
  groups: readonly DayGroup[],
  teasers: readonly ProgrammeTeaser[],
  isFirstPage: boolean,
): ListEntry[] {
  const first = groups[0]?.day;
  if (first === undefined) return [];
  const waiting = teasers
    .filter(({ position }) => (isFirstPage ? position >= first : position > first))
    .sort((a, b) => a.position.localeCompare(b.position));
  return groups.flatMap((group, index): ListEntry[] => {
    const due =
      index === 0
        ? []
        : waiting.splice(
            0,
            countWhile(waiting, ({ position }) => position <= group.day),
          );
    return [...due.map((teaser): ListEntry => ({ kind: "teaser", teaser })), { kind: "day", group }];
  });
}

function countWhile<T>(list: readonly T[], test: (item: T) => boolean): number {
  const end = list.findIndex((item) => !test(item));
  return end === -1 ? list.length : end;
}

/** The weekday into which a show after midnight runs: its true date, or null for shows before midnight. */
export function nightInto({ day, date_start }: Pick<WeekEvent, "day" | "date_start">): string | null {
  const date = date_start.slice(0, 10);
  return date === day ? null : date;
}
