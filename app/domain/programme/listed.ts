import type { EventListItem } from "./schema";

const ofShowing = [
  "id",
  "url",
  "date_start",
  "day",
  "status",
  "room",
  "language_version",
] as const satisfies readonly (keyof EventListItem)[];

const inWeek = [
  ...ofShowing,
  "title",
  "production",
  "series",
  "runtime",
  "directors",
  "fallback",
] as const satisfies readonly (keyof EventListItem)[];

const inList = [
  ...inWeek,
  "original_title",
  "original_lang",
  "event_type_new",
  "previous_start",
  "venue",
  "year",
  "countries",
  "age_rating",
  "format",
  "image",
  "extras",
  "labels",
  "price_from",
  "is_free",
  "has_quick_buy",
  "has_sample",
  "ticket_url",
] as const satisfies readonly (keyof EventListItem)[];

const besideFilms = [
  ...ofShowing,
  "title",
  "original_title",
  "original_lang",
  "subtitle",
  "event_type_new",
  "series",
  "image",
  "fallback",
] as const satisfies readonly (keyof EventListItem)[];

const inNext = [
  "id",
  "url",
  "title",
  "date_start",
  "image",
  "language_version",
  "room",
  "format",
  "extras",
  "fallback",
] as const satisfies readonly (keyof EventListItem)[];

/** What a start time says. */
export type ListedShowing = Pick<EventListItem, (typeof ofShowing)[number]>;
/** What a cell or a line of the week needs of an event. */
export type WeekEvent = Pick<EventListItem, (typeof inWeek)[number]>;
/** What an event that is no film needs where films are listed. */
export type EventBesideFilms = Pick<EventListItem, (typeof besideFilms)[number]>;
/** What a row of a list, its ticket place and its booking dialog need of an event. */
export type ListedEvent = Pick<EventListItem, (typeof inList)[number]>;

/** What a row needs of a show that is suggested. */
export type NextShow = Pick<EventListItem, (typeof inNext)[number]>;

/** Of `whole` only what `keys` name: what nobody shows is not written into a page. */
export const picked = <Whole extends object, Key extends keyof Whole>(whole: Whole, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;

/** What a row needs of an event: a page carries its data a second time, for the browser. */
export const listed = (event: ListedEvent): ListedEvent => picked(event, inList);
/** What the week needs of an event. */
export const listedInWeek = (event: WeekEvent): WeekEvent => picked(event, inWeek);
/** What a list of films needs of an event that is none. */
export const listedBesideFilms = (event: EventBesideFilms): EventBesideFilms => picked(event, besideFilms);
/** What a start time needs of its showing. */
export const listedShowing = (showing: ListedShowing): ListedShowing => picked(showing, ofShowing);
/** What a row needs of a show that is suggested. */
export const nextShow = (event: NextShow): NextShow => picked(event, inNext);
