import type { Api } from "~/api/client";
import type { Paged } from "~/domain/common/schema";
import { listedFilm, type ListedFilm } from "~/domain/productions/listed";
import type { ProgrammeFilms } from "~/domain/productions/schema";
import { filterKeys, filtersOf } from "~/domain/programme/filters";
import { isFiltered, isWithinReach, type EventsQuery, type Facets } from "~/domain/programme/query";
import type { CalendarDay, EventListItem, ProgrammeTeaser } from "~/domain/programme/schema";
import {
  listed,
  listedBesideFilms,
  listedInWeek,
  type EventBesideFilms,
  type ListedEvent,
  type WeekEvent,
} from "~/domain/programme/listed";
import type { DesignSettings } from "~/domain/site/schema";
import { addDays, cinemaDayOf, cinemaWeek } from "~/domain/time/cinema-day";
import { toOffsetIso } from "~/domain/time/zone";
import { nextWeekWithShows, type LaterWeek } from "../week/next-week";
import { notFound, orNotFound } from "~/server/not-found";
import type { PageState } from "./query-links";

export const STRIP_DAYS = 14;
const MOST_PER_CALL = 100;
/** At most so many pages are read to reach the first show that is not over. */
const MOST_PAGES_OF_PAST = 3;

export interface DaysView {
  kind: "tage";
  pages: Paged<ListedEvent>[];
  teasers: ProgrammeTeaser[];
}
export interface WeekView {
  kind: "woche";
  from: string;
  to: string;
  events: WeekEvent[];
  /** Where this week has nothing: the next that has, with what it has. */
  next: LaterWeek | null;
}
export interface FilmsViewData extends Omit<ProgrammeFilms, "results" | "others"> {
  kind: "filme";
  films: ListedFilm[];
  others: EventBesideFilms[];
}

export interface ProgrammeData {
  state: PageState;
  /** The server's time as ISO in the house's zone. */
  now: string;
  today: string;
  /** The first of the fourteen days of the strip. */
  stripFrom: string;
  calendar: CalendarDay[];
  facets: Facets;
  view: DaysView | WeekView | FilmsViewData;
}

/**
 * Everything the programme page shows, in as few calls as there are kinds of things. `now` is epoch
 * ms. Rejects with the API's failure, or with a 404 for days out of reach and pages past the end.
 */
export async function loadProgramme(
  api: Api,
  asked: PageState,
  now: number,
  design: Pick<DesignSettings, "parsers" | "programme_filters">,
): Promise<ProgrammeData> {
  const nowIso = toOffsetIso(now, design.parsers.time_zone);
  const today = cinemaDayOf(nowIso);
  if (asked.date !== undefined && !isWithinReach(asked.date, today)) throw notFound();
  // Today is where the programme begins, not a choice.
  const state = asked.date === today ? { ...asked, date: undefined } : asked;
  const stripFrom = stripStart(state.date ?? today, today);
  const filters = filtersOf(state);
  const [calendar, facets, view] = await Promise.all([
    api.calendar(stripQuery(state, stripFrom)),
    api.eventFacets({
      ...filters,
      date: state.date,
      choices: filterKeys.filter((key) => design.programme_filters.includes(key)),
    }),
    orNotFound(loadView(api, state, today, now)),
  ]);
  return { state, now: nowIso, today, stripFrom, calendar, facets, view };
}

/** What the days of the strip are asked for. */
export const stripQuery = (state: PageState, from: string): EventsQuery => ({
  ...filtersOf(state),
  from,
  to: addDays(from, STRIP_DAYS - 1),
});

/** The strip moves on in steps of fourteen days from today; dates before today have their own. */
function stripStart(day: string, today: string): string {
  const ahead = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  return addDays(today, Math.floor(ahead / STRIP_DAYS) * STRIP_DAYS);
}

async function loadView(api: Api, state: PageState, today: string, now: number): Promise<ProgrammeData["view"]> {
  if (state.view === "woche") return loadWeek(api, state, today);
  if (state.view === "filme") return loadFilms(api, state);
  const [pages, teasers] = await Promise.all([
    loadPages(api, state, now),
    isFiltered(state, today) ? [] : api.teasers(),
  ]);
  return { kind: "tage", pages, teasers };
}

async function loadPages(api: Api, state: PageState, now: number): Promise<Paged<ListedEvent>[]> {
  const first = state.page ?? 1;
  const pages: Paged<ListedEvent>[] = [];
  const read = async (page: number) => {
    const answer = await api.events({ ...filtersOf(state), date: state.date, page });
    pages.push({ ...answer, results: answer.results.map(listed) });
    return answer;
  };
  const isOver = ({ results }: Paged<EventListItem>) =>
    results.every(({ date_start }) => Date.parse(date_start) <= now);
  let last = await read(first);
  if (first > 1) return pages;
  // Late in the evening the first page may hold nothing but what is over: tonight must be on the page.
  while (last.next && isOver(last) && pages.length < MOST_PAGES_OF_PAST) last = await read(first + pages.length);
  return pages;
}

async function loadWeek(api: Api, state: PageState, today: string): Promise<WeekView> {
  const { from, to } = cinemaWeek(state.date ?? today);
  const query = { ...filtersOf(state), from, to, page_size: MOST_PER_CALL };
  const first = await api.events(query);
  const others = Math.ceil(first.count / MOST_PER_CALL) - 1;
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, others) }, (_, index) => api.events({ ...query, page: index + 2 })),
  );
  const next = first.count === 0 ? await nextWeekWithShows(api, filtersOf(state), to) : null;
  return {
    kind: "woche",
    from,
    to,
    events: [first, ...rest].flatMap(({ results }) => results.map(listedInWeek)),
    next,
  };
}

async function loadFilms(api: Api, state: PageState): Promise<FilmsViewData> {
  const { date, page, sort } = state;
  const { results, others, ...found } = await api.programmeFilms({ ...filtersOf(state), date, page, sort });
  return { ...found, kind: "filme", films: results.map(listedFilm), others: others.map(listedBesideFilms) };
}
