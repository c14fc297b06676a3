import { z } from "zod";
import { file, link, media, moment, requiredMoment, requiredText, text } from "~/domain/pages/fields";
import { words } from "~/domain/pages/words";
import { defineModule } from "~/domain/pages/module-definition";
import { paths } from "~/domain/site/pages";
import { showsOfEvening, wishOf, type Shows, type ModuleSource } from "~/features/pages/coming-shows";

const schema = z.object({
  headline: requiredText(),
  text: text(600),
  button_text: text(80),
  button_link: link(),
  image: media().nullable(),
  /** Plays without its sound in the place of the image, which stands until then. */
  video: file().nullable(),
  /** Shows tonight's next film instead, as long as there is one. */
  tonight: z.boolean(),
  /** Stays where it is while the page slides over it. */
  sticky: z.boolean(),
  online_from: requiredMoment(),
  online_to: moment(),
});

const defaults = {
  text: {},
  button_text: {},
  button_link: "",
  image: null,
  video: null,
  tonight: true,
  sticky: false,
  online_to: "",
};

export default defineModule(schema, {
  type: "hero_media",
  version: 2,
  label: { de: "Bühne", en: "Hero" },
  icon: "play",
  group: "media",
  defaults,
  sample: {
    ...defaults,
    headline: { de: "Heute im Kino", en: "Tonight" },
    button_text: { de: "Zum Programm", en: "Programme" },
    button_link: paths.events,
    image: { $media: 1 },
    online_from: "2026-01-01T00:00:00+01:00",
  },
  fields: {
    headline: { kind: "line", label: { de: "Überschrift", en: "Headline" } },
    text: { kind: "text", label: { de: "Text", en: "Text" } },
    button_text: { kind: "line", label: { de: "Text der Schaltfläche", en: "Button text" } },
    button_link: { kind: "link", label: { de: "Ziel der Schaltfläche", en: "Button link" } },
    image: { kind: "image", label: { de: "Bild", en: "Image" } },
    video: { kind: "file", files: "video/*", label: { de: "Film ohne Ton", en: "Silent film" } },
    tonight: { kind: "boolean", label: { de: "Heutigen Film zeigen", en: "Show tonight's film" } },
    sticky: { kind: "boolean", label: { de: "Bleibt stehen", en: "Sticky" } },
    online_from: { kind: "moment", label: { de: "Online ab", en: "Online from" } },
    online_to: { kind: "moment", label: { de: "Online bis", en: "Online until" } },
  },
  text: (props, lang) => words([props.headline, props.text], lang),
  references: () => [],
  width: "window",
  load: async (props, source: ModuleSource): Promise<Shows> =>
    props.tonight === true ? showsOfEvening(wishOf({ filters: "tonight" }, source.today), source) : {},
});
