import { z } from "zod";
import { media, requiredRichText } from "~/domain/pages/fields";
import { paragraph, words } from "~/domain/pages/words";
import { defineModule } from "~/domain/pages/module-definition";

const schema = z.object({
  extra_class: z.enum(["image-text", "text-image"]),
  text: requiredRichText(),
  image: media(),
});

export default defineModule(schema, {
  type: "two_columns",
  version: 1,
  label: { de: "Bild und Text", en: "Image and text" },
  icon: "menu",
  group: "layout",
  defaults: { extra_class: "image-text" },
  sample: {
    extra_class: "image-text",
    text: { de: paragraph("Drei Säle, ein Hof."), en: paragraph("Three halls, one yard.") },
    image: { $media: 1 },
  },
  fields: {
    extra_class: {
      kind: "choice",
      label: { de: "Anordnung", en: "Arrangement" },
      choices: {
        "image-text": { de: "Bild, dann Text", en: "Picture, then text" },
        "text-image": { de: "Text, dann Bild", en: "Text, then picture" },
      },
    },
    text: { kind: "rich-text", label: { de: "Text", en: "Text" } },
    image: { kind: "image", label: { de: "Bild", en: "Image" } },
  },
  text: (props, lang) => words([props.text], lang),
  references: () => [],
});
