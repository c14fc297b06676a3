import { findLocale } from "../locale/locales";
import { pageIdAt } from "../site/page-queries";
import { targetOf } from "../site/paths";

const longest = 200;

/** Why a path cannot be that of a content page, in plain English; null if it can. */
export function wrongPagePath(path: string): string | null {
  if (path.length > longest) return `An address has at most ${longest} characters`;
  if (!/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(path))
    return "An address is made of small letters, digits and single hyphens, between slashes";
  const isOurs = pageIdAt(path) !== "page" || targetOf(path).kind !== "document" || findLocale(path.split("/")[1]);
  return isOurs ? "This address belongs to another part of the website" : null;
}
