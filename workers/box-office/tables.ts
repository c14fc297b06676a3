/*
 * The tables of one screening's object. The decision core has the rules; these constraints make
 * the worst of them impossible a second time: one claim per unit, no contingent beyond its
 * maximum, a ledger that is only ever written at its end.
 */
const tables = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS unit (
  id INTEGER PRIMARY KEY, pool INTEGER NOT NULL, block INTEGER NOT NULL, kind TEXT NOT NULL,
  row_name TEXT, seat TEXT, y INTEGER NOT NULL, x INTEGER NOT NULL, retired INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE IF NOT EXISTS hold (
  id TEXT PRIMARY KEY, cart TEXT NOT NULL, state TEXT NOT NULL, block INTEGER NOT NULL, lines TEXT NOT NULL,
  created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, hard_deadline INTEGER NOT NULL,
  extensions INTEGER NOT NULL, price_version TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS claim (
  unit_id INTEGER PRIMARY KEY REFERENCES unit (id), hold_id TEXT REFERENCES hold (id), price_id INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS quota (
  key TEXT PRIMARY KEY, used INTEGER NOT NULL, max INTEGER NOT NULL, wanted INTEGER NOT NULL,
  CHECK (used >= 0), CHECK (used <= max)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS ledger (seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, event TEXT NOT NULL);
CREATE TRIGGER IF NOT EXISTS ledger_is_never_changed BEFORE UPDATE ON ledger BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
CREATE TRIGGER IF NOT EXISTS ledger_is_never_cut BEFORE DELETE ON ledger BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
CREATE TABLE IF NOT EXISTS idempotency (key TEXT PRIMARY KEY, body_hash TEXT NOT NULL, response TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS outbox (topic TEXT PRIMARY KEY, revision INTEGER NOT NULL) WITHOUT ROWID;
`;

/** Makes the tables where they are missing. Adding a column later is a new statement at the end. */
export function createTables(sql: SqlStorage): void {
  sql.exec(tables);
}
