import type { Api } from "~/api/client";
import type { Page, PageModule } from "~/domain/pages/schema";
import { showsOfEvening, showsToCome, wishOf, type Asking } from "./coming-shows";
import type { ModuleData } from "./module-context";

interface Source extends Asking {
  api: Api;
}

type Collector = (props: Record<string, unknown>, source: Source) => Promise<ModuleData>;

const collectors: Record<string, Collector> = {
  hero_media: async (props, source) =>
    props.tonight === true ? showsOfEvening(wishOf({ filters: "tonight" }, source.today), source) : {},
  event_list: async (props, source) => {
    const wish = wishOf(props, source.today);
    return props.filters === "tonight" || props.style === "board"
      ? showsOfEvening(wish, source)
      : showsToCome(wish, source);
  },
  highlight_teasers: async (props, { api }) => {
    const all = await api.seriesList();
    const wanted = Array.isArray(props.categories) ? props.categories : [];
    const series = wanted.length > 0 ? wanted.flatMap((id) => all.filter((entry) => entry.id === id)) : all;
    return { series };
  },
  blog_teaser_list: async (props, { api }) => {
    const articles = await api.articlesTeaser();
    return { articles: articles.slice(0, typeof props.items === "number" ? props.items : 4) };
  },
};

const modulesOf = (page: Page): PageModule[] =>
  page.modules.flatMap((container) => container.columns.flatMap((column) => column.children));

/**
 * Fetches what the page's modules show beyond their props, all at once, the same call only once. A
 * call that fails leaves its module empty: the rest of the page is worth reading.
 */
export async function moduleData(
  page: Page,
  api: Api,
  { today, now }: Pick<Source, "today" | "now">,
): Promise<Record<string, ModuleData>> {
  const calls = new Map<string, ReturnType<Api["events"]>>();
  const events: Source["events"] = (query) => {
    const key = JSON.stringify(query);
    const known = calls.get(key) ?? api.events(query);
    calls.set(key, known);
    return known;
  };
  const source: Source = { api, today, now, events };
  const found = await Promise.all(
    modulesOf(page).map(async (module): Promise<[string, ModuleData]> => {
      const collect = collectors[module.type];
      return [module.id, collect ? await collect(module.props, source).catch(() => ({})) : {}];
    }),
  );
  return Object.fromEntries(found.filter(([, data]) => Object.keys(data).length > 0));
}
