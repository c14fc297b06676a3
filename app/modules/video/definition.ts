import { z } from "zod";
import { anchor, media, text } from "~/domain/pages/fields";
import { embedAddress } from "~/domain/pages/video";
import { words } from "~/domain/pages/words";
import { defineModule } from "~/domain/pages/module-definition";

const schema = z.object({
  video_url: z
    .string()
    .max(2000)
    .refine((url) => embedAddress(url) !== null, { error: "No video of YouTube or Vimeo" }),
  image: media(),
  title: text(200),
  length: z.string().max(12),
  anchor: anchor(),
});

export default defineModule(schema, {
  type: "video",
  version: 1,
  label: { de: "Video", en: "Video" },
  icon: "play",
  group: "media",
  defaults: { title: {}, length: "", anchor: "" },
  sample: {
    video_url: "https://vimeo.com/1",
    image: { $media: 1 },
    title: { de: "Trailer", en: "Trailer" },
    length: "1:30",
    anchor: "",
  },
  fields: {
    video_url: { kind: "link", label: { de: "Adresse (YouTube oder Vimeo)", en: "Address (YouTube or Vimeo)" } },
    image: { kind: "image", label: { de: "Bild", en: "Image" } },
    title: { kind: "line", label: { de: "Titel", en: "Title" } },
    length: { kind: "line", label: { de: "Länge", en: "Length" } },
    anchor: { kind: "line", label: { de: "Sprungmarke", en: "Anchor" } },
  },
  text: (props, lang) => words([props.title], lang),
  references: () => [],
});
