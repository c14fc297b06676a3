import type { Hold, HoldView, PoolKind, Unit } from "./model";
import { timedStates } from "./model";
import type { Inventory } from "./state";

/** What is free in one block of one pool, for somebody whose cart holds `mine` of it. */
export interface PoolCount {
  pool: number;
  kind: PoolKind;
  block: number;
  /** Places and seats in the house, without companion seats, which are sold beside a wheelchair place only. */
  capacity: number;
  free: number;
  mine: number;
}

const hasRunOut = (hold: Hold, now: number): boolean => timedStates.has(hold.state) && hold.expiresAt <= now;

/** True if a new hold could have the unit now: whatever is still to be cleaned up. */
export function isFree(state: Inventory, unit: Unit, now: number): boolean {
  if (unit.retired) return false;
  const claim = state.claims.get(unit.id);
  if (!claim) return true;
  const hold = claim.hold === null ? undefined : state.holds.get(claim.hold);
  return hold !== undefined && hasRunOut(hold, now);
}

function emptyCounts(state: Inventory): Map<string, PoolCount> {
  const pools = state.config?.pools ?? [];
  return new Map(
    pools.flatMap((pool) =>
      pool.blocks.map(
        (block) =>
          [
            `${pool.id}/${block.id}`,
            { pool: pool.id, kind: pool.kind, block: block.id, capacity: 0, free: 0, mine: 0 },
          ] as const,
      ),
    ),
  );
}

/** Free places by pool and block. `cart` is the viewer's, whose own seats are counted as `mine`. */
export function countFree(state: Inventory, now: number, cart: string | null = null): PoolCount[] {
  const counts = emptyCounts(state);
  const own = cart === null ? undefined : state.holdOfCart.get(cart);
  for (const unit of state.units.values()) {
    const count = counts.get(`${unit.pool}/${unit.block}`);
    if (!count || unit.kind === "companion") continue;
    if (!unit.retired) count.capacity += 1;
    if (isFree(state, unit, now)) count.free += 1;
    else if (own !== undefined && state.claims.get(unit.id)?.hold === own) count.mine += 1;
  }
  return [...counts.values()];
}

/** A hold as its owner sees it, judged by the clock. */
export function viewHold(state: Inventory, id: string, now: number): HoldView | null {
  const hold = state.holds.get(id);
  if (!hold) return null;
  const units = [...(state.unitsOf.get(id) ?? [])].flatMap((unit) => state.units.get(unit) ?? []);
  const isOver = hasRunOut(hold, now);
  const inOrder = (some: readonly Unit[]): Unit[] => some.toSorted((a, b) => a.y - b.y || a.x - b.x || a.id - b.id);
  const had = hold.state === "expired" ? (hold.had ?? []).flatMap((unit) => state.units.get(unit) ?? []) : units;
  return {
    id,
    cart: hold.cart,
    state: isOver ? "expired" : hold.state,
    block: hold.block,
    lines: hold.lines,
    seats: isOver
      ? []
      : inOrder(units).map((unit) => ({
          id: unit.id,
          pool: unit.pool,
          kind: unit.kind,
          row: unit.row,
          seat: unit.seat,
          price: state.claims.get(unit.id)?.price ?? 0,
        })),
    ...((isOver || hold.state === "expired") && {
      had: inOrder(had).map(({ id: unit, kind, row, seat }) => ({ id: unit, kind, row, seat })),
    }),
    expiresAt: hold.expiresAt,
    hardDeadline: hold.hardDeadline,
    extensions: hold.extensions,
    revision: state.revision,
  };
}

/** Every place of a house by what it is at this moment; together they are `places`. Companions' seats are counted with nobody. */
export interface Tally {
  places: number;
  free: number;
  wheelchairFree: number;
  /** In carts and payments. */
  held: number;
  /** To be collected at the desk. */
  reserved: number;
  sold: number;
  blocked: number;
}

/** What a place is for the house. */
export type PlaceState = "free" | "held" | "reserved" | "sold" | "blocked";

/** What a place is at this moment. */
export function placeState(state: Inventory, unit: Unit, now: number): PlaceState {
  if (isFree(state, unit, now)) return "free";
  const claim = state.claims.get(unit.id);
  if (!claim || claim.hold === null) return "blocked";
  const hold = state.holds.get(claim.hold)?.state;
  // What is sold may be forgotten as a hold: its seats stay taken.
  return hold === "held" || hold === "paying" ? "held" : hold === "reserved" ? "reserved" : "sold";
}

/** Counts the house as it is sold: what a box office writes on its sheet. */
export function tally(state: Inventory, now: number): Tally {
  const kinds = new Map(state.config?.pools.map(({ id, kind }) => [id, kind]));
  const counts: Tally = { places: 0, free: 0, wheelchairFree: 0, held: 0, reserved: 0, sold: 0, blocked: 0 };
  for (const unit of state.units.values()) {
    if (unit.kind === "companion") continue;
    const as = placeState(state, unit, now);
    counts.places += 1;
    counts[as] += 1;
    if (as === "free" && kinds.get(unit.pool) === "wheelchair") counts.wheelchairFree += 1;
  }
  return counts;
}
