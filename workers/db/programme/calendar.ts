import { and, eq, gte, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { dayState } from "~/domain/box-office/sale";
import type { EventsQuery } from "~/domain/programme/query";
import type { CalendarDay, DayState } from "~/domain/programme/schema";
import { addDays, cinemaDay } from "~/domain/time/cinema-day";
import type { Database } from "../client";
import { eventsWhere, rangeOf, toCome, type DayRange } from "./event-filters";
import { saleColumns, stateOf, type SaleRow } from "./sale-rows";
import { availability } from "../schema/box-office";
import { event } from "../schema/programme";
import { openingHoursException } from "../schema/site";
import { houseTimeZone } from "../site/site-settings";

/** Days a closure is drawn out to at most. */
const longestClosure = 366;

function closedDays(closures: readonly { from: string; to: string }[], { from, to }: DayRange): Set<string> {
  const days = new Set<string>();
  for (const closure of closures) {
    const first = closure.from < from ? from : closure.from;
    const last = to !== undefined && to < closure.to ? to : closure.to;
    for (let day = first, n = 0; day <= last && n < longestClosure; day = addDays(day, 1), n += 1) days.add(day);
  }
  return days;
}

/**
 * The days of the programme for a query (its page does not matter): how many events are to come, and
 * the days the house is closed. Two queries.
 */
export async function listCalendar(db: Database, query: EventsQuery, { now }: { now: number }): Promise<CalendarDay[]> {
  const zone = await houseTimeZone(db);
  const range = rangeOf(query, cinemaDay(now, zone));
  const days = db
    .select({ from: event.cinemaDay, to: event.cinemaDay, count: sql<number>`count(*)`.as("count") })
    .from(event)
    .where(and(eventsWhere(query, range), toCome(now)))
    .groupBy(event.cinemaDay);
  const exceptions = db
    .select({
      from: openingHoursException.dateFrom,
      to: openingHoursException.dateTo,
      count: sql<number>`0`.as("count"),
    })
    .from(openingHoursException)
    .where(and(eq(openingHoursException.closed, true), gte(openingHoursException.dateTo, range.from)));
  const rows = await unionAll(days, exceptions);
  const found = rows.flatMap(({ from: date, count }) => (count > 0 ? [{ date, count }] : []));
  const known = new Set(found.map(({ date }) => date));
  const closures = rows.filter(({ count }) => count === 0);
  const closed = [...closedDays(closures, range)].filter((date) => !known.has(date));
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
