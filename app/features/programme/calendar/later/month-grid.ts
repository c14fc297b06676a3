import { addDays, isoWeekday } from "~/domain/time/cinema-day";

/** The first day of the month of a day. */
export const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;

/** The same day of another month, or that month's last day where it has fewer. */
export function addMonths(day: string, months: number): string {
  const [year = 1970, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The weeks of a month, Monday to Sunday; days of other months are null. */
export function monthWeeks(day: string): (string | null)[][] {
  const first = monthStart(day);
  const length = Number(addDays(addMonths(first, 1), -1).slice(8));
  const before = isoWeekday(first) - 1;
  const cells = Array.from({ length: Math.ceil((before + length) / 7) * 7 }, (_, index) => {
    const date = index - before;
    return date >= 0 && date < length ? addDays(first, date) : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Where a key moves the focus in the grid (WAI-ARIA grid pattern), or null for keys it does not know. */
export function moveInGrid(key: string, day: string): string | null {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "PageUp":
      return addMonths(day, -1);
    case "PageDown":
      return addMonths(day, 1);
    case "Home":
      return addDays(day, 1 - isoWeekday(day));
    case "End":
      return addDays(day, 7 - isoWeekday(day));
    default:
      return null;
  }
}
