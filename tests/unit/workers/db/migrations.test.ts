import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";

const folder = new URL("../../../../workers/db/migrations/", import.meta.url);
const all = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .toSorted();

/** A database in which a house has worked until just before a migration, and what brings it to the newest schema. */
function databaseBefore(migration: string): { db: DatabaseSync; migrate: () => void } {
  const at = all.findIndex((name) => name.startsWith(migration));
  const db = new DatabaseSync(":memory:");
  const run = (names: readonly string[]) => {
    for (const name of names) db.exec(readFileSync(new URL(name, folder), "utf8"));
  };
  run(all.slice(0, at));
  return { db, migrate: () => run(all.slice(at)) };
}

describe("a migration of a house that sells", () => {
  it("leaves carts the voucher they had, and drops one that there is no more", () => {
    const { db, migrate } = databaseBefore("0036");
    db.exec(`
      INSERT INTO voucher (id, code_hash, ending, batch, cents, ends_at, created_at, created_by)
        VALUES (7, 'hash', 'QX7P', 'batch', 3500, 0, 0, 'ada@kino.example');
      INSERT INTO cart (id, created_at, deadline_at, voucher_id)
        VALUES ('with', 0, 0, 7), ('without', 0, 0, NULL), ('gone', 0, 0, 8);`);
    migrate();
    expect(db.prepare("SELECT cart_id, voucher_id FROM cart_voucher").all()).toMatchObject([
      { cart_id: "with", voucher_id: 7 },
    ]);
  });

  it("counts the tags that events had, and those they get afterwards", () => {
    const { db, migrate } = databaseBefore("0034");
    // Whose event and whose tags these are does not matter here.
    db.exec(`
      PRAGMA foreign_keys = OFF;
      INSERT INTO event_tag (event_id, tag_id) VALUES (1, 5), (1, 2);`);
    const columns = db
      .prepare("SELECT name FROM pragma_table_info('event') WHERE \"notnull\" = 1 AND dflt_value IS NULL")
      .all();
    const names = columns.map(({ name }) => String(name)).filter((name) => name !== "id");
    const rows = [1, 2].map((id) => `(${[id, ...names.map(() => "'2026-11-21T20:30:00Z'")].join()})`);
    db.exec(`INSERT INTO event (id, ${names.join()}) VALUES ${rows.join()}`);
    migrate();
    db.exec("INSERT INTO event_tag (event_id, tag_id) VALUES (2, 9)");
    expect(db.prepare("SELECT tag_ids FROM event ORDER BY id").all()).toMatchObject([
      { tag_ids: "[2,5]" },
      { tag_ids: "[9]" },
    ]);
  });
});
