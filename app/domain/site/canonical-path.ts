import { defaultLocale } from "../locale/locales";
import { dataPathOf, isPage, targetOf } from "./paths";
import { webshopAt } from "./webshop";

/** Longer addresses are nobody's: a house of this kind has none above 300 characters. */
const longest = 1_000;

/** What no path of the house holds: controls, blanks, invisible characters, and slashes in disguise. */
const unwanted = /[\s\p{Cc}\p{Cf}/\\]/u;

/** Neither pages nor the API: files of a build that is gone, and what only scanners ask for. */
const noPage = /^(?:assets$|\.|__)/;

/** What a segment may hold as it is; everything else is written as upper-case escapes of UTF-8. */
const encodeSegment = (text: string): string =>
  encodeURIComponent(text).replaceAll(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);

/** The words of a path, without escapes, empty segments and blanks at their ends; null if there are none such. */
function segmentsOf(pathname: string): string[] | null {
  if (pathname.length > longest) return null;
  try {
    const segments = pathname.split("/").flatMap((part) => decodeURIComponent(part).normalize("NFC").trim() || []);
    const isPlain = segments.every((text) => !unwanted.test(text) && !/^\.\.?$/.test(text));
    return isPlain && !noPage.test(segments[0] ?? "") ? segments : null;
  } catch {
    // A malformed escape: it means no character, so the path means no address.
    return null;
  }
}

const joined = (segments: readonly string[]): string => `/${segments.map(encodeSegment).join("/")}`;

/** A page: small letters, the language first (but of the webshop, which has none), no slash at the end. */
function canonicalPage(pathname: string): string {
  const { lang } = targetOf(pathname);
  const plain = pathname.replace(/\/$/, "");
  return lang === undefined && !webshopAt(plain) ? `/${defaultLocale}${plain}` : plain;
}

/**
 * The one form of a path of this site: escapes only where they must be, no empty segments, no
 * blanks, and for pages and their data small letters, the language first and no slash at the end.
 * Calls of the API and files keep letters and the slash at their end, which their contract names. Null
 * for a path that cannot be one of ours. The root stays: which language it leads to is asked
 * elsewhere. Always a path of this site, and its own canonical form.
 */
export function canonicalPath(pathname: string): string | null {
  const segments = segmentsOf(pathname);
  if (segments === null) return null;
  if (segments.length === 0) return "/";
  const plain = joined(segments);
  if (!isPage(targetOf(plain))) return pathname.endsWith("/") ? `${plain}/` : plain;
  const small = joined(segments.map((text) => text.toLowerCase().normalize("NFC")));
  const target = targetOf(small);
  if (!isPage(target)) return small;
  if (target.pathname === "/") return small;
  const page = canonicalPage(target.pathname);
  return target.kind === "data" ? dataPathOf(page) : page;
}
