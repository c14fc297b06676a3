import { and, desc, eq, gte, lte, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { translate, type LocaleCode, type Translated } from "~/domain/locale/locales";
import type { OpeningHoursEntry, OpeningHoursToday } from "~/domain/opening-hours/schema";
import type { BreakingNews } from "~/domain/site/schema";
import { isoWeekday } from "~/domain/time/cinema-day";
import type { Database } from "../client";
import { isOnlineAt } from "../columns/online-window";
import { breakingNews, openingHours, openingHoursException } from "../schema/site";

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

const hoursOf = (table: typeof openingHours | typeof openingHoursException, isException: 0 | 1) => ({
  isException: sql<0 | 1>`${sql.raw(String(isException))}`.as("is_exception"),
  id: table.id,
  sort: table.sort,
  timeFrom: table.timeFrom,
  timeTo: table.timeTo,
  closed: table.closed,
  alternativeText: table.alternativeText,
  alternativeLinkUrl: table.alternativeLinkUrl,
});

/** The weekly hours of a calendar day (YYYY-MM-DD) and the exceptions that cover it. One query. */
export async function openingHoursOn(db: Database, day: string, lang: LocaleCode): Promise<OpeningHoursToday> {
  const rows = await unionAll(
    db
      .select(hoursOf(openingHours, 0))
      .from(openingHours)
      .where(eq(openingHours.weekday, isoWeekday(day))),
    db
      .select(hoursOf(openingHoursException, 1))
      .from(openingHoursException)
      .where(and(lte(openingHoursException.dateFrom, day), gte(openingHoursException.dateTo, day))),
  ).orderBy(sql`sort`, sql`id`);
  const entries = (kind: 0 | 1) =>
    rows.filter(({ isException }) => isException === kind).map((row) => entryOf(row, lang));
  return {
    date: day,
    opening_hours: entries(0),
    opening_hours_exceptions: entries(1),
  };
}
