import { events, noDiff, spotOf } from "./configure-commands";
import type { InventoryEvent, Unit } from "./model";
import type { Context } from "./seating";
import type { Inventory } from "./state";

/** True where a place is only one too many; one that is not in the plan any more is somebody's until it is free. */
function isTooMany({ config }: Inventory, unit: Unit): boolean {
  if (unit.seat === null) return true;
  const pool = config?.pools.find(({ id }) => id === unit.pool);
  return (pool?.spare ?? []).some((spec) => spotOf(spec) === spotOf(unit));
}

function freedBy(event: InventoryEvent): readonly number[] {
  switch (event.type) {
    case "changed":
    case "restored":
      return event.removed;
    case "freed":
    case "lost":
    case "refunded":
    case "unblocked":
      return event.units;
    default:
      return [];
  }
}

/**
 * While more is taken than there should be, what comes back is not sold again: it goes in the place of one that is to go when it
 * is free. `happened` are the events that gave it back.
 */
export function keepNarrow({ state, guarded }: Context, happened: readonly InventoryEvent[]): InventoryEvent[] {
  if (!guarded("narrow")) return [];
  const freed = happened.flatMap(freedBy).flatMap((id) => (state.claims.has(id) ? [] : (state.units.get(id) ?? [])));
  if (freed.length === 0) return [];
  const waiting = [...state.units.values()].filter((unit) => unit.retired && isTooMany(state, unit));
  const diff = noDiff();
  for (const unit of freed) {
    const index = waiting.findIndex(({ pool, block }) => pool === unit.pool && block === unit.block);
    const [other] = index < 0 ? [] : waiting.splice(index, 1);
    if (!other) continue;
    diff.restored.push(other.id);
    diff.removed.push(unit.id);
  }
  return events(diff);
}
