import { addDays } from "../time/cinema-day";
import { wallTimeToInstant } from "../time/zone";

/** Calendar days of the house, both inclusive, YYYY-MM-DD. */
export interface Period {
  from: string;
  to: string;
}

/** What is asked for: a day that is not named follows from the other, or is today. */
export type AskedPeriod = { [Day in keyof Period]?: string | undefined };

/** A leap year, so that every year fits. */
export const longestPeriod = 366;

/** How many days a period has; 0 or less for one that ends before it begins. */
export const lengthOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** A day and the moments between which it is, epoch ms: `since` belongs to it, `until` to the next. */
export interface DayBounds {
  day: string;
  since: number;
  until: number;
}

/**
 * The days of a period as an IANA zone has them: midnight to midnight, 23 or 25 hours where the clocks are changed. Nothing is
 * between two days and nothing in both.
 */
export function boundsOf(period: Period, zone: string): DayBounds[] {
  const midnight = (day: string): number => wallTimeToInstant(`${day}T00:00`, zone);
  return Array.from({ length: Math.max(0, lengthOf(period)) }, (_, index) => {
    const day = addDays(period.from, index);
    return { day, since: midnight(day), until: midnight(addDays(day, 1)) };
  });
}

export const shortcuts = ["today", "yesterday", "month", "last_month"] as const;

/** The periods one asks for most, seen from a day. */
export function shortcutPeriods(today: string): Record<(typeof shortcuts)[number], Period> {
  const first = `${today.slice(0, 8)}01`;
  const lastOfBefore = addDays(first, -1);
  const yesterday = addDays(today, -1);
  return {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    month: { from: first, to: today },
    last_month: { from: `${lastOfBefore.slice(0, 8)}01`, to: lastOfBefore },
  };
}
