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

/** Free seats side by side in one row; a taken seat ends a run, and so does an aisle unless it may be crossed. */
function runsOf(seats: readonly Candidate[], { acrossAisles = false } = {}): Candidate[][] {
  const runs: Candidate[][] = [];
  let last: Candidate | null = null;
  for (const seat of seats.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const isNext = last?.free === true && last.y === seat.y && (acrossAisles || seat.x - last.x === 1);
    if (seat.free && isNext) runs.at(-1)?.push(seat);
    else if (seat.free) runs.push([seat]);
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

function hasAll(window: readonly Candidate[], include: ReadonlySet<number>): boolean {
  let found = 0;
  for (const seat of window) if (include.has(seat.id)) found += 1;
  return found === include.size;
}

interface Wish {
  middle: number;
  preferredY: number;
}

/** Every choice of `count` neighbours in the runs, with how far it is from what is wished. */
function windowsOf(runs: readonly Candidate[][], count: number, wish: Wish): { score: number; seats: Candidate[] }[] {
  return runs.flatMap((run) =>
    Array.from({ length: Math.max(0, run.length - count + 1) }, (_, start) => {
      const seats = run.slice(start, start + count);
      return { seats, score: scoreOf(seats, { left: start, right: run.length - start - count }, wish) };
    }),
  );
}

const bestOf = <T extends { score: number }>(choices: readonly T[]): T | null => {
  let best: T | null = null;
  for (const choice of choices) if (!best || choice.score < best.score) best = choice;
  return best;
};

/** Two halves of a party in two rows, one behind the other and as nearly so as can be. */
function inTwoRows(seats: readonly Candidate[], count: number, wish: Wish): { score: number; seats: Candidate[] }[] {
  const runs = runsOf(seats, { acrossAisles: true });
  const rows = [...new Set(seats.map((seat) => seat.y))].toSorted((a, b) => a - b);
  const behind = new Map(rows.map((y, index) => [y, rows[index + 1]]));
  const halves = windowsOf(runs, Math.ceil(count / 2), wish);
  const others = windowsOf(runs, Math.floor(count / 2), wish);
  return halves.flatMap((half) =>
    others
      .filter(({ seats: [first] }) => {
        const y = half.seats[0]?.y ?? -1;
        return first !== undefined && (behind.get(y) === first.y || behind.get(first.y) === y);
      })
      .map((other) => ({
        seats: [...half.seats, ...other.seats],
        score: half.score + other.score + Math.abs(middleOf(half.seats) - middleOf(other.seats)),
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
  const best = (choices: { score: number; seats: Candidate[] }[]): number[] | null =>
    bestOf(choices.filter((choice) => hasAll(choice.seats, include)))
      ?.seats.toSorted((a, b) => a.y - b.y || a.x - b.x)
      .map((seat) => seat.id) ?? null;
  const connected = best(windowsOf(runsOf(normal), count, wish));
  if (connected || !isTooLarge(normal, count)) return connected;
  return best(windowsOf(runsOf(normal, { acrossAisles: true }), count, wish)) ?? best(inTwoRows(normal, count, wish));
}

function scoreOf(window: readonly Candidate[], rest: { left: number; right: number }, wish: Wish): number {
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
