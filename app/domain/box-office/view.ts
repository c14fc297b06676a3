import type { AvailabilityState } from "../programme/schema";
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
    if (!count || (unit.kind === "companion" && count.kind === "wheelchair")) continue;
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
  return {
    id,
    cart: hold.cart,
    state: isOver ? "expired" : hold.state,
    block: hold.block,
    lines: hold.lines,
    seats: isOver
      ? []
      : units
          .toSorted((a, b) => a.y - b.y || a.x - b.x || a.id - b.id)
          .map((unit) => ({ id: unit.id, pool: unit.pool, kind: unit.kind, row: unit.row, seat: unit.seat })),
    expiresAt: hold.expiresAt,
    hardDeadline: hold.hardDeadline,
    extensions: hold.extensions,
    revision: state.revision,
  };
}

/** What an event's availability is made of, wherever it is shown. */
export interface AvailabilityFacts {
  capacity: number;
  /** Without wheelchair places. */
  free: number;
  status: "on_sale" | "paused" | "cancelled";
  salesStart: number | null;
  salesEnd: number;
  isFreeEntry: boolean;
  /** Seats the viewer's own cart holds. */
  mine: number;
}

/** From here on a show is nearly full: fewer than one place in five, or than ten, or in a small house than half. */
export const isLimited = (free: number, capacity: number): boolean =>
  free * 5 < capacity || free < Math.min(10, capacity / 2);

/**
 * The word a list shows. Wheelchair places are not everybody's: with only those left a show reads
 * "sold-out" and `wheelchair_free` says the rest. One's own seats are never "sold-out".
 */
export function availabilityState(facts: AvailabilityFacts, now: number): AvailabilityState {
  if (facts.status === "cancelled") return "cancelled";
  if (now >= facts.salesEnd) return "closed";
  if (facts.isFreeEntry && facts.capacity === 0) return "free-entry";
  if (facts.status === "paused") return "closed";
  if (facts.salesStart !== null && now < facts.salesStart) return "not-yet";
  if (facts.free <= 0) return facts.mine > 0 ? "limited" : "sold-out";
  return isLimited(facts.free, facts.capacity) ? "limited" : "available";
}
