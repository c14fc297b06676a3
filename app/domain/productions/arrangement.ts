import type { EventListItem } from "../programme/schema";
import { axisOf, type TimedShow } from "./axis";

/**
 * How the dates of a series are laid out: film by film (`programme`), as one sheet of stills (`sheet`), on the hours of
 * the night or of the morning (`axis`), or with its next show as the one large thing (`single`).
 */
export const seriesArrangements = ["programme", "sheet", "axis", "single"] as const;
export type SeriesArrangement = (typeof seriesArrangements)[number];

/** Shows by what is shown, in the order of their first dates; what is no film is by itself. */
export function byWork<Show extends Pick<EventListItem, "id" | "production">>(shows: readonly Show[]): Show[][] {
  const works = Map.groupBy(shows, (show) => (show.production ? `film ${show.production.id}` : `show ${show.id}`));
  return [...works.values()];
}

/** Minutes of the clock between which the day belongs to everything. */
const morningEnds = 13 * 60;
const nightBegins = 21 * 60;

/** The arrangement of a series whose editor chose none, by the shows it has to come. */
export function suggestedArrangement(
  shows: readonly (TimedShow & Pick<EventListItem, "id" | "production">)[],
): SeriesArrangement {
  if (byWork(shows).length === 1) return "single";
  const axis = axisOf(shows);
  const isOfOneTime = axis !== null && (axis.to <= morningEnds || axis.from >= nightBegins);
  return isOfOneTime && axis.elsewhere.length === 0 && axis.nights.length > 1 ? "axis" : "programme";
}
