import type { Accent } from "./schema";

/** The fills of `app/ui/tokens.css` where there is no stylesheet: on paper and in mails. They stand on either ground. */
export const accentFills: Readonly<Record<Accent, string>> = {
  mint: "#bfe6d2",
  salmon: "#ff8f73",
  brass: "#f2c14b",
  lilac: "#c9b8f2",
  cloud: "#a9c9e8",
  rose: "#f5b8cc",
};
