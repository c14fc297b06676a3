import { readId } from "~/domain/common/id";
import { longestSearch } from "~/domain/productions/query";

/** What the list of all films is asked for; unknown and malformed values of the URL are left out. */
export interface FilmsQuery {
  season?: number;
  exhibition_type?: number;
  tag?: number;
  genre?: number;
  q?: string;
  page?: number;
}

/** How many films a page of the list holds. */
export const filmsPerPage = 24;

const ids = ["season", "exhibition_type", "tag", "genre", "page"] as const;

export function parseFilmsQuery(search: URLSearchParams): FilmsQuery {
  const query: FilmsQuery = {};
  for (const key of ids) {
    const id = readId(search.get(key));
    if (id !== undefined) query[key] = id;
  }
  const q = search.get("q")?.trim().slice(0, longestSearch);
  if (q) query.q = q;
  return query;
}

/** The query as the URL's search part, `?` included; empty for the plain list. */
export function filmsSearch(query: FilmsQuery): string {
  const search = new URLSearchParams();
  if (query.q) search.set("q", query.q);
  for (const key of ids) {
    const value = query[key];
    if (value && !(key === "page" && value === 1)) search.set(key, String(value));
  }
  const text = search.toString();
  return text ? `?${text}` : "";
}

/** True for the list itself and its pages; filtered and searched lists are not for search engines. */
export function isPlainPage(query: FilmsQuery): boolean {
  return !query.q && !query.season && !query.exhibition_type && !query.tag && !query.genre;
}
