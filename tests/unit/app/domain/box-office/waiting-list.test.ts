import { beforeEach, describe, expect, it } from "vitest";
import { execute } from "~/domain/box-office/core";
import { maxWaiting } from "~/domain/box-office/limits";
import { type Command, type LineRequest, maxExtensions, type Unit } from "~/domain/box-office/model";
import { emptyInventory } from "~/domain/box-office/state";
import { generalPool, holdCommand, line, openHouse, price, testConfig } from "../../../../support/box-office";

const start = Date.parse("2027-01-15T19:00:00Z");
const minute = 60_000;
let { state, opening, at, run, take } = openHouse(start);
beforeEach(() => void ({ state, opening, at, run, take } = openHouse(start)));

const refused = (code: string) => ({ ok: false, code });
/** Joins the list by the entry `wait-<cart>`. */
const wait = (
  cart: string,
  lines: LineRequest[] = [line(price.place, 1)],
  block = 0,
): Extract<Command, { type: "wait" }> => ({
  type: "wait",
  entry: `wait-${cart}`,
  cart,
  block,
  lines,
});
/** Every place without a number is somebody's: five of `hold-of-five`, one of `hold-of-one`. */
function sellOut(): void {
  take("five", price.place, 5);
  take("one", price.place, 1);
}
const places = (amount: number): Command => ({
  type: "set-capacity",
  pool: generalPool,
  block: 0,
  places: amount,
});
const waiting = () => [...state.waiting.keys()];
const offered = (cart: string) => state.holds.get(`wait-${cart}`);

describe("who joins a waiting list", () => {
  it("is on it once and from that moment on, whatever the cart asks for afterwards", () => {
    sellOut();
    expect(at(opening + minute, wait("anna"))).toMatchObject({ ok: true });
    expect(at(opening + 2 * minute, { ...wait("anna", [line(price.place, 3)]), entry: "again" })).toMatchObject({
      ok: true,
    });
    expect([...state.waiting.values()]).toEqual([
      { id: "wait-anna", cart: "anna", block: 0, lines: [line(price.place, 1)], since: opening + minute },
    ]);
  });

  it("finds no seats that could be had at once", () => {
    expect(run(wait("anna"))).toMatchObject(refused("not_sold_out"));
    sellOut();
    run({ type: "release", hold: "hold-of-one" });
    expect(run(wait("anna", [line(price.place, 2)]))).toMatchObject({ ok: true });
    expect(run(wait("boris"))).toMatchObject(refused("not_sold_out"));
    expect(waiting()).toEqual(["wait-anna"]);
  });

  it("asks for what could be held: a price and a number of the house, a companion beside a wheelchair place", () => {
    sellOut();
    take("chair", price.chair, 1);
    const field = (path: string) => ({ code: "bad_request", errors: [{ path }] });
    expect(run(wait("anna", [{ ...line(price.place, 1), priceId: 99 }]))).toMatchObject(field("tickets.0.price_id"));
    expect(run(wait("anna", [line(price.place, 1)], 9))).toMatchObject(field("timeslot"));
    expect(run(wait("anna", [line(price.companion, 1)]))).toMatchObject(field("tickets.0.amount"));
    expect(run(wait("anna", [line(price.place, 3), line(price.place, 3)]))).toMatchObject(refused("limit_reached"));
    expect(waiting()).toEqual([]);
    expect(run(wait("anna", [line(price.chair, 1), line(price.companion, 1)]))).toMatchObject({ ok: true });
  });

  it("comes while tickets are sold: nobody waits for a show that is paused, over or cancelled", () => {
    sellOut();
    run({ type: "set-sales", status: "paused" });
    expect(run(wait("anna"))).toMatchObject(refused("sales_closed"));
    run({ type: "set-sales", status: "on_sale" });
    expect(at(start, wait("anna"))).toMatchObject(refused("sales_closed"));
    run({ type: "set-sales", status: "cancelled" });
    expect(run(wait("anna"))).toMatchObject(refused("event_cancelled"));
    expect(waiting()).toEqual([]);
  });

  it("has no seats of the show in the same cart, unless they are paid for", () => {
    sellOut();
    expect(run(wait("one"))).toMatchObject(refused("conflict"));
    run({ type: "confirm", hold: "hold-of-one", cents: 990 });
    expect(run(wait("one"))).toMatchObject({ ok: true });
  });

  it("is one of five hundred at the most", () => {
    sellOut();
    for (let i = 1; i < maxWaiting; i += 1) run(wait(`guest-${i}`));
    expect(run(wait("last"))).toMatchObject({ ok: true });
    expect(run(wait("late"))).toMatchObject(refused("waiting_list_full"));
    expect(state.waiting.size).toBe(maxWaiting);
  });

  it("may leave it, and leaves nobody else's entry", () => {
    sellOut();
    run(wait("anna"));
    run(wait("boris"));
    run({ type: "leave", entry: "wait-anna" });
    const { revision } = state;
    expect(run({ type: "leave", entry: "wait-anna" })).toMatchObject({ ok: true });
    expect(waiting()).toEqual(["wait-boris"]);
    expect(state.revision).toBe(revision);
  });

  it("waits no longer once the cart has found seats", () => {
    take("most", price.place, 5);
    run(wait("anna", [line(price.place, 2)]));
    const { events } = execute(state, holdCommand("anna", "hold-of-anna", [line(price.place, 1)]), { now: opening });
    expect(events).toMatchObject([
      { type: "held", hold: { id: "hold-of-anna" } },
      { type: "left", entry: "wait-anna" },
    ]);
  });
});

describe("seats that come free", () => {
  it("are held for who waits for an hour, at today's prices and without renewals", () => {
    sellOut();
    run(wait("anna", [line(price.place, 1), line(price.place, 2)]));
    at(opening + minute, places(9));
    expect(offered("anna")).toMatchObject({
      cart: "anna",
      state: "held",
      lines: [{ priceId: price.place, amount: 3, cents: 990 }],
      expiresAt: opening + 61 * minute,
      extensions: maxExtensions,
      origin: null,
    });
    expect(waiting()).toEqual([]);
  });

  it("go to who came first, and to the next party that fits where the first does not", () => {
    sellOut();
    run(wait("large", [line(price.place, 3)]));
    run(wait("boris"));
    run(wait("carla"));
    run(places(7));
    expect([offered("large"), offered("boris")?.cart, offered("carla")]).toEqual([undefined, "boris", undefined]);
    expect(waiting()).toEqual(["wait-large", "wait-carla"]);
    run(places(11));
    expect(waiting()).toEqual([]);
  });

  it("are nobody's offer who has found seats meanwhile by another way", () => {
    sellOut();
    run(wait("anna", [line(price.place, 1)]));
    run({ type: "move", hold: "hold-of-one", cart: "anna" });
    run(wait("boris"));
    run(places(7));
    expect(waiting()).toEqual(["wait-anna"]);
    expect(offered("boris")).toMatchObject({ state: "held" });
  });

  it("wait for the sale: no offer is made while it rests, and the clock alone makes it when it begins again", () => {
    sellOut();
    run(wait("anna"));
    const opensAgain = opening + 60 * minute;
    run({
      type: "configure",
      config: testConfig(start, { version: "v2", readAt: 2, salesStart: opensAgain }),
    });
    run(places(7));
    at(opensAgain - minute, { type: "expire" });
    expect(waiting()).toEqual(["wait-anna"]);
    at(opensAgain, { type: "expire" });
    expect(waiting()).toEqual([]);
    expect(offered("anna")).toMatchObject({ state: "held", createdAt: opensAgain });
  });

  it("are no offer at a price that is gone: who waits for it stays, and others are served", () => {
    sellOut();
    take("chair", price.chair, 1);
    run(wait("anna"));
    run(wait("boris", [line(price.chair, 1)]));
    const { prices } = testConfig(start);
    const without = prices.filter(({ id }) => id !== price.place);
    run({ type: "configure", config: testConfig(start, { version: "v2", readAt: 2, prices: without }) });
    run(places(8));
    run({ type: "release", hold: "hold-of-chair" });
    expect(waiting()).toEqual(["wait-anna"]);
    expect(offered("boris")).toMatchObject({ state: "held" });
  });
});

describe("a hold that goes into another cart", () => {
  it("is that cart's, which must have none of the show, and stays where it is its own already", () => {
    take("anna", price.full, 1);
    take("boris", price.full, 1);
    const move = (cart: string, hold = "hold-of-anna"): Command => ({ type: "move", hold, cart });
    const { revision } = state;
    expect(run(move("anna"))).toMatchObject({ ok: true });
    expect(state.revision).toBe(revision);
    expect(run(move("boris"))).toMatchObject(refused("conflict"));
    expect(run(move("carla", "nobody's"))).toMatchObject(refused("not_found"));
    expect(run(move("carla"))).toMatchObject({ ok: true });
    expect(Object.fromEntries(state.holdOfCart)).toEqual({ boris: "hold-of-boris", carla: "hold-of-anna" });
    run({ type: "release", hold: "hold-of-boris" });
    expect(run(move("boris"))).toMatchObject({ ok: true });
  });
});

/** Counts how often the seats of the house are looked through. */
class CountedUnits extends Map<number, Unit> {
  searches = 0;
  override values(): MapIterator<Unit> {
    this.searches += 1;
    return super.values();
  }
}

describe("five hundred parties on a waiting list", () => {
  const now = start - 60 * 60_000;

  function soldOutFor(parties: number) {
    const state = emptyInventory();
    const run = (command: Parameters<typeof execute>[1]) => execute(state, command, { now });
    run({ type: "configure", config: testConfig(start) });
    run(holdCommand("cart-1", "hold-1", [line(price.place, 5)]));
    run(holdCommand("cart-2", "hold-2", [line(price.place, 1)]));
    for (let i = 0; i < parties; i += 1)
      run({
        type: "wait",
        entry: `wait-${i}`,
        cart: `waiting-${i}`,
        block: 0,
        lines: [line(price.place, 1 + (i % 3))],
      });
    const units = new CountedUnits(state.units);
    state.units = units;
    const searchesOf = (command: Parameters<typeof execute>[1]): number => {
      const before = units.searches;
      run(command);
      return units.searches - before;
    };
    return { state, searchesOf };
  }

  it("cost a command that frees nothing no search, and one that does a search for each different wish", () => {
    const { state, searchesOf } = soldOutFor(500);
    expect(state.waiting.size).toBe(500);
    const alone = soldOutFor(0).searchesOf({ type: "expire" });
    expect(searchesOf({ type: "expire" })).toBe(alone);
    const places = [...state.units.values()].filter((unit) => unit.pool === 1).slice(0, 1);
    searchesOf({ type: "block", units: places.map(({ id }) => id) });
    // What is given back here is not what anybody waits for: three wishes are looked for in vain.
    expect(searchesOf({ type: "unblock", units: places.map(({ id }) => id) })).toBeLessThan(20);
    expect(state.waiting.size).toBe(500);
    searchesOf({ type: "release", hold: "hold-2" });
    expect(state.waiting.size).toBe(499);
  });
});
