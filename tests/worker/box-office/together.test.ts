import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { generalPool, holdCommand, line, price } from "../../support/box-office";
import { freePlaces, openScreening } from "../../support/screening-object";

describe("commands that are asked for in one moment", () => {
  it("are done in the order they were asked for, each whole before the next", async () => {
    const { object, at } = await openScreening();
    const places = await freePlaces(object, at);
    const answers = await runInDurableObject(object, (instance) =>
      Promise.all(
        Array.from({ length: places + 3 }, async (_, n) => {
          const command = holdCommand(`cart-${n}`, `hold-${n}`, [line(price.place, 1)]);
          const answer = await instance.run(command, { config: null, now: at });
          return answer !== "needs-config" && answer.ok;
        }),
      ),
    );
    expect(answers).toEqual([...Array<boolean>(places).fill(true), false, false, false]);
    await evictDurableObject(object);
    expect(await freePlaces(object, at)).toBe(0);
    expect(await object.sweep()).toEqual([]);
  });

  it("are nobody else's failure: what a table refuses is undone alone, and the next goes on from the tables", async () => {
    const { object, at } = await openScreening();
    await object.run(holdCommand("cart-a", "hold-a", [line(price.place, 1)]), { config: null, now: at });
    const hidden = await runInDurableObject(object, (_, { storage: { sql } }) => {
      const free = "SELECT min(id) AS id FROM unit WHERE pool = ? AND id NOT IN (SELECT unit_id FROM claim)";
      const { id } = sql.exec<{ id: number }>(free, generalPool).one();
      // A claim that the memory does not know of, as if two decisions had met.
      sql.exec("INSERT INTO claim (unit_id, hold_id, price_id) VALUES (?, 'hold-a', 31)", id);
      return id;
    });
    const settled = await runInDurableObject(object, (instance) =>
      Promise.allSettled(
        [
          holdCommand("cart-b", "hold-b", [line(price.full, 2)]),
          holdCommand("cart-c", "hold-c", [line(price.place, 2)]),
          holdCommand("cart-d", "hold-d", [line(price.place, 2)]),
        ].map((command) => instance.run(command, { config: null, now: at })),
      ),
    );
    expect(settled).toMatchObject([
      { status: "fulfilled", value: { ok: true } },
      { status: "rejected" },
      { status: "fulfilled", value: { ok: true } },
    ]);
    await evictDurableObject(object);
    await runInDurableObject(object, (_, { storage: { sql } }) => {
      sql.exec("DELETE FROM claim WHERE unit_id = ?", hidden);
    });
    await evictDurableObject(object);
    const held = ["a", "b", "c", "d"].map(
      async (cart) => (await object.look({ cart: `cart-${cart}`, now: at })).hold?.id,
    );
    expect(await Promise.all(held)).toEqual(["hold-a", "hold-b", undefined, "hold-d"]);
    expect(await object.sweep()).toEqual([]);
  });
});
