import { defaultLocale, findLocale, type LocaleCode } from "../locale/locales";

/** What a pathname asks for, with the language prefix found and the data suffix removed. */
export interface Target {
  /** `document`: HTML. `data`: the same page's loader data. `api`, `media`: not a page. */
  kind: "document" | "data" | "api" | "media";
  /** The page's own path, without the suffix of a data request. */
  pathname: string;
  /** Known language of the first segment. */
  lang: LocaleCode | undefined;
  /** The path below the language prefix, "/" at least. */
  rest: string;
}

const dataSuffix = /\/_\.data$|\.data$/;

/** The page a data request is about: /de/programm.data → /de/programm, /de/_.data → /de/. */
function withoutDataSuffix(pathname: string): string {
  return pathname.endsWith("/_.data") ? pathname.slice(0, -"_.data".length) : pathname.slice(0, -".data".length);
}

/** The data request of a page; the inverse of what `targetOf` removes. */
export const dataPathOf = (pathname: string): string =>
  pathname.endsWith("/") ? `${pathname}_.data` : `${pathname}.data`;

function isApi(rest: string): boolean {
  return /^\/(api|pageeditor-api)(\/|$)/.test(rest);
}

/**
 * Reads a pathname once for everybody who has to decide something by it: redirects, languages,
 * the offline page and the cache all see the same page behind a document and its data request.
 */
export function targetOf(pathname: string): Target {
  const [, first = ""] = pathname.split("/", 2);
  const locale = findLocale(first);
  const rest = locale ? pathname.slice(first.length + 1) || "/" : pathname;
  if (isApi(rest)) return { kind: "api", pathname, lang: locale?.code, rest };
  if (pathname.startsWith("/media/")) return { kind: "media", pathname, lang: undefined, rest };
  if (!dataSuffix.test(pathname)) return { kind: "document", pathname, lang: locale?.code, rest };
  const page = withoutDataSuffix(pathname);
  return { ...targetOf(page), kind: "data", pathname: page };
}

/** True for requests whose answer is a page or its data. */
export const isPage = (target: Target): boolean => target.kind === "document" || target.kind === "data";

/**
 * The language of an address: its prefix; for calls of the API without one, `?lang=`; otherwise the
 * default. Nothing but the address decides, so that an address means one answer.
 */
export function languageOf(url: URL, target: Target = targetOf(url.pathname)): LocaleCode {
  const asked = target.kind === "api" ? findLocale(url.searchParams.get("lang") ?? undefined)?.code : undefined;
  return target.lang ?? asked ?? defaultLocale;
}

/** A path as lookups compare it: no trailing slash, percent-encoding resolved. Malformed escapes stay. */
export function comparablePath(pathname: string): string {
  let end = pathname.length;
  // A pattern for this would look at every run of slashes inside the path once per slash.
  while (end > 1 && pathname[end - 1] === "/") end -= 1;
  const trimmed = pathname.slice(0, end);
  try {
    return decodeURIComponent(trimmed);
  } catch {
    return trimmed;
  }
}

const longestValue = 200;

/** True if a key is given at most once and its value may become part of a name. */
export function fitsKey(query: URLSearchParams, key: string): boolean {
  const values = query.getAll(key);
  return values.length <= 1 && (values[0] ?? "").length <= longestValue;
}

/**
 * The query reduced to the keys a route knows, in one order, first value of each; empty values, and
 * those longer than any that is meant, are left out. Two addresses that mean the same page become one cache entry.
 */
export function normaliseQuery(query: URLSearchParams, known: readonly string[]): string {
  const kept = new URLSearchParams();
  for (const key of known.toSorted()) {
    const value = query.get(key);
    if (value && value.length <= longestValue) kept.set(key, value);
  }
  const text = kept.toString();
  return text && `?${text}`;
}
