/** Films a page of a list has. */
export const filmsPerPage = 24;

/** Characters of a search at most. */
export const longestSearch = 80;

/** What the list of all films is asked for, by the site and by the API. */
export interface ProductionsQuery {
  season?: number | undefined;
  exhibition_type?: number | undefined;
  tag?: number | undefined;
  genre?: number | undefined;
  /** Shown on or after this ISO cinema day. */
  date?: string | undefined;
  /** Only these. */
  ids?: readonly number[] | undefined;
  /** Words of titles, people and texts; diacritics do not matter. */
  q?: string | undefined;
  page?: number | undefined;
  page_size?: number | undefined;
}
