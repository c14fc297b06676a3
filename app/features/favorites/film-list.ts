import type { ProductionListItem } from "~/domain/productions/schema";
import type { Showing } from "~/domain/programme/schema";
import { paths } from "~/domain/site/pages";

const filmKeys = [
  "id",
  "url",
  "title",
  "original_title",
  "original_lang",
  "year",
  "countries",
  "directors",
  "series",
  "image",
  "last_shown",
  "fallback",
] as const;
type FilmFacts = Pick<ProductionListItem, (typeof filmKeys)[number]>;

const showingKeys = ["id", "url", "date_start", "language_version"] as const;
export type ListedShowing = Pick<Showing, (typeof showingKeys)[number]>;

const pick = <T, Key extends keyof T & string>(from: T, keys: readonly Key[]): Pick<T, Key> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, Key>;

/** A film as these lists show it. */
export interface ListedFilm extends FilmFacts {
  /** The next dates that take place, soonest first, at most four. */
  showings: ListedShowing[];
  /** All dates that take place. */
  showingsCount: number;
}

/** A list of films, as an address or this browser names it. */
export interface FilmList {
  films: ListedFilm[];
  /** Ids the house has no film for any more. */
  gone: number[];
}

const showingsPerFilm = 4;

/** The address of a list, without language. */
export const listPath = paths["user-favorites"];
export const listSearch = (ids: readonly number[]): string => `?films=${ids.join(",")}`;

/** The part of a film that a list shows. */
export function toListedFilm(
  film: FilmFacts & { showings: readonly ListedShowing[]; showings_count: number },
): ListedFilm {
  return {
    ...pick(film, filmKeys),
    showings: film.showings.slice(0, showingsPerFilm).map((showing) => pick(showing, showingKeys)),
    showingsCount: film.showings_count,
  };
}

/** Films with dates, soonest first, and films that rest, in the order of the list. */
export function splitByDates(films: readonly ListedFilm[]): { running: ListedFilm[]; resting: ListedFilm[] } {
  const start = ({ showings }: ListedFilm): number => Date.parse(showings[0]?.date_start ?? "");
  const running = films.filter((film) => film.showings.length > 0).toSorted((a, b) => start(a) - start(b));
  return { running, resting: films.filter((film) => film.showings.length === 0) };
}
