import { z } from "zod";
import { anchor, requiredText, text } from "~/domain/pages/fields";
import { words } from "~/domain/pages/words";
import { defineModule } from "~/domain/pages/module-definition";

const schema = z.object({
  content: requiredText(1000),
  author: text(200),
  anchor: anchor(),
});

export default defineModule(schema, {
  type: "quote",
  version: 1,
  label: { de: "Zitat", en: "Quote" },
  icon: "menu",
  group: "text",
  defaults: { author: {}, anchor: "" },
  sample: {
    content: {
      de: "Kasch, der: die Kante, an der das Bild beginnt.",
      en: "Masking: the edge at which the picture begins.",
    },
    author: { de: "Aus dem Programmheft", en: "From the programme booklet" },
    anchor: "",
  },
  fields: {
    content: { kind: "text", label: { de: "Zitat", en: "Quote" } },
    author: { kind: "line", label: { de: "Von", en: "By" } },
    anchor: { kind: "line", label: { de: "Sprungmarke", en: "Anchor" } },
  },
  text: (props, lang) => words([props.content, props.author], lang),
  references: () => [],
});
