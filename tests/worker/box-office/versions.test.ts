import { evictDurableObject, runInDurableObject } from "cloudflare:test";
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
    // What an object wrote into its ledger before there were origins.
    await runInDurableObject(object, (_instance, { storage }) => {
      storage.sql.exec("DROP TRIGGER ledger_is_never_changed");
      storage.sql.exec("UPDATE ledger SET event = json_remove(event, '$.hold.origin') WHERE event LIKE '%\"held\"%'");
    });
    await evictDurableObject(object);
    expect(await object.sweep()).toEqual([]);
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
