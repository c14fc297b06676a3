import { and, asc, count, eq, gte, sql } from "drizzle-orm";
import type { EventsQuery } from "~/domain/programme/query";
import type { CalendarDay, DayState } from "~/domain/programme/schema";
import { addDays, cinemaDay } from "~/domain/time/cinema-day";
import type { Database } from "./client";
import { eventsWhere, rangeOf, toCome } from "./event-filters";
import { availability } from "./schema/box-office";
import { event } from "./schema/programme";
import { openingHoursException } from "./schema/site";
import { houseTimeZone } from "./site-settings";

/** Days a closure is drawn out to at most. */
const longestClosure = 366;

/**
 * How much of a show is left, as a number: 2 available, 1 limited (`isLimited` of the box office), 0
 * sold out. Shows nobody has looked at yet have no row and are available; cancelled ones count as nothing.
 */
const left = sql`CASE
  WHEN ${event.status} = 'cancelled' OR ${availability.sales} = 'cancelled' THEN 0
  WHEN ${availability.free} IS NULL THEN 2
  WHEN ${availability.free} <= 0 THEN 0
  WHEN ${availability.free} < 10 OR ${availability.free} * 5 < ${availability.capacity} THEN 1
  ELSE 2 END`;

const states = ["sold-out", "limited", "available"] as const;

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

/** What the days of a query still have to sell, of what is to come: the best of each day. Two queries. */
export async function listDayStates(db: Database, query: EventsQuery, { now }: { now: number }): Promise<DayState[]> {
  const range = rangeOf(query, cinemaDay(now, await houseTimeZone(db)));
  const days = await db
    .select({ date: event.cinemaDay, best: sql<number>`max(${left})`.as("best") })
    .from(event)
    .leftJoin(availability, eq(availability.eventId, event.id))
    .where(and(eventsWhere(query, range), toCome(now)))
    .groupBy(event.cinemaDay)
    .orderBy(asc(event.cinemaDay));
  return days.map(({ date, best }) => ({ date, state: states[best] ?? "available" }));
}
