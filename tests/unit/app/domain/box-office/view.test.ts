import { beforeEach, describe, expect, it } from "vitest";
import { type Command, holdMs, type SeatSpec } from "~/domain/box-office/model";
import { emptyInventory } from "~/domain/box-office/state";
import { countFree, isFree, placeState, tally, viewHold } from "~/domain/box-office/view";
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
const minute = 60_000;
let { state, opening, at, run, take } = openHouse(start);
beforeEach(() => void ({ state, opening, at, run, take } = openHouse(start)));

const idsIn = (pool: number) => [...state.units.values()].filter((unit) => unit.pool === pool).map(({ id }) => id);
const countIn = (pool: number, cart: string | null = null, now = opening) =>
  countFree(state, now, cart).filter((count) => count.pool === pool);
const pay = (cart: string, cents: number) =>
  run({ type: "begin-payment", hold: `hold-of-${cart}`, cents, contact: cart });
/** Fewer places without a number: those that are taken go once they are free. */
const shrinkTo = (places: number, version = "v2"): Command => ({
  type: "configure",
  config: testConfig(start, {
    version,
    readAt: 2,
    pools: testConfig(start).pools.map((pool) =>
      pool.id === generalPool ? { ...pool, blocks: [{ id: 0, places }] } : pool,
    ),
  }),
});

describe("what is free", () => {
  it("is counted by seat group and time slot; a companion's seat comes with its place and is none", () => {
    expect(countFree(state, opening)).toEqual([
      { pool: seatedPool, kind: "seated", block: 0, capacity: 10, free: 10, mine: 0 },
      { pool: chairPool, kind: "wheelchair", block: 0, capacity: 1, free: 1, mine: 0 },
      { pool: generalPool, kind: "general", block: 0, capacity: 6, free: 6, mine: 0 },
      { pool: tourPool, kind: "general", block: 1, capacity: 3, free: 3, mine: 0 },
      { pool: tourPool, kind: "general", block: 2, capacity: 2, free: 2, mine: 0 },
    ]);
    expect(countFree(emptyInventory(), opening)).toEqual([]);
  });

  it("is less for everybody by what somebody holds, which is that cart's own to itself alone", () => {
    take("anna", price.full, 3);
    take("boris", price.full, 2);
    expect(countIn(seatedPool)).toMatchObject([{ capacity: 10, free: 5, mine: 0 }]);
    expect(countIn(seatedPool, "anna")).toMatchObject([{ capacity: 10, free: 5, mine: 3 }]);
    expect(countIn(seatedPool, "carla")).toMatchObject([{ free: 5, mine: 0 }]);
    run({ type: "block", units: idsIn(generalPool).slice(0, 2) });
    expect(countIn(generalPool, "carla")).toMatchObject([{ capacity: 6, free: 4, mine: 0 }]);
  });

  it("has places again whose time is over, from that moment on and before anybody has cleaned up", () => {
    take("anna", price.full, 3);
    const over = opening + holdMs;
    expect(countIn(seatedPool, "anna", over - 1)).toMatchObject([{ free: 7, mine: 3 }]);
    expect(countIn(seatedPool, "anna", over)).toMatchObject([{ free: 10, mine: 0 }]);
  });

  it("has none of what is sold or out of sale, however late it is", () => {
    take("anna", price.place, 1);
    run({ type: "confirm", hold: "hold-of-anna", cents: 990 });
    const [sold = 0, blocked = 0] = idsIn(generalPool);
    run({ type: "block", units: [blocked] });
    expect(countIn(generalPool, null, start)).toMatchObject([{ capacity: 6, free: 4 }]);
    for (const id of [sold, blocked]) {
      const unit = state.units.get(id);
      expect(unit && isFree(state, unit, start)).toBe(false);
    }
  });

  it("has no place that goes out of the house, which its owner has for as long as it is held", () => {
    take("anna", price.place, 5);
    run(shrinkTo(2));
    expect(countIn(generalPool, "anna")).toMatchObject([{ capacity: 2, free: 0, mine: 5 }]);
    expect(countIn(generalPool, "anna", opening + holdMs)).toMatchObject([{ capacity: 2, free: 2 }]);
  });

  it("counts the places for wheelchairs, however many seats for companions there are beside them", () => {
    const { pools } = testConfig(start);
    const wheelchair = (x: number): SeatSpec => ({ kind: "wheelchair", row: "3", seat: `R${x}`, y: 0, x });
    const chairs = pools.map((pool) =>
      pool.id === chairPool ? { ...pool, seats: [...pool.seats, wheelchair(4), wheelchair(8)] } : pool,
    );
    run({ type: "configure", config: testConfig(start, { version: "v2", readAt: 2, pools: chairs }) });
    expect(countIn(chairPool)).toMatchObject([{ capacity: 3, free: 3 }]);
    expect(tally(state, opening)).toMatchObject({ places: 24, wheelchairFree: 3 });
  });

  it("says nothing of a seat group that the house has given up, though somebody has a place of it", () => {
    take("anna", price.place, 1);
    const pools = testConfig(start).pools.filter(({ id }) => id !== generalPool);
    run({ type: "configure", config: testConfig(start, { version: "v2", readAt: 2, pools }) });
    expect(countFree(state, opening, "anna").map(({ pool }) => pool)).toEqual([
      seatedPool,
      chairPool,
      tourPool,
      tourPool,
    ]);
  });
});

describe("a hold as its owner sees it", () => {
  it("has its seats row by row from the left, each with its price, whatever order they were taken in", () => {
    take("boris", price.place, 1);
    run(holdCommand("anna", "hold-of-anna", [line(price.full, 2), line(price.culture, 1), line(price.place, 1)]));
    run({ type: "release", hold: "hold-of-boris" });
    take("anna", price.place, 1);
    const [first = 0, second = 0] = idsIn(generalPool);
    const named = (row: string, seat: string) =>
      [...state.units.values()].find((unit) => unit.pool === seatedPool && unit.row === row && unit.seat === seat)
        ?.id ?? 0;
    const units = [named("2", "3"), named("1", "4"), named("1", "2"), second, first];
    expect(run({ type: "change-seats", hold: "hold-of-anna", units, singles: true })).toMatchObject({ ok: true });
    const seat = (row: string, number: string, at: number) => ({
      id: named(row, number),
      pool: seatedPool,
      kind: "normal",
      row,
      seat: number,
      price: at,
    });
    const place = (id: number) => ({
      id,
      pool: generalPool,
      kind: "normal",
      row: null,
      seat: null,
      price: price.place,
    });
    expect(viewHold(state, "hold-of-anna", opening)).toEqual({
      id: "hold-of-anna",
      cart: "anna",
      state: "held",
      block: 0,
      lines: state.holds.get("hold-of-anna")?.lines,
      seats: [
        place(first),
        place(second),
        seat("1", "2", price.culture),
        seat("1", "4", price.full),
        seat("2", "3", price.full),
      ],
      expiresAt: opening + holdMs,
      hardDeadline: start,
      extensions: 0,
      revision: state.revision,
    });
  });

  it("reads as expired and without seats as soon as its time is over, whatever is still to be cleaned up", () => {
    take("anna", price.full, 2);
    const over = opening + holdMs;
    expect(viewHold(state, "hold-of-anna", over - 1)).toMatchObject({
      state: "held",
      seats: [expect.anything(), expect.anything()],
    });
    expect(viewHold(state, "hold-of-anna", over)).toMatchObject({ state: "expired", seats: [] });
    expect(state.holds.get("hold-of-anna")?.state).toBe("held");
  });

  it("stays what it is where it is sold, and is nothing where there is none", () => {
    take("anna", price.place, 1);
    run({ type: "confirm", hold: "hold-of-anna", cents: 990 });
    expect(viewHold(state, "hold-of-anna", start)).toMatchObject({ state: "sold", seats: [{ price: price.place }] });
    expect(viewHold(state, "nobody's", opening)).toBeNull();
  });

  it("shows the seats of one whose time is over, whether or not it was cleaned up, and of no other", () => {
    const [corner = 0] = idsIn(seatedPool);
    run(holdCommand("one", "hold-of-one", [line(price.full, 1)], { units: [corner] }));
    expect(viewHold(state, "hold-of-one", opening)?.had).toBe(undefined);
    const over = opening + 16 * minute;
    const had = [{ id: corner, kind: "normal", row: "1", seat: "1" }];
    expect(viewHold(state, "hold-of-one", over)).toMatchObject({ seats: [], had });
    at(over, { type: "expire" });
    expect(viewHold(state, "hold-of-one", over)).toMatchObject({ seats: [], had });
    at(over, holdCommand("two", "hold-of-two", [line(price.full, 1)]));
    at(over, { type: "release", hold: "hold-of-two" });
    expect(viewHold(state, "hold-of-two", over)?.had).toBe(undefined);
  });

  it("shows no seat that the house has not any more", () => {
    take("anna", price.place, 3);
    const over = opening + holdMs;
    at(over, { type: "expire" });
    at(over, shrinkTo(2));
    expect(viewHold(state, "hold-of-anna", over)?.had?.map(({ id }) => id)).toEqual(idsIn(generalPool));
  });
});

describe("the house as it is sold", () => {
  it("has every place once, by what it is: free, held, reserved, sold or out of sale", () => {
    expect(tally(state, opening)).toEqual({
      places: 22,
      free: 22,
      wheelchairFree: 1,
      held: 0,
      reserved: 0,
      sold: 0,
      blocked: 0,
    });
    take("anna", price.full, 2);
    take("boris", price.full, 1);
    pay("boris", 1150);
    take("carla", price.place, 2);
    run({ type: "reserve", hold: "hold-of-carla", until: start - minute, contact: "carla" });
    take("doris", price.chair, 1);
    run({ type: "confirm", hold: "hold-of-doris", cents: 950 });
    run({ type: "block", units: idsIn(tourPool).slice(0, 1) });
    const counts = tally(state, opening);
    expect(counts).toEqual({ places: 22, free: 15, wheelchairFree: 0, held: 3, reserved: 2, sold: 1, blocked: 1 });
    const states = [...state.units.values()].map((unit) => placeState(state, unit, opening));
    expect(states.filter((as) => as === "sold")).toHaveLength(1);
  });

  it("counts a place that goes out of the house while somebody has it, and no longer", () => {
    take("anna", price.place, 5);
    run(shrinkTo(2));
    expect(tally(state, opening)).toMatchObject({ places: 21, held: 5 });
    run({ type: "release", hold: "hold-of-anna" });
    expect(tally(state, opening)).toMatchObject({ places: 18, free: 18, held: 0 });
  });

  it("has a place as free whose hold is over but not cleaned up, and as sold whose hold is forgotten", () => {
    take("anna", price.place, 1);
    take("boris", price.full, 1);
    run({ type: "confirm", hold: "hold-of-boris", cents: 1150 });
    state.holds.delete("hold-of-boris");
    expect(tally(state, opening + holdMs)).toMatchObject({ places: 22, free: 21, held: 0, sold: 1 });
    at(opening + holdMs, { type: "expire" });
    expect(tally(state, opening + holdMs)).toMatchObject({ free: 21, sold: 1 });
  });

  it("has no place and nothing to sell before it says what it sells", () => {
    expect(tally(emptyInventory(), opening)).toMatchObject({ places: 0, free: 0 });
  });
});
