import { and, desc, gte, inArray, lte, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { translate, type LocaleCode, type Translated } from "~/domain/locale/locales";
import type { OpeningHoursEntry, OpeningHoursToday } from "~/domain/opening-hours/schema";
import type { BreakingNews } from "~/domain/site/schema";
import { addDays, cinemaDay, isoWeekday } from "~/domain/time/cinema-day";
import type { Database } from "../client";
import { isOnlineAt } from "../columns/online-window";
import { breakingNews, openingHours, openingHoursException } from "../schema/site";
import { houseTimeZone } from "./site-settings";

/** The alerts that are online at `now` (epoch ms), newest first, in one language. One query. */
export async function listBreakingNews(db: Database, lang: LocaleCode, now: number): Promise<BreakingNews[]> {
  const rows = await db.select().from(breakingNews).where(isOnlineAt(breakingNews, now)).orderBy(desc(breakingNews.id));
  return rows.map((row) => ({
    id: row.id,
    title: translate(row.title, lang).value,
    text: translate(row.text, lang).value,
    link: row.linkUrl ? { url: row.linkUrl } : null,
    link_title: translate(row.linkTitle, lang).value,
  }));
}

interface StoredHours {
  timeFrom: string | null;
  timeTo: string | null;
  closed: boolean;
  alternativeText: Translated;
  alternativeLinkUrl: string;
}

const entryOf = (row: StoredHours, lang: LocaleCode): OpeningHoursEntry => ({
  time_from: row.timeFrom,
  time_to: row.timeTo,
  closed: row.closed,
  alternative_text: translate(row.alternativeText, lang).value,
  alternative_link_url: row.alternativeLinkUrl,
});

interface Span {
  weekday: SQL<number | null>;
  from: SQL<string | null>;
  to: SQL<string | null>;
}

const hoursOf = (table: typeof openingHours | typeof openingHoursException, { weekday, from, to }: Span) => ({
  id: table.id,
  sort: table.sort,
  timeFrom: table.timeFrom,
  timeTo: table.timeTo,
  closed: table.closed,
  alternativeText: table.alternativeText,
  alternativeLinkUrl: table.alternativeLinkUrl,
  weekday: weekday.as("weekday"),
  from: from.as("date_from"),
  to: to.as("date_to"),
});

const none = sql<null>`NULL`;
const weekly = hoursOf(openingHours, { weekday: sql`${openingHours.weekday}`, from: none, to: none });
const exceptions = hoursOf(openingHoursException, {
  weekday: none,
  from: sql`${openingHoursException.dateFrom}`,
  to: sql`${openingHoursException.dateTo}`,
});

/**
 * The weekly hours of a day (YYYY-MM-DD), the one before and the one after, and the exceptions that cover one of them. The page
 * of a show of today asks for its day what every page asks for today: the same question, which goes once. One query.
 */
function hoursAround(db: Database, day: string) {
  const [first, last] = [addDays(day, -1), addDays(day, 1)];
  return unionAll(
    db
      .select(weekly)
      .from(openingHours)
      .where(inArray(openingHours.weekday, [first, day, last].map(isoWeekday))),
    db
      .select(exceptions)
      .from(openingHoursException)
      .where(and(lte(openingHoursException.dateFrom, last), gte(openingHoursException.dateTo, first))),
  ).orderBy(sql`sort`, sql`id`);
}

type Hours = Awaited<ReturnType<typeof hoursAround>>;

/** What of some days' hours is a day's. */
function hoursOn(rows: Hours, day: string, lang: LocaleCode): OpeningHoursToday {
  const entries = (isMeant: (row: Hours[number]) => boolean) => rows.filter(isMeant).map((row) => entryOf(row, lang));
  return {
    date: day,
    opening_hours: entries(({ weekday }) => weekday === isoWeekday(day)),
    opening_hours_exceptions: entries(({ from, to }) => from !== null && to !== null && from <= day && day <= to),
  };
}

/** The weekly hours of a calendar day (YYYY-MM-DD) and the exceptions that cover it. One query. */
export const openingHoursOn = async (db: Database, day: string, lang: LocaleCode): Promise<OpeningHoursToday> =>
  hoursOn(await hoursAround(db, day), day, lang);

/**
 * The same for the cinema day of `now` (epoch ms). Which day that is the house's zone says, which is a question of its own:
 * the days it can be are read at the same time, so that nobody waits for one after the other. Two queries.
 */
export async function openingHoursAt(db: Database, now: number, lang: LocaleCode): Promise<OpeningHoursToday> {
  const [zone, rows] = await Promise.all([houseTimeZone(db), hoursAround(db, cinemaDay(now, "UTC"))]);
  return hoursOn(rows, cinemaDay(now, zone), lang);
}
