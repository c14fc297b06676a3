import { legalPages, paths } from "./pages";
import { targetOf } from "./paths";

const firstPart = (path: string): string => path.split("/", 2)[1] ?? "";

/** Pages that have no class: records, what belongs to a person, and what the law asks for. */
const hasNone = (path: string): boolean =>
  path.startsWith(`${paths.magazine}/`) ||
  [paths.search, paths.team, paths.venue, paths["series-slug-id"], paths["user-login"], ...Object.values(legalPages)]
    .map(firstPart)
    .includes(firstPart(path));

/**
 * The class of the document's body at a pathname. Events are marked as no content pages, every other page that has one is
 * named by the first part of its path.
 */
export function bodyClass(pathname: string): string {
  const path = targetOf(pathname).rest;
  const part = firstPart(path);
  if (part === firstPart(paths.events)) return "no-cms";
  return hasNone(path) ? "" : `page-${part || "home"}`;
}
