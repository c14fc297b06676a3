import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Command, ScreeningConfig } from "~/domain/box-office/model";
import { askScreening } from "../../../workers/box-office/screenings";
import { holdCommand, line, price } from "../../support/box-office";
import { freePlaces, minute, openScreening } from "../../support/screening-object";

/** What a Worker of another version sends: its types are not ours. */
const sent = (command: object) => command as Command;

describe("a Worker and an object of different versions", () => {
  it("understand what was there before: a field that is new to the object is ignored", async () => {
    const { object, at, config } = await openScreening();
    const newer = sent({ ...holdCommand("cart-a", "hold-a", [line(price.place, 2)]), mood: "blue", lines2: [] });
    const options = { config: { ...config, version: "v2", readAt: 2, mood: "blue" } as ScreeningConfig, now: at };
    expect(await object.run(newer, options)).toMatchObject({ ok: true, value: { hold: { state: "held" } } });
    expect(await object.sweep()).toEqual([]);
  });

  it("understand what was there before: a field that came later is not needed", async () => {
    const { object, at } = await openScreening();
    // Of a Worker that knows no scattered seats, no groups at the desk and no proofs.
    const { type, cart, hold, block, lines, until, extensions, origin } = holdCommand("cart-a", "hold-a", [
      line(price.place, 2),
    ]);
    const older = { type, cart, hold, block, lines, until, extensions, origin };
    expect(await object.run(older, { config: null, now: at })).toMatchObject({ ok: true });
    // Nor who blocks, and why.
    expect(await object.run({ type: "block", units: [1] }, { config: null, now: at })).toMatchObject({ ok: true });
    expect(await object.sweep()).toEqual([]);
  });

  it("take a hold that says nothing of where it came from for one of nowhere, in the tables and in the ledger", async () => {
    const { object, at } = await openScreening();
    const { origin: _, ...older } = holdCommand("cart-a", "hold-a", [line(price.place, 5)]);
    const { origin: __, ...another } = holdCommand("cart-b", "hold-b", [line(price.full, 5)]);
    expect(await object.run(sent(older), { config: null, now: at })).toMatchObject({ ok: true });
    // Together they are more than one origin may hold: of nowhere nobody counts them.
    expect(await object.run(sent(another), { config: null, now: at })).toMatchObject({ ok: true });
    expect((await object.house(at)).holds.map(({ origin }) => origin)).toEqual([null, null]);
    expect(await object.sweep()).toEqual([]);
    await evictDurableObject(object);
    expect(await object.sweep()).toEqual([]);
  });

  it("take what an earlier version wrote of where holds came from out of the ledger, and of what is sold", async () => {
    const { object, at } = await openScreening();
    const hold = (name: string, amount: number) =>
      object.run(
        { ...holdCommand(`cart-${name}`, `hold-${name}`, [line(price.place, amount)]), origin: "a-network" },
        { config: null, now: at },
      );
    await hold("a", 5);
    await hold("b", 1);
    await object.run({ type: "confirm", hold: "hold-b", cents: 990 }, { config: null, now: at });
    await runInDurableObject(object, (_instance, { storage: { sql } }) => {
      sql.exec("DROP TRIGGER ledger_is_never_changed");
      sql.exec("UPDATE ledger SET event = json_set(event, '$.hold.origin', 'a-network') WHERE event LIKE '%\"held\"%'");
      sql.exec(
        "CREATE TRIGGER ledger_is_never_changed BEFORE UPDATE ON ledger BEGIN SELECT RAISE(ABORT, 'never'); END",
      );
      sql.exec("UPDATE hold SET origin = 'a-network'");
      sql.exec("DELETE FROM meta WHERE key = 'origins_forgotten'");
    });
    await evictDurableObject(object);
    await object.look({ now: at });
    const after = await runInDurableObject(object, (_instance, { storage: { sql } }) => ({
      told: sql.exec("SELECT count(*) AS n FROM ledger WHERE event LIKE '%a-network%'").one()["n"],
      origins: sql.exec("SELECT id, origin FROM hold ORDER BY id").toArray(),
      isGuarded: sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'ledger_is_never_changed'").toArray().length,
    }));
    expect(after).toEqual({
      told: 0,
      origins: [
        { id: "hold-a", origin: "a-network" },
        { id: "hold-b", origin: null },
      ],
      isGuarded: 1,
    });
    expect(await object.sweep()).toEqual([]);
    // What is held and not paid is counted as before.
    expect(await hold("c", 3)).toMatchObject({ ok: false, code: "too_many_held" });
  });

  it("take it out of a long ledger part by part, without anybody coming back for it", async () => {
    const { object, at } = await openScreening();
    const long = 7_000;
    const told = () =>
      runInDurableObject(
        object,
        (_instance, { storage: { sql } }) =>
          sql.exec<{ n: number }>("SELECT count(*) AS n FROM ledger WHERE event LIKE '%a-network%'").one().n,
      );
    await runInDurableObject(object, (_instance, { storage: { sql } }) => {
      sql.exec("DELETE FROM meta WHERE key = 'origins_forgotten'");
      sql.exec(
        `WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
         INSERT INTO ledger SELECT 1000 + n, ?, '{"type":"held","hold":{"origin":"a-network"}}' FROM number`,
        long,
        at,
      );
    });
    await evictDurableObject(object);
    const left = await told();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(long);
    expect(await runDurableObjectAlarm(object)).toBe(true);
    expect(await told()).toBe(0);
  });

  it("do nothing by halves: a command that the object does not know is not done, and the house is as it was", async () => {
    const { object, at, config } = await openScreening();
    await object.run(holdCommand("cart-a", "hold-a", [line(price.place, 2)]), { config: null, now: at });
    const free = await freePlaces(object, at + minute);
    const said = await runInDurableObject(object, async (instance) => {
      try {
        return await instance.run(sent({ type: "swap-seats", hold: "hold-a", units: [1] }), { config: null, now: at });
      } catch {
        return "not done";
      }
    });
    expect(said).toBe("not done");
    const asked = await askScreening(env, config.event, (other) =>
      Promise.resolve({ version: 2, of: other.id.toString() }),
    );
    expect(asked).toMatchObject({ ok: false, code: "overloaded" });
    expect(await freePlaces(object, at + minute)).toBe(free);
    expect(await object.sweep()).toEqual([]);
    expect(await object.run({ type: "release", hold: "hold-a" }, { config: null, now: at })).toMatchObject({
      ok: true,
    });
  });
});
