import { formatDay } from "~/domain/format/day";
import { formatTime } from "~/domain/format/time";
import type { LocaleCode } from "~/domain/locale/locales";
import type { EventDetail } from "~/domain/programme/schema";

/** Title of an event's page: every date has its own ("Metropolis, Sa 21.11., 18:30 Uhr, OmeU"). */
export function eventTitle(
  event: Pick<EventDetail, "title" | "date_start" | "language_version">,
  lang: LocaleCode,
): string {
  const code = event.language_version?.code;
  const version = code && code !== "silent" && code !== "no-dialogue" ? code : null;
  return [
    event.title,
    formatDay(event.date_start.slice(0, 10), "short", lang),
    formatTime(event.date_start, lang),
    version,
  ]
    .filter(Boolean)
    .join(", ");
}
