/**
 * The query keys each page knows. A page is rendered and stored for these keys only; campaign
 * parameters and inventions lead to the same page. A route that reads another key enters it here.
 */
const programme = [
  "date",
  "view",
  "room",
  "type",
  "tag",
  "series",
  "genre",
  "season",
  "exhibition_type",
  "version",
  "access",
  "english",
  "time",
  "page",
  "sort",
  "overlay",
  "filters",
  "calendar",
];
const films = [
  "season",
  "exhibition_type",
  "tag",
  "genre",
  "series",
  "version",
  "access",
  "english",
  "date",
  "q",
  "sort",
  "page",
  "view",
];
const film = ["date"];
const event = ["overlay", "timeslot", "group", "step", "images"];
const favorites = ["films"];
const account = ["next"];
const list = ["page", "category", "tag", "q"];

const table: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/programm\/?$/, programme],
  [/^\/programm\//, event],
  [/^\/alle-filme\/?$/, films],
  [/^\/alle-filme\//, film],
  [/^\/user\/favorites\/?$/, favorites],
  [/^\/user\//, account],
  [/^\//, list],
];

/** Keys of a single-fetch request: which loaders it asks for. */
export const dataKeys = ["_routes"] as const;

/** Keys that mean an editor's view: such requests are never stored. */
export const editorKeys = ["v", "edit", "noToolbar", "version_id"] as const;

/** The keys known to the page at this path (below the language prefix). */
export function pageQueryKeys(rest: string): readonly string[] {
  return table.find(([pattern]) => pattern.test(rest))?.[1] ?? [];
}
