import type { Api } from "~/api/client";
import type { Paged } from "~/domain/common/schema";
import { dayAhead } from "~/domain/programme/evening";
import { groupByDay, splitByNow } from "~/domain/programme/grouping";
import { toSearchParams, type EventsQuery } from "~/domain/programme/query";
import { listed, type ListedEvent } from "~/domain/programme/listed";
import { addDays } from "~/domain/time/cinema-day";

/** What an event list is about. Days are cinema days, inclusive. */
export interface ListWish {
  from: string;
  to: string | null;
  tag: number | null;
  /** So many shows, and what else their last day has. */
  limit: number;
}

/** Shows, and where the programme goes on behind them. */
export interface Shows {
  events?: ListedEvent[];
  /** Its first day (null: not said) and the query of its address. */
  rest?: { day: string | null; search: string };
}

export interface Asking {
  /** A page of events; asked twice for the same, it reads once. */
  events: (query: EventsQuery) => Promise<Paged<ListedEvent>>;
  today: string;
  /** Epoch milliseconds. */
  now: number;
}

/** What modules that bring something are made from. */
export interface ModuleSource extends Asking {
  api: Api;
}

/** One size for all lists, so that those of one page share their calls. */
const pageSize = 48;
const longestList = 40;

/** The days an event list is about, from its props and the cinema day of the request. */
export function wishOf(props: Record<string, unknown>, today: string): ListWish {
  const day = (value: unknown): string | null =>
    typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
  const from = day(props.date_from) ?? today;
  const base = {
    from: from < today ? today : from,
    to: day(props.date_to),
    tag: typeof props.tag === "number" ? props.tag : null,
    limit: typeof props.limit === "number" ? Math.min(Math.max(1, props.limit), longestList) : 10,
  };
  switch (props.filters) {
    case "next_3_days":
      return { ...base, from: addDays(today, 1), to: addDays(today, 3) };
    case "weekend":
      return { ...base, ...weekend(today) };
    case "tonight":
      return { ...base, from: today, to: null };
    default:
      return base;
  }
}

/** Friday to Sunday: the one that is on, or the next. */
function weekend(today: string): { from: string; to: string } {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const sunday = addDays(today, (7 - weekday) % 7);
  const friday = addDays(sunday, -2);
  return { from: friday > today ? friday : today, to: sunday };
}

/** Shows from the wish's first day on, in whole days: page after page until `isEnough`. A last day that goes on is left out. */
async function wholeDays(
  wish: ListWish,
  { events, today }: Asking,
  isEnough: (found: readonly ListedEvent[]) => boolean,
): Promise<ListedEvent[]> {
  const first = wish.from > addDays(today, 1) ? wish.from : today;
  const found: ListedEvent[] = [];
  for (let page = 1; ; page += 1) {
    const query: EventsQuery = { from: first, page_size: pageSize, ...(wish.tag !== null && { tag: wish.tag }) };
    const { results, next } = await events(page === 1 ? query : { ...query, page });
    found.push(...results);
    const last = found.at(-1)?.day;
    const whole = (next === null ? found : found.filter(({ day }) => day !== last)).filter(
      ({ day }) => day >= wish.from,
    );
    if (next === null || isEnough(whole)) return whole;
  }
}

const search = (wish: ListWish, date?: string): string => {
  const params = toSearchParams({ ...(date && { date }), ...(wish.tag !== null && { tag: wish.tag }) }).toString();
  return params && `?${params}`;
};

/** All shows of the next day that has an evening to come, those that have begun included. */
export async function showsOfEvening(wish: ListWish, asking: Asking): Promise<Shows> {
  const { now } = asking;
  const whole = await wholeDays(wish, asking, (found) => dayAhead(found, now).length > 0);
  return { events: dayAhead(whole, now).map(listed), rest: { day: null, search: search(wish) } };
}

/**
 * Shows to come by whole days, until there are as many as wished for. `rest` is the first day of the programme that has
 * shows and is not listed.
 */
export async function showsToCome(wish: ListWish, asking: Asking): Promise<Shows> {
  const daysOf = (found: readonly ListedEvent[]) => groupByDay(splitByNow(found, asking.now).upcoming);
  const countOf = (days: ReturnType<typeof daysOf>): number => days.reduce((sum, { events }) => sum + events.length, 0);
  const isBeyond = ({ day }: { day: string }): boolean => wish.to !== null && day > wish.to;
  const endOf = (days: ReturnType<typeof daysOf>): number =>
    days.findIndex((day, index) => isBeyond(day) || countOf(days.slice(0, index)) >= wish.limit);
  const days = daysOf(await wholeDays(wish, asking, (found) => endOf(daysOf(found)) !== -1));
  const end = endOf(days);
  const rest = days[end]?.day;
  return {
    events: days.slice(0, end === -1 ? undefined : end).flatMap(({ events }) => events.map(listed)),
    ...(rest !== undefined && { rest: { day: rest, search: search(wish, rest) } }),
  };
}
