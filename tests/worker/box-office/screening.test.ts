import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { execute } from "~/domain/box-office/core";
import { emptyInventory } from "~/domain/box-office/state";
import { countFree } from "~/domain/box-office/view";
import { generalPool, holdCommand, line, price } from "../../support/box-office";
import { freePlaces, minute, openScreening, start } from "../../support/screening-object";
import { commandOf, keyOf, wishes } from "../../support/box-office-steps";

describe("the screening object", () => {
  it("rings for a change that nothing else would ring for, so that the lists hear of it if the object goes", async () => {
    const { object, at } = await openScreening();
    const ringsAt = () => runInDurableObject(object, (_, state) => state.storage.getAlarm());
    await runInDurableObject(object, (_, state) => state.storage.deleteAlarm());
    await evictDurableObject(object);
    expect(await ringsAt()).toBeNull();
    const [unit] = await object.seats({ cart: null, now: at });
    expect(await object.run({ type: "block", units: [unit?.id ?? -1] }, { config: null, now: at })).toMatchObject({
      ok: true,
    });
    expect(await ringsAt()).not.toBeNull();
  });

  it("keeps the alarm of a delivery when a restarted object is asked something else first", async () => {
    const { object, at } = await openScreening();
    await object.run(holdCommand("cart-a", "hold-a", [line(price.place, 1)]), { config: null, now: at });
    await runInDurableObject(object, async (_, state) => {
      state.storage.sql.exec("INSERT OR REPLACE INTO outbox (topic, revision) VALUES ('availability', 99)");
      await state.storage.setAlarm(Date.now() + 1_000);
    });
    await evictDurableObject(object);
    await object.run({ type: "release", hold: "none" }, { config: null, now: at });
    const ringsIn = await runInDurableObject(object, async (_, state) => (await state.storage.getAlarm()) ?? Infinity);
    expect(ringsIn - Date.now()).toBeLessThan(10_000);
  });

  it("does what the core does, whenever it is evicted and whenever alarms come", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        wishes,
        fc.array(fc.constantFrom("none", "none", "none", "evict", "alarm"), { minLength: 60, maxLength: 60 }),
        async (list, disturbances) => {
          const { object, config } = await openScreening();
          const model = emptyInventory();
          let now = start - 90 * minute;
          execute(model, { type: "configure", config }, { now });
          for (const [index, wish] of list.entries()) {
            now += wish.tick;
            const command = commandOf(wish, { start, index, state: model });
            if (command.type === "configure") command.config = { ...command.config, event: config.event };
            const key = keyOf(wish, command);
            const expected = execute(model, command, { now, ...(key && { key }) }).result;
            const actual = await object.run(command, { config: null, now, ...(key && { key }) });
            expect(actual).toEqual(expected);
            if (disturbances[index] === "evict") await evictDurableObject(object);
            if (disturbances[index] === "alarm") {
              execute(model, { type: "expire" }, { now });
              await runDurableObjectAlarm(object);
            }
            expect((await object.look({ now })).counts).toEqual(countFree(model, now));
          }
          expect(await object.sweep()).toEqual([]);
        },
      ),
      { numRuns: 25, seed: 20261121 },
    );
  });

  it("holds exactly what there is when everybody comes at once", async () => {
    const { object, config, at } = await openScreening({
      maxPerCart: 10,
      pools: [{ id: generalPool, kind: "general", preferredY: 0, blocks: [{ id: 0, places: 300 }], seats: [] }],
    });
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, (_, i) =>
        object.run(holdCommand(`cart-${i}`, `hold-${i}`, [line(price.place, 1)]), {
          config: { version: config.version, readAt: config.readAt },
          now: at,
        }),
      ),
    );
    const held = answers.filter((answer) => answer !== "needs-config" && answer.ok);
    expect(held).toHaveLength(300);
    const codes = new Set(answers.flatMap((answer) => (answer !== "needs-config" && !answer.ok ? [answer.code] : [])));
    expect([...codes]).toEqual(["not_enough_seats"]);
    expect(await freePlaces(object, at)).toBe(0);
    expect(await object.sweep()).toEqual([]);
  });

  it("lets go at the deadline even if no alarm ever comes, and not before it even if one comes early", async () => {
    const { object, at } = await openScreening();
    await object.run(holdCommand("cart-a", "hold-a", [line(price.place, 5)]), { config: null, now: at });
    await runDurableObjectAlarm(object);
    expect(await freePlaces(object, at + 15 * minute - 1)).toBe(1);
    expect(await freePlaces(object, at + 15 * minute)).toBe(6);
    const next = await object.run(holdCommand("cart-b", "hold-b", [line(price.place, 5)]), {
      config: null,
      now: at + 15 * minute,
    });
    expect(next).toMatchObject({ ok: true });
    await runDurableObjectAlarm(object);
    expect(await object.sweep()).toEqual([]);
  });

  it("answers a repeated request after a restart with the first answer", async () => {
    const { object, at } = await openScreening();
    const key = { value: "0d9f-key", bodyHash: "abc" };
    const first = await object.run(holdCommand("cart-a", "hold-a", [line(price.place, 2)]), {
      config: null,
      now: at,
      key,
    });
    await evictDurableObject(object);
    const again = await object.run(holdCommand("cart-z", "hold-z", [line(price.place, 2)]), {
      config: null,
      now: at + minute,
      key,
    });
    expect(first).toMatchObject({ ok: true, value: { repeated: false } });
    expect(again).toMatchObject({ ok: true, value: { repeated: true, hold: { id: "hold-a" } } });
    expect(await freePlaces(object, at)).toBe(4);
    expect(
      await object.run(holdCommand("cart-a", "hold-b", [line(price.place, 3)]), {
        config: null,
        now: at,
        key: { ...key, bodyHash: "def" },
      }),
    ).toMatchObject({ ok: false, code: "idempotency_conflict" });
  });

  it("asks for a configuration it has not heard, and lets no older one in", async () => {
    const { object, config, at } = await openScreening();
    const newer = { ...config, version: "v2", readAt: config.readAt + 5, status: "cancelled" as const };
    expect(await object.run({ type: "expire" }, { config: { version: "v2", readAt: newer.readAt }, now: at })).toBe(
      "needs-config",
    );
    await object.run({ type: "expire" }, { config: newer, now: at });
    expect(
      await object.run(holdCommand("cart-a", "hold-a", [line(price.place, 1)]), { config, now: at }),
    ).toMatchObject({ ok: false, code: "event_cancelled" });
    expect((await object.look({ now: at })).sales).toBe("cancelled");
  });

  it("gives a hold that missed a renewal of its cart one renewal, however often it is asked for", async () => {
    const { object, at } = await openScreening();
    await object.run(holdCommand("cart-a", "hold-a", [line(price.place, 1)]), { config: null, now: at });
    const extend = () =>
      object.run({ type: "extend", hold: "hold-a", ordinal: 2 }, { config: null, now: at + 13 * minute });
    const renewed = { ok: true, value: { hold: { expiresAt: at + 20 * minute, extensions: 2 } } };
    expect(await Promise.all([extend(), extend()])).toMatchObject([renewed, renewed]);
  });

  it("tells the database how many are free, also of what only an alarm let go", async () => {
    const { object, config, at } = await openScreening();
    await object.run(holdCommand("cart-a", "hold-a", [line(price.place, 4)]), { config: null, now: at });
    const stored = () =>
      env.DB.prepare("SELECT free, wheelchair_free AS chairs FROM availability WHERE event_id = ?")
        .bind(config.event)
        .first();
    await expect.poll(stored).toEqual({ free: 17, chairs: 1 });
    await object.look({ now: at + 16 * minute });
    await runDurableObjectAlarm(object);
    await expect.poll(stored).toEqual({ free: 21, chairs: 1 });
  });

  it("lets one buyer with many carts have no more than the house allows, also at the same moment", async () => {
    const { object, at } = await openScreening({
      maxPerContact: 4,
      pools: [{ id: generalPool, kind: "general", preferredY: 0, blocks: [{ id: 0, places: 40 }], seats: [] }],
    });
    const carts = ["a", "b", "c", "d", "e"];
    for (const cart of carts)
      await object.run(holdCommand(`cart-${cart}`, `hold-${cart}`, [line(price.place, 2)]), { config: null, now: at });
    const pay = (cart: string) =>
      object.run(
        { type: "begin-payment", hold: `hold-${cart}`, cents: 1980, contact: "one-buyer" },
        { config: null, now: at },
      );
    const answers = await Promise.all(carts.map(pay));
    const refused = answers.filter((answer) => answer !== "needs-config" && !answer.ok);
    expect(answers.length - refused.length).toBe(2);
    for (const answer of refused) expect(answer).toMatchObject({ ok: false, code: "limit_reached" });
    await evictDurableObject(object);
    expect(await pay("c")).toMatchObject({ ok: false, code: "limit_reached" });
    expect(await object.sweep()).toEqual([]);
  });
});
