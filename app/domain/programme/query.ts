import { partsOfDay, type PartOfDay } from "../time/parts-of-day";
import { accessFeatures, versionCodes, type AccessFeature, type VersionCode } from "./values";

/*
 * The programme's state as it stands in an address. Pages ignore what they do not understand (their
 * canonical address leaves it out); the API answers it with a 400. No schema library here: this is
 * part of what a visitor loads.
 */

/** Filters that hold the id of one option. */
export const idFilters = ["room", "type", "tag", "series", "genre"] as const;
export type IdFilter = (typeof idFilters)[number];
export const isIdFilter = (key: string): key is IdFilter => idFilters.some((id) => id === key);

/** Every filter the programme knows; which ones show is a setting. */
export const filterKeys = [...idFilters, "version", "access", "english", "time"] as const;
export type FilterKey = (typeof filterKeys)[number];

export interface EventFilters extends Partial<Record<IdFilter, number | undefined>> {
  /** Any of these versions. */
  version?: VersionCode[] | undefined;
  /** All of these features. */
  access?: AccessFeature[] | undefined;
  /** Only what can be followed without German. */
  english?: boolean | undefined;
  time?: PartOfDay | undefined;
}

/** What a list of events is asked for. Days are ISO cinema days. */
export interface EventsQuery extends EventFilters {
  /** From this cinema day on; nothing given: from today on. */
  date?: string | undefined;
  /** First and last day, inclusive; they win over `date`. */
  from?: string | undefined;
  to?: string | undefined;
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
export function isIsoDay(text: string): boolean {
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

const positive = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

function oneOf<T extends string>(text: string | null, known: readonly T[]): T | undefined {
  return known.find((value) => value === text);
}

/** The known values of a comma-separated list, each once and in the order of `known`; undefined if none. */
function listOf<T extends string>(text: string | null, known: readonly T[]): T[] | undefined {
  const asked = new Set((text ?? "").split(",").map((value) => value.trim()));
  const found = known.filter((value) => asked.has(value));
  return found.length > 0 ? found : undefined;
}

/** The state an address means. What is unknown or malformed is left out. */
export function parseProgrammeQuery(params: URLSearchParams): ProgrammeQuery {
  const query: ProgrammeQuery = {
    date: dayFromUrl(params.get("date")),
    view: oneOf(params.get("view"), programmeViews) ?? "tage",
    version: listOf(params.get("version"), versionCodes),
    access: listOf(params.get("access"), accessFeatures),
    english: params.get("english") === "1" || undefined,
    time: oneOf(params.get("time"), partsOfDay),
    page: positive(params.get("page")),
    overlay: params.has("overlay"),
  };
  for (const key of idFilters) query[key] = positive(params.get(key));
  return query;
}

function filterEntries(query: EventFilters): [string, string][] {
  const entries: [string, string | undefined][] = [
    ...idFilters.map((key): [string, string | undefined] => [key, query[key]?.toString()]),
    ["version", query.version?.join(",")],
    ["access", query.access?.join(",")],
    ["english", query.english ? "1" : undefined],
    ["time", query.time],
  ];
  return entries.filter((entry): entry is [string, string] => Boolean(entry[1]));
}

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
    ["page", query.page?.toString()],
    ["page_size", query.page_size?.toString()],
  ];
  return Object.fromEntries([
    ...plain.filter((entry): entry is [string, string] => entry[1] !== undefined),
    ...filterEntries(query),
  ]);
}

/** What of a filter is set, as addresses carry it. */
export function chosenValues(filters: EventFilters, key: FilterKey): string[] {
  const value = filters[key];
  if (Array.isArray(value)) return value;
  if (key === "english") return value ? ["1"] : [];
  return value === undefined ? [] : [String(value)];
}

/** The filters that are set, without date and page. */
export function activeFilters(query: EventFilters): FilterKey[] {
  const set = new Set(filterEntries(query).map(([key]) => key));
  return filterKeys.filter((key) => set.has(key));
}

/** True if any filter is set or the list does not begin today: then teasers are hidden. */
export function isFiltered(query: EventFilters & { date?: string | undefined }, today: string): boolean {
  return activeFilters(query).length > 0 || (query.date !== undefined && query.date !== today);
}
