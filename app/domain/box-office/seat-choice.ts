import type { Unit } from "./model";

/** A seat as the choice sees it. `free` includes the seats of the party that is choosing. */
export type Candidate = Pick<Unit, "id" | "x" | "y" | "kind"> & { free: boolean };

export interface Preference {
  /** The row the house prefers. */
  preferredY: number;
  /** Seats that must be among the chosen ones: the party already sits there. */
  include?: ReadonlySet<number>;
}

/** A free seat alone between taken ones is rarely sold: worse than any distance in a room. */
const lonelyPenalty = 10_000;
/** A row further from the preferred one weighs like two seats further from the middle. */
const rowWeight = 2;

/** Free seats side by side in one row; an aisle or a taken seat ends a run. */
function runsOf(seats: readonly Candidate[]): Candidate[][] {
  const sorted = seats.filter((seat) => seat.free).toSorted((a, b) => a.y - b.y || a.x - b.x);
  const runs: Candidate[][] = [];
  for (const seat of sorted) {
    const last = runs.at(-1)?.at(-1);
    if (last && last.y === seat.y && seat.x - last.x === 1) runs.at(-1)?.push(seat);
    else runs.push([seat]);
  }
  return runs;
}

/** The middle of the room, as a column. */
function middleOf(seats: readonly Candidate[]): number {
  let min = Infinity;
  let max = -Infinity;
  for (const { x } of seats) {
    min = Math.min(min, x);
    max = Math.max(max, x);
  }
  return (min + max) / 2;
}

function hasAll(window: readonly Candidate[], include: ReadonlySet<number>): boolean {
  let found = 0;
  for (const seat of window) if (include.has(seat.id)) found += 1;
  return found === include.size;
}

/**
 * The best `count` connected seats among the normal ones: side by side in one row, no single seat
 * left alone if that can be avoided, then nearest the middle of the house's preferred row.
 * Returns their ids from left to right, or null when no such seats are free. The same input gives
 * the same seats.
 */
export function bestConnectedSeats(
  seats: readonly Candidate[],
  count: number,
  { preferredY, include = new Set() }: Preference,
): number[] | null {
  const normal = seats.filter((seat) => seat.kind === "normal");
  const middle = middleOf(normal);
  let best: { score: number; seats: Candidate[] } | null = null;
  for (const run of runsOf(normal)) {
    for (let start = 0; start + count <= run.length; start += 1) {
      const window = run.slice(start, start + count);
      if (!hasAll(window, include)) continue;
      const score = scoreOf(window, { left: start, right: run.length - start - count }, { middle, preferredY });
      if (!best || score < best.score) best = { score, seats: window };
    }
  }
  return best && best.seats.map((seat) => seat.id);
}

function scoreOf(
  window: readonly Candidate[],
  rest: { left: number; right: number },
  wish: { middle: number; preferredY: number },
): number {
  const first = window[0];
  const last = window.at(-1);
  if (!first || !last) return Infinity;
  const lonely = Number(rest.left === 1) + Number(rest.right === 1);
  return (
    lonely * lonelyPenalty +
    Math.abs((first.x + last.x) / 2 - wish.middle) +
    Math.abs(first.y - wish.preferredY) * rowWeight
  );
}

/**
 * Seats for a party of `count` that already holds `own`: beside them if possible, otherwise the
 * whole party moves, otherwise the newcomers sit together elsewhere. Returns the ids of all seats
 * of the party, or null.
 */
export function growParty(
  seats: readonly Candidate[],
  own: ReadonlySet<number>,
  count: number,
  preferredY: number,
): number[] | null {
  const beside = bestConnectedSeats(seats, count, { preferredY, include: own });
  if (beside || own.size === 0) return beside;
  const together = bestConnectedSeats(seats, count, { preferredY });
  if (together) return together;
  const others = seats.map((seat) => (own.has(seat.id) ? { ...seat, free: false } : seat));
  const newcomers = bestConnectedSeats(others, count - own.size, { preferredY });
  return newcomers && [...own, ...newcomers];
}

const distance = (a: Candidate, b: Candidate): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) * rowWeight;

/** The free seats of a kind, the own ones first, then those nearest to `anchors`, then in the order of the room. */
function nearest(
  seats: readonly Candidate[],
  kind: Candidate["kind"],
  own: ReadonlySet<number>,
  anchors: readonly Candidate[],
): Candidate[] {
  const far = (seat: Candidate): number =>
    anchors.length === 0 ? 0 : Math.min(...anchors.map((anchor) => distance(seat, anchor)));
  return seats
    .filter((seat) => seat.kind === kind && seat.free)
    .toSorted((a, b) => Number(own.has(b.id)) - Number(own.has(a.id)) || far(a) - far(b) || a.y - b.y || a.x - b.x);
}

/**
 * Wheelchair places, and for each companion the free companion seat nearest to one of them.
 * Places with a free companion seat beside them come first when companions are coming.
 * All or nothing: null when either kind does not suffice.
 */
export function accessibleSeats(
  seats: readonly Candidate[],
  wanted: { wheelchairs: number; companions: number },
  own: ReadonlySet<number> = new Set(),
): { wheelchairs: number[]; companions: number[] } | null {
  const freeCompanions = seats.filter((seat) => seat.kind === "companion" && seat.free);
  const places = nearest(seats, "wheelchair", own, wanted.companions > 0 ? freeCompanions : []).slice(
    0,
    wanted.wheelchairs,
  );
  const companions = nearest(seats, "companion", own, places).slice(0, wanted.companions);
  if (places.length < wanted.wheelchairs || companions.length < wanted.companions) return null;
  return { wheelchairs: places.map((seat) => seat.id), companions: companions.map((seat) => seat.id) };
}
