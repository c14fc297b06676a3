import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { generalPool, holdCommand, line, price } from "../../support/box-office";
import { openScreening } from "../../support/screening-object";

describe("the tables of a screening", () => {
  it("keeps nothing of a command that a table refuses, and goes on from what the tables say", async () => {
    const { object, at } = await openScreening();
    await object.run(holdCommand("cart-a", "hold-a", [line(price.place, 1)]), { config: null, now: at });
    const place = await runInDurableObject(object, (_, state) => {
      const [free] = state.storage.sql
        .exec<{ id: number }>(
          "SELECT id FROM unit WHERE pool = ? AND id NOT IN (SELECT unit_id FROM claim) ORDER BY id",
          generalPool,
        )
        .toArray();
      // A claim that the memory does not know of, as if two decisions had met.
      state.storage.sql.exec("INSERT INTO claim (unit_id, hold_id, price_id) VALUES (?, 'hold-a', 31)", free?.id ?? 0);
      return free?.id ?? 0;
    });
    const refused = await runInDurableObject(object, async (instance) => {
      try {
        await instance.run(holdCommand("cart-b", "hold-b", [line(price.place, 2)]), { config: null, now: at });
        return null;
      } catch (error) {
        return String(error);
      }
    });
    expect(refused).toMatch(/UNIQUE constraint failed: claim/);
    const rows = await runInDurableObject(object, (_, state) =>
      state.storage.sql.exec("SELECT id FROM hold UNION ALL SELECT key FROM idempotency").toArray(),
    );
    expect(rows).toEqual([{ id: "hold-a" }]);
    expect((await object.look({ cart: "cart-b", now: at })).hold).toBeNull();
    await runInDurableObject(object, (_, state) =>
      state.storage.sql.exec("DELETE FROM claim WHERE unit_id = ?", place),
    );
    await evictDurableObject(object);
    expect(await object.sweep()).toEqual([]);
  });

  it("has tables in which a contingent cannot be overdrawn and the ledger cannot be rewritten", async () => {
    const { object } = await openScreening();
    const tries = await runInDurableObject(object, (_, state) =>
      [
        "UPDATE quota SET used = max + 1",
        "UPDATE quota SET used = -1",
        "UPDATE ledger SET event = '{}'",
        "DELETE FROM ledger",
      ].map((statement) => {
        try {
          state.storage.sql.exec(statement);
          return "done";
        } catch (error) {
          return /CHECK|append-only/.exec(String(error))?.[0];
        }
      }),
    );
    expect(tries).toEqual(["CHECK", "CHECK", "append-only", "append-only"]);
  });

  it("gives an object of an earlier version the columns it does not have", async () => {
    const { object, at } = await openScreening();
    await runInDurableObject(object, (_, state) =>
      state.storage.sql.exec(
        `DROP INDEX hold_over; DROP INDEX idempotency_at;
         ALTER TABLE hold DROP COLUMN contact; ALTER TABLE hold DROP COLUMN origin; ALTER TABLE hold DROP COLUMN pay_until`,
      ),
    );
    await evictDurableObject(object);
    expect(
      await object.run(holdCommand("cart-a", "hold-a", [line(price.place, 1)]), { config: null, now: at }),
    ).toMatchObject({ ok: true });
    expect(await object.sweep()).toEqual([]);
  });
});
