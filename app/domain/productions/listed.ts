import { listedShowing, picked, type ListedShowing } from "../programme/listed";
import type { ProductionListItem } from "./schema";

/** How many showtimes a film of the programme lists before it refers to its own page. */
const showtimes = 3;

const inProgramme = [
  "id",
  "url",
  "title",
  "original_title",
  "original_lang",
  "series",
  "image",
  "fallback",
  "directors",
  "countries",
  "year",
  "runtime",
  "aspect_ratio",
  "showings_count",
] as const satisfies readonly (keyof ProductionListItem)[];

/** What the programme by film shows of a film. */
export interface ListedFilm extends Pick<ProductionListItem, (typeof inProgramme)[number]> {
  showings: ListedShowing[];
}

/** A film without what the programme by film does not show, and with its next few showings only. */
export const listedFilm = (film: ProductionListItem): ListedFilm => ({
  ...picked(film, inProgramme),
  showings: film.showings.slice(0, showtimes).map(listedShowing),
});
