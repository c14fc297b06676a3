import { z } from "zod";
import { entries, link, media, requiredText } from "~/domain/pages/fields";
import { defineModule } from "~/domain/pages/module-definition";
import { entryWords } from "../entry-words";

/** One ink for all, or each in its own colours. */
const inks = ["ink", "colour"] as const;

const schema = z.object({
  extra_class: z.enum(inks),
  children: entries(60, { image: media().nullable(), name: requiredText(80), link: link() }),
});

export default defineModule(schema, {
  type: "logo_list",
  version: 1,
  label: { de: "Logos", en: "Logos" },
  icon: "check",
  group: "media",
  defaults: { extra_class: "ink", children: [] },
  sample: {
    extra_class: "ink",
    children: [{ image: null, name: { de: "Werkbank", en: "Werkbank" }, link: "https://werkbank.example" }],
  },
  fields: {
    extra_class: {
      kind: "choice",
      label: { de: "Farben", en: "Colours" },
      choices: {
        ink: { de: "Einfarbig", en: "One colour" },
        colour: { de: "Farbig", en: "In colour" },
      },
    },
    children: {
      kind: "list",
      label: { de: "Logos", en: "Logos" },
      of: {
        image: { kind: "image", label: { de: "Bild", en: "Image" } },
        name: { kind: "line", label: { de: "Name", en: "Name" } },
        link: { kind: "link", label: { de: "Link", en: "Link" } },
      },
    },
  },
  text: (props, lang) => entryWords(props.children, ["name"], lang),
  references: () => [],
});
