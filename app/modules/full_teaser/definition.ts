import { z } from "zod";
import { accents } from "~/domain/common/schema";
import { link, media, requiredText, text } from "~/domain/pages/fields";
import { words } from "~/domain/pages/words";
import { accentChoices } from "~/domain/pages/choices";
import { defineModule } from "~/domain/pages/module-definition";
import { paths } from "~/domain/site/pages";

const schema = z.object({
  image: media().nullable(),
  link: link(),
  link_text: text(120),
  preline: text(200),
  headline: requiredText(),
  subline: text(300),
  text: text(3000),
  extra_class: z.enum(accents),
});

export default defineModule(schema, {
  type: "full_teaser",
  version: 1,
  label: { de: "Großer Teaser", en: "Full teaser" },
  icon: "arrow-right",
  group: "teaser",
  defaults: { image: null, link: "", link_text: {}, preline: {}, subline: {}, text: {}, extra_class: "mint" },
  sample: {
    image: { $media: 1 },
    link: paths.events,
    link_text: { de: "Mehr", en: "More" },
    preline: { de: "Neu", en: "New" },
    headline: { de: "Licht an", en: "Lights on" },
    subline: {},
    text: { de: "Entspannte Vorstellungen für alle.", en: "Relaxed screenings for everybody." },
    extra_class: "mint",
  },
  fields: {
    image: { kind: "image", label: { de: "Bild", en: "Image" } },
    link: { kind: "link", label: { de: "Link", en: "Link" } },
    link_text: { kind: "line", label: { de: "Linktext", en: "Link text" } },
    preline: { kind: "line", label: { de: "Vorzeile", en: "Preline" } },
    headline: { kind: "line", label: { de: "Überschrift", en: "Headline" } },
    subline: { kind: "line", label: { de: "Unterzeile", en: "Subline" } },
    text: { kind: "text", label: { de: "Text", en: "Text" } },
    extra_class: { kind: "choice", label: { de: "Farbe", en: "Colour" }, choices: accentChoices },
  },
  text: (props, lang) => words([props.preline, props.headline, props.subline, props.text], lang),
  references: () => [],
});
