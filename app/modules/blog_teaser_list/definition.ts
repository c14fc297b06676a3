import { z } from "zod";
import { teasedArticle } from "~/domain/articles/listed";
import { chosen, text } from "~/domain/pages/fields";
import { words } from "~/domain/pages/words";
import { defineModule } from "~/domain/pages/module-definition";
import { chosenArticles } from "~/features/pages/chosen";
import type { ModuleSource } from "~/features/pages/coming-shows";

const schema = z.object({
  headline: text(),
  items: z.int().min(1).max(8),
  /** Articles that the editor chose, in this order; none: the newest. */
  article_objs: chosen(8),
  /** The one that stands first. */
  main_teaser_obj: z.int().positive().nullable(),
});

export default defineModule(schema, {
  type: "blog_teaser_list",
  version: 1,
  label: { de: "Artikel", en: "Articles" },
  icon: "menu",
  group: "teaser",
  defaults: { headline: {}, items: 4, article_objs: [], main_teaser_obj: null },
  sample: { headline: { de: "Mediathek", en: "Magazine" }, items: 4, article_objs: [], main_teaser_obj: null },
  fields: {
    headline: { kind: "line", label: { de: "Überschrift", en: "Headline" } },
    items: { kind: "number", label: { de: "Anzahl (1–8)", en: "Count (1–8)" } },
    article_objs: { kind: "articles", label: { de: "Ausgewählte Artikel", en: "Chosen articles" } },
    main_teaser_obj: { kind: "articles", label: { de: "Hauptartikel", en: "Main article" } },
  },
  text: (props, lang) => words([props.headline], lang),
  references: ({ main_teaser_obj: main, article_objs = [] }) =>
    [...(main ? [main] : []), ...article_objs].map((id) => ({ kind: "article", id })),
  width: "window",
  load: async (props, { api }: ModuleSource) => ({
    articles: (await chosenArticles(props, api)).slice(0, props.items ?? 4).map(teasedArticle),
  }),
});
