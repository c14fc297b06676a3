import { z } from "zod";
import { requiredText, text } from "~/domain/pages/fields";
import { words } from "~/domain/pages/words";
import { defineModule } from "../contract";

const schema = z.object({
  content: requiredText(1000),
  author: text(200),
  anchor: z.string().regex(/^[a-z0-9-]*$/i).max(60),
});

export default defineModule(schema, {
  type: "quote",
  version: 1,
  label: { de: "Zitat", en: "Quote" },
  icon: "menu",
  group: "text",
  defaults: { author: {}, anchor: "" },
  sample: { content: { de: "Gebt der Stadt Farbe.", en: "Give the city colour." }, author: { de: "Bruno Taut", en: "Bruno Taut" }, anchor: "" },
  fields: {
    content: { kind: "text", label: { de: "Zitat", en: "Quote" } },
    author: { kind: "line", label: { de: "Von", en: "By" } },
    anchor: { kind: "line", label: { de: "Sprungmarke", en: "Anchor" } },
  },
  text: (props, lang) => words([props.content, props.author], lang),
  references: () => [],
});
