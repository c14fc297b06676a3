/** Deeper calls say nothing new. */
export const mostFrames = 12;

/** A place in our own code, as reports name it: file, line, column. */
export const framePattern = /^\/[\w./-]{1,120}:\d{1,7}:\d{1,7}$/;

/**
 * The places of a stack that lie in the site's own files, without host, functions and message: messages
 * quote what people type. Understands the stacks of Chromium, Firefox and Safari. Empty for code of others.
 */
export function framesOf(stack: string, origin: string): string[] {
  return stack
    .split("\n")
    .flatMap((line) => {
      const start = line.indexOf(`${origin}/`);
      const place = start < 0 ? "" : line.slice(start + origin.length).replace(/\)$/, "");
      return framePattern.test(place) ? [place] : [];
    })
    .slice(0, mostFrames);
}

/** What a browser reports: an address that does not exist or, with `error`, a page that failed there. */
export interface BrowserReport {
  url: string;
  error?: { name: string; stack: string[]; build: string } | undefined;
}
