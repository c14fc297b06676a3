/** Taken away for as long as something is taken out of the ledger, and put back. */
export const ledgerIsNeverChanged =
  "CREATE TRIGGER IF NOT EXISTS ledger_is_never_changed BEFORE UPDATE ON ledger BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;";

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
  extensions INTEGER NOT NULL, price_version TEXT NOT NULL, contact TEXT
);
CREATE TABLE IF NOT EXISTS claim (
  unit_id INTEGER PRIMARY KEY REFERENCES unit (id), hold_id TEXT REFERENCES hold (id), price_id INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS quota (
  key TEXT PRIMARY KEY, used INTEGER NOT NULL, max INTEGER NOT NULL, wanted INTEGER NOT NULL,
  CHECK (used >= 0), CHECK (used <= max)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS ledger (seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, event TEXT NOT NULL);
${ledgerIsNeverChanged}
CREATE TRIGGER IF NOT EXISTS ledger_is_never_cut BEFORE DELETE ON ledger BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
CREATE TABLE IF NOT EXISTS idempotency (key TEXT PRIMARY KEY, body_hash TEXT NOT NULL, response TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS waiting (
  seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, cart TEXT NOT NULL UNIQUE, block INTEGER NOT NULL,
  lines TEXT NOT NULL, since INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS outbox (topic TEXT PRIMARY KEY, revision INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS audit_outbox (seq INTEGER PRIMARY KEY, deed TEXT NOT NULL);
`;

/** Columns that came after the first version: objects made before it get them when they wake. */
const additions = [
  { table: "hold", column: "contact", type: "TEXT" },
  { table: "hold", column: "origin", type: "TEXT" },
  { table: "hold", column: "pay_until", type: "INTEGER" },
  { table: "claim", column: "reason", type: "TEXT" },
  { table: "hold", column: "had", type: "TEXT" },
];

/** By these the forgetting finds what is over. They name columns of the additions. */
const indexes = `
CREATE INDEX IF NOT EXISTS hold_over ON hold (contact, state DESC, expires_at) WHERE state IN ('released', 'expired');
CREATE INDEX IF NOT EXISTS idempotency_at ON idempotency (at);
`;

/** Makes the tables, columns and indexes where they are missing. */
export function createTables(sql: SqlStorage): void {
  sql.exec(tables);
  for (const { table, column, type } of additions) {
    const isThere = sql.exec("SELECT 1 FROM pragma_table_info(?) WHERE name = ?", table, column).toArray().length > 0;
    if (!isThere) sql.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
  }
  sql.exec(indexes);
}
