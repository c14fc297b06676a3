import { z } from "zod";
import { text } from "~/domain/pages/fields";
import { words } from "~/domain/pages/words";
import { defineModule } from "~/domain/pages/module-definition";
import type { ModuleSource } from "~/features/pages/coming-shows";

const schema = z.object({
  headline: text(),
  /** Ids of series in order; empty: all that have upcoming shows. */
  categories: z.array(z.int().positive()).max(24),
});

export default defineModule(schema, {
  type: "highlight_teasers",
  version: 1,
  label: { de: "Reihen", en: "Series" },
  icon: "menu",
  group: "programme",
  defaults: { headline: {}, categories: [] },
  sample: { headline: { de: "Zehn Reihen, sechs Farben", en: "Ten series, six colours" }, categories: [] },
  fields: {
    headline: { kind: "line", label: { de: "Überschrift", en: "Headline" } },
    categories: { kind: "series", label: { de: "Reihen", en: "Series" } },
  },
  text: (props, lang) => words([props.headline], lang),
  references: (props) => (props.categories ?? []).map((id) => ({ kind: "series", id })),
  width: "window",
  load: async (props, { api }: ModuleSource) => {
    const all = await api.seriesList();
    const wanted = props.categories ?? [];
    return { series: wanted.length > 0 ? wanted.flatMap((id) => all.filter((entry) => entry.id === id)) : all };
  },
});
