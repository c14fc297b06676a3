import type { Api } from "~/api/client";
import type { Page, PageModule } from "~/domain/pages/schema";
import { dayAhead } from "~/domain/programme/evening";
import type { EventsQuery } from "~/domain/programme/query";
import { addDays } from "~/domain/time/cinema-day";
import type { ModuleData } from "./module-context";

interface Source {
  events: (query: EventsQuery) => Promise<ModuleData>;
  api: Api;
  today: string;
  /** Epoch milliseconds. */
  now: number;
}

const maximumOfEvents = 40;

/** The days an event list is about, from its props and the cinema day of the request. */
export function eventListQuery(props: Record<string, unknown>, today: string): EventsQuery {
  const day = (value: unknown): string | undefined =>
    typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;
  const limit = typeof props.limit === "number" ? Math.min(Math.max(1, props.limit), maximumOfEvents) : 10;
  const base: EventsQuery = { from: day(props.date_from) ?? today, page_size: limit };
  const to = day(props.date_to);
  if (to) base.to = to;
  if (typeof props.tag === "number") base.tag = props.tag;
  switch (props.filters) {
    case "next_3_days":
      return { ...base, from: addDays(today, 1), to: addDays(today, 3) };
    case "weekend":
      return { ...base, ...weekend(today) };
    default:
      return base;
  }
}

/** Wide enough to reach the next evening with a show; hero and board share the one call. */
const tonightQuery = (today: string): EventsQuery => ({ from: today, page_size: 16 });

/** Friday to Sunday: the one that is on, or the next. */
function weekend(today: string): { from: string; to: string } {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const toSunday = (7 - weekday) % 7;
  const sunday = addDays(today, toSunday);
  const friday = addDays(sunday, -2);
  return { from: friday > today ? friday : today, to: sunday };
}

/** What was asked for reaches into the days after: only the evening's shows go to the page. */
async function evening({ events, today, now }: Source): Promise<ModuleData> {
  const { events: found = [] } = await events(tonightQuery(today));
  return { events: dayAhead(found, now) };
}

type Collector = (props: Record<string, unknown>, source: Source) => Promise<ModuleData>;

const collectors: Record<string, Collector> = {
  hero_media: async (props, source) => (props.tonight === true ? evening(source) : {}),
  event_list: async (props, source) =>
    props.filters === "tonight" ? evening(source) : source.events(eventListQuery(props, source.today)),
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
  const calls = new Map<string, Promise<ModuleData>>();
  const events = (query: EventsQuery): Promise<ModuleData> => {
    const key = JSON.stringify(query);
    const known = calls.get(key) ?? api.events(query).then((answer) => ({ events: answer.results }));
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
