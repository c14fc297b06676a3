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
          .map((unit) => ({
            id: unit.id,
            pool: unit.pool,
            kind: unit.kind,
            row: unit.row,
            seat: unit.seat,
            price: state.claims.get(unit.id)?.price ?? 0,
          })),
    expiresAt: hold.expiresAt,
    hardDeadline: hold.hardDeadline,
    extensions: hold.extensions,
    revision: state.revision,
  };
}
