import { accessFeatures, versionCodes } from "~/domain/programme/values";
import {
  chosenValues,
  idFilters,
  isIdFilter,
  type EventFilters,
  type FacetOption,
  type Facets,
  type FilterKey,
} from "~/domain/programme/query";
import { partsOfDay } from "~/domain/time/parts-of-day";
import { useT } from "~/i18n/use-t";
import type { PageState } from "../state/query-links";

/** A filter with a list of choices. `english` has none: it is on or off. */
export type ListFilter = Exclude<FilterKey, "english">;

/** Filters every house has; the others show if the settings name them. */
const always: readonly ListFilter[] = ["access", "time"];
const multiple: ReadonlySet<string> = new Set(["version", "access"]);
const lists: readonly ListFilter[] = [...idFilters, "version", "access", "time"];
const known: ReadonlySet<string> = new Set(lists);

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

/** The change that makes exactly these values selected. */
export function changeTo(key: ListFilter, values: readonly string[]): Partial<PageState> {
  if (isIdFilter(key)) return { [key]: values[0] ? Number(values[0]) : undefined };
  const picked = <T extends string>(all: readonly T[]) => all.filter((value) => values.includes(value));
  const some = <T>(list: T[]) => (list.length > 0 ? list : undefined);
  if (key === "version") return { version: some(picked(versionCodes)) };
  if (key === "access") return { access: some(picked(accessFeatures)) };
  return { time: picked(partsOfDay)[0] };
}

/**
 * The filters to show, in the order of the settings, with their choices and true counts. One that an
 * address sets shows, too, so that it has its name and can be changed.
 */
export function useFilterFields(visible: readonly string[], filters: EventFilters, facets: Facets): FilterField[] {
  const t = useT("programme");
  const names = useChoiceNames();
  const shown = new Set([...visible.filter((key): key is ListFilter => known.has(key)), ...always]);
  const keys = [...shown, ...lists.filter((key) => !shown.has(key) && filters[key] !== undefined)];
  return keys.flatMap((key): FilterField[] => {
    const selected = new Set(chosenValues(filters, key));
    const choices = (facets.options[key] ?? []).map((option) => ({
      ...option,
      ...names(key, option),
      selected: selected.has(option.value),
    }));
    return choices.length > 0 ? [{ key, label: t(`filters.${key}`), multiple: multiple.has(key), choices }] : [];
  });
}

type ChoiceNames = (key: ListFilter, option: FacetOption) => { name: string; hint?: string };

/** Versions, features and times of day have their words here; everything else is named by the house. */
function useChoiceNames(): ChoiceNames {
  const t = useT("programme");
  const common = useT("common");
  return (key, option) => {
    const version = versionCodes.find((code) => key === "version" && code === option.value);
    if (version) return { name: common(`version.${version}`), hint: common(`version.long.${version}`) };
    const feature = accessFeatures.find((name) => key === "access" && name === option.value);
    if (feature) return { name: common(`access.${feature}`) };
    const part = partsOfDay.find((name) => key === "time" && name === option.value);
    if (part) return { name: t(`time.${part}`), hint: t(`time.${part}Hint`) };
    return { name: option.name };
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
  const hidden = lists
    .filter((key) => state[key] !== undefined && !chips.some((chip) => chip.key.startsWith(`${key}-`)))
    .map((key) => ({ key, name: t(`filters.${key}`), change: changeTo(key, []) }));
  return [...chips, ...hidden];
}
