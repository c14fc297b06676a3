import { z } from "zod";
import { link, media, text } from "~/domain/pages/fields";
import { words } from "~/domain/pages/words";
import { defineModule } from "~/domain/pages/module-definition";

const schema = z.object({
  image: media(),
  format: z.enum(["original", "wide", "square"]),
  alias: z.enum(["horizontal", "vertical"]),
  link: link(),
  description: text(600),
});

export default defineModule(schema, {
  type: "image",
  version: 1,
  label: { de: "Bild", en: "Image" },
  icon: "eye",
  group: "media",
  defaults: { format: "original", alias: "horizontal", link: "", description: {} },
  sample: {
    image: { $media: 1 },
    format: "original",
    alias: "horizontal",
    link: "",
    description: { de: "Der große Saal", en: "The large hall" },
  },
  fields: {
    image: { kind: "image", label: { de: "Bild", en: "Image" } },
    format: {
      kind: "choice",
      label: { de: "Format", en: "Format" },
      choices: {
        original: { de: "Wie aufgenommen", en: "As it was taken" },
        wide: { de: "Breit", en: "Wide" },
        square: { de: "Quadrat", en: "Square" },
      },
    },
    alias: {
      kind: "choice",
      label: { de: "Ausrichtung", en: "Orientation" },
      choices: {
        horizontal: { de: "Quer", en: "Landscape" },
        vertical: { de: "Hoch", en: "Portrait" },
      },
    },
    link: { kind: "link", label: { de: "Link", en: "Link" } },
    description: { kind: "text", label: { de: "Bildtext", en: "Caption" } },
  },
  text: (props, lang) => words([props.description], lang),
  references: () => [],
});
