import type { ProductionListItem } from "~/domain/productions/schema";
import type { Showing } from "~/domain/programme/schema";
import { paths } from "~/domain/site/pages";

type FilmFacts = Pick<
  ProductionListItem,
  | "id"
  | "url"
  | "title"
  | "original_title"
  | "original_lang"
  | "year"
  | "countries"
  | "directors"
  | "series"
  | "image"
  | "last_shown"
  | "fallback"
>;
export type ListedShowing = Pick<Showing, "id" | "url" | "date_start" | "language_version">;

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
  const {
    id,
    url,
    title,
    original_title,
    original_lang,
    year,
    countries,
    directors,
    series,
    image,
    last_shown,
    fallback,
  } = film;
  const showings = film.showings
    .slice(0, showingsPerFilm)
    .map(({ id, url, date_start, language_version }) => ({ id, url, date_start, language_version }));
  return {
    id,
    url,
    title,
    original_title,
    original_lang,
    year,
    countries,
    directors,
    series,
    image,
    last_shown,
    fallback,
    showings,
    showingsCount: film.showings_count,
  };
}

/** Films with dates, soonest first, and films that rest, in the order of the list. */
export function splitByDates(films: readonly ListedFilm[]): { running: ListedFilm[]; resting: ListedFilm[] } {
  const start = ({ showings }: ListedFilm): number => Date.parse(showings[0]?.date_start ?? "");
  const running = films.filter((film) => film.showings.length > 0).toSorted((a, b) => start(a) - start(b));
  return { running, resting: films.filter((film) => film.showings.length === 0) };
}
