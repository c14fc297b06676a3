import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { holdCommand, line, price } from "../../support/box-office";
import { freePlaces, minute, openScreening } from "../../support/screening-object";

type Opened = Awaited<ReturnType<typeof openScreening>>["object"];

const ringsAt = (object: Opened) => runInDurableObject(object, (_, state) => state.storage.getAlarm());
const freedIn = (object: Opened) =>
  runInDurableObject(object, (_, state) =>
    state.storage.sql.exec("SELECT event FROM ledger WHERE event LIKE '%\"freed\"%'").toArray(),
  );

describe("the alarm of a screening", () => {
  it("may fail seven times: it sets itself anew each time, what expired is free all the same, and is freed once it works", async () => {
    const { object, at } = await openScreening();
    const all = await freePlaces(object, at);
    await object.run(holdCommand("cart-a", "hold-a", [line(price.place, 2)]), { config: null, now: at });
    expect(await freePlaces(object, at)).toBe(all - 2);
    const after = at + 20 * minute;
    await object.look({ now: after });
    await runInDurableObject(object, (_, state) =>
      state.storage.sql.exec("ALTER TABLE idempotency RENAME TO idempotency_lost"),
    );
    for (let turn = 0; turn < 7; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect([turn, await runDurableObjectAlarm(object)]).toEqual([turn, true]);
      // oxlint-disable-next-line no-await-in-loop
      expect([turn, await ringsAt(object)]).not.toEqual([turn, null]);
    }
    expect(await freePlaces(object, after)).toBe(all);
    expect(await freedIn(object)).toEqual([]);
    await runInDurableObject(object, (_, state) =>
      state.storage.sql.exec("ALTER TABLE idempotency_lost RENAME TO idempotency"),
    );
    expect(await runDurableObjectAlarm(object)).toBe(true);
    expect(await freedIn(object)).toHaveLength(1);
    expect(await object.sweep()).toEqual([]);
  });

  it("may be lost: the next command frees what expired, and sets it again", async () => {
    const { object, at } = await openScreening();
    const all = await freePlaces(object, at);
    await object.run(holdCommand("cart-a", "hold-a", [line(price.place, all > 5 ? 5 : all)]), {
      config: null,
      now: at,
    });
    await runInDurableObject(object, (_, state) => state.storage.deleteAlarm());
    await evictDurableObject(object);
    const after = at + 20 * minute;
    const taken = holdCommand("cart-b", "hold-b", [line(price.place, 5)]);
    expect(await object.run(taken, { config: null, now: after })).toMatchObject({
      ok: true,
      value: { hold: { id: "hold-b", state: "held" } },
    });
    expect(await freedIn(object)).toHaveLength(1);
    expect(await ringsAt(object)).not.toBeNull();
    expect(await object.sweep()).toEqual([]);
  });

  it("may be a minute late, and ring twice: what expired is freed once", async () => {
    const { object, at } = await openScreening();
    const all = await freePlaces(object, at);
    await object.run(holdCommand("cart-a", "hold-a", [line(price.place, 2)]), { config: null, now: at });
    const ends = (await object.look({ hold: "hold-a", now: at })).hold?.expiresAt ?? 0;
    expect(ends).toBeGreaterThan(at);
    expect(await freePlaces(object, ends + 61_000)).toBe(all);
    await runDurableObjectAlarm(object);
    await runDurableObjectAlarm(object);
    expect(await freedIn(object)).toHaveLength(1);
    expect(await ringsAt(object)).not.toBeNull();
    expect(await object.sweep()).toEqual([]);
  });
});
