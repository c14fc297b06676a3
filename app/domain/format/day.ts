import { defaultLocale, type LocaleCode } from "../locale/locales";

/*
 * Names of days and months are written here instead of asked of Intl: the server's and the
 * browser's data differ ("Jänner" only in some), and a page that hydrates must read the same twice.
 */
interface CalendarNames {
  weekdays: readonly string[];
  weekdaysShort: readonly string[];
  months: readonly string[];
  monthsShort: readonly string[];
  /** Day and month, month in words. */
  dayMonth: (day: number, month: string) => string;
  /** Day and month in figures. */
  short: (day: number, month: number) => string;
}

const german: CalendarNames = {
  weekdays: ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"],
  weekdaysShort: ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"],
  months: [
    "Jänner",
    "Februar",
    "März",
    "April",
    "Mai",
    "Juni",
    "Juli",
    "August",
    "September",
    "Oktober",
    "November",
    "Dezember",
  ],
  monthsShort: ["Jän.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sep.", "Okt.", "Nov.", "Dez."],
  dayMonth: (day, month) => `${day}. ${month}`,
  short: (day, month) => `${day}.${month}.`,
};

const english: CalendarNames = {
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  weekdaysShort: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  months: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  monthsShort: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  dayMonth: (day, month) => `${day} ${month}`,
  short: (day, month) => `${day}/${month}`,
};

const germany: CalendarNames = {
  ...german,
  months: ["Januar", ...german.months.slice(1)],
  monthsShort: ["Jan.", ...german.monthsShort.slice(1)],
};

const calendars: Record<string, CalendarNames> = { de: german, "de-AT": german, "de-DE": germany, en: english };

function namesOf(lang: LocaleCode): CalendarNames {
  return calendars[lang] ?? calendars[lang.split("-")[0] ?? ""] ?? german;
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
