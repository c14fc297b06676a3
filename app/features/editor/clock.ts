import { toOffsetIso } from "~/domain/time/zone";

const pad = (value: number): string => String(value).padStart(2, "0");

/** A moment (epoch ms or ISO 8601) on the clock of who works: "18:09". */
export function clockOf(moment: number | string): string {
  const date = new Date(moment);
  return `${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** The day of a moment where who works is, YYYY-MM-DD. */
export function dayOf(moment: number | string): string {
  const date = new Date(moment);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The last day on the clock of the house that ends at a moment (ISO 8601), YYYY-MM-DD. */
export const lastDay = (until: string, zone: string): string => toOffsetIso(Date.parse(until) - 1, zone).slice(0, 10);
