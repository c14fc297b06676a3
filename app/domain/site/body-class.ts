import { legalPages, paths } from "./pages";
import { targetOf } from "./paths";

const firstPart = (path: string): string => path.split("/", 2)[1] ?? "";

/** Whose detail pages and lists are no pages of the editor's. */
const without: ReadonlySet<string> = new Set([
  ...[paths.search, paths.team, paths.venue, paths["series-slug-id"], paths["user-login"]].map(firstPart),
  ...Object.values(legalPages).map(firstPart),
]);

/** A page of the magazine below its overview: an article, or a list of articles. */
const inMagazine = `${paths.magazine}/`;

/**
 * The class of the document's body at a pathname. Events are marked as no content pages, records and
 * what the law asks for have none, every other page is named by the first part of its path.
 */
export function bodyClass(pathname: string): string {
  const path = targetOf(pathname).rest;
  const part = firstPart(path);
  if (part === firstPart(paths.events)) return "no-cms";
  if (without.has(part) || path.startsWith(inMagazine)) return "";
  return `page-${part || "home"}`;
}
