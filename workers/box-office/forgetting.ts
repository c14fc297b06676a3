import { readMeta, writeMeta } from "./store";
import { ledgerIsNeverChanged } from "./tables";

/** How long a hold that is over stays readable, and an answer repeatable. */
export const keepMs = 24 * 3_600_000;
/** Anonymous holds that are over, and answers, kept at most: of a flood the oldest go first. */
export const mostKept = 1_000;
/** Rows of a kind that go in one turn: a command never waits for a flood to be swept up. */
const atOnce = 200;

const count = (sql: SqlStorage, from: string): number =>
  sql.exec<{ n: number }>(`SELECT count(*) AS n FROM ${from}`).one().n;

/** How many rows there are of what is forgotten. */
export const rowsKept = (sql: SqlStorage): { holdRows: number; answerRows: number } => ({
  holdRows: count(sql, "hold"),
  answerRows: count(sql, "idempotency"),
});

const over = "state IN ('released', 'expired')";

/**
 * Deletes what nobody will ask for any more, a few rows of it: holds that ended without a sale and
 * answers, a day old or beyond what is kept. Given back goes before run out, so that a flood of the
 * one does not push out the selections of the other. The ledger stays: no unit changes hands.
 */
export function forgetOld(sql: SqlStorage, now: number): void {
  const surplus = (from: string): number => Math.min(atOnce, Math.max(0, count(sql, from) - mostKept));
  const before = now - keepMs;
  sql.exec(
    `DELETE FROM hold WHERE id IN (SELECT id FROM hold WHERE ${over} AND expires_at <= ? LIMIT ?)`,
    before,
    atOnce,
  );
  sql.exec(
    `DELETE FROM hold WHERE id IN
       (SELECT id FROM hold WHERE ${over} AND contact IS NULL ORDER BY state DESC, expires_at LIMIT ?)`,
    surplus(`hold WHERE ${over} AND contact IS NULL`),
  );
  sql.exec("DELETE FROM idempotency WHERE key IN (SELECT key FROM idempotency WHERE at <= ? LIMIT ?)", before, atOnce);
  sql.exec(
    "DELETE FROM idempotency WHERE key IN (SELECT key FROM idempotency ORDER BY at LIMIT ?)",
    surplus("idempotency"),
  );
}

/** Rows of the ledger that are looked through in one turn. */
const eventsAtOnce = 5_000;
const forgotten = "origins_forgotten";

/**
 * Takes out of the ledger where holds came from, and out of the holds that are paid: earlier versions wrote it there for good.
 * A part of the ledger in a turn; true once there is nothing left to look through. In a transaction, which also
 * covers that the ledger can be changed meanwhile.
 */
export function forgetOrigins(sql: SqlStorage): boolean {
  const before = readMeta(sql, forgotten);
  if (before === "all") return true;
  if (before === null) sql.exec("UPDATE hold SET origin = NULL WHERE state = 'sold'");
  const from = Number(before ?? 0);
  const { upTo, events } = sql
    .exec<{ upTo: number | null; events: number }>(
      "SELECT max(seq) AS upTo, count(*) AS events FROM (SELECT seq FROM ledger WHERE seq > ? ORDER BY seq LIMIT ?)",
      from,
      eventsAtOnce,
    )
    .one();
  sql.exec("DROP TRIGGER IF EXISTS ledger_is_never_changed");
  sql.exec(
    `UPDATE ledger SET event = json_remove(event, '$.hold.origin', '$.as.origin')
     WHERE seq > ? AND seq <= ? AND event LIKE '%"origin":"%'`,
    from,
    upTo,
  );
  sql.exec(ledgerIsNeverChanged);
  const isDone = events < eventsAtOnce;
  writeMeta(sql, forgotten, isDone ? "all" : String(upTo));
  return isDone;
}

/** When the next row is old enough to be forgotten, or null if there is none. */
export function nextForgetting(sql: SqlStorage): number | null {
  const oldest = sql
    .exec<{ at: number | null }>(
      `SELECT min(at) AS at FROM
         (SELECT min(expires_at) AS at FROM hold WHERE ${over} UNION ALL SELECT min(at) FROM idempotency)`,
    )
    .one().at;
  return oldest === null ? null : oldest + keepMs;
}
