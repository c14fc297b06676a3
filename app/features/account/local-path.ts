const longest = 500;
/** Nothing but the site itself; only for taking the path apart. */
const base = "http://site.invalid";
/** Targets that are no pages, or would send people round in circles. */
const noTarget = /^(?:\/[a-z]{2,3})?\/(?:api|pageeditor-api|media|user\/(?:login|logout))(?:\/|\.data$|$)/;

/**
 * A path of this site where somebody may be sent after signing in, or null: addresses of other
 * sites in all the ways browsers read one (`//x`, `/\x`, tabs and line breaks), calls of the API
 * and the sign-in pages themselves are refused.
 */
export function localPath(asked: unknown): string | null {
  if (typeof asked !== "string" || asked.length > longest || !/^\/(?![/\\])/.test(asked)) return null;
  // oxlint-disable-next-line no-control-regex -- browsers drop these characters before they read the address
  if (/[\\\u0000-\u0020\u007f]/.test(asked) || !URL.canParse(asked, base)) return null;
  const { origin, pathname, search, hash } = new URL(asked, base);
  // Dots are resolved by now: what starts with two slashes would be another site's address.
  if (origin !== base || pathname.startsWith("//") || noTarget.test(pathname)) return null;
  return `${pathname}${search}${hash}`;
}
