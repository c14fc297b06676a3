import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, vi } from "vitest";
import { screening } from "../../workers/box-office/screenings";

/** What is referred to comes before what refers to it. */
const tables = ["meta", "unit", "hold", "claim", "quota", "ledger", "idempotency", "waiting", "outbox", "audit_outbox"];

/** Until the screening has told the database what it had to. */
export const toldAll = (event: number): Promise<void> =>
  vi.waitFor(() =>
    runInDurableObject(screening(env, event), (_, { storage }) =>
      expect(storage.sql.exec("SELECT topic FROM outbox").toArray()).toEqual([]),
    ),
  );

/** A screening as it is now, and the way to set its object back to that, as a restored bookmark does. */
export async function bookmark(event: number): Promise<() => Promise<void>> {
  await toldAll(event);
  const object = screening(env, event);
  const kept = await runInDurableObject(object, (_, { storage }) =>
    tables.map((table) => ({ table, rows: storage.sql.exec(`SELECT * FROM ${table}`).toArray() })),
  );
  return async () => {
    await toldAll(event);
    await runInDurableObject(object, (_, { storage }) => {
      storage.transactionSync(() => {
        storage.sql.exec("DROP TRIGGER ledger_is_never_cut");
        for (const table of tables.toReversed()) storage.sql.exec(`DELETE FROM ${table}`);
        for (const { table, rows } of kept)
          for (const row of rows)
            storage.sql.exec(
              `INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${Object.keys(row)
                .map(() => "?")
                .join()})`,
              ...Object.values(row),
            );
      });
    });
    await evictDurableObject(object);
  };
}
