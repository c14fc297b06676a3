/** The file types and the folder that count as elsewhere even on this site. */
const files = /\.(jpe?g|png|pdf)(?:[?#].*)?$/i;
const mediaFolder = /^\/media\//;

/** True if a link leaves the site's pages: not starting with a single `/`, or pointing to a file. */
export function isExternalLink(url: string): boolean {
  return !url.startsWith("/") || url.startsWith("//") || files.test(url) || mediaFolder.test(url);
}

/** Browsers take these out before they read an address: `/\t/evil` is `//evil` to them. */
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u001f\u007f]/;

/**
 * True if an address from content may become a link at all: a path, an anchor, http(s), mail or
 * phone. Everything else (`javascript:`, `data:` …) may not, nor what only looks like one of these.
 */
export function isSafeLink(url: string): boolean {
  if (control.test(url)) return false;
  return /^(?:\/(?![\\/])|#|https?:\/\/|mailto:|tel:)/i.test(url.trim());
}
