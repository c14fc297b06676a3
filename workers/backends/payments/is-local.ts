/** True where the site is one's own machine: only there does play money buy anything. */
export const isLocal = (origin: string): boolean =>
  URL.canParse(origin) && ["localhost", "127.0.0.1"].includes(new URL(origin).hostname);
