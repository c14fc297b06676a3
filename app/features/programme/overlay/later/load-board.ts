import { browserApi } from "~/api/browser";
import { callsOver, read, readTree } from "~/api/calls";
import type { LocaleCode } from "~/domain/locale/locales";
import { filtersOf } from "~/domain/programme/filters";
import { listed, type ListedEvent } from "~/domain/programme/listed";
import type { EventListItem } from "~/domain/programme/schema";
import type { Paged } from "~/domain/common/schema";
import { toApiQuery } from "~/domain/programme/query";
import { cinemaDayOf } from "~/domain/time/cinema-day";
import type { Page } from "~/domain/pages/schema";
import { paths } from "~/domain/site/pages";
import { stripQuery, type ProgrammeData } from "../../state/load";
import type { PageState } from "../../state/query-links";

/** What the overlay asks for and no other page does. */
const calls = (lang: LocaleCode) => callsOver({ origin: "", fetch: (input, init) => fetch(input, init) }, lang);

/** The headline of the programme's page; "" where it has none or does not answer, which is reported. */
export async function loadHeadline(lang: LocaleCode): Promise<string> {
  const { root, param } = calls(lang);
  try {
    const path = paths.events.slice(1);
    const page = await readTree<Page>(
      root[":lang"]["pageeditor-api"].page[":path{.*}"].$get({ param: { ...param, path }, query: {} }),
    );
    return page.headline;
  } catch (error) {
    reportError(error);
    return "";
  }
}

/** The filters that the house shows. */
export async function loadFilterKeys(lang: LocaleCode): Promise<readonly string[]> {
  const { root, query } = calls(lang);
  const { design } = await read(root["pageeditor-api"].settings.$get({ query }));
  return design.programme_filters;
}

/** Two pages fill the board: an evening, and the next. */
async function firstPages(load: (page: number) => Promise<Paged<EventListItem>>): Promise<Paged<ListedEvent>[]> {
  const first = await load(1);
  const pages = first.next ? [first, await load(2)] : [first];
  return pages.map((page) => ({ ...page, results: page.results.map(listed) }));
}

/** The beginning of the programme in a state, as the programme's own page would have it. `now`: ISO in the house's zone. */
export async function loadBoard(lang: LocaleCode, asked: PageState, now: string): Promise<ProgrammeData> {
  const today = cinemaDayOf(now);
  const state = asked.date === today ? { ...asked, date: undefined } : asked;
  const filters = filtersOf(state);
  const { local, param } = calls(lang);
  const api = browserApi(lang);
  const [calendar, facets, pages] = await Promise.all([
    api.calendar(stripQuery(state, today)),
    read(local.events.facets.index.$get({ param, query: toApiQuery({ ...filters, date: state.date }) })),
    firstPages((page) => api.events({ ...filters, date: state.date, page })),
  ]);
  return { state, now, today, stripFrom: today, calendar, facets, view: { kind: "tage", pages, teasers: [] } };
}
