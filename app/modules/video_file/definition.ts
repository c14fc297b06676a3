import { z } from "zod";
import { anchor, file, media, playingTime, text } from "~/domain/pages/fields";
import { words } from "~/domain/pages/words";
import { defineModule } from "~/domain/pages/module-definition";

const schema = z.object({
  file: file(),
  /** Shown until it plays; it has the film's own ratio. */
  image: media(),
  title: text(200),
  length: playingTime(),
  /** WebVTT in the page's language. */
  captions: z.record(z.string().length(2), file()),
  description: text(1000),
  anchor: anchor(),
});

export default defineModule(schema, {
  type: "video_file",
  version: 1,
  label: { de: "Film", en: "Video file" },
  icon: "play",
  group: "media",
  defaults: { title: {}, length: "", captions: {}, description: {}, anchor: "" },
  sample: {
    file: { $file: 1 },
    image: { $media: 1 },
    title: { de: "Die Kasch fährt", en: "The masking moves" },
    length: "0:08",
    captions: {},
    description: {},
    anchor: "",
  },
  fields: {
    file: { kind: "file", files: "video/*", label: { de: "Datei", en: "File" } },
    image: { kind: "image", label: { de: "Bild (Format des Films)", en: "Image (the film's ratio)" } },
    title: { kind: "line", label: { de: "Titel", en: "Title" } },
    length: { kind: "line", label: { de: "Länge", en: "Length" } },
    captions: { kind: "file", files: "text/vtt", label: { de: "Untertitel (WebVTT)", en: "Captions (WebVTT)" } },
    description: { kind: "text", label: { de: "Was zu sehen ist", en: "What it shows" } },
    anchor: { kind: "line", label: { de: "Sprungmarke", en: "Anchor" } },
  },
  text: (props, lang) => words([props.title, props.description], lang),
  references: () => [],
});
