import type { CalendarNames, Locale } from "~/domain/locale/locale";

const austria: CalendarNames = {
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

const germany: CalendarNames = {
  ...austria,
  months: ["Januar", ...austria.months.slice(1)],
  monthsShort: ["Jan.", ...austria.monthsShort.slice(1)],
};

/** German as it is written in Austria. */
export const german: Locale = {
  code: "de",
  name: "Deutsch",
  iso: "de-AT",
  isComplete: true,
  calendar: austria,
  calendarsElsewhere: { "de-DE": germany },
  clock: (time) => `${time} Uhr`,
  minutes: (count) => `${count} Min.`,
};
