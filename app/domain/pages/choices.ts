import type { Accent } from "../common/schema";
import type { Translated } from "../locale/locales";

/** The house's colours, as an editor chooses them. */
export const accentChoices: Readonly<Record<Accent, Translated>> = {
  mint: { de: "Minze", en: "Mint" },
  salmon: { de: "Lachs", en: "Salmon" },
  brass: { de: "Messing", en: "Brass" },
  lilac: { de: "Flieder", en: "Lilac" },
  cloud: { de: "Wolke", en: "Cloud" },
  rose: { de: "Rose", en: "Rose" },
};
