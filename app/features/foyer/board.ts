import type { BrowserApi } from "~/api/browser";
import { eveningAhead } from "~/domain/programme/evening";
import { labelsBeside } from "~/domain/programme/labels";
import { nightInto } from "~/domain/programme/grouping";
import { picked } from "~/domain/programme/listed";
import type { AvailabilityState, EventListItem } from "~/domain/programme/schema";
import { cinemaDayOf } from "~/domain/time/cinema-day";

const shown = ["id", "date_start", "day", "title", "status", "series", "image", "fallback"] as const;

/** A show as it stands on the screen. */
export interface FoyerShow extends Pick<EventListItem, (typeof shown)[number]> {
  room: string;
  version: EventListItem["language_version"];
  /** What the house calls it beside its series, and the print. */
  words: string[];
  /** The day into whose night it runs. */
  night: string | null;
  /** Null: sold elsewhere, or nowhere. */
  state: AvailabilityState | null;
}

/** What the foyer shows, as it was at a moment. */
export interface Board {
  /** Of the answer, ISO with the house's offset. */
  at: string;
  /** The cinema day of the shows; null without any. */
  day: string | null;
  /** In order, more than fit: a screen without a connection goes on with them. */
  shows: FoyerShow[];
}

const rows = 6;
/** Two full screens and more: nobody is offline for longer than that. */
const most = 24;
const pageSize = 48;

const shownOf = (event: EventListItem, state: AvailabilityState | null): FoyerShow => {
  const print = event.format?.endsWith(" mm") ? [event.format] : [];
  return {
    ...picked(event, shown),
    state,
    room: event.room?.name ?? "",
    version: event.language_version,
    words: [...labelsBeside(event), ...print],
    night: nightInto(event),
  };
};

/**
 * The evening that comes next at `now` (ISO with the house's offset), with what is left of its tickets. The server and the screen
 * itself ask alike. Rejects with the API's failure.
 */
export async function readBoard(api: Pick<BrowserApi, "events" | "availability">, now: string): Promise<Board> {
  const { results } = await api.events({ from: cinemaDayOf(now), page_size: pageSize });
  const evening = eveningAhead(results, Date.parse(now));
  const ahead = new Set(evening.events.slice(0, most).map(({ id }) => id));
  const events = results.filter(({ id }) => ahead.has(id)).toSorted(byStart);
  const { events: tickets } = await api.availability([...ahead], {});
  const states = new Map(tickets.map(({ event, state }) => [event, state]));
  return { at: now, day: evening.day, shows: events.map((event) => shownOf(event, states.get(event.id) ?? null)) };
}

const byStart = (a: EventListItem, b: EventListItem): number =>
  Date.parse(a.date_start) - Date.parse(b.date_start) || a.id - b.id;

/** The shows that stand on the screen at `now` (epoch ms): the next six that have not begun. */
export const nextShows = (shows: readonly FoyerShow[], now: number): FoyerShow[] =>
  shows.filter(({ date_start }) => Date.parse(date_start) > now).slice(0, rows);
