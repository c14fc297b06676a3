import { readId } from "~/domain/common/id";
import { scannerName } from "~/domain/door/kept";
import { findLocale } from "~/domain/locale/locales";
import { isDoorAt, pageIdAt, pagePolicy, pageQueryKeys } from "~/domain/site/page-queries";
import { normaliseQuery, targetOf } from "~/domain/site/paths";

/** What a request says of itself. */
export type Asked = Pick<Request, "method" | "url" | "mode" | "destination">;

/**
 * `asset`: never changes under its name. `page`: the same for everybody, so that a device may keep it under `name`.
 * `data`: what a page is made of that is reached from another one; the device has the document. `door`: the scanner of a
 * show, the one page of the house's own that a device keeps, for a night. `live`: a document that is nobody's to keep.
 * `leaving`: somebody signs out. `none`: not looked at.
 */
export type Way = { kind: "asset" | "live" | "leaving" | "none" } | { kind: "page" | "data" | "door"; name: string };

const none: Way = { kind: "none" };

/** How staff look at pages. */
const staffKeys = ["edit", "noToolbar", "v"];

/** Pages for everybody that are nevertheless not kept: what somebody has looked for is not read again. */
const unkept: readonly (string | undefined)[] = ["search"];

/** The name under which the document of a page, or of its data, is kept, or null: a cart, an account, a form, a draft are not. */
function nameOf({ pathname, searchParams }: URL): string | null {
  const { kind, lang, rest, pathname: path } = targetOf(pathname);
  if ((kind !== "document" && kind !== "data") || !findLocale(lang) || staffKeys.some((key) => searchParams.has(key)))
    return null;
  if (pagePolicy(rest) !== "page" || unkept.includes(pageIdAt(rest))) return null;
  return (rest === "/" ? `/${lang}` : path) + normaliseQuery(searchParams, pageQueryKeys(rest, searchParams));
}

/** The name under which the scanner of a show is kept, or null for any other page. */
function doorOf({ pathname, searchParams }: URL): string | null {
  const { lang, rest, pathname: path } = targetOf(pathname);
  const show = readId(searchParams.get("show"));
  if (show === undefined || !findLocale(lang)) return null;
  return isDoorAt(rest) ? scannerName(path, show) : null;
}

/** What the worker does with a request of a page of this origin. Calls and what writes it does not touch. */
export function wayOf({ method, url, mode, destination }: Asked, origin: string): Way {
  const asked = new URL(url);
  if (asked.origin !== origin) return none;
  if (method === "POST" && pageIdAt(targetOf(asked.pathname).rest) === "user-logout") return { kind: "leaving" };
  if (method !== "GET") return none;
  if (asked.pathname.startsWith("/assets/")) return { kind: "asset" };
  const { kind } = targetOf(asked.pathname);
  const name = nameOf(asked);
  if (kind === "data" && mode !== "navigate") return name === null ? none : { kind: "data", name };
  // A navigation of a frame is a page within a page.
  if (mode !== "navigate" || destination !== "document") return none;
  if (kind !== "document") return none;
  if (name !== null) return { kind: "page", name };
  const door = doorOf(asked);
  return door === null ? { kind: "live" } : { kind: "door", name: door };
}

/** True for the document that was asked for, and for no other one. */
export const isDocument = ({ status, redirected, type, headers }: Response): boolean =>
  status === 200 && !redirected && type === "basic" && headers.get("content-type")?.startsWith("text/html") === true;

/** True for an answer that is the same for everybody: what staff see, and what stood in for a page, says `no-store`. */
export const mayBeKept = (response: Response): boolean =>
  isDocument(response) && !/no-store/.test(response.headers.get("cache-control") ?? "no-store");

/** True where the house says that who asks is none of its own, or signs in first. What fails says nothing about that. */
export const isTurnedAway = ({ status, redirected, type }: Response): boolean =>
  redirected || type === "opaqueredirect" || status === 403 || status === 404;

/** What is too much, given the names of all there is, the oldest first. */
export const surplus = <T>(names: readonly T[], most: number): readonly T[] =>
  names.slice(0, Math.max(0, names.length - most));

/** The files that a document names: its styles, type and modules. */
export const assetsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"?#]+)"/g)].map(([, path = ""]) => path)),
];
