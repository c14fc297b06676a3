import { beforeEach, describe, expect, it } from "vitest";
import { execute } from "~/domain/box-office/core";
import type { Command, InventoryEvent, PoolConfig, Unit } from "~/domain/box-office/model";
import {
  chairPool,
  generalPool,
  holdCommand,
  line,
  openHouse,
  price,
  seatedPool,
  testConfig,
  tourPool,
} from "../../../../support/box-office";

const start = Date.parse("2027-01-15T19:00:00Z");
let { state, opening, run, take } = openHouse(start);
beforeEach(() => void ({ state, opening, run, take } = openHouse(start)));

const refused = (code: string) => ({ ok: false, code });
const unitsOf = (cart: string): Unit[] =>
  [...(state.unitsOf.get(`hold-of-${cart}`) ?? [])].flatMap((id) => state.units.get(id) ?? []);
/** Where somebody sits, as "row/column". */
const spots = (cart: string) => unitsOf(cart).map(({ y, x }) => `${y}/${x}`);
const idsIn = (pool: number, block = 0) =>
  [...state.units.values()].filter((unit) => unit.pool === pool && unit.block === block).map(({ id }) => id);
/** The numbered seats at these places. */
const at = (...places: string[]): number[] =>
  [...state.units.values()]
    .filter(({ pool, y, x }) => pool === seatedPool && places.includes(`${y}/${x}`))
    .map(({ id }) => id);
const block = (...places: string[]) => run({ type: "block", units: at(...places) });
const change = (cart: string, priceId: number, amount: number, more: { scattered?: boolean } = {}): Command => ({
  type: "change-amount",
  hold: `hold-of-${cart}`,
  priceId,
  pool: line(priceId, amount).pool,
  amount,
  ...more,
});
const pricesOf = (cart: string) =>
  unitsOf(cart)
    .map(({ id }) => state.claims.get(id)?.price ?? 0)
    .toSorted((a, b) => a - b);
/** Other seats for a cart, wherever they are. */
const sit = (cart: string, ...places: string[]) =>
  run({ type: "change-seats", hold: `hold-of-${cart}`, units: at(...places), singles: true });

describe("a party", () => {
  it("that gets smaller keeps seats of its own that are side by side", () => {
    take("anna", price.full, 3);
    sit("anna", "0/1", "1/2", "1/3");
    run(change("anna", price.full, 2));
    expect(spots("anna").toSorted()).toEqual(["1/2", "1/3"]);
  });

  it("that gets smaller and sits in as many rows as it is keeps its seats, as many as it has tickets", () => {
    const { pools } = testConfig(start);
    const seats = [0, 1, 2, 3].map((y) => ({ kind: "normal" as const, row: `${y + 1}`, seat: "1", y, x: 0 }));
    const narrow = pools.map((pool) => (pool.id === seatedPool ? { ...pool, seats } : pool));
    run({ type: "configure", config: testConfig(start, { version: "v2", readAt: 2, pools: narrow }) });
    run(holdCommand("anna", "hold-of-anna", [line(price.full, 4)], { scattered: true }));
    const before = spots("anna");
    run(change("anna", price.full, 3));
    expect(spots("anna")).toHaveLength(3);
    expect(before).toEqual(expect.arrayContaining(spots("anna")));
  });

  it("that only takes something else beside its seats stays where it sits, also apart from each other", () => {
    take("anna", price.full, 2);
    sit("anna", "0/1", "1/4");
    take("anna", price.place, 1);
    expect(spots("anna")).toEqual(expect.arrayContaining(["0/1", "1/4"]));
  });

  it("that grows is seated side by side where that can be, and is asked before it is torn apart", () => {
    block("0/2", "0/3", "0/4", "1/0", "1/2", "1/4");
    expect(take("anna", price.full, 2)).toMatchObject(refused("only_scattered_seats"));
    expect(state.holds.size).toBe(0);
    const apart = holdCommand("anna", "hold-of-anna", [line(price.full, 2)], { scattered: true });
    expect(run(apart)).toMatchObject({ ok: true });
    expect(spots("anna")).toHaveLength(2);
    expect(run(change("anna", price.full, 4))).toMatchObject(refused("only_scattered_seats"));
    expect(run(change("anna", price.full, 4, { scattered: true }))).toMatchObject({ ok: true });
    expect(run(change("anna", price.full, 5, { scattered: true }))).toMatchObject(refused("not_enough_seats"));
    expect(spots("anna").toSorted()).toEqual(["0/1", "1/1", "1/3", "1/5"]);
  });

  it("that would sit apart does not where there are seats side by side", () => {
    run(holdCommand("anna", "hold-of-anna", [line(price.full, 2)], { scattered: true }));
    const [one, other] = unitsOf("anna");
    expect([one?.y, Math.abs((one?.x ?? 0) - (other?.x ?? 0))]).toEqual([other?.y, 1]);
  });

  it("is seated wholly or not at all, whatever of it there is room for", () => {
    take("boris", price.chair, 1);
    const family = [line(price.full, 2), line(price.chair, 1), line(price.place, 1)];
    expect(run(holdCommand("anna", "hold-of-anna", family))).toMatchObject(refused("not_enough_seats"));
    expect(state.claims.size).toBe(1);
  });

  it("with a companion has each of them on a seat of its kind, in whatever order it asks", () => {
    run(holdCommand("anna", "hold-of-anna", [line(price.companion, 1), line(price.chair, 1)]));
    const held = Object.fromEntries(unitsOf("anna").map(({ id, kind }) => [kind, state.claims.get(id)?.price]));
    expect(held).toEqual({ wheelchair: price.chair, companion: price.companion });
  });

  it("pays each of its prices as often as it asked for it", () => {
    run(holdCommand("anna", "hold-of-anna", [line(price.culture, 1), line(price.full, 2)]));
    expect(pricesOf("anna")).toEqual([price.full, price.full, price.culture]);
  });
});

describe("seats that somebody names", () => {
  const naming = (cart: string, priceId: number, units: number[], slot = 0) =>
    run(holdCommand(cart, `hold-of-${cart}`, [line(priceId, 1)], { units, block: slot }));
  const changed = (...units: number[]) => run({ type: "change-seats", hold: "hold-of-anna", units, singles: true });
  const kindsOf = (cart: string) => unitsOf(cart).map(({ kind }) => kind);

  it("are had by tickets of their kind and in their time slot; others are seated by the house", () => {
    const [chair = 0, beside = 0] = idsIn(chairPool);
    naming("anna", price.chair, [beside]);
    expect(kindsOf("anna")).toEqual(["wheelchair"]);
    naming("boris", price.tour, idsIn(tourPool, 2).slice(0, 1), 1);
    expect(unitsOf("boris")).toMatchObject([{ block: 1 }]);
    take("anna", price.companion, 1);
    expect(changed(chair, beside)).toMatchObject({ ok: true });
    expect(kindsOf("anna").toSorted()).toEqual(["companion", "wheelchair"]);
  });

  it.each([
    ["given their group up", seatedPool, generalPool, () => []],
    [
      "made one for wheelchairs of it",
      generalPool,
      seatedPool,
      (pool: PoolConfig) => [{ ...pool, kind: "wheelchair" as const, blocks: [] }],
    ],
  ] as const)("are one's own still where the house has %s", (_, left, known, change) => {
    take("anna", price.full, 1);
    take("anna", price.place, 1);
    const pools = testConfig(start).pools.flatMap((pool) => (pool.id === left ? change(pool) : pool));
    run({ type: "configure", config: testConfig(start, { version: "v2", readAt: 2, pools }) });
    const own = unitsOf("anna").find(({ pool }) => pool === left)?.id ?? 0;
    const another = idsIn(known).find((id) => !state.claims.has(id)) ?? 0;
    expect(changed(own, another)).toMatchObject({ ok: true });
    expect(new Set(state.unitsOf.get("hold-of-anna"))).toEqual(new Set([own, another]));
  });
});

describe("places without a number", () => {
  it("are those one has already, then the first that are free", () => {
    const [first = 0, second = 0, third = 0, fourth = 0] = idsIn(generalPool);
    take("anna", price.place, 2);
    take("boris", price.place, 1);
    take("anna", price.place, 1);
    expect([...(state.unitsOf.get("hold-of-anna") ?? [])]).toEqual([first, second, fourth]);
    expect(unitsOf("boris").map(({ id }) => id)).toEqual([third]);
    run(change("anna", price.place, 1));
    expect(unitsOf("anna").map(({ id }) => id)).toEqual([first]);
  });

  it("are of the time slot that was asked for, however many the other has", () => {
    const tour = (cart: string, slot: number, amount: number) =>
      run(holdCommand(cart, `hold-of-${cart}`, [line(price.tour, amount)], { block: slot }));
    expect(tour("anna", 2, 3)).toMatchObject(refused("not_enough_seats"));
    expect(tour("anna", 2, 2)).toMatchObject({ ok: true });
    expect(unitsOf("anna").map(({ id }) => id)).toEqual(idsIn(tourPool, 2));
    expect(tour("boris", 1, 3)).toMatchObject({ ok: true });
  });

  it("are given to nobody once the house has taken them out, and stay with who has them", () => {
    take("anna", price.place, 3);
    run({ type: "block", units: idsIn(generalPool).slice(3, 5) });
    const { pools } = testConfig(start);
    const fewer = pools.map((pool) => (pool.id === generalPool ? { ...pool, blocks: [{ id: 0, places: 2 }] } : pool));
    run({ type: "configure", config: testConfig(start, { version: "v2", readAt: 2, pools: fewer }) });
    expect(take("boris", price.place, 1)).toMatchObject(refused("not_enough_seats"));
    expect(take("anna", price.chair, 1)).toMatchObject({ ok: true });
    expect(unitsOf("anna").filter(({ pool }) => pool === generalPool)).toHaveLength(3);
  });
});

describe("single seats", () => {
  const asked = (cart: string, ...places: string[]) =>
    run({ type: "change-seats", hold: `hold-of-${cart}`, units: at(...places) });

  it("are left by nobody who could leave none", () => {
    take("anna", price.full, 2);
    expect(asked("anna", "1/1", "1/2")).toMatchObject(refused("single_seat_left"));
    expect(asked("anna", "1/4", "1/5")).toMatchObject({ ok: true });
  });

  it("may be as many as they are already, though there is a choice that would leave none", () => {
    take("anna", price.full, 2);
    sit("anna", "1/1", "1/2");
    expect(asked("anna", "1/3", "1/4")).toMatchObject({ ok: true });
  });

  it("may stay where the party's seats leave them", () => {
    block("1/0", "1/1", "1/2", "1/3", "1/4", "1/5");
    take("anna", price.full, 3);
    expect(asked("anna", "0/2", "0/3", "0/4")).toMatchObject({ ok: true });
    expect(asked("anna", "0/1", "0/2", "0/4")).toMatchObject({ ok: true });
  });

  it("may be left by a party that moves together, where the house would leave one as well", () => {
    block("1/0", "1/1", "1/2", "1/3", "1/4");
    run(holdCommand("anna", "hold-of-anna", [line(price.full, 3)]));
    sit("anna", "0/1", "0/2", "1/5");
    expect(asked("anna", "0/2", "0/3", "0/4")).toMatchObject({ ok: true });
    sit("anna", "0/1", "0/2", "1/5");
    expect(asked("anna", "0/1", "0/3", "1/5")).toMatchObject(refused("single_seat_left"));
  });

  it("are left where nothing is side by side for the party", () => {
    block("0/1", "0/3", "1/0", "1/4", "1/5");
    take("anna", price.full, 3);
    block("0/4");
    expect(spots("anna")).toEqual(["1/1", "1/2", "1/3"]);
    expect(asked("anna", "0/2", "1/1", "1/3")).toMatchObject(refused("single_seat_left"));
    run({ type: "release", hold: "hold-of-anna" });
    block("1/2");
    run(holdCommand("boris", "hold-of-boris", [line(price.full, 2)], { scattered: true }));
    expect(asked("boris", "0/2", "1/3")).toMatchObject({ ok: true });
  });

  it("are no matter of places without a number", () => {
    take("anna", price.place, 2);
    const [, , third = 0, , fifth = 0] = idsIn(generalPool);
    expect(run({ type: "change-seats", hold: "hold-of-anna", units: [third, fifth] })).toMatchObject({ ok: true });
  });
});

describe("a contingent", () => {
  it("reaches for what is left of it, and for nobody where the house has none of it", () => {
    take("anna", price.culture, 1);
    expect(take("boris", price.culture, 2)).toMatchObject(refused("quota_exhausted"));
    expect(take("boris", price.culture, 1)).toMatchObject({ ok: true });
    expect(run(change("boris", price.culture, 0))).toMatchObject({ ok: true });
    state.quotas.clear();
    expect(take("carla", price.culture, 1)).toMatchObject(refused("quota_exhausted"));
  });

  it("that is overdrawn refuses nobody who gives some of it back", () => {
    take("anna", price.culture, 2);
    const none = [{ key: "line:12", max: 0 }];
    run({ type: "configure", config: testConfig(start, { version: "v2", readAt: 2, quotas: none }) });
    expect(run(change("anna", price.culture, 1))).toMatchObject({ ok: true });
  });
});

describe("what is written down of a change", () => {
  const eventsOf = (command: Command): InventoryEvent[] => execute(state, command, { now: opening }).events;

  it("names the seats that come, those that go, and those that have another price, and no other", () => {
    run(holdCommand("anna", "hold-of-anna", [line(price.full, 2), line(price.chair, 1)]));
    const [chair = 0] = idsIn(chairPool);
    const [left = 0, middle = 0, right = 0] = at("1/0", "1/1", "1/2");
    const seats = (...units: number[]): Command => ({
      type: "change-seats",
      hold: "hold-of-anna",
      units: [...units, chair],
      singles: true,
    });
    run(seats(left, middle));
    expect(eventsOf(seats(middle, right))).toMatchObject([
      { type: "changed", added: [{ unit: right, price: price.full }], removed: [left], repriced: [] },
    ]);
    // Prices go from seat to seat in the order of the room.
    expect(eventsOf(change("anna", price.culture, 1))).toMatchObject([
      { added: [{ unit: left, price: price.full }], removed: [], repriced: [{ unit: right, price: price.culture }] },
    ]);
    const [fewer] = eventsOf(change("anna", price.full, 1));
    expect(fewer).toMatchObject({ type: "changed", added: [], removed: [expect.any(Number)] });
    expect(pricesOf("anna")).toEqual([price.full, price.culture, price.chair]);
  });

  it("of a hold that is over names its places in the order of their numbers, however it took them", () => {
    take("anna", price.full, 3);
    const [left = 0, middle = 0, right = 0] = at("0/1", "0/2", "0/3");
    run({ type: "change-seats", hold: "hold-of-anna", units: [right, left, middle], singles: true });
    expect([...(state.unitsOf.get("hold-of-anna") ?? [])]).toEqual([right, left, middle]);
    expect(eventsOf({ type: "release", hold: "hold-of-anna" })).toMatchObject([{ units: [left, middle, right] }]);
  });

  it("gives a seat the price that its party pays for it now", () => {
    run(holdCommand("anna", "hold-of-anna", [line(price.full, 1), line(price.culture, 1)]));
    run(change("anna", price.full, 0));
    expect(pricesOf("anna")).toEqual([price.culture]);
  });
});
