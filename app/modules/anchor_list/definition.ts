import { z } from "zod";
import { entries, requiredText } from "~/domain/pages/fields";
import { defineModule } from "~/domain/pages/module-definition";
import { entryWords } from "../entry-words";

const schema = z.object({
  sticky: z.boolean(),
  children: entries(20, {
    title: requiredText(80),
    anchor: z
      .string()
      .regex(/^[a-z0-9-]+$/i)
      .max(60),
  }),
});

export default defineModule(schema, {
  type: "anchor_list",
  version: 1,
  label: { de: "Sprungmarken", en: "Anchors" },
  icon: "menu",
  group: "layout",
  defaults: { sticky: false, children: [] },
  sample: { sticky: false, children: [{ title: { de: "Anreise", en: "Getting here" }, anchor: "anreise" }] },
  fields: {
    sticky: { kind: "boolean", label: { de: "Bleibt stehen", en: "Sticky" } },
    children: {
      kind: "list",
      label: { de: "Einträge", en: "Entries" },
      of: {
        title: { kind: "line", label: { de: "Titel", en: "Title" } },
        anchor: { kind: "line", label: { de: "Sprungmarke", en: "Anchor" } },
      },
    },
  },
  text: (props, lang) => entryWords(props.children, ["title"], lang),
  references: () => [],
});
