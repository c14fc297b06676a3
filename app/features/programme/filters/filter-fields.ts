import {
  changeTo,
  chosenValues,
  isMultiple,
  isWordOf,
  listFilters,
  wordKeyOf,
  type EventFilters,
  type ListFilter,
} from "~/domain/programme/filters";
import type { FacetOption, Facets } from "~/domain/programme/query";
import { useT } from "~/i18n/use-t";
import type { PageState } from "../state/query-links";

const known: ReadonlySet<string> = new Set(listFilters);

export interface FilterChoice extends FacetOption {
  selected: boolean;
  hint?: string;
}

export interface FilterField {
  key: ListFilter;
  label: string;
  multiple: boolean;
  choices: FilterChoice[];
}

/**
 * The filters to show, in the order of the settings, with their choices and true counts. One that an
 * address sets shows, too, so that it has its name and can be changed.
 */
export function useFilterFields(visible: readonly string[], filters: EventFilters, facets: Facets): FilterField[] {
  const t = useT("programme");
  const names = useChoiceNames();
  const shown = new Set(visible.filter((key): key is ListFilter => known.has(key)));
  const keys = [...shown, ...listFilters.filter((key) => !shown.has(key) && filters[key] !== undefined)];
  return keys.flatMap((key): FilterField[] => {
    const selected = new Set(chosenValues(filters, key));
    const choices = (facets.options[key] ?? []).map((option) => ({
      ...option,
      ...names(key, option),
      selected: selected.has(option.value),
    }));
    return choices.length > 0 ? [{ key, label: t(`filters.${key}`), multiple: isMultiple(key), choices }] : [];
  });
}

type ChoiceNames = (key: ListFilter, option: FacetOption) => { name: string; hint?: string };

/** Choices that are words have their names here, some a longer one beside it; the others are named by the house. */
function useChoiceNames(): ChoiceNames {
  const t = useT("programme");
  const common = useT("common");
  return (key, option) => {
    const word = wordKeyOf(key, option.value);
    if (word === null) return { name: option.name };
    // Words that rows say, too, are among the texts of every page.
    if (isWordOf("version", word)) return { name: common(word), hint: common(`${word}.long`) };
    if (isWordOf("access", word)) return { name: common(word) };
    return { name: t(word), ...(isWordOf("time", word) && { hint: t(`${word}.long`) }) };
  };
}

export interface FilterChip {
  key: string;
  name: string;
  /** The state without it. */
  change: Partial<PageState>;
}

/** One chip per selected thing, each with the way to remove it. */
export function useFilterChips(fields: readonly FilterField[], state: PageState): FilterChip[] {
  const t = useT("programme");
  const chips = fields.flatMap((field) =>
    field.choices
      .filter(({ selected }) => selected)
      .map(({ value, name }) => ({
        key: `${field.key}-${value}`,
        name,
        change: changeTo(
          field.key,
          field.choices.filter((choice) => choice.selected && choice.value !== value).map((choice) => choice.value),
        ),
      })),
  );
  // A filter whose option the house no longer has can still be removed.
  const hidden = listFilters
    .filter((key) => state[key] !== undefined && !chips.some((chip) => chip.key.startsWith(`${key}-`)))
    .map((key) => ({ key, name: t(`filters.${key}`), change: changeTo(key, []) }));
  return [...chips, ...hidden];
}
