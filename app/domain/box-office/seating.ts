import { fail, ok, type Result } from "../common/errors";
import type { Guard } from "./guard";
import type { Hold, HoldLine, InventoryEvent, PoolConfig, Seating, Unit } from "./model";
import {
  accessibleSeats,
  bestConnectedSeats,
  type Candidate,
  growParty,
  nearestSeats,
  singlesLeft,
} from "./seats/seat-choice";
import { amountOf, quotaChange } from "./pricing";
import type { Inventory } from "./state";

/** What a decision knows besides its command. */
export interface Context {
  state: Inventory;
  now: number;
  /** False for the one guard a negative control has taken away. */
  guarded: (guard: Guard) => boolean;
}

/** True if the hold may take the unit: unclaimed and in the house, or its own already. */
export function mayTake({ state, guarded }: Context, unit: Unit, hold: string): boolean {
  const claim = state.claims.get(unit.id);
  return claim ? claim.hold === hold || !guarded("units-free") : !unit.retired;
}

/** The units of a hold with their prices, in the order of their ids. */
export function seatingOf(state: Inventory, hold: string): Seating[] {
  return [...(state.unitsOf.get(hold) ?? [])]
    .toSorted((a, b) => a - b)
    .map((unit) => ({ unit, price: state.claims.get(unit)?.price ?? 0 }));
}

/** One price per ticket of the lines, in their order. */
const pricesOf = (lines: readonly HoldLine[]): number[] =>
  lines.flatMap((line) => Array<number>(line.amount).fill(line.priceId));

/** Who is to be seated: a hold, whether seats apart from each other will do, and which it would have if all of them are free. */
export type Party = Pick<Hold, "id" | "block"> & { scattered?: boolean | undefined; units?: number[] | undefined };

const isIn = (unit: Unit, pool: number, block: number): boolean => unit.pool === pool && unit.block === block;

/** The places of a pool that belong to one block. */
export const unitsIn = (state: Inventory, pool: number, block: number): Unit[] =>
  [...state.units.values()].filter((unit) => isIn(unit, pool, block));

/** The seats of a pool for the choice; a hold's own are free to it. */
const candidates = (context: Context, units: readonly Unit[], hold: string): Candidate[] =>
  units.map((unit) => ({ id: unit.id, x: unit.x, y: unit.y, kind: unit.kind, free: mayTake(context, unit, hold) }));

const ownIn = (state: Inventory, pool: PoolConfig, hold: string): Set<number> =>
  new Set(seatingOf(state, hold).flatMap(({ unit }) => (state.units.get(unit)?.pool === pool.id ? [unit] : [])));

/** Places without a number: the hold's own, then the first that are free. */
function firstPlaces(
  context: Context,
  pool: PoolConfig,
  hold: Party,
  { own, count }: { own: ReadonlySet<number>; count: number },
): number[] {
  const places = [...own].slice(0, count);
  for (const unit of context.state.units.values()) {
    if (places.length >= count) break;
    if (isIn(unit, pool.id, hold.block) && !own.has(unit.id) && mayTake(context, unit, hold.id)) places.push(unit.id);
  }
  return places;
}

function choose(context: Context, pool: PoolConfig, lines: readonly HoldLine[], hold: Party): number[] | null {
  const { state, guarded } = context;
  const own = ownIn(state, pool, hold.id);
  const count = amountOf(lines);
  if (pool.seats.length === 0) {
    const chosen = firstPlaces(context, pool, hold, { own, count });
    return chosen.length === count || !guarded("all-or-nothing") ? chosen : null;
  }
  const companions = amountOf(lines.filter((line) => line.companion));
  const seats = candidates(context, unitsIn(state, pool.id, hold.block), hold.id);
  if (pool.kind === "wheelchair") {
    const found = accessibleSeats(seats, { wheelchairs: count - companions, companions }, own);
    return found && [...found.wheelchairs, ...found.companions];
  }
  if (count <= own.size)
    return (
      bestConnectedSeats(
        seats.filter((seat) => own.has(seat.id)),
        count,
        pool,
      ) ?? [...own].slice(0, count)
    );
  return (
    growParty(seats, own, count, pool.preferredY) ??
    (hold.scattered ? nearestSeats(seats, own, count, pool.preferredY) : null)
  );
}

/**
 * Units for all lines, or none: the best connected seats of every pool, keeping what the hold has
 * where that is as good. Fails with `only_scattered_seats` where there are none side by side but
 * enough apart from each other, which a party may accept, and with `not_enough_seats`.
 */
export function seat(context: Context, lines: readonly HoldLine[], hold: Party): Result<Seating[]> {
  const seating: Seating[] = [];
  let isConnected = true;
  for (const pool of context.state.config?.pools ?? []) {
    // Companions come last, as the chosen companion seats do.
    const mine = lines
      .filter((line) => line.pool === pool.id)
      .toSorted((a, b) => Number(a.companion) - Number(b.companion));
    if (mine.length === 0) continue;
    const connected = choose(context, pool, mine, { ...hold, scattered: false });
    const units = connected ?? choose(context, pool, mine, { ...hold, scattered: true });
    if (!units) return fail("not_enough_seats");
    isConnected &&= connected !== null;
    const prices = pricesOf(mine);
    seating.push(...units.map((unit, index) => ({ unit, price: prices[index] ?? 0 })));
  }
  return isConnected || hold.scattered ? ok(seating) : fail("only_scattered_seats");
}

const kindWanted = (companion: boolean, pool: PoolConfig | undefined): Unit["kind"] => {
  if (pool?.kind !== "wheelchair") return "normal";
  return companion ? "companion" : "wheelchair";
};

/** Units for the tickets of lines, each of its pool and kind: the tickets that found one, and the units nobody wants. */
export function assign(
  { state }: Context,
  lines: readonly HoldLine[],
  units: readonly Unit[],
): { seating: Seating[]; left: Unit[]; isWhole: boolean } {
  const left = [...units];
  const seating = lines.flatMap((line) => {
    const pool = state.config?.pools.find(({ id }) => id === line.pool);
    return Array.from({ length: line.amount }, () => {
      const index = left.findIndex(
        (unit) => unit.pool === line.pool && (unit.row === null || unit.kind === kindWanted(line.companion, pool)),
      );
      const [unit] = index < 0 ? [] : left.splice(index, 1);
      return unit && { unit: unit.id, price: line.priceId };
    }).filter((entry) => entry !== undefined);
  });
  return { seating, left, isWhole: seating.length === amountOf(lines) && left.length === 0 };
}

/** The units a party would have, if they are free, all of them, and fit its tickets. */
export function wished(context: Context, lines: readonly HoldLine[], hold: Party): Seating[] | null {
  const units = [...new Set(hold.units)].flatMap((id) => context.state.units.get(id) ?? []);
  if (units.some((unit) => unit.block !== hold.block || !mayTake(context, unit, hold.id))) return null;
  const { seating, isWhole } = assign(context, lines, units);
  return isWhole ? seating : null;
}

/** True if a choice leaves more single seats than the present seats do, and than the house's own choice would. */
export function leavesSingles(context: Context, hold: Hold, chosen: ReadonlySet<number>): boolean {
  const { state, guarded } = context;
  // Places without a number, and those for wheelchairs, are nobody's neighbours.
  return (state.config?.pools ?? []).some((pool) => {
    const seats = candidates(context, unitsIn(state, pool.id, hold.block), hold.id);
    const own = ownIn(state, pool, hold.id);
    const left = singlesLeft(seats, chosen);
    if (left <= singlesLeft(seats, own) || !guarded("no-single-seats")) return false;
    // Where the house finds nothing side by side it would leave none.
    return left > singlesLeft(seats, new Set(bestConnectedSeats(seats, own.size, pool)));
  });
}

/** Fails with `quota_exhausted` where a contingent does not reach for the change. */
export function checkQuotas(
  { state, guarded }: Context,
  before: readonly HoldLine[],
  after: readonly HoldLine[],
): Result<null> {
  if (!guarded("quota")) return ok(null);
  for (const [key, amount] of quotaChange(before, after)) {
    const quota = state.quotas.get(key);
    if (!quota || quota.used + amount > quota.max) return fail("quota_exhausted");
  }
  return ok(null);
}

/** The event that brings a hold to new lines and seats, naming only what differs. */
export function changeTo(
  state: Inventory,
  hold: string,
  lines: HoldLine[],
  target: readonly Seating[],
): Extract<InventoryEvent, { type: "changed" }> {
  const before = new Map(seatingOf(state, hold).map(({ unit, price }) => [unit, price]));
  const after = new Set(target.map(({ unit }) => unit));
  return {
    type: "changed",
    hold,
    lines,
    added: target.filter(({ unit }) => !before.has(unit)),
    removed: [...before.keys()].filter((unit) => !after.has(unit)),
    repriced: target.filter(({ unit, price }) => before.has(unit) && before.get(unit) !== price),
  };
}
