import { z } from "zod";
import { anchor, requiredRichText } from "~/domain/pages/fields";
import { paragraph, words } from "~/domain/pages/words";
import { defineModule } from "~/domain/pages/module-definition";

const schema = z.object({
  content: requiredRichText(),
  anchor: anchor(),
  decrease_distance: z.boolean(),
});

export default defineModule(schema, {
  type: "text",
  version: 1,
  label: { de: "Text", en: "Text" },
  icon: "menu",
  group: "text",
  defaults: { anchor: "", decrease_distance: false },
  sample: {
    content: {
      de: paragraph("Ein Kino ist ein Zimmer, in dem alle in dieselbe Richtung schauen."),
      en: paragraph("A cinema is a room in which everybody looks the same way."),
    },
    anchor: "",
    decrease_distance: false,
  },
  fields: {
    content: { kind: "rich-text", label: { de: "Text", en: "Text" } },
    anchor: { kind: "line", label: { de: "Sprungmarke", en: "Anchor" } },
    decrease_distance: { kind: "boolean", label: { de: "Weniger Abstand", en: "Less distance" } },
  },
  text: (props, lang) => words([props.content], lang),
  references: () => [],
});
