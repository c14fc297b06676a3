import { z } from "zod";
import { accents } from "~/domain/common/schema";
import { anchor, file, playingTime, requiredText, text } from "~/domain/pages/fields";
import { words } from "~/domain/pages/words";
import { accentChoices } from "~/domain/pages/choices";
import { defineModule } from "~/domain/pages/module-definition";

const schema = z.object({
  file: file(),
  title: requiredText(200),
  length: playingTime(),
  /** What is heard, for who cannot hear it. */
  transcript: text(20_000),
  extra_class: z.enum(accents),
  anchor: anchor(),
});

export default defineModule(schema, {
  type: "audio_file",
  version: 1,
  label: { de: "Ton", en: "Audio" },
  icon: "ear",
  group: "media",
  defaults: { length: "", transcript: {}, extra_class: "cloud", anchor: "" },
  sample: {
    file: { $file: 1 },
    title: { de: "Der Flügel wird gestimmt", en: "The piano is tuned" },
    length: "0:16",
    transcript: { de: "Zwei Saiten, die sich einander nähern.", en: "Two strings approaching each other." },
    extra_class: "cloud",
    anchor: "",
  },
  fields: {
    file: { kind: "file", files: "audio/*", label: { de: "Datei", en: "File" } },
    title: { kind: "line", label: { de: "Titel", en: "Title" } },
    length: { kind: "line", label: { de: "Länge", en: "Length" } },
    transcript: { kind: "text", label: { de: "Abschrift", en: "Transcript" } },
    extra_class: { kind: "choice", label: { de: "Farbe", en: "Colour" }, choices: accentChoices },
    anchor: { kind: "line", label: { de: "Sprungmarke", en: "Anchor" } },
  },
  text: (props, lang) => words([props.title, props.transcript], lang),
  references: () => [],
});
