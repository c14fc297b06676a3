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
