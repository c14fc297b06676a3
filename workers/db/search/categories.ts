import { searchCategories, type SearchCategory } from "~/domain/search/query";
import type { SearchKind } from "./search-index";

/** What a category holds. */
export const kindsOf: Record<SearchCategory, readonly SearchKind[]> = {
  events: ["event"],
  films: ["production"],
  articles: ["article"],
  people: ["person"],
  series: ["series"],
  house: ["venue", "page"],
};

/** The category of a kind. */
export const categoryOf = (kind: SearchKind): SearchCategory =>
  searchCategories.find((category) => kindsOf[category].includes(kind)) ?? "house";

/** All that is no event. */
export const otherCategories = searchCategories.filter((category) => category !== "events");
export type OtherCategory = (typeof otherCategories)[number];
