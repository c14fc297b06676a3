import type { Api } from "~/api/client";
import type { EventFilters } from "~/domain/programme/filters";
import { addDays, cinemaWeek } from "~/domain/time/cinema-day";

export interface LaterWeek {
  from: string;
  to: string;
  /** Shows to come that match. */
  count: number;
}

/** The first cinema week after the day `after` with a matching show to come; null if there is none. */
export async function nextWeekWithShows(
  api: Pick<Api, "calendar">,
  filters: EventFilters,
  after: string,
): Promise<LaterWeek | null> {
  const days = (await api.calendar({ ...filters, from: addDays(after, 1) })).filter(({ count }) => count > 0);
  const [first] = days;
  if (!first) return null;
  const week = cinemaWeek(first.date);
  const within = days.filter(({ date }) => date <= week.to);
  return { ...week, count: within.reduce((sum, { count }) => sum + count, 0) };
}
