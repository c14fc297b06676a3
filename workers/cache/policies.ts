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

/** KV keeps nothing for less, in seconds. */
export const shortestStored = minute;

/**
 * The named policies; the only place with such numbers. Every key also varies on the build, the
 * content generation, the path (with its language), the query keys the route knows and, in
 * tests, the clock that was set. A publish moves the generation, so `structure` may be long.
 */
export const policies = {
  /** Documents and their data: "tonight" and "already started" move with the clock. */
  page: { fresh: 30, staleWhileRevalidate: minute, staleIfError: 7 * day },
  /** Calendars, news and maps of the site: programs fetch them by the hour. */
  feed: { fresh: 5 * minute, staleWhileRevalidate: hour, staleIfError: 7 * day },
  /** Lists and details of the programme, which depend on the time in the same way. */
  programme: { fresh: 30, staleWhileRevalidate: minute, staleIfError: 7 * day },
  /** The same, narrowed by a query: there are too many of them to keep each for long. */
  filtered: { fresh: 30, staleWhileRevalidate: minute, staleIfError: day, stored: "again" },
  /** Looked for in words of one's own, or by what the house has never heard of: of these there is no end. */
  searched: { fresh: 30, staleWhileRevalidate: minute, staleIfError: 10 * minute, stored: "never" },
  /** What only an editor's publish changes: settings, menus, options. */
  structure: { fresh: 10 * minute, staleWhileRevalidate: hour, staleIfError: 30 * day },
} as const satisfies Record<string, Policy>;

const ms = 1_000;

/** How long an isolate remembers what it knows, and a request waits for what another one does; in milliseconds. */
export const waits = {
  /** One reading of the database serves all requests of this time: a storm on one show is one query. */
  reading: ms,
  /** For the same reading by another request of this isolate, whose visitor may have left. */
  sharedReading: 2 * ms,
  /** For the same answer being made by another request of this isolate. */
  sharedMaking: 5 * ms,
  /** How long a failure is remembered: meanwhile the last good answer stands in at once. */
  afterFailure: 10 * ms,
  /** The runtime ends what it does behind an answer after this time. */
  background: 30 * ms,
  /** How often KV is asked for the generation. */
  generation: ms,
  /** A generation that KV has confirmed within this time is served while KV is asked again: KV's own bound. */
  confirmedGeneration: minute * ms,
  /** Whether the site is online and what it redirects, unless something is published. */
  siteFacts: 30 * ms,
  /** What the parts have said to `/readyz`. */
  readiness: 5 * ms,
  /** What is known of a picture: whether it exists, and until when it may be shown. */
  pictureFacts: 30 * ms,
  /** What was last known of a picture while the database is away. */
  lastPictureFacts: hour * ms,
  /** How long one picture may take another's room while it is being kept. */
  upload: minute * ms,
  /** The last configuration of a screening, likewise. It has a version: the object keeps the newer one. */
  lastConfiguration: 10 * minute * ms,
} as const;

/** How long browsers may keep a picture, in seconds. */
export const pictureAges = {
  /** Nothing, or another picture in the place of the one that is meant. */
  standIn: minute,
  /** Cards for social networks follow the point of interest. */
  card: day,
  /** Everything else never changes, as long as there are rights to show it. */
  variant: 365 * day,
} as const;

export type PolicyName = keyof typeof policies;
