import { readId } from "../common/id";
import { longestSearch } from "../productions/query";
import { filterKeys, isMeant } from "../programme/filters";
import { dayFromUrl, programmeViews } from "../programme/query";

/*
 * The queries each stored page knows. A page is rendered and stored for these only: campaign
 * parameters and inventions lead to the same page and to the same entry.
 * A route that reads another key enters it here.
 */

type IsMeant = (value: string) => boolean;

const isId: IsMeant = (value) => readId(value) !== undefined;
const isSearch: IsMeant = (value) => value.trim() !== "" && value.length <= longestSearch;
const isTrue: IsMeant = (value) => value === "true";
const isOneOf =
  (known: readonly string[]): IsMeant =>
  (value) =>
    known.includes(value);
/** A day of an address, or as people type it. */
const isDay: IsMeant = (value) =>
  dayFromUrl(value) !== undefined || /^\s*\d{1,2}\.\s*\d{1,2}\.\s*\d{4}\s*$/.test(value);

const ids = (keys: readonly string[]): Record<string, IsMeant> => Object.fromEntries(keys.map((key) => [key, isId]));

interface StoredPage {
  pattern: RegExp;
  /** Id of its route: what a data request may ask for by name. */
  route: string;
  keys: Record<string, IsMeant>;
}

const pages: readonly StoredPage[] = [
  { pattern: /^\/?$/, route: "home", keys: {} },
  {
    pattern: /^\/programm\/?$/,
    route: "events",
    keys: {
      ...Object.fromEntries(filterKeys.map((key) => [key, (value: string) => isMeant(key, value)])),
      page: isId,
      date: isDay,
      view: isOneOf(programmeViews),
      sort: isOneOf(["title"]),
      overlay: isTrue,
    },
  },
  { pattern: /^\/programm\/[^/]+\/[^/]+\/?$/, route: "event", keys: {} },
  {
    pattern: /^\/alle-filme\/?$/,
    route: "productions",
    keys: { ...ids(["season", "exhibition_type", "tag", "genre", "page"]), q: isSearch },
  },
  { pattern: /^\/alle-filme\/[^/]+\/[^/]+\/?$/, route: "productions-slug-id", keys: { date: isDay } },
  { pattern: /^\/series\/[^/]+\/[^/]+\/?$/, route: "series-slug-id", keys: {} },
  { pattern: /^\/mediathek\/[^/]+\/[^/]+\/?$/, route: "article", keys: {} },
  { pattern: /^\/html\/[^/]+(?:\/|$)/, route: "html-frame", keys: {} },
  { pattern: /^\//, route: "page", keys: {} },
];

const pageAt = (rest: string): StoredPage | undefined => pages.find(({ pattern }) => pattern.test(rest));

/** The keys of a query that mean something to the page at this path (below the language prefix). */
export function pageQueryKeys(rest: string, query: URLSearchParams): string[] {
  return Object.entries(pageAt(rest)?.keys ?? {})
    .filter(([key, isMeant]) => isMeant(query.get(key) ?? ""))
    .map(([key]) => key);
}

/**
 * The keys the page at this path knows whose values mean nothing to it: they are not to be taken
 * for keys that were not given. Blank values are what a form sends that was left empty.
 */
export function malformedPageKeys(rest: string, query: URLSearchParams): string[] {
  return Object.entries(pageAt(rest)?.keys ?? {})
    .filter(
      ([key, isMeant]) => isMeant !== isTrue && query.getAll(key).some((value) => value.trim() && !isMeant(value)),
    )
    .map(([key]) => key);
}

/** True if a data request asks for nothing, or for loaders that the page at this path has, each once. */
export function asksForItsRoutes(rest: string, routes: string | null): boolean {
  const own = ["root", "routes/layout", pageAt(rest)?.route];
  const asked = routes?.split(",") ?? [];
  return asked.every((id, at) => own.includes(id) && asked.indexOf(id) === at);
}
