import { z } from "zod";
import { entries, media, text } from "~/domain/pages/fields";
import { defineModule } from "~/domain/pages/module-definition";
import { entryWords } from "../entry-words";

const schema = z.object({
  format: z.enum(["contact-sheet", "slider"]),
  children: entries(60, { image: media(), description: text(600) }),
});

export default defineModule(schema, {
  type: "image_list",
  version: 1,
  label: { de: "Bildergalerie", en: "Gallery" },
  icon: "eye",
  group: "media",
  defaults: { format: "contact-sheet", children: [] },
  sample: { format: "contact-sheet", children: [{ image: { $media: 1 }, description: {} }] },
  fields: {
    format: {
      kind: "choice",
      label: { de: "Format", en: "Format" },
      choices: {
        "contact-sheet": { de: "Kontaktbogen", en: "Contact sheet" },
        slider: { de: "Eins nach dem anderen", en: "One after the other" },
      },
    },
    children: {
      kind: "list",
      label: { de: "Bilder", en: "Images" },
      of: {
        image: { kind: "image", label: { de: "Bild", en: "Image" } },
        description: { kind: "text", label: { de: "Bildtext", en: "Caption" } },
      },
    },
  },
  text: (props, lang) => entryWords(props.children, ["description"], lang),
  references: () => [],
});
