import type { Accent } from "../common/schema";
import type { Translated } from "../locale/locales";
import type { Plane } from "./planes";

/** The house's colours, as an editor chooses them. */
export const accentChoices: Readonly<Record<Accent, Translated>> = {
  mint: { de: "Minze", en: "Mint" },
  salmon: { de: "Lachs", en: "Salmon" },
  brass: { de: "Messing", en: "Brass" },
  lilac: { de: "Flieder", en: "Lilac" },
  cloud: { de: "Wolke", en: "Cloud" },
  rose: { de: "Rose", en: "Rose" },
};

/** What a section looks like, by its class: what it stands on, or the rule that opens it. */
export const sectionLooks: Readonly<Record<Plane | "" | "rule", Translated>> = {
  "": { de: "Ohne Farbe", en: "No colour" },
  rule: { de: "Ohne Farbe, mit Linie darüber", en: "No colour, with a rule above" },
  hall: { de: "Saal, dunkel", en: "Hall, dark" },
  ...accentChoices,
};
