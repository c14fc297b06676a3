import { activeFilters, filtersOf } from "~/domain/programme/filters";
import { formatDay } from "~/domain/format/day";
import type { Translate } from "~/i18n/translator";
import type { ProgrammeData } from "./load";
import { searchOf, type PageState } from "./query-links";

/** Single filters whose lists are worth finding: they are what people look for. */
const findable = new Set(["series", "tag", "english"]);

/**
 * The query of the canonical address: views, pages of the plain list in its usual order, and lists by one findable
 * filter stand for themselves, everything else for the plain list of its view.
 */
export function canonicalSearch(state: PageState): string {
  const { view } = state;
  const page = state.sort === undefined ? state.page : undefined;
  const filters = activeFilters(state);
  const [only] = filters;
  if (state.date !== undefined || filters.length > 1 || (only !== undefined && !findable.has(only)))
    return searchOf({ view });
  return searchOf({ ...filtersOf(state), view, page });
}

/** True for lists that nobody should find: combinations of filters, and empty ones. */
export function isUnlisted({ state, facets }: ProgrammeData): boolean {
  return activeFilters(state).length > 1 || facets.count === 0;
}

/** Title and description. `written`: how the house writes the page's language. */
export function programmeHead(data: ProgrammeData, written: string, t: Translate<"programme">) {
  const { state, view } = data;
  const day = (iso: string) => formatDay(iso, "day-month", written);
  const page = state.page && state.page > 1 ? state.page : undefined;
  const title = () => {
    if (view.kind === "woche") return t("meta.titleWeek", { from: day(view.from), to: day(view.to) });
    if (view.kind === "filme") return page ? t("meta.titleFilmsPage", { page }) : t("meta.titleFilms");
    if (state.date) return t("meta.titleDay", { day: day(state.date) });
    return page ? t("meta.titlePage", { page }) : t("meta.title");
  };
  return { title: title(), description: t("meta.description"), newsTitle: t("feeds.news") };
}
