import { z } from "zod";
import { entries, media, playingTime, requiredText, text } from "~/domain/pages/fields";
import { embedAddress } from "~/domain/pages/video";
import { defineModule } from "~/domain/pages/module-definition";
import { entryWords } from "../entry-words";

const schema = z.object({
  children: entries(24, {
    video_url: z
      .string()
      .max(2000)
      .refine((url) => embedAddress(url) !== null, { error: "No video of YouTube or Vimeo" }),
    image: media(),
    title: requiredText(200),
    subline: text(200),
    length: playingTime(),
  }),
});

export default defineModule(schema, {
  type: "video_list",
  version: 1,
  label: { de: "Filmliste", en: "Video list" },
  icon: "play",
  group: "media",
  defaults: { children: [] },
  sample: {
    children: [
      {
        video_url: "https://vimeo.com/1",
        image: { $media: 1 },
        title: { de: "M", en: "M" },
        subline: { de: "Ausschnitt", en: "Excerpt" },
        length: "0:48",
      },
    ],
  },
  fields: {
    children: {
      kind: "list",
      label: { de: "Filme", en: "Films" },
      of: {
        video_url: { kind: "link", label: { de: "Adresse (YouTube oder Vimeo)", en: "Address (YouTube or Vimeo)" } },
        image: { kind: "image", label: { de: "Bild", en: "Image" } },
        title: { kind: "line", label: { de: "Titel", en: "Title" } },
        subline: { kind: "line", label: { de: "Unterzeile", en: "Subline" } },
        length: { kind: "line", label: { de: "Länge", en: "Length" } },
      },
    },
  },
  text: (props, lang) => entryWords(props.children, ["title", "subline"], lang),
  references: () => [],
});
