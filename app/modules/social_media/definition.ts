import { z } from "zod";
import { anchor, embedCode, text } from "~/domain/pages/fields";
import { words } from "~/domain/pages/words";
import { defineModule } from "~/domain/pages/module-definition";

const schema = z.object({
  embed_code: embedCode("social"),
  /** The post's own words: they can be read without loading it. */
  text: text(1000),
  /** Who said it, and when. */
  author: text(200),
  anchor: anchor(),
});

export default defineModule(schema, {
  type: "social_media",
  version: 1,
  label: { de: "Beitrag aus einem Netzwerk", en: "Social media post" },
  icon: "share",
  group: "media",
  defaults: { text: {}, author: {}, anchor: "" },
  sample: {
    embed_code: "https://www.instagram.com/p/CkMeridian1/",
    text: {
      de: "Heute 18:30 stimmt der Flügel, das Publikum muss noch.",
      en: "Tonight at 18:30 the piano is in tune, the audience has yet to be.",
    },
    author: { de: "@kinomeridian, 20. November", en: "@kinomeridian, 20 November" },
    anchor: "",
  },
  fields: {
    embed_code: {
      kind: "code",
      label: {
        de: "Einbettungscode (Instagram, X, Facebook, TikTok)",
        en: "Embed code (Instagram, X, Facebook, TikTok)",
      },
    },
    text: { kind: "text", label: { de: "Text des Beitrags", en: "Text of the post" } },
    author: { kind: "line", label: { de: "Von wem, wann", en: "By whom, when" } },
    anchor: { kind: "line", label: { de: "Sprungmarke", en: "Anchor" } },
  },
  text: (props, lang) => words([props.text, props.author], lang),
  references: () => [],
});
