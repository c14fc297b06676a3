import type { Api } from "~/api/client";
import type { EventFilters } from "~/domain/programme/query";
import { addDays, cinemaWeek } from "~/domain/time/cinema-day";

export interface LaterWeek {
  from: string;
  to: string;
  /** Shows to come that match. */
  count: number;
}

/** The first cinema week after the day `after` with a matching show; null if there is none. */
export async function nextWeekWithShows(api: Api, filters: EventFilters, after: string): Promise<LaterWeek | null> {
  const { results } = await api.events({ ...filters, from: addDays(after, 1), page_size: 1 });
  const [first] = results;
  if (!first) return null;
  const week = cinemaWeek(first.day);
  const days = await api.calendar({ ...filters, ...week });
  return { ...week, count: days.reduce((sum, { count }) => sum + count, 0) };
}
