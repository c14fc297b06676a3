import { readId } from "../common/id";
import { partsOfDay } from "../time/parts-of-day";
import { accessFeatures, versionCodes } from "./values";

/*
 * The filters of the programme, one row each: what an address may say and what is meant by it. Keys,
 * the canonical form, the API's schema and the queries of stored pages derive from this table.
 * No schema library here: this is part of what a visitor loads.
 */

/** The id of one option. */
const id = () => ({ kind: "id" as const, words: [], read: readId });

/** On or off. */
const flag = () => ({
  kind: "flag" as const,
  words: [],
  read: (text: string): boolean | undefined => (text === "1" ? true : text === "0" ? false : undefined),
});

/** One of these words. */
const oneOf = <T extends string>(words: readonly T[]) => ({
  kind: "one" as const,
  words,
  read: (text: string): T | undefined => words.find((word) => word === text),
});

/** The known words of a comma-separated list, each once and in the order of the table. */
const listOf =
  <T extends string>(words: readonly T[]) =>
  (text: string): T[] | undefined => {
    const asked = new Set(text.split(",").map((word) => word.trim()));
    const found = words.filter((word) => asked.has(word));
    return found.length > 0 ? found : undefined;
  };

const anyOf = <T extends string>(words: readonly T[]) => ({ kind: "any" as const, words, read: listOf(words) });
const allOf = <T extends string>(words: readonly T[]) => ({ kind: "all" as const, words, read: listOf(words) });

/** Every filter the programme knows, in the order of addresses; which ones show is a setting. */
export const filters = {
  room: id(),
  type: id(),
  tag: id(),
  series: id(),
  genre: id(),
  season: id(),
  exhibition_type: id(),
  version: anyOf(versionCodes),
  access: allOf(accessFeatures),
  english: flag(),
  time: oneOf(partsOfDay),
};

type Filters = typeof filters;
export type FilterKey = keyof Filters;
export type FilterValue<Key extends FilterKey> = NonNullable<ReturnType<Filters[Key]["read"]>>;
export type EventFilters = { [Key in FilterKey]?: FilterValue<Key> | undefined };

type KeyOf<Kind> = { [Key in FilterKey]: Filters[Key]["kind"] extends Kind ? Key : never }[FilterKey];
/** On or off; every other filter has a list of choices. */
export type FlagFilter = KeyOf<"flag">;
export type ListFilter = Exclude<FilterKey, FlagFilter>;
/** Choices are words of the house's texts, not records with names. */
type WordFilter = KeyOf<"any" | "all" | "one">;
/** Key of a choice's name in the message files: "version.OmU". */
export type WordKey<Key extends WordFilter = WordFilter> = {
  [K in Key]: `${K}.${Filters[K]["words"][number]}`;
}[Key];

export const filterKeys = Object.keys(filters) as FilterKey[];
const isFlag = (key: FilterKey): key is FlagFilter => filters[key].kind === "flag";
export const flagFilters = filterKeys.filter(isFlag);
export const listFilters = filterKeys.filter((key): key is ListFilter => !isFlag(key));
/** True for filters of which several choices can be set at once. */
export const isMultiple = (key: FilterKey): boolean => ["any", "all"].includes(filters[key].kind);

/** The key of a choice's name in the message files; null for choices that the house names. */
export function wordKeyOf(key: FilterKey, value: string): WordKey | null {
  const words: readonly string[] = filters[key].words;
  return words.includes(value) ? (`${key}.${value}` as WordKey) : null;
}

/** True for the names of a filter's choices. */
export const isWordOf = <Key extends WordFilter>(
  key: Key,
  word: WordKey,
): word is Extract<WordKey, `${Key}.${string}`> => word.startsWith(`${key}.`);

/** Reads each filter with what is said of it. What is unknown or malformed is left out. */
export const readFilters = (said: (key: FilterKey) => string | null | undefined): EventFilters =>
  Object.fromEntries(filterKeys.map((key) => [key, filters[key].read(said(key) ?? "")])) as EventFilters;

/** Only what narrows the list: neither date nor view nor page. */
export const filtersOf = (query: EventFilters): EventFilters =>
  Object.fromEntries(filterKeys.map((key) => [key, query[key]])) as EventFilters;

/** The filters that are set, as addresses carry them. */
export const filterEntries = (query: EventFilters): [FilterKey, string][] =>
  filterKeys.flatMap((key): [FilterKey, string][] => {
    const value = query[key];
    return value === undefined || value === false ? [] : [[key, value === true ? "1" : String(value)]];
  });

/** The filters that are set. */
export const activeFilters = (query: EventFilters): FilterKey[] => filterEntries(query).map(([key]) => key);

/** What of a filter is set, as addresses carry it. */
export function chosenValues(query: EventFilters, key: FilterKey): string[] {
  const [, text] = filterEntries({ [key]: query[key] })[0] ?? [];
  return text?.split(",") ?? [];
}

/** The change that makes exactly these values of a filter set. */
export const changeTo = (key: FilterKey, values: readonly string[]): EventFilters => ({
  [key]: filters[key].read(isMultiple(key) ? values.join(",") : (values[0] ?? "")),
});

/** True if all of what is said of a filter means something: what is read above leniently, read strictly. */
export const isMeant = (key: FilterKey, text: string): boolean =>
  (isMultiple(key) ? text.split(",") : [text]).every((part) => filters[key].read(part.trim()) !== undefined);
