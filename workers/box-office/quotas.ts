import type { InventoryEvent } from "~/domain/box-office/model";
import type { Inventory } from "~/domain/box-office/state";

/** Reads the contingents into an inventory. */
export function loadQuotas(sql: SqlStorage, state: Inventory): void {
  for (const row of sql.exec<{ key: string; used: number; max: number; wanted: number }>("SELECT * FROM quota"))
    state.quotas.set(row.key, { ...row });
}

/** The contingents that events may have moved: those of their holds' lines, or all where lines or contingents were changed. */
function movedBy(state: Inventory, events: readonly InventoryEvent[]): Set<string> {
  const moved = new Set<string>();
  for (const event of events) {
    if (event.type === "changed" || event.type === "restored" || event.type === "quota-set")
      return new Set(state.quotas.keys());
    const hold = event.type === "held" ? event.hold : "hold" in event ? state.holds.get(event.hold) : undefined;
    for (const { quota } of hold?.lines ?? []) if (quota !== null) moved.add(quota);
  }
  return moved;
}

/** Writes the contingents that events have moved. Call inside their transaction, with the inventory after them. */
export function saveQuotas(sql: SqlStorage, state: Inventory, events: readonly InventoryEvent[]): void {
  for (const key of movedBy(state, events)) {
    const quota = state.quotas.get(key);
    if (!quota) continue;
    const { used, max, wanted } = quota;
    sql.exec(
      "INSERT INTO quota (key, used, max, wanted) VALUES (?, ?, ?, ?) ON CONFLICT (key) DO UPDATE SET used = excluded.used, max = excluded.max, wanted = excluded.wanted",
      key,
      used,
      max,
      wanted,
    );
  }
}
