import { byStart } from "../grouping";
import type { WeekEvent } from "../listed";

/** One film (or other event) of the week with its shows per day, aligned with the days asked for. */
export interface WeekRow {
  key: string;
  /** Its next show: title, series and facts of the row are taken from it. */
  lead: WeekEvent;
  cells: WeekEvent[][];
}

/**
 * The week as a matrix: shows of the same film under the same title share a row (a double bill is not
 * the film alone), other events have one each by title.
 * Rows are in order of their first show that has not begun at `now`; rows that are over come last.
 */
export function weekRows(events: readonly WeekEvent[], days: readonly string[], now: number): WeekRow[] {
  const rows = new Map<string, WeekEvent[]>();
  for (const event of [...events].sort(byStart)) {
    const key = event.production ? `film-${event.production.id}-${event.title}` : `event-${event.title}`;
    rows.set(key, [...(rows.get(key) ?? []), event]);
  }
  return [...rows]
    .flatMap(([key, shows]): (WeekRow & { ahead: boolean })[] => {
      const next = shows.find((show) => Date.parse(show.date_start) > now);
      const lead = next ?? shows[0];
      return lead
        ? [{ key, lead, ahead: next !== undefined, cells: days.map((day) => shows.filter((show) => show.day === day)) }]
        : [];
    })
    .sort((a, b) => Number(b.ahead) - Number(a.ahead) || byStart(a.lead, b.lead))
    .map(({ key, lead, cells }) => ({ key, lead, cells }));
}
