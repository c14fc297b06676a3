import { beforeEach, describe, expect, it } from "vitest";
import { execute } from "~/domain/box-office/core";
import type { Command, PoolConfig, ScreeningConfig, SeatSpec } from "~/domain/box-office/model";
import { emptyInventory } from "~/domain/box-office/state";
import {
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

const outcomeOf = (command: Command, of = state) => execute(of, command, { now: opening });
const eventsOf = (command: Command) => outcomeOf(command).events;
const unitsOf = (hold: string): number[] => [...(state.unitsOf.get(hold) ?? [])];
const idsIn = (pool: number, block = 0): number[] =>
  [...state.units.values()].filter((unit) => unit.pool === pool && unit.block === block).map(({ id }) => id);
const capacity = (places: number, pool = generalPool, block = 0): Command => ({
  type: "set-capacity",
  pool,
  block,
  places,
});

let version = 1;
/** A later reading of the programme that says something else. */
function changed(change: Partial<ScreeningConfig>): Extract<Command, { type: "configure" }> {
  version += 1;
  return { type: "configure", config: testConfig(start, { version: `v${version}`, readAt: version, ...change }) };
}
/** What a later reading does to the house, apart from being remembered. */
function doneBy(change: Partial<ScreeningConfig>): unknown[] {
  const command = changed(change);
  const events = eventsOf(command);
  expect(events.at(-1)).toEqual({ type: "configured", config: command.config });
  return events.slice(0, -1);
}
/** The pools of the test house with one of them changed, or without it. */
const poolsWith = (pool: number, change: Partial<PoolConfig> | null): PoolConfig[] =>
  testConfig(start).pools.flatMap((one) => (one.id !== pool ? one : change ? { ...one, ...change } : []));
const places = (wanted: number) => poolsWith(generalPool, { blocks: [{ id: 0, places: wanted }] });
const seats = testConfig(start).pools.find(({ id }) => id === seatedPool)?.seats ?? [];

describe("the number of places that a person sets", () => {
  it.each([
    ["a group that is not there", 99, 0],
    ["a time slot that is not the group's", generalPool, 1],
    ["a group with a plan of its seats", seatedPool, 0],
  ])("is refused for %s", (_, pool, block) => {
    expect(outcomeOf(capacity(3, pool, block))).toMatchObject({ events: [], result: { code: "unprocessable" } });
  });

  it("is refused before anything is known of the house", () => {
    expect(outcomeOf(capacity(3), emptyInventory())).toMatchObject({ events: [], result: { code: "unprocessable" } });
  });

  it.each([-1, 1.5, Number.NaN, 100_001])("is refused where it is no number of places: %d", (wrong) => {
    expect(outcomeOf(capacity(wrong))).toMatchObject({
      events: [],
      result: { code: "bad_request", errors: [{ path: "places", message: "must be a whole number" }] },
    });
  });

  it("may be none", () => {
    const all = idsIn(generalPool);
    expect(eventsOf(capacity(0))).toEqual([{ type: "units-removed", units: all.toReversed() }]);
  });

  it("is not less than what is taken, and takes the last of those that are free", () => {
    const [first = 0, second = 0, third = 0] = idsIn(generalPool);
    take("early", price.place, 3);
    take("late", price.place, 3);
    run({ type: "release", hold: "hold-of-early" });
    expect(outcomeOf(capacity(2))).toMatchObject({
      events: [],
      result: { code: "conflict", detail: "3 places are taken" },
    });
    expect(eventsOf(capacity(4))).toEqual([{ type: "units-removed", units: [third, second] }]);
    expect(eventsOf(capacity(3))).toEqual([{ type: "units-removed", units: [first] }]);
    expect(idsIn(generalPool)).toEqual(unitsOf("hold-of-late"));
    expect(eventsOf(capacity(3))).toEqual([]);
  });

  it("is that of one time slot, and stays until the programme says something new of it", () => {
    const slots = (first: number, second: number) =>
      poolsWith(tourPool, {
        blocks: [
          { id: 1, places: first },
          { id: 2, places: second },
        ],
      });
    run(capacity(5, tourPool, 1));
    run(capacity(4));
    expect([idsIn(tourPool, 1), idsIn(tourPool, 2), idsIn(generalPool)].map(({ length }) => length)).toEqual([5, 2, 4]);
    expect(doneBy({ pools: slots(3, 2) })).toEqual([]);
    run(changed({ pools: slots(3, 3) }));
    expect([idsIn(tourPool, 1), idsIn(tourPool, 2), idsIn(generalPool)].map(({ length }) => length)).toEqual([5, 3, 4]);
    run(changed({ pools: slots(4, 3) }));
    expect(idsIn(tourPool, 1)).toHaveLength(4);
  });
});

describe("places that are to go and are somebody's", () => {
  it("come back first, as many as are wanted, before there are new ones", () => {
    take("one", price.place, 4);
    take("two", price.place, 2);
    const all = idsIn(generalPool);
    expect(doneBy({ pools: places(2) })).toEqual([
      { type: "units-retired", units: all.slice(2).toReversed(), retired: true },
    ]);
    expect(doneBy({ pools: places(4) })).toEqual([{ type: "units-retired", units: all.slice(2, 4), retired: false }]);
    expect(doneBy({ pools: places(7) })).toEqual([
      { type: "units-retired", units: all.slice(4), retired: false },
      { type: "units-added", units: [expect.objectContaining({ pool: generalPool, block: 0, row: null, seat: null })] },
    ]);
  });

  it("are told so once", () => {
    take("one", price.full, 4);
    const kept = seats.filter(({ y }) => y === 0);
    const pools = poolsWith(seatedPool, { seats: kept });
    expect(doneBy({ pools })).toEqual([
      { type: "units-retired", units: unitsOf("hold-of-one"), retired: true },
      { type: "units-removed", units: expect.any(Array) },
    ]);
    expect(doneBy({ pools })).toEqual([]);
    run({ type: "release", hold: "hold-of-one" });
    expect(idsIn(seatedPool)).toHaveLength(kept.length);
  });

  it("go with the group or the time slot they belong to, which leaves nothing else behind", () => {
    const [, other = 0] = idsIn(tourPool, 2);
    run(holdCommand("tour", "hold-of-tour", [line(price.tour, 1)], { block: 2 }));
    run(holdCommand("seats", "hold-of-seats", [line(price.full, 1)]));
    const held = unitsOf("hold-of-seats");
    const free = idsIn(seatedPool).filter((id) => !held.includes(id));
    const pools = poolsWith(seatedPool, null).map((pool) =>
      pool.id === tourPool ? { ...pool, blocks: pool.blocks.slice(0, 1) } : pool,
    );
    expect(doneBy({ pools })).toEqual([
      { type: "units-retired", units: [...held, ...unitsOf("hold-of-tour")], retired: true },
      { type: "units-removed", units: [...free, other] },
    ]);
    take("place", price.place, 1);
    expect(eventsOf({ type: "release", hold: "hold-of-place" })).toMatchObject([{ type: "freed" }]);
  });
});

describe("the seats of a plan", () => {
  const first = seats[0];
  it.each<[string, Partial<SeatSpec>]>([
    ["row", { row: "A" }],
    ["name", { seat: "1a" }],
    ["kind", { kind: "wheelchair" }],
  ])("are the same where they stand, whatever their %s", (_, change) => {
    const spec = seats.map((seat) => (seat === first ? { ...seat, ...change } : seat));
    const [id] = idsIn(seatedPool);
    expect(doneBy({ pools: poolsWith(seatedPool, { seats: spec }) })).toEqual([
      { type: "units-added", units: [{ ...first, ...change, id, pool: seatedPool, block: 0, retired: false }] },
    ]);
    expect(doneBy({ pools: poolsWith(seatedPool, { seats: spec }) })).toEqual([]);
  });

  it("are kept for whoever has one that left the plan, and are his again when it comes back", () => {
    take("one", price.full, 1);
    const [id = 0] = unitsOf("hold-of-one");
    const { row, seat } = state.units.get(id) ?? {};
    run(
      changed({
        pools: poolsWith(seatedPool, { seats: seats.filter((spec) => spec.row !== row || spec.seat !== seat) }),
      }),
    );
    expect(state.units.get(id)).toMatchObject({ row, seat, retired: true });
    expect(doneBy({})).toEqual([{ type: "units-added", units: [{ ...state.units.get(id), retired: false }] }]);
  });

  it("come instead of places without a number, also where none were sold", () => {
    run(changed({ pools: places(0) }));
    const spec: SeatSpec = { kind: "normal", row: "1", seat: "1", y: 0, x: 0 };
    const pools = poolsWith(generalPool, { blocks: [{ id: 0, places: 0 }], seats: [spec] });
    expect(doneBy({ pools })).toMatchObject([{ type: "units-added", units: [spec] }]);
  });

  it("are more of the plan again where more are to be sold, with seats of which nothing was known", () => {
    const sold = (amount: number) =>
      poolsWith(seatedPool, { seats: seats.slice(0, amount), spare: seats.slice(amount) });
    run(changed({ pools: sold(5) }));
    run(changed({ pools: sold(7) }));
    expect([...state.units.values()].filter(({ pool }) => pool === seatedPool)).toMatchObject(
      seats.slice(0, 7).map(({ row, seat }) => ({ row, seat })),
    );
  });
});

describe("a reading of the programme", () => {
  it("changes nothing where it is the one that is known, or older", () => {
    const paused: Partial<ScreeningConfig> = { status: "paused", quotas: [] };
    run(changed({ readAt: 10, version: "now" }));
    expect(eventsOf(changed({ ...paused, readAt: 11, version: "now" }))).toEqual([]);
    expect(eventsOf(changed({ ...paused, readAt: 9, version: "old" }))).toEqual([]);
    expect(eventsOf(changed({ ...paused, readAt: 10, version: "new" }))).toMatchObject([
      { type: "sales-set", status: "paused" },
      { type: "configured" },
    ]);
  });

  it("sets a contingent where it says another number than before", () => {
    const [known] = testConfig(start).quotas;
    const key = known?.key ?? "";
    expect(doneBy({ maxPerCart: 4 })).toEqual([]);
    expect(doneBy({ quotas: [{ key, max: 3 }] })).toEqual([{ type: "quota-set", key, wanted: 3 }]);
  });

  it("says how the sales are where it says so anew, and leaves them to a person until then", () => {
    const fresh = emptyInventory();
    expect(outcomeOf(changed({ status: "on_sale" }), fresh).events.some(({ type }) => type === "sales-set")).toBe(
      false,
    );
    expect(outcomeOf(changed({ status: "paused" }), emptyInventory()).events).toContainEqual({
      type: "sales-set",
      status: "paused",
    });

    expect(doneBy({ status: "paused" })).toEqual([{ type: "sales-set", status: "paused" }]);
    run({ type: "set-sales", status: "on_sale" });
    expect(doneBy({ status: "paused", maxPerCart: 4 })).toEqual([]);
    expect(state.sales).toBe("on_sale");
    expect(doneBy({ status: "cancelled" })).toEqual([{ type: "sales-set", status: "cancelled" }]);
    expect(doneBy({ status: "on_sale" })).toEqual([]);
    expect(state.sales).toBe("cancelled");
  });
});
