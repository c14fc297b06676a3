import { and, desc, eq, gte, lte } from "drizzle-orm";
import { translate, type LocaleCode, type Translated } from "~/domain/locale/locales";
import type { BreakingNews, OpeningHoursEntry, OpeningHoursToday } from "~/domain/site/schema";
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

/** The weekly hours of a calendar day (YYYY-MM-DD) and the exceptions that cover it. Two queries. */
export async function openingHoursOn(db: Database, day: string, lang: LocaleCode): Promise<OpeningHoursToday> {
  const [weekly, exceptions] = await Promise.all([
    db
      .select()
      .from(openingHours)
      .where(eq(openingHours.weekday, isoWeekday(day)))
      .orderBy(openingHours.sort, openingHours.id),
    db
      .select()
      .from(openingHoursException)
      .where(and(lte(openingHoursException.dateFrom, day), gte(openingHoursException.dateTo, day)))
      .orderBy(openingHoursException.sort, openingHoursException.id),
  ]);
  return {
    date: day,
    opening_hours: weekly.map((row) => entryOf(row, lang)),
    opening_hours_exceptions: exceptions.map((row) => entryOf(row, lang)),
  };
}
