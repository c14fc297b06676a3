import { useMemo } from "react";
import type { CalendarDay, DayState } from "~/domain/programme/schema";

/** A day of the calendar with what it has to sell, as soon as that is known. */
export interface DayOffer extends CalendarDay {
  state?: DayState["state"] | undefined;
}

/** The days by date, with what is known of their tickets. */
export function useDayOffers(days: readonly CalendarDay[], states: readonly DayState[]): ReadonlyMap<string, DayOffer> {
  return useMemo(() => {
    const known = new Map(states.map(({ date, state }) => [date, state]));
    return new Map(days.map((day) => [day.date, { ...day, state: known.get(day.date) }]));
  }, [days, states]);
}

/** What is said of a day: what it has to sell, "open" until that is known. */
export function stateOf(known: DayOffer | undefined): DayState["state"] | "open" | "closed" | "none" {
  if (known?.closed) return "closed";
  return known && known.count > 0 ? (known.state ?? "open") : "none";
}
