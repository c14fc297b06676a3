import type { Unit } from "../model";

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

/** Row by row from the left. */
const inOrder = (a: Candidate, b: Candidate): number => a.y - b.y || a.x - b.x;

/** Free seats side by side in one row; a taken seat ends a run, and so does an aisle unless it may be crossed. */
function runsOf(seats: readonly Candidate[], { acrossAisles = false } = {}): Candidate[][] {
  const runs: Candidate[][] = [];
  let last: Candidate | null = null;
  let run: Candidate[] = [];
  for (const seat of seats.toSorted(inOrder)) {
    const isNext = last?.free === true && last.y === seat.y && (acrossAisles || seat.x - last.x === 1);
    if (seat.free && isNext) run.push(seat);
    else if (seat.free) runs.push((run = [seat]));
    last = seat;
  }
  return runs;
}

/** True if no part of a row would take the party, even in an empty house. */
function isTooLarge(seats: readonly Candidate[], count: number): boolean {
  return runsOf(seats.map((seat) => ({ ...seat, free: true }))).every((run) => run.length < count);
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

interface Wish {
  middle: number;
  preferredY: number;
}

/** Neighbours in a run: `count` seats from `start` on, and how far they are from what is wished. */
interface Window {
  run: readonly Candidate[];
  start: number;
  count: number;
  score: number;
}

const seatsOf = ({ run, start, count }: Window): Candidate[] => run.slice(start, start + count);

const hasAll = (windows: readonly Window[], include: ReadonlySet<number>): boolean =>
  include.size === 0 || windows.flatMap(seatsOf).filter(({ id }) => include.has(id)).length === include.size;

/** How far the seats from the first to the last are from what is wished; lower is better. */
function scoreOf({ run, start, count }: Omit<Window, "score">, wish: Wish): number {
  const first = run[start];
  const last = run[start + count - 1];
  if (!first || !last) return Infinity;
  const lonely = Number(start === 1) + Number(run.length - start - count === 1);
  return (
    lonely * lonelyPenalty +
    Math.abs((first.x + last.x) / 2 - wish.middle) +
    Math.abs(first.y - wish.preferredY) * rowWeight
  );
}

/** Every choice of `count` neighbours in the runs. A full room has hundreds: their seats are only named for the one that is taken. */
function windowsOf(runs: readonly Candidate[][], count: number, wish: Wish): Window[] {
  const windows: Window[] = [];
  for (const run of runs)
    for (let start = 0; start + count <= run.length; start += 1)
      windows.push({ run, start, count, score: scoreOf({ run, start, count }, wish) });
  return windows;
}

const bestOf = <T extends { score: number }>(choices: readonly T[]): T | null => {
  let best: T | null = null;
  for (const choice of choices) if (!best || choice.score < best.score) best = choice;
  return best;
};

/** Two halves of a party in two rows, one behind the other and as nearly so as can be. */
function inTwoRows(
  seats: readonly Candidate[],
  count: number,
  wish: Wish,
): { score: number; halves: readonly [Window, Window] }[] {
  const runs = runsOf(seats, { acrossAisles: true });
  const rows = [...new Set(seats.map((seat) => seat.y))].toSorted((a, b) => a - b);
  const behind = new Map(rows.map((y, index) => [y, rows[index + 1]]));
  const rowOf = ({ run }: Window): number => run[0]?.y ?? -1;
  const others = windowsOf(runs, Math.floor(count / 2), wish);
  return windowsOf(runs, Math.ceil(count / 2), wish).flatMap((half) =>
    others
      .filter((other) => behind.get(rowOf(half)) === rowOf(other) || behind.get(rowOf(other)) === rowOf(half))
      .map((other) => ({
        halves: [half, other] as const,
        score: half.score + other.score + Math.abs(middleOf(seatsOf(half)) - middleOf(seatsOf(other))),
      })),
  );
}

/**
 * The best `count` connected seats among the normal ones: side by side in one row, no single seat
 * left alone if that can be avoided, then nearest the middle of the house's preferred row. A party
 * that no part of a row could take sits across an aisle, or else in two rows one behind the other.
 * Returns their ids row by row from the left, or null when no such seats are free. The same input
 * gives the same seats.
 */
export function bestConnectedSeats(
  seats: readonly Candidate[],
  count: number,
  { preferredY, include = new Set() }: Preference,
): number[] | null {
  const normal = seats.filter((seat) => seat.kind === "normal");
  const wish = { middle: middleOf(normal), preferredY };
  const idsOf = (chosen: readonly Candidate[]): number[] => chosen.toSorted(inOrder).map((seat) => seat.id);
  const best = (runs: readonly Candidate[][]): number[] | null => {
    const window = bestOf(windowsOf(runs, count, wish).filter((one) => hasAll([one], include)));
    return window && idsOf(seatsOf(window));
  };
  const connected = best(runsOf(normal));
  if (connected || !isTooLarge(normal, count)) return connected;
  const across = best(runsOf(normal, { acrossAisles: true }));
  if (across) return across;
  const pair = bestOf(inTwoRows(normal, count, wish).filter(({ halves }) => hasAll(halves, include)));
  return pair && idsOf(pair.halves.flatMap(seatsOf));
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

/** How many seats a choice leaves free and alone that had a free neighbour before. `free` includes the party's own. */
export function singlesLeft(seats: readonly Candidate[], chosen: ReadonlySet<number>): number {
  const normal = seats.filter((seat) => seat.kind === "normal");
  const singles = (room: readonly Candidate[]): number[] =>
    runsOf(room).flatMap((run) => (run.length === 1 ? run.map((seat) => seat.id) : []));
  const before = new Set(singles(normal));
  const after = singles(normal.map((seat) => (chosen.has(seat.id) ? { ...seat, free: false } : seat)));
  return after.filter((id) => !before.has(id)).length;
}

type Spot = Pick<Candidate, "x" | "y">;

const distance = (a: Spot, b: Spot): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) * rowWeight;

const distanceTo = (spots: readonly Spot[], seat: Spot): number =>
  Math.min(...spots.map((spot) => distance(seat, spot)));

/** How many seats the search for the closest group begins from. */
const startingPoints = 20;

/**
 * Seats for a party of `count` for whom none are side by side: its own, and those nearest to them; a
 * party without seats gets the closest group around one of the best free seats. Null when too few are free.
 */
export function nearestSeats(
  seats: readonly Candidate[],
  own: ReadonlySet<number>,
  count: number,
  preferredY: number,
): number[] | null {
  const middle = { x: middleOf(seats.filter((seat) => seat.kind === "normal")), y: preferredY };
  const byWish = nearest(seats, "normal", own, [middle]);
  if (byWish.length < count) return null;
  const starts = own.size > 0 ? [byWish.slice(0, own.size)] : byWish.slice(0, startingPoints).map((seat) => [seat]);
  const groups = starts.map((start) => {
    const group = nearest(seats, "normal", own, start).slice(0, count);
    return { seats: group, score: group.reduce((sum, seat) => sum + distanceTo(start, seat), 0) };
  });
  return bestOf(groups)?.seats.map((seat) => seat.id) ?? null;
}

/** The free seats of a kind, the own ones first, then those nearest to `anchors`, then in the order of the room. */
function nearest(
  seats: readonly Candidate[],
  kind: Candidate["kind"],
  own: ReadonlySet<number>,
  anchors: readonly Spot[],
): Candidate[] {
  const far = (seat: Candidate): number => (anchors.length === 0 ? 0 : distanceTo(anchors, seat));
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
