/** How long an answer may be used, in seconds. */
export interface Policy {
  /** Served without a question. */
  fresh: number;
  /** After that served once more while a new one is made. */
  staleWhileRevalidate: number;
  /** How long the last good copy may stand in for an answer that cannot be made. */
  staleIfError: number;
  /**
   * When KV gets a copy besides the isolate's memory: at once if nothing else is said, where the house
   * decides how many addresses there are; `again`: when somebody asks a second time; `never`.
   */
  stored?: "again" | "never";
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The named policies; the only place with such numbers. Every key also varies on the build, the
 * content generation, the path (with its language), the query keys the route knows and, in
 * tests, the clock that was set. A publish moves the generation, so `structure` may be long.
 */
export const policies = {
  /** Documents and their data: "tonight" and "already started" move with the clock. */
  page: { fresh: 30, staleWhileRevalidate: minute, staleIfError: 7 * day },
  /** Lists and details of the programme, which depend on the time in the same way. */
  programme: { fresh: 30, staleWhileRevalidate: minute, staleIfError: 7 * day },
  /** The same, narrowed by a query: there are too many of them to keep each for long. */
  filtered: { fresh: 30, staleWhileRevalidate: minute, staleIfError: day, stored: "again" },
  /** Looked for in words of one's own, or by what the house has never heard of: of these there is no end. */
  searched: { fresh: 30, staleWhileRevalidate: minute, staleIfError: 10 * minute, stored: "never" },
  /** What only an editor's publish changes: settings, menus, options. */
  structure: { fresh: 10 * minute, staleWhileRevalidate: hour, staleIfError: 30 * day },
} as const satisfies Record<string, Policy>;

export type PolicyName = keyof typeof policies;
