import { readId } from "../common/id";
import { activeFilters, filterEntries, readFilters, type EventFilters, type FilterKey } from "./filters";

/*
 * The programme's state as it stands in an address. Pages ignore what they do not understand (their
 * canonical address leaves it out); the API answers it with a 400. No schema library here: this is
 * part of what a visitor loads.
 */

/** What a list of events is asked for. Days are ISO cinema days. */
export interface EventsQuery extends EventFilters {
  /** From this cinema day on; nothing given: from today on. */
  date?: string | undefined;
  /** First and last day, inclusive; they win over `date`. */
  from?: string | undefined;
  to?: string | undefined;
  /** Only these. */
  ids?: readonly number[] | undefined;
  /** From 1. */
  page?: number | undefined;
  /** At most 100; 10 if not given. */
  page_size?: number | undefined;
}

/** Orders of the films of the programme; nothing given: by their next showing. */
export const filmOrders = ["title"] as const;
export interface ProgrammeFilmsQuery extends EventsQuery {
  sort?: (typeof filmOrders)[number] | undefined;
}

/** What the choices of filters are counted for. */
export interface FacetsQuery extends EventsQuery {
  /** The filters whose choices are wanted beside those that are set; nothing given: all. */
  choices?: readonly FilterKey[] | undefined;
}

export const programmeViews = ["tage", "woche", "filme"] as const;
export type ProgrammeView = (typeof programmeViews)[number];

/** The state of the programme page. */
export interface ProgrammeQuery extends EventFilters {
  date?: string | undefined;
  page?: number | undefined;
  view: ProgrammeView;
  overlay: boolean;
}

/** One choice of a filter: `count` events are left if it is chosen beside the other filters. */
export interface FacetOption {
  value: string;
  name: string;
  count: number;
}

/** A change that leads out of an empty list. `query` is the whole query as it stands in an address. */
export interface Suggestion {
  query: Record<string, string>;
  /** Keys that are no longer in it. Never `access`. */
  removed: string[];
  count: number;
}

export interface Facets {
  count: number;
  options: Record<string, FacetOption[]>;
  suggestions: Suggestion[];
  /** The last cinema day anything is scheduled for, whatever the filters; null if nothing ever is. */
  last_day: string | null;
}

/** Days outside of these years are nonsense. */
const isYear = (year: number) => year >= 1890 && year <= 2200;

const yearsFrom = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** True for days a programme can be about: from a year ago to two years from now. */
export const isWithinReach = (day: string, today: string): boolean =>
  day >= yearsFrom(today, -1) && day <= yearsFrom(today, 2);

/** True for a calendar day that exists, as YYYY-MM-DD. */
function isIsoDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isYear(Number(text.slice(0, 4)))) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** The ISO day a DD-MM-YYYY (or YYYY-MM-DD) of an address means, or undefined if it is no day. */
export function dayFromUrl(text: string | null | undefined): string | undefined {
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text ?? "") ?? [];
  const iso = day ? `${year}-${month}-${day}` : (text ?? "");
  return isIsoDay(iso) ? iso : undefined;
}

/** DD-MM-YYYY of an ISO day, as addresses carry it. */
export const dayToUrl = (day: string): string => day.split("-").reverse().join("-");

/** True if the address holds its date in the ISO form, which redirects to the form of the house. */
export const hasIsoDate = (params: URLSearchParams): boolean => isIsoDay(params.get("date") ?? "");

/** The state an address means. What is unknown or malformed is left out. */
export const parseProgrammeQuery = (params: URLSearchParams): ProgrammeQuery => ({
  ...readFilters((key) => params.get(key)),
  date: dayFromUrl(params.get("date")),
  view: programmeViews.find((view) => view === params.get("view")) ?? "tage",
  page: readId(params.get("page")),
  overlay: params.has("overlay"),
});

/**
 * The state as an address in its one canonical form: keys in one order, defaults left out, dates as
 * DD-MM-YYYY. `parseProgrammeQuery` of it gives the same state.
 */
export function toSearchParams(query: Partial<ProgrammeQuery>): URLSearchParams {
  const params = new URLSearchParams();
  if (query.view && query.view !== "tage") params.set("view", query.view);
  if (query.date) params.set("date", dayToUrl(query.date));
  for (const [key, value] of filterEntries(query)) params.set(key, value);
  if (query.page && query.page > 1) params.set("page", String(query.page));
  if (query.overlay) params.set("overlay", "true");
  return params;
}

/** The query as the API takes it. */
export function toApiQuery(query: EventsQuery): Record<string, string> {
  const plain: [string, string | undefined][] = [
    ["date", query.date],
    ["from", query.from],
    ["to", query.to],
    ["ids", query.ids?.join()],
    ["page", query.page?.toString()],
    ["page_size", query.page_size?.toString()],
  ];
  return Object.fromEntries([
    ...plain.filter((entry): entry is [string, string] => entry[1] !== undefined),
    ...filterEntries(query),
  ]);
}

/** True if any filter is set or the list does not begin today: then teasers are hidden. */
export function isFiltered(query: EventFilters & { date?: string | undefined }, today: string): boolean {
  return activeFilters(query).length > 0 || (query.date !== undefined && query.date !== today);
}
