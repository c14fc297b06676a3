import type { InventoryEvent } from "~/domain/box-office/model";

/*
 * The ledger of a screening. It stays for good, so it says nothing of where a hold came from: that
 * stands in the hold's row alone, and goes with it.
 */

const withoutOrigin = (key: string, value: unknown): unknown => (key === "origin" ? undefined : value);

/** Adds an event to the ledger, as number `seq`; `at` in epoch milliseconds. */
export function writeEvent(sql: SqlStorage, event: InventoryEvent, { seq, at }: { seq: number; at: number }): void {
  sql.exec("INSERT INTO ledger (seq, at, event) VALUES (?, ?, ?)", seq, at, JSON.stringify(event, withoutOrigin));
}

/** The ledger from its beginning, in order; no hold in it has an origin. */
export function* readLedger(sql: SqlStorage): Generator<InventoryEvent> {
  for (const row of sql.exec<{ event: string }>("SELECT event FROM ledger ORDER BY seq"))
    yield JSON.parse(row.event, withoutOrigin) as InventoryEvent;
}
