import { fail, ok, type Result } from "../common/errors";
import type { Guard, Hold, HoldLine, InventoryEvent, PoolConfig, Seating, Unit } from "./model";
import { accessibleSeats, bestConnectedSeats, type Candidate, growParty } from "./seat-choice";
import { type Inventory, quotaChange } from "./state";

/** What a decision knows besides its command. */
export interface Context {
  state: Inventory;
  now: number;
  /** False for the one guard a negative control has taken away. */
  guarded: (guard: Guard) => boolean;
}

/** True if the hold may take the unit: unclaimed and in the house, or its own already. */
export function mayTake({ state, guarded }: Context, unit: Unit, hold: string | null): boolean {
  const claim = state.claims.get(unit.id);
  if (claim) return !guarded("units-free") || (hold !== null && claim.hold === hold);
  return !unit.retired;
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

function choose(
  context: Context,
  pool: PoolConfig,
  lines: readonly HoldLine[],
  hold: Pick<Hold, "id" | "block">,
): number[] | null {
  const { state, guarded } = context;
  const units = [...state.units.values()].filter((unit) => unit.pool === pool.id && unit.block === hold.block);
  const own = new Set(
    seatingOf(state, hold.id).flatMap(({ unit }) => (state.units.get(unit)?.pool === pool.id ? [unit] : [])),
  );
  const count = lines.reduce((sum, line) => sum + line.amount, 0);
  const companions = lines.reduce((sum, line) => (line.companion ? sum + line.amount : sum), 0);
  if (pool.kind === "general" || pool.seats.length === 0) {
    const others = units.filter((unit) => !own.has(unit.id) && mayTake(context, unit, hold.id)).map((unit) => unit.id);
    const chosen = [...own, ...others].slice(0, count);
    return chosen.length === count || !guarded("all-or-nothing") ? chosen : null;
  }
  const seats: Candidate[] = units.map((unit) => ({
    id: unit.id,
    x: unit.x,
    y: unit.y,
    kind: unit.kind,
    free: mayTake(context, unit, hold.id),
  }));
  if (pool.kind === "wheelchair") {
    const found = accessibleSeats(seats, { wheelchairs: count - companions, companions }, own);
    return found && [...found.wheelchairs, ...found.companions];
  }
  if (count < own.size)
    return (
      bestConnectedSeats(
        seats.filter((seat) => own.has(seat.id)),
        count,
        pool,
      ) ?? [...own].slice(0, count)
    );
  return count === own.size ? [...own] : growParty(seats, own, count, pool.preferredY);
}

/**
 * Units for all lines, or none: the best connected seats of every pool, keeping what the hold has
 * where that is as good. Fails with `not_enough_seats`.
 */
export function seat(
  context: Context,
  lines: readonly HoldLine[],
  hold: Pick<Hold, "id" | "block">,
): Result<Seating[]> {
  const seating: Seating[] = [];
  for (const pool of context.state.config?.pools ?? []) {
    // Companions come last, as the chosen companion seats do.
    const mine = lines
      .filter((line) => line.pool === pool.id)
      .toSorted((a, b) => Number(a.companion) - Number(b.companion));
    if (mine.length === 0) continue;
    const units = choose(context, pool, mine, hold);
    if (!units) return fail("not_enough_seats");
    const prices = pricesOf(mine);
    seating.push(...units.map((unit, index) => ({ unit, price: prices[index] ?? 0 })));
  }
  return ok(seating);
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
    if (amount > 0 && (!quota || quota.used + amount > quota.max)) return fail("quota_exhausted");
  }
  return ok(null);
}

/** The event that brings a hold to new lines and seats, naming only what differs. */
export function changeTo(
  state: Inventory,
  hold: string,
  lines: HoldLine[],
  target: readonly Seating[],
): InventoryEvent {
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
