import { defaultLocale } from "../locale/locales";
import type { CartSeat } from "./schema";

/** Neighbouring seats of one row and kind, in the order a person would say them. */
export interface SeatRange {
  row: string;
  kind: CartSeat["kind"];
  /** "12" or "12–13" or "4, 7–9". */
  seats: string;
  count: number;
}

const byNumber = (a: string, b: string): number => a.localeCompare(b, defaultLocale, { numeric: true });

function runs(seats: string[]): string {
  const sorted = seats.toSorted(byNumber);
  const parts: { from: string; to: string }[] = [];
  for (const seat of sorted) {
    const last = parts.at(-1);
    if (last && Number(seat) === Number(last.to) + 1) last.to = seat;
    else parts.push({ from: seat, to: seat });
  }
  return parts.map(({ from, to }) => (from === to ? from : `${from}–${to}`)).join(", ");
}

/**
 * Seats grouped by row and kind, rows in order, numbers joined to ranges. Places without a row or a
 * number (general admission) are left out: there is nothing to say about them.
 */
export function seatRanges(seats: readonly CartSeat[]): SeatRange[] {
  const groups = new Map<string, { row: string; kind: CartSeat["kind"]; seats: string[] }>();
  for (const { row, seat, kind } of seats) {
    if (row === null || seat === null) continue;
    const key = `${kind} ${row}`;
    const group = groups.get(key) ?? { row, kind, seats: [] };
    group.seats.push(seat);
    groups.set(key, group);
  }
  return [...groups.values()]
    .toSorted((a, b) => byNumber(a.row, b.row))
    .map(({ row, kind, seats: names }) => ({ row, kind, seats: runs(names), count: names.length }));
}
