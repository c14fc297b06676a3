import { defaultLocale, localeOf, type LocaleCode } from "../locale/locales";
import type { CalendarNames } from "../locale/locale";

function namesOf(tag: string): CalendarNames {
  const { calendar, calendarsElsewhere } = localeOf(tag);
  return calendarsElsewhere?.[tag] ?? calendar;
}

interface DayParts {
  year: number;
  month: number;
  day: number;
  weekday: number;
}

function partsOf(isoDay: string): DayParts {
  const [year = 1970, month = 1, day = 1] = isoDay.slice(0, 10).split("-").map(Number);
  return { year, month, day, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() };
}

export type DayStyle = "weekday" | "weekday-short" | "short" | "day-month" | "long" | "full";

/**
 * A calendar day (YYYY-MM-DD, or any ISO date and time) in words. With 21 November 2026 in German:
 * weekday "Samstag" · weekday-short "Sa" · short "Sa 21.11." · day-month "21. November" ·
 * long "Samstag, 21. November" · full "Samstag, 21. November 2026".
 * `lang` is a locale code or a BCP 47 tag: `de` is Austrian ("Jänner"), `de-DE` is not ("Januar").
 */
export function formatDay(day: string, style: DayStyle, lang: LocaleCode = defaultLocale): string {
  const names = namesOf(lang);
  const { year, month, day: date, weekday } = partsOf(day);
  const dayMonth = names.dayMonth(date, names.months[month - 1] ?? "");
  const weekdayName = names.weekdays[weekday] ?? "";
  const weekdayShort = names.weekdaysShort[weekday] ?? "";
  switch (style) {
    case "weekday":
      return weekdayName;
    case "weekday-short":
      return weekdayShort;
    case "short":
      return `${weekdayShort} ${names.short(date, month)}`;
    case "day-month":
      return dayMonth;
    case "long":
      return `${weekdayName}, ${dayMonth}`;
    case "full":
      return `${weekdayName}, ${dayMonth} ${year}`;
  }
}

/** The day of the month as a number: "2026-11-21" → 21. */
export function dayOfMonth(day: string): number {
  return partsOf(day).day;
}

/** Month and year of a day: "November 2026"; short: "Nov." without the year. */
export function formatMonth(day: string, lang: LocaleCode = defaultLocale, style: "long" | "short" = "long"): string {
  const names = namesOf(lang);
  const { year, month } = partsOf(day);
  return style === "short" ? (names.monthsShort[month - 1] ?? "") : `${names.months[month - 1] ?? ""} ${year}`;
}
