import type { BlockReason } from "~/domain/box-office/block-reason";
import {
  type Hold,
  type HoldLine,
  type HoldState,
  type InventoryEvent,
  type LineRequest,
  type SalesStatus,
  type ScreeningConfig,
  type Seating,
  timedStates,
  type Unit,
  type UnitKind,
  type Waiting,
} from "~/domain/box-office/model";
import { emptyInventory, type Inventory, revisionAfter, type StoredAnswer } from "~/domain/box-office/state";
import { writeEvent } from "./ledger";
import { loadQuotas, saveQuotas } from "./quotas";

/*
 * Between the decision core's inventory and the tables. The inventory lives in memory while the
 * object does; every event is written before its answer leaves, and a new object reads it back.
 */

type Row = Record<string, SqlStorageValue>;

/** One named value of the object, or null. */
export const readMeta = (sql: SqlStorage, key: string): string | null =>
  sql.exec<{ value: string }>("SELECT value FROM meta WHERE key = ?", key).toArray()[0]?.value ?? null;

/** Writes one named value of the object. */
export function writeMeta(sql: SqlStorage, key: string, value: string): void {
  sql.exec(
    "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
    key,
    value,
  );
}

const textOrNull = (value: SqlStorageValue | undefined): string | null => (typeof value === "string" ? value : null);
const text = (value: SqlStorageValue | undefined): string => textOrNull(value) ?? "";

const toUnit = (row: Row): Unit => ({
  id: Number(row["id"]),
  pool: Number(row["pool"]),
  block: Number(row["block"]),
  kind: text(row["kind"]) as UnitKind,
  row: textOrNull(row["row_name"]),
  seat: textOrNull(row["seat"]),
  y: Number(row["y"]),
  x: Number(row["x"]),
  retired: row["retired"] === 1,
});

const toHold = (row: Row): Hold => ({
  id: text(row["id"]),
  cart: text(row["cart"]),
  state: text(row["state"]) as HoldState,
  block: Number(row["block"]),
  lines: JSON.parse(text(row["lines"])) as HoldLine[],
  createdAt: Number(row["created_at"]),
  expiresAt: Number(row["expires_at"]),
  hardDeadline: Number(row["hard_deadline"]),
  extensions: Number(row["extensions"]),
  priceVersion: text(row["price_version"]),
  contact: textOrNull(row["contact"]),
  origin: textOrNull(row["origin"]),
  payUntil: row["pay_until"] === null ? null : Number(row["pay_until"]),
  ...(textOrNull(row["had"]) !== null && { had: JSON.parse(text(row["had"])) as number[] }),
});

const toWaiting = (row: Row): Waiting => ({
  id: text(row["id"]),
  cart: text(row["cart"]),
  block: Number(row["block"]),
  lines: JSON.parse(text(row["lines"])) as LineRequest[],
  since: Number(row["since"]),
});

function loadHolds(sql: SqlStorage, state: Inventory): void {
  for (const row of sql.exec(
    "SELECT * FROM hold WHERE state IN ('held', 'paying', 'reserved', 'sold') ORDER BY state = 'sold' DESC, rowid",
  )) {
    const hold = toHold(row);
    state.holds.set(hold.id, hold);
    state.holdOfCart.set(hold.cart, hold.id);
    if (timedStates.has(hold.state)) state.timed.set(hold.id, hold);
  }
  for (const row of sql.exec("SELECT * FROM claim ORDER BY unit_id")) {
    const unit = Number(row["unit_id"]);
    const hold = textOrNull(row["hold_id"]);
    const reason = textOrNull(row["reason"]) as BlockReason | null;
    state.claims.set(unit, { unit, hold, price: Number(row["price_id"]), ...(reason && { reason }) });
    if (hold !== null) state.unitsOf.set(hold, (state.unitsOf.get(hold) ?? new Set<number>()).add(unit));
  }
}

/** The inventory as the tables have it; what is over stays there until it is named (`recall`). */
export function loadInventory(sql: SqlStorage): Inventory {
  const state = emptyInventory();
  const config = readMeta(sql, "config");
  state.config = config === null ? null : (JSON.parse(config) as ScreeningConfig);
  state.sales = (readMeta(sql, "sales") ?? "on_sale") as SalesStatus;
  state.isSetBack = readMeta(sql, "set_back") === "yes";
  state.nextUnit = Number(readMeta(sql, "next_unit") ?? 1);
  state.revision = sql.exec<{ seq: number | null }>("SELECT max(seq) AS seq FROM ledger").one().seq ?? 0;
  for (const row of sql.exec("SELECT * FROM unit ORDER BY id")) state.units.set(Number(row["id"]), toUnit(row));
  loadHolds(sql, state);
  loadQuotas(sql, state);
  for (const row of sql.exec("SELECT * FROM waiting ORDER BY seq")) state.waiting.set(text(row["id"]), toWaiting(row));
  return state;
}

/** Puts back into memory what a command or a look names and the inventory has let go: a hold that is over, an answer given. */
export function recall(
  sql: SqlStorage,
  state: Inventory,
  named: { hold?: string | null; key?: string | undefined },
): void {
  const { hold: id = null, key } = named;
  if (id !== null && !state.holds.has(id))
    for (const row of sql.exec("SELECT * FROM hold WHERE id = ?", id)) {
      state.holds.set(id, toHold(row));
      state.ended.add(id);
    }
  if (key !== undefined)
    for (const row of sql.exec("SELECT * FROM idempotency WHERE key = ?", key))
      state.answers.set(key, {
        bodyHash: text(row["body_hash"]),
        response: text(row["response"]),
        at: Number(row["at"]),
      });
}

function saveHold(sql: SqlStorage, hold: Hold): void {
  sql.exec(
    `INSERT INTO hold (id, cart, state, block, lines, created_at, expires_at, hard_deadline, extensions, price_version, contact, origin, pay_until, had)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET cart = excluded.cart, state = excluded.state, lines = excluded.lines, expires_at = excluded.expires_at,
       extensions = excluded.extensions, contact = excluded.contact, origin = excluded.origin, pay_until = excluded.pay_until, had = excluded.had`,
    hold.id,
    hold.cart,
    hold.state,
    hold.block,
    JSON.stringify(hold.lines),
    hold.createdAt,
    hold.expiresAt,
    hold.hardDeadline,
    hold.extensions,
    hold.priceVersion,
    hold.contact,
    hold.origin,
    hold.payUntil,
    hold.had ? JSON.stringify(hold.had) : null,
  );
}

function saveUnits(sql: SqlStorage, units: readonly Unit[]): void {
  for (const unit of units) {
    sql.exec(
      `INSERT INTO unit (id, pool, block, kind, row_name, seat, y, x, retired) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, row_name = excluded.row_name, seat = excluded.seat, y = excluded.y, x = excluded.x, retired = excluded.retired`,
      unit.id,
      unit.pool,
      unit.block,
      unit.kind,
      unit.row,
      unit.seat,
      unit.y,
      unit.x,
      Number(unit.retired),
    );
  }
}

// Plain inserts: a second claim on a unit fails here, whatever was decided, and undoes everything.
function takeUnits(sql: SqlStorage, hold: string, seating: readonly Seating[]): void {
  for (const { unit, price } of seating)
    sql.exec("INSERT INTO claim (unit_id, hold_id, price_id) VALUES (?, ?, ?)", unit, hold, price);
}

function blockUnits(sql: SqlStorage, units: readonly number[], reason: BlockReason | undefined): void {
  for (const unit of units)
    sql.exec("INSERT INTO claim (unit_id, price_id, reason) VALUES (?, 0, ?)", unit, reason ?? null);
}

/** Units that are no longer of the house go when they are free; the inventory has let go of them already. */
function giveUnits(sql: SqlStorage, state: Inventory, units: readonly number[]): void {
  for (const unit of units) {
    sql.exec("DELETE FROM claim WHERE unit_id = ?", unit);
    if (!state.units.has(unit)) sql.exec("DELETE FROM unit WHERE id = ? AND retired = 1", unit);
  }
}

function saveHoldEvent(sql: SqlStorage, state: Inventory, event: InventoryEvent): void {
  switch (event.type) {
    case "held":
      return takeUnits(sql, event.hold.id, event.seating);
    case "restored":
      giveUnits(sql, state, event.removed);
      return takeUnits(sql, event.hold, event.seating);
    case "changed":
      giveUnits(sql, state, event.removed);
      for (const { unit, price } of event.repriced)
        sql.exec("UPDATE claim SET price_id = ? WHERE unit_id = ? AND hold_id = ?", price, unit, event.hold);
      return takeUnits(sql, event.hold, event.added);
    case "reacquired":
      return takeUnits(sql, event.hold, event.seating);
    case "freed":
    case "lost":
    case "refunded":
      return giveUnits(sql, state, event.units);
    default:
  }
}

function saveHouseEvent(sql: SqlStorage, state: Inventory, event: InventoryEvent): void {
  switch (event.type) {
    case "configured":
      return writeMeta(sql, "config", JSON.stringify(event.config));
    case "sales-set":
      return writeMeta(sql, "sales", event.status);
    case "set-back":
    case "reconciled":
      return writeMeta(sql, "set_back", event.type === "set-back" ? "yes" : "no");
    case "units-added":
      return saveUnits(sql, event.units);
    case "units-removed":
      for (const unit of event.units) sql.exec("DELETE FROM unit WHERE id = ?", unit);
      return;
    case "units-retired":
      for (const unit of event.units) sql.exec("UPDATE unit SET retired = ? WHERE id = ?", Number(event.retired), unit);
      return;
    case "blocked":
      return blockUnits(sql, event.units, event.reason);
    case "unblocked":
      return giveUnits(sql, state, event.units);
    case "waiting": {
      const { id, cart, block, lines, since } = event.entry;
      sql.exec(
        "INSERT INTO waiting (id, cart, block, lines, since) VALUES (?, ?, ?, ?, ?)",
        id,
        cart,
        block,
        JSON.stringify(lines),
        since,
      );
      return;
    }
    case "left":
      sql.exec("DELETE FROM waiting WHERE id = ?", event.entry);
      return;
    default:
  }
}

/** What is written for one command. */
export interface Changes {
  /** The revision before the events. */
  from: number;
  events: readonly InventoryEvent[];
  answer: (StoredAnswer & { key: string }) | null;
  at: number;
}

/**
 * Writes what a command did. Call inside a transaction: `state` is the inventory after the events,
 * and a constraint that objects must undo all of them.
 */
export function saveChanges(sql: SqlStorage, state: Inventory, { from, events, answer, at }: Changes): void {
  let seq = from;
  for (const event of events) {
    seq = revisionAfter(seq, event);
    writeEvent(sql, event, { seq, at });
    const id = event.type === "held" ? event.hold.id : "hold" in event ? event.hold : null;
    const hold = id === null ? undefined : state.holds.get(id);
    if (hold) saveHold(sql, hold);
    saveHoldEvent(sql, state, event);
    saveHouseEvent(sql, state, event);
  }
  if (events.some((event) => event.type === "units-added")) writeMeta(sql, "next_unit", String(state.nextUnit));
  saveQuotas(sql, state, events);
  if (answer)
    sql.exec(
      "INSERT INTO idempotency (key, body_hash, response, at) VALUES (?, ?, ?, ?)",
      answer.key,
      answer.bodyHash,
      answer.response,
      answer.at,
    );
}
