import type { Quota } from "~/domain/box-office/model";
import type { Inventory } from "~/domain/box-office/state";

/** Contingents as the tables have them. One that changes is a new object; whoever throws its inventory away throws these, too. */
const written = new WeakSet<Quota>();

/** Reads the contingents into an inventory. */
export function loadQuotas(sql: SqlStorage, state: Inventory): void {
  for (const row of sql.exec<{ key: string; used: number; max: number; wanted: number }>("SELECT * FROM quota")) {
    const quota = { ...row };
    state.quotas.set(quota.key, quota);
    written.add(quota);
  }
}

/** Writes the contingents that have changed. Call inside the transaction of what changed them. */
export function saveQuotas(sql: SqlStorage, state: Inventory): void {
  for (const quota of state.quotas.values()) {
    if (written.has(quota)) continue;
    const { key, used, max, wanted } = quota;
    sql.exec(
      "INSERT INTO quota (key, used, max, wanted) VALUES (?, ?, ?, ?) ON CONFLICT (key) DO UPDATE SET used = excluded.used, max = excluded.max, wanted = excluded.wanted",
      key,
      used,
      max,
      wanted,
    );
    written.add(quota);
  }
}
