import type { FeedEntry } from "~/domain/programme/feed-schema";
import type { FeedHouse } from "./house";

/** Title and language version: what somebody looks for in a list. */
export const titleOf = ({ words }: FeedHouse, { title, language_version: version }: FeedEntry): string =>
  version ? `${title} (${words(`version.${version.code}`)})` : title;

/** What is said of an event below its title, a line each. */
export function factsOf({ t }: FeedHouse, entry: FeedEntry): string[] {
  const { original_title, title, directors, countries, year, runtime, series, extras } = entry;
  const film = [
    directors.slice(0, 2).join(", "),
    [countries.join("/"), year].filter(Boolean).join(" "),
    runtime === null ? "" : t("minutes", { count: runtime }),
  ];
  return [
    original_title === title ? "" : (original_title ?? ""),
    film.filter(Boolean).join(" · "),
    [series?.name, ...extras.map(({ name }) => name)].filter(Boolean).join(" · "),
  ].filter((line) => line !== "");
}
