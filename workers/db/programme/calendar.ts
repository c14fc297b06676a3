import { and, asc, count, eq, gte, sql } from "drizzle-orm";
import { dayState } from "~/domain/box-office/sale";
import type { EventsQuery } from "~/domain/programme/query";
import type { CalendarDay, DayState } from "~/domain/programme/schema";
import { addDays, cinemaDay } from "~/domain/time/cinema-day";
import type { Database } from "../client";
import { eventsWhere, rangeOf, toCome } from "./event-filters";
import { saleColumns, stateOf, type SaleRow } from "./sale-rows";
import { availability } from "../schema/box-office";
import { event } from "../schema/programme";
import { openingHoursException } from "../schema/site";
import { houseTimeZone } from "../site/site-settings";

/** Days a closure is drawn out to at most. */
const longestClosure = 366;

function closedDays(closures: readonly { dateFrom: string; dateTo: string }[], from: string): Set<string> {
  const days = new Set<string>();
  for (const { dateFrom, dateTo } of closures) {
    const first = dateFrom < from ? from : dateFrom;
    for (let day = first, n = 0; day <= dateTo && n < longestClosure; day = addDays(day, 1), n += 1) days.add(day);
  }
  return days;
}

/**
 * The days of the programme for a query (its page does not matter): how many events are to come, and
 * the days the house is closed. Three queries, the last two at once.
 */
export async function listCalendar(db: Database, query: EventsQuery, { now }: { now: number }): Promise<CalendarDay[]> {
  const zone = await houseTimeZone(db);
  const range = rangeOf(query, cinemaDay(now, zone));
  const days = db
    .select({ date: event.cinemaDay, count: count() })
    .from(event)
    .where(and(eventsWhere(query, range), toCome(now)))
    .groupBy(event.cinemaDay)
    .orderBy(asc(event.cinemaDay));
  const closures = db
    .select({ dateFrom: openingHoursException.dateFrom, dateTo: openingHoursException.dateTo })
    .from(openingHoursException)
    .where(and(eq(openingHoursException.closed, true), gte(openingHoursException.dateTo, range.from)));
  const [found, closedRanges] = await Promise.all([days, closures]);
  const known = new Set(found.map(({ date }) => date));
  const closed = [...closedDays(closedRanges, range.from)].filter(
    (date) => !known.has(date) && (range.to === undefined || date <= range.to),
  );
  return [
    ...found.map((day): CalendarDay => ({ ...day, closed: false })),
    ...closed.map((date): CalendarDay => ({ date, count: 0, closed: true })),
  ].sort((a, b) => a.date.localeCompare(b.date));
}

/**
 * What the days of a query still have to sell, of what is to come. Days of which nothing can be said are left out.
 * Two queries.
 */
export async function listDayStates(db: Database, query: EventsQuery, { now }: { now: number }): Promise<DayState[]> {
  const range = rangeOf(query, cinemaDay(now, await houseTimeZone(db)));
  const rows = await db.all<SaleRow & { date: string }>(sql`
    SELECT ${event.cinemaDay} AS date, ${saleColumns}
    FROM ${event} LEFT JOIN ${availability} ON ${availability.eventId} = ${event.id}
    WHERE ${and(eventsWhere(query, range), toCome(now))} ORDER BY ${event.cinemaDay}`);
  const days = Map.groupBy(rows, ({ date }) => date);
  return [...days].flatMap(([date, events]) => {
    const state = dayState(events.map((row) => stateOf(row, now)));
    return state ? [{ date, state }] : [];
  });
}
