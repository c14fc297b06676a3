import { readId } from "../common/id";
import { longestSearch } from "../productions/query";
import { filterKeys, isMeant as isMeantFilter } from "../programme/filters";
import { dayFromUrl } from "../programme/query";
import { files, pages, paths } from "./pages";

/*
 * What the table of pages says about an address: which page it is, whether that is stored, and which
 * parts of its query mean something.
 */

/** A day of an address, or as people type it. */
const isDay = (value: string): boolean =>
  dayFromUrl(value) !== undefined || /^\s*\d{1,2}\.\s*\d{1,2}\.\s*\d{4}\s*$/.test(value);

const all = { ...files, ...paths };

const stored = Object.entries(pages).map(([id, { cache, query }]) => ({
  id,
  cache,
  query: query?.() ?? {},
  pattern: new RegExp(
    `^${all[id as keyof typeof all]
      .replaceAll(".", "\\.")
      .replace(/\/\*$/, "(?:/.*)?")
      .replaceAll(/\/:\w+\?/g, "(?:/[^/]+)?")
      .replaceAll(/:\w+/g, "[^/]+")
      .replace(/\/$/, "")}/?$`,
  ),
}));
type StoredPage = (typeof stored)[number];
type QueryKind = StoredPage["query"][string];

const pageAt = (rest: string): StoredPage | undefined => stored.find(({ pattern }) => pattern.test(rest));

/** The page at a path below the language prefix. */
export const pageIdAt = (rest: string): string | undefined => pageAt(rest)?.id;

/** True for the path of the door, the one tool of the box office that has a camera and goes on without a connection. */
export const isDoorAt = (rest: string): boolean => pageIdAt(rest) === "box-office" && rest.endsWith("/door");

function isMeant(key: string, kind: QueryKind, value: string): boolean {
  switch (kind) {
    case "id":
      return readId(value) !== undefined;
    case "day":
      return isDay(value);
    case "search":
      return value.trim() !== "" && value.length <= longestSearch;
    case "true":
      return value === "true";
    case "filter":
      return filterKeys.some((filter) => filter === key && isMeantFilter(filter, value));
    default:
      return kind.includes(value);
  }
}

/** The named policy of the page at this path (below the language prefix), or null if it is never stored. */
export const pagePolicy = (rest: string): "page" | "feed" | null => pageAt(rest)?.cache ?? null;

/** The keys of a query that mean something to the page at this path. */
export function pageQueryKeys(rest: string, query: URLSearchParams): string[] {
  return Object.entries(pageAt(rest)?.query ?? {})
    .filter(([key, kind]) => isMeant(key, kind, query.get(key) ?? ""))
    .map(([key]) => key);
}

/**
 * The keys the page at this path knows whose values mean nothing to it: they are not to be taken
 * for keys that were not given. Blank values are what a form sends that was left empty.
 */
export function malformedPageKeys(rest: string, query: URLSearchParams): string[] {
  return Object.entries(pageAt(rest)?.query ?? {})
    .filter(
      ([key, kind]) => kind !== "true" && query.getAll(key).some((value) => value.trim() && !isMeant(key, kind, value)),
    )
    .map(([key]) => key);
}

/** True if a data request asks for nothing, or for loaders that the page at this path has, each once. */
export function asksForItsRoutes(rest: string, routes: string | null): boolean {
  const own = ["root", "routes/layout", pageIdAt(rest)];
  const asked = routes?.split(",") ?? [];
  return asked.every((id, at) => own.includes(id) && asked.indexOf(id) === at);
}
