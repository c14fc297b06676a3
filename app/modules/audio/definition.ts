import { z } from "zod";
import { anchor, embedCode, playingTime, text } from "~/domain/pages/fields";
import { words } from "~/domain/pages/words";
import { defineModule } from "~/domain/pages/module-definition";

const schema = z.object({
  embed_code: embedCode("audio"),
  title: text(200),
  length: playingTime(),
  description: text(1000),
  anchor: anchor(),
});

export default defineModule(schema, {
  type: "audio",
  version: 1,
  label: { de: "Ton von anderswo", en: "Embedded audio" },
  icon: "ear",
  group: "media",
  defaults: { title: {}, length: "", description: {}, anchor: "" },
  sample: {
    embed_code: "https://soundcloud.com/kino-meridian/vorspann",
    title: { de: "Podcast: Vorspann", en: "Podcast: Opening titles" },
    length: "28:05",
    description: {},
    anchor: "",
  },
  fields: {
    embed_code: {
      kind: "code",
      label: {
        de: "Einbettungscode (Spotify, SoundCloud, Podigee, IDAGIO)",
        en: "Embed code (Spotify, SoundCloud, Podigee, IDAGIO)",
      },
    },
    title: { kind: "line", label: { de: "Titel", en: "Title" } },
    length: { kind: "line", label: { de: "Länge", en: "Length" } },
    description: { kind: "text", label: { de: "Beschreibung", en: "Description" } },
    anchor: { kind: "line", label: { de: "Sprungmarke", en: "Anchor" } },
  },
  text: (props, lang) => words([props.title, props.description], lang),
  references: () => [],
});
