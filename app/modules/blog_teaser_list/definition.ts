import { z } from "zod";
import { teasedArticle } from "~/domain/articles/listed";
import { text } from "~/domain/pages/fields";
import { words } from "~/domain/pages/words";
import { defineModule } from "~/domain/pages/module-definition";
import type { ModuleSource } from "~/features/pages/coming-shows";

const schema = z.object({
  headline: text(),
  items: z.int().min(1).max(8),
});

export default defineModule(schema, {
  type: "blog_teaser_list",
  version: 1,
  label: { de: "Artikel", en: "Articles" },
  icon: "menu",
  group: "teaser",
  defaults: { headline: {}, items: 4 },
  sample: { headline: { de: "Mediathek", en: "Magazine" }, items: 4 },
  fields: {
    headline: { kind: "line", label: { de: "Überschrift", en: "Headline" } },
    items: { kind: "number", label: { de: "Anzahl (1–8)", en: "Count (1–8)" } },
  },
  text: (props, lang) => words([props.headline], lang),
  references: () => [],
  width: "window",
  load: async (props, { api }: ModuleSource) => ({
    articles: (await api.articlesTeaser()).slice(0, props.items ?? 4).map(teasedArticle),
  }),
});
