import type { SeatPlanView } from "~/domain/booking/schema";

export type PlanGroup = SeatPlanView["groups"][number];
export type PlanSeat = PlanGroup["rows"][number]["seats"][number];

/** Seats of the visitor in a seat group: a change keeps this number. */
export const mineIn = (group: PlanGroup): number[] =>
  group.rows.flatMap((row) => row.seats.filter((seat) => seat.state === "mine").map((seat) => seat.unit));

/** A seat can be chosen if it is free or one's own, and one has seats in its group. */
export const isChoosable = (group: PlanGroup, seat: PlanSeat): boolean =>
  seat.state !== "taken" && mineIn(group).length > 0;

/** Where the seats of a group stand, in half columns: a companion's seat lies between two whole ones. */
export interface SeatColumns {
  /** First half column of each seat, by unit, counted from 1. A seat is two of them wide. */
  of: ReadonlyMap<number, number>;
  count: number;
}

/** The columns of a group; a seat that the plan puts half on its neighbour stands beside it. */
export function columnsOf(group: PlanGroup): SeatColumns {
  const first = Math.min(...group.rows.flatMap((row) => row.seats.map((seat) => seat.x)));
  const of = new Map<number, number>();
  let count = 0;
  for (const row of group.rows) {
    let next = 1;
    for (const seat of row.seats.toSorted((a, b) => a.x - b.x)) {
      const column = Math.max(next, Math.round((seat.x - first) * 2) + 1);
      of.set(seat.unit, column);
      next = column + 2;
    }
    count = Math.max(count, next - 1);
  }
  return { of, count };
}

/**
 * The choice after a press on a seat. One more than wanted lets the seat go that was chosen first,
 * so that moving a party is as many presses as it has people.
 */
export function toggleSeat(chosen: readonly number[], unit: number, limit: number): number[] {
  if (chosen.includes(unit)) return chosen.filter((other) => other !== unit);
  const next = [...chosen, unit];
  return next.length > limit ? next.slice(next.length - limit) : next;
}

const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const byDistance = (x: number) => (a: PlanSeat, b: PlanSeat) => Math.abs(a.x - x) - Math.abs(b.x - x);

function inRow(seats: PlanSeat[], from: PlanSeat, key: string): PlanSeat | undefined {
  if (key === "Home") return seats[0];
  if (key === "End") return seats.at(-1);
  const step = steps[key]?.x ?? 0;
  return seats.filter((seat) => (seat.x - from.x) * step > 0).toSorted(byDistance(from.x))[0];
}

/** Where an arrow key, Home or End leads from a seat: the next choosable seat in that direction, or nothing. */
export function seatInDirection(group: PlanGroup, unit: number, key: string): number | undefined {
  const rows = group.rows.map((row) => row.seats.filter((seat) => isChoosable(group, seat)));
  const y = rows.findIndex((row) => row.some((seat) => seat.unit === unit));
  const from = rows[y]?.find((seat) => seat.unit === unit);
  if (!from) return undefined;
  const down = steps[key]?.y ?? 0;
  if (down === 0) return inRow(rows[y] ?? [], from, key)?.unit;
  const ahead = down > 0 ? rows.slice(y + 1) : rows.slice(0, y).toReversed();
  const row = ahead.find((candidate) => candidate.length > 0);
  return row?.toSorted(byDistance(from.x))[0]?.unit;
}

export const isSeatKey = (key: string): boolean => key in steps || key === "Home" || key === "End";
