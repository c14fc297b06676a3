import { z } from "zod";
import { anchor, requiredLink, requiredText } from "~/domain/pages/fields";
import { words } from "~/domain/pages/words";
import { defineModule } from "~/domain/pages/module-definition";
import { paths } from "~/domain/site/pages";

const schema = z.object({
  link_text: requiredText(120),
  link: requiredLink(),
  extra_class: z.enum(["button", "quiet", "arrow"]),
  anchor: anchor(),
  sticky: z.boolean(),
  open_new_window: z.boolean(),
});

const defaults = { extra_class: "arrow", anchor: "", sticky: false, open_new_window: false } as const;

export default defineModule(schema, {
  type: "link",
  version: 1,
  label: { de: "Link", en: "Link" },
  icon: "arrow-right",
  group: "text",
  defaults,
  sample: { ...defaults, link_text: { de: "Zum Programm", en: "Programme" }, link: paths.events },
  fields: {
    link_text: { kind: "line", label: { de: "Linktext", en: "Link text" } },
    link: { kind: "link", label: { de: "Link", en: "Link" } },
    extra_class: {
      kind: "choice",
      label: { de: "Aussehen", en: "Look" },
      choices: {
        button: { de: "Schaltfläche", en: "Button" },
        quiet: { de: "Ruhig", en: "Quiet" },
        arrow: { de: "Mit Pfeil", en: "With an arrow" },
      },
    },
    anchor: { kind: "line", label: { de: "Sprungmarke", en: "Anchor" } },
    sticky: { kind: "boolean", label: { de: "Bleibt stehen", en: "Sticky" } },
    open_new_window: { kind: "boolean", label: { de: "In neuem Fenster", en: "In a new window" } },
  },
  text: (props, lang) => words([props.link_text], lang),
  references: () => [],
});
