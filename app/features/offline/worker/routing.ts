import { findLocale } from "~/domain/locale/locales";
import { pageIdAt, pagePolicy, pageQueryKeys } from "~/domain/site/page-queries";
import { normaliseQuery, targetOf } from "~/domain/site/paths";

/** What a request says of itself. */
export type Asked = Pick<Request, "method" | "url" | "mode" | "destination">;

/**
 * `asset`: never changes under its name. `page`: the same for everybody, so that a device may keep it under `name`.
 * `data`: what a page is made of that is reached from another one; the device has the document. `live`: a document that
 * is nobody's to keep. `none`: not looked at.
 */
export type Way = { kind: "asset" } | { kind: "page" | "data"; name: string } | { kind: "live" } | { kind: "none" };

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

/** What the worker does with a request of a page of this origin. Calls and what writes it does not touch. */
export function wayOf({ method, url, mode, destination }: Asked, origin: string): Way {
  const asked = new URL(url);
  if (method !== "GET" || asked.origin !== origin) return none;
  if (asked.pathname.startsWith("/assets/")) return { kind: "asset" };
  const { kind } = targetOf(asked.pathname);
  const name = nameOf(asked);
  if (kind === "data" && mode !== "navigate") return name === null ? none : { kind: "data", name };
  // A navigation of a frame is a page within a page.
  if (mode !== "navigate" || destination !== "document") return none;
  if (kind !== "document") return none;
  return name === null ? { kind: "live" } : { kind: "page", name };
}

/** True for an answer that is the same for everybody: what staff see, and what stood in for a page, says `no-store`. */
export const mayBeKept = ({ status, redirected, type, headers }: Response): boolean =>
  status === 200 &&
  !redirected &&
  type === "basic" &&
  headers.get("content-type")?.startsWith("text/html") === true &&
  !/no-store/.test(headers.get("cache-control") ?? "no-store");

/** What is too much, given the names of all there is, the oldest first. */
export const surplus = <T>(names: readonly T[], most: number): readonly T[] =>
  names.slice(0, Math.max(0, names.length - most));

/** The files that a document names: its styles, type and modules. */
export const assetsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"?#]+)"/g)].map(([, path = ""]) => path)),
];
