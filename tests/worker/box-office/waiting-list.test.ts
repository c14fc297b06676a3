import { evictDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { Command } from "~/domain/box-office/model";
import { generalPool, holdCommand, line, price } from "../../support/box-office";
import { freePlaces, minute, openScreening } from "../../support/screening-object";

describe("a waiting list", () => {
  const wait = (cart: string, places: number): Extract<Command, { type: "wait" }> => ({
    type: "wait",
    entry: `wait-${cart}`,
    cart,
    block: 0,
    lines: [line(price.place, places)],
  });

  async function soldOut() {
    const opened = await openScreening();
    const { object, at } = opened;
    const run = (command: Command, now = at) => object.run(command, { config: null, now });
    await run(holdCommand("cart-1", "hold-1", [line(price.place, 5)]));
    await run(holdCommand("cart-2", "hold-2", [line(price.place, 1)]));
    await run({ type: "confirm", hold: "hold-1", cents: 4950 });
    return { ...opened, run };
  }

  it("is served first when there are more places, before anybody else and after a restart too", async () => {
    const { object, run, at } = await soldOut();
    expect(await run(wait("cart-large", 3))).toMatchObject({ ok: true });
    expect(await run(wait("cart-small", 2))).toMatchObject({ ok: true });
    await evictDurableObject(object);
    await run({ type: "set-capacity", pool: generalPool, block: 0, places: 8 });
    const offered = (cart: string) => object.look({ cart, now: at }).then((look) => look.hold);
    expect(await offered("cart-large")).toBeNull();
    expect(await offered("cart-small")).toMatchObject({ state: "held", expiresAt: at + 60 * minute });
    expect(await run(holdCommand("cart-new", "hold-new", [line(price.place, 1)]))).toMatchObject({
      ok: false,
      code: "not_enough_seats",
    });
    await run({ type: "set-capacity", pool: generalPool, block: 0, places: 11 });
    expect(await offered("cart-large")).toMatchObject({ state: "held" });
    expect(await object.sweep()).toEqual([]);
  });

  it("gets what an expired cart lets go, and nobody is shown it as free in between", async () => {
    const { object, run, at } = await soldOut();
    await run(wait("cart-wait", 1));
    const later = at + 15 * minute;
    expect(await freePlaces(object, later)).toBe(0);
    expect((await object.look({ cart: "cart-wait", now: later })).hold).toMatchObject({ state: "held" });
    expect(await object.sweep()).toEqual([]);
  });

  it("takes nobody while there are seats, a cart once, and lets go who leaves or finds seats", async () => {
    const { object, at } = await openScreening();
    const run = (command: Command) => object.run(command, { config: null, now: at });
    expect(await run(wait("cart-a", 2))).toMatchObject({ ok: false, code: "not_sold_out" });
    await run(holdCommand("cart-1", "hold-1", [line(price.place, 5)]));
    await run(wait("cart-a", 2));
    await run({ ...wait("cart-a", 3), entry: "wait-again" });
    await run(wait("cart-b", 2));
    await run({ type: "leave", entry: "wait-cart-b" });
    expect(await run(holdCommand("cart-a", "hold-a", [line(price.place, 1)]))).toMatchObject({ ok: true });
    await run({ type: "set-capacity", pool: generalPool, block: 0, places: 20 });
    expect(await freePlaces(object, at)).toBe(14);
    expect(await object.sweep()).toEqual([]);
  });
});
