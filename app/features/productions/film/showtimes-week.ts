import type { Showing } from "~/domain/programme/schema";
import { addDays } from "~/domain/time/cinema-day";

export interface StripDay<T> {
  day: string;
  showings: T[];
}

export interface StripWeek<T> {
  days: StripDay<T>[];
  /** First day of the week before or after in which something is shown, or null. */
  previous: string | null;
  next: string | null;
  /** The first day after this week on which something is shown, or null. */
  nextDay: string | null;
}

const length = 7;

/**
 * Seven cinema days from `from`. Without a wish (`from` null) the week starts today if anything is
 * shown within it, otherwise on the first day on which something is.
 */
export function showtimesWeek<T extends Pick<Showing, "day" | "date_start">>(
  showings: readonly T[],
  today: string,
  from: string | null,
): StripWeek<T> {
  const sorted = showings.toSorted((a, b) => a.date_start.localeCompare(b.date_start));
  const start = startOfWeek(sorted, today, from);
  const end = addDays(start, length);
  const days = Array.from({ length }, (_, index) => {
    const day = addDays(start, index);
    return { day, showings: sorted.filter((showing) => showing.day === day) };
  });
  const after = sorted.find((showing) => showing.day >= end)?.day;
  const before = sorted.findLast((showing) => showing.day < start)?.day;
  return {
    days,
    next: after ? weekHolding(after, start) : null,
    nextDay: after ?? null,
    previous: before ? weekHolding(before, start) : null,
  };
}

function startOfWeek(sorted: readonly { day: string }[], today: string, from: string | null): string {
  if (from) return from;
  const first = sorted.find((showing) => showing.day >= today)?.day;
  return first && first >= addDays(today, length) ? first : today;
}

/** The start of the week, counted from `start` in steps of seven days, that holds `day`. */
function weekHolding(day: string, start: string): string {
  const apart = Math.round((Date.parse(day) - Date.parse(start)) / 86_400_000);
  return addDays(start, Math.floor(apart / length) * length);
}
