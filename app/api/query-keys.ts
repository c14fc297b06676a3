import type { ArticlesQuery } from "~/domain/articles/query";
import { toApiQuery, type EventsQuery } from "~/domain/programme/query";
import type { LocaleCode } from "~/domain/locale/locales";

/** Names of what the browser goes on fetching. Texts are translated by the API, so most carry the language. */
export const queryKeys = {
  events: (lang: LocaleCode, query: EventsQuery) => ["events", lang, toApiQuery(query)] as const,
  articles: (lang: LocaleCode, query: ArticlesQuery) => ["articles", lang, query] as const,
  availability: (events: readonly number[], days?: EventsQuery) =>
    ["availability", events.join(), days ? JSON.stringify(toApiQuery(days)) : ""] as const,
  calendar: (query: EventsQuery) => ["calendar", toApiQuery(query)] as const,
};
