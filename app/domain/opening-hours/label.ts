import { dayBreakHour } from "../time/parts-of-day";
import type { OpeningHoursEntry, OpeningHoursToday } from "./schema";

type HoursOfDay = Pick<OpeningHoursToday, "opening_hours" | "opening_hours_exceptions">;

/** What the label says: `early` "Open from {time}", `open` "Open until {time}", otherwise "Closed". */
export interface OpeningHoursLabel {
  state: "early" | "open" | "late" | "closed";
  /** "HH:MM", with `early` and `open`. */
  time?: string;
  /** Shown instead of "Closed", if the house has said more. */
  text?: string;
  /** Where `text` leads. */
  url?: string;
}

/** The cinema's day ends at 05:00: what is open until 01:00 is open after midnight of that day. */
const dayStartsAt = dayBreakHour * 60;

/** Minutes since the day began, for "HH:MM" or "HH:MM:SS". */
function minutesOf(wall: string): number {
  const [hours = "0", minutes = "0"] = wall.split(":");
  const total = Number(hours) * 60 + Number(minutes);
  return total < dayStartsAt ? total + 24 * 60 : total;
}

type Range = OpeningHoursEntry & { time_from: string; time_to: string };

const isRange = (entry: OpeningHoursEntry): entry is Range =>
  !entry.closed && entry.time_from !== null && entry.time_to !== null;

const said = (entries: readonly OpeningHoursEntry[]) => entries.find((entry) => entry.alternative_text !== "");

/** What counts on a day: its exceptions replace the weekly hours. */
const countingOf = (day: HoursOfDay): readonly OpeningHoursEntry[] =>
  day.opening_hours_exceptions.length > 0 ? day.opening_hours_exceptions : day.opening_hours;

/** The ranges "HH:MM" that the house is open on a day; none if it is closed, and what it says of that. */
export function hoursOfDay(day: HoursOfDay): { ranges: { from: string; to: string }[]; said?: string } {
  const entries = countingOf(day);
  const isClosed = entries.some((entry) => entry.closed);
  const words = said(entries)?.alternative_text;
  return {
    ranges: isClosed
      ? []
      : entries.filter(isRange).map((range) => ({ from: range.time_from.slice(0, 5), to: range.time_to.slice(0, 5) })),
    ...(words !== undefined && { said: words }),
  };
}

function closedLabel(entries: readonly OpeningHoursEntry[], state: "closed" | "late"): OpeningHoursLabel {
  const words = said(entries);
  if (!words) return { state };
  return {
    state,
    text: words.alternative_text,
    ...(words.alternative_link_url ? { url: words.alternative_link_url } : {}),
  };
}

/**
 * The label of today's opening hours. `nowWall` is the house's wall time "HH:MM". Exceptions of the
 * day replace the weekly hours. With several ranges the first start and the last end count, so a
 * break in between reads as open. An entry marked closed closes the whole day.
 */
export function openingHoursLabel(today: HoursOfDay, nowWall: string): OpeningHoursLabel {
  const entries = countingOf(today);
  const ranges = entries.filter(isRange);
  if (ranges.length === 0 || entries.some((entry) => entry.closed)) return closedLabel(entries, "closed");
  const first = ranges.reduce((a, b) => (minutesOf(b.time_from) < minutesOf(a.time_from) ? b : a)).time_from;
  const last = ranges.reduce((a, b) => (minutesOf(b.time_to) > minutesOf(a.time_to) ? b : a)).time_to;
  const now = minutesOf(nowWall);
  if (now < minutesOf(first)) return { state: "early", time: first.slice(0, 5) };
  if (now < minutesOf(last)) return { state: "open", time: last.slice(0, 5) };
  return closedLabel(ranges, "late");
}
