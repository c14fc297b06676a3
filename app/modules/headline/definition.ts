import { z } from "zod";
import { anchor, requiredText, text } from "~/domain/pages/fields";
import { words } from "~/domain/pages/words";
import { defineModule } from "~/domain/pages/module-definition";

const schema = z.object({
  headline_level: z.int().min(2).max(6),
  preline: text(200),
  content: requiredText(),
  subline: text(300),
  anchor: anchor(),
});

export default defineModule(schema, {
  type: "headline",
  version: 1,
  label: { de: "Überschrift", en: "Headline" },
  icon: "menu",
  group: "text",
  defaults: { headline_level: 2, preline: {}, subline: {}, anchor: "" },
  sample: {
    headline_level: 2,
    preline: { de: "Reihe", en: "Series" },
    content: { de: "Stumm & laut", en: "Silent & loud" },
    subline: {},
    anchor: "",
  },
  fields: {
    headline_level: { kind: "number", label: { de: "Ebene (2–6)", en: "Level (2–6)" } },
    preline: { kind: "line", label: { de: "Vorzeile", en: "Preline" } },
    content: { kind: "line", label: { de: "Überschrift", en: "Headline" } },
    subline: { kind: "line", label: { de: "Unterzeile", en: "Subline" } },
    anchor: { kind: "line", label: { de: "Sprungmarke", en: "Anchor" } },
  },
  text: (props, lang) => words([props.preline, props.content, props.subline], lang),
  references: () => [],
});
