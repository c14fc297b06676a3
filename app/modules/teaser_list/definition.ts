import { z } from "zod";
import { entries, link, media, moment, requiredText, text } from "~/domain/pages/fields";
import { defineModule } from "~/domain/pages/module-definition";
import { entryWords } from "../entry-words";

const schema = z.object({
  children: entries(24, {
    image: media().nullable(),
    preline: text(200),
    headline: requiredText(),
    subline: text(300),
    text: text(1000),
    link_text: text(120),
    link: link(),
    online_from: moment(),
    online_to: moment(),
  }),
});

export default defineModule(schema, {
  type: "teaser_list",
  version: 1,
  label: { de: "Teaserliste", en: "Teaser list" },
  icon: "menu",
  group: "teaser",
  defaults: { children: [] },
  sample: {
    children: [
      {
        image: null,
        preline: {},
        headline: { de: "Gutscheine", en: "Vouchers" },
        subline: {},
        text: { de: "Kino zum Verschenken.", en: "Cinema as a gift." },
        link_text: { de: "Mehr", en: "More" },
        link: "/gutscheine",
        online_from: "",
        online_to: "",
      },
    ],
  },
  fields: {
    children: {
      kind: "list",
      label: { de: "Teaser", en: "Teasers" },
      of: {
        image: { kind: "image", label: { de: "Bild", en: "Image" } },
        preline: { kind: "line", label: { de: "Vorzeile", en: "Preline" } },
        headline: { kind: "line", label: { de: "Überschrift", en: "Headline" } },
        subline: { kind: "line", label: { de: "Unterzeile", en: "Subline" } },
        text: { kind: "text", label: { de: "Text", en: "Text" } },
        link_text: { kind: "line", label: { de: "Linktext", en: "Link text" } },
        link: { kind: "link", label: { de: "Link", en: "Link" } },
        online_from: { kind: "moment", label: { de: "Online ab", en: "Online from" } },
        online_to: { kind: "moment", label: { de: "Online bis", en: "Online until" } },
      },
    },
  },
  text: (props, lang) => entryWords(props.children, ["preline", "headline", "subline", "text"], lang),
  references: () => [],
  width: "window",
});
