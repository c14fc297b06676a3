import { hundredths, midnight } from "../orders/asked-code";
import { addDays } from "../time/cinema-day";
import { validYears } from "./voucher";

export const askedFields = ["value", "count", "until", "note"] as const;
export type AskedField = (typeof askedFields)[number];

/** Vouchers somebody wants to issue; as it was typed. No day: for as long as the law has it. */
export type AskedVouchers = Record<AskedField, string>;

/** What is wrong with a field, as a page says it. */
export type AskedProblem = "number" | "count" | "day" | "past" | "long";

const mostCents = 100_000;
const mostAtOnce = 200;
const longestNote = 120;

/** What is to be issued. `endsAt`: epoch ms, does not belong to it. */
export interface NewVouchers {
  cents: number;
  count: number;
  endsAt: number;
  note: string;
}

/** The same day so many years later; the day after the 28th of February where the year has no 29th. */
function yearsAfter(day: string, years: number): string {
  const later = `${Number(day.slice(0, 4)) + years}`;
  return day.endsWith("02-29") ? addDays(`${later}-02-28`, 1) : later + day.slice(4);
}

/**
 * What is asked for as vouchers, its last day one of the house in an IANA zone, inclusive; or what is wrong with it, by field.
 * `today`: of the house.
 */
export function readAskedVouchers(
  { value, count, until, note }: AskedVouchers,
  { today, zone }: { today: string; zone: string },
): { vouchers: NewVouchers; problems: null } | { vouchers: null; problems: Partial<Record<AskedField, AskedProblem>> } {
  const problems: Partial<Record<AskedField, AskedProblem>> = {};
  const cents = hundredths(value);
  if (!cents || cents > mostCents) problems.value = "number";
  const many = /^\d{1,4}$/.test(count.trim()) ? Number(count) : 0;
  if (many < 1 || many > mostAtOnce) problems.count = "count";
  const last = until || yearsAfter(today, validYears);
  const isDay = midnight(last, zone) !== undefined;
  if (!isDay) problems.until = "day";
  else if (last < today) problems.until = "past";
  if (note.trim().length > longestNote) problems.note = "long";
  if (Object.keys(problems).length > 0) return { vouchers: null, problems };
  const endsAt = midnight(addDays(last, 1), zone) ?? 0;
  return { vouchers: { cents: cents ?? 0, count: many, endsAt, note: note.trim() }, problems: null };
}
