import { translate, type LocaleCode, type Translated } from "~/domain/locale/locales";
import { chosenValues, filters, type FilterKey } from "~/domain/programme/filters";
import type { EventsQuery, FacetOption } from "~/domain/programme/query";

interface StoredOption {
  value: string | number;
  name?: Translated;
  n: number;
}

/** Options as they were counted: those that leave something, and those that are chosen in any case. */
export function readOptions(
  key: FilterKey,
  column: string,
  { query, lang }: { query: EventsQuery; lang: LocaleCode },
): FacetOption[] {
  const parsed = JSON.parse(column) as StoredOption[] | Record<string, number>;
  const stored = Array.isArray(parsed)
    ? parsed
    : Object.entries(parsed).map(([value, n]): StoredOption => ({ value, n }));
  const chosen = new Set(chosenValues(query, key));
  // Words in the order people expect them in; records come in the order of the house.
  const words: readonly string[] = filters[key].words;
  const ordered = words.map((value) => stored.find((option) => option.value === value) ?? { value, n: 0 });
  const all = words.length > 0 ? ordered : stored;
  return all
    .filter(({ value, n }) => n > 0 || chosen.has(String(value)))
    .map(({ value, name, n }) => ({
      value: String(value),
      name: translate(name, lang).value || String(value),
      count: n,
    }));
}
