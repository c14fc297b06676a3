import { figures } from "./figures";
import { localeOf, type LocaleCode } from "../locale/locales";

/** Wall-clock time of an ISO instant with offset: "2026-11-21T18:30:00+01:00" → "18:30". */
export function timeOf(iso: string): string {
  return iso.slice(11, 16);
}

/** Wall-clock time in a sentence: "18:30 Uhr" in German, "18:30" elsewhere. */
export function formatTime(iso: string, lang: LocaleCode): string {
  return formatClock(timeOf(iso), lang);
}

/** A clock time "HH:MM" in a sentence: "18:30 Uhr" in German, "18:30" elsewhere. */
export function formatClock(time: string, lang: LocaleCode): string {
  return localeOf(lang).clock(time);
}

/** A length in minutes: "104 Min." in German, "104 min" in English. */
export function formatDuration(minutes: number, lang: LocaleCode): string {
  return localeOf(lang).minutes(minutes);
}

/** A picture's ratio as projectionists write it: "1,66 : 1" in German, "1.66 : 1" in English. */
export function formatAspectRatio(ratio: number, lang: LocaleCode): string {
  return `${figures(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(ratio)} : 1`;
}
