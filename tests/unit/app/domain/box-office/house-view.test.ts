import { beforeEach, describe, expect, it } from "vitest";
import { execute, noticeSetBack } from "~/domain/box-office/core";
import { viewHouse } from "~/domain/box-office/house-view";
import { emptyInventory } from "~/domain/box-office/state";
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

const minute = 60_000;
const start = Date.parse("2027-01-15T19:00:00Z");
const none = { free: 0, held: 0, reserved: 0, sold: 0, blocked: 0 };
let { state, opening, at, run, take } = openHouse(start);
beforeEach(() => void ({ state, opening, at, run, take } = openHouse(start)));

const view = (now = opening) => viewHouse(state, now);
const groupOf = (pool: number, now = opening) => view(now).groups.find((group) => group.pool === pool);
const unitOf = (hold: string) => [...(state.unitsOf.get(hold) ?? [])][0] ?? 0;

describe("a screening as the house sees it", () => {
  it("has nothing before it is known what the house sells", () => {
    expect(viewHouse(emptyInventory(), opening)).toMatchObject({
      sales: "on_sale",
      isSetBack: false,
      revision: 0,
      groups: [],
      holds: [],
      pressure: [],
      waiting: 0,
    });
  });

  it("has its seats row by row from the left, whatever order the plan has them in", () => {
    const other = emptyInventory();
    const { pools, ...config } = testConfig(start);
    const mixed = pools.map((pool) => ({ ...pool, seats: pool.seats.toReversed() }));
    execute(other, { type: "configure", config: { ...config, pools: mixed } }, { now: start });
    const order = viewHouse(other, start).groups.find(({ pool }) => pool === seatedPool)?.seats ?? [];
    expect(order.map(({ y, x }) => [y, x])).toEqual([
      ...[1, 2, 3, 4].map((x) => [0, x]),
      ...[0, 1, 2, 3, 4, 5].map((x) => [1, x]),
    ]);
  });

  it("has every place by what it is, and of a seat whose it is or why it is out of sale", () => {
    take("held", price.full, 1);
    take("kept", price.full, 1);
    run({ type: "reserve", hold: "hold-of-kept", until: start, contact: "anna" });
    take("sold", price.full, 1);
    run({ type: "confirm", hold: "hold-of-sold", cents: 1150 });
    const [held, kept, sold] = ["held", "kept", "sold"].map((cart) => unitOf(`hold-of-${cart}`));
    const [broken = 0, closed = 0] = [...state.units.values()].flatMap(({ id, pool }) =>
      pool === seatedPool && !state.claims.has(id) ? [id] : [],
    );
    run({ type: "block", units: [broken], reason: "broken" });
    run({ type: "block", units: [closed] });
    take("places", price.place, 2);

    const { groups, counts, revision, sales } = view();
    expect({ revision, sales }).toEqual({ revision: state.revision, sales: "on_sale" });
    expect(counts).toMatchObject({ free: 15, held: 3, reserved: 1, sold: 1, blocked: 2 });
    expect(groups.map(({ pool, block, kind, counts: of, seats }) => [pool, block, kind, of, seats.length])).toEqual([
      [seatedPool, 0, "seated", { ...none, free: 5, held: 1, reserved: 1, sold: 1, blocked: 2 }, 10],
      [chairPool, 0, "wheelchair", { ...none, free: 2 }, 2],
      [generalPool, 0, "general", { ...none, free: 4, held: 2 }, 0],
      [tourPool, 1, "general", { ...none, free: 3 }, 0],
      [tourPool, 2, "general", { ...none, free: 2 }, 0],
    ]);
    const seats = groupOf(seatedPool)?.seats ?? [];
    const told = new Map(seats.map(({ id, state: as, hold, reason }) => [id, [as, hold, reason]]));
    expect([held, kept, sold, broken, closed].map((id) => told.get(id ?? 0))).toEqual([
      ["held", "hold-of-held", null],
      ["reserved", "hold-of-kept", null],
      ["sold", "hold-of-sold", null],
      ["blocked", null, "broken"],
      ["blocked", null, null],
    ]);
    const free = [...told.values()].filter(([as]) => as === "free");
    expect(free.map(([, hold, reason]) => [hold, reason])).toEqual(Array.from({ length: 5 }, () => [null, null]));
    const { kind, row, seat, y, x } = state.units.get(held ?? 0) ?? {};
    const asHeld = { state: "held", hold: "hold-of-held", reason: null };
    expect(seats.find(({ id }) => id === held)).toEqual({ id: held, kind, row, seat, y, x, ...asHeld });
  });

  it("has nobody in a cart whose time is over, whether or not that was cleaned up", () => {
    take("one", price.full, 1);
    const unit = unitOf("hold-of-one");
    const seen = (now: number) => [
      view(now).holds.length,
      groupOf(seatedPool, now)?.counts.free,
      groupOf(seatedPool, now)?.seats.find(({ id }) => id === unit),
    ];
    const end = opening + 15 * minute;
    expect(seen(end - 1)).toMatchObject([1, 9, { state: "held", hold: "hold-of-one" }]);
    expect(seen(end)).toMatchObject([0, 10, { state: "free", hold: null }]);
    expect(state.holds.get("hold-of-one")?.state).toBe("held");
  });

  it("has no group of places that are out of the programme, whoever has them still", () => {
    take("one", price.place, 2);
    const pools = testConfig(start).pools.filter(({ id }) => id !== generalPool);
    run({ type: "configure", config: testConfig(start, { version: "v2", pools }) });
    expect(view().groups.map(({ pool }) => pool)).toEqual([seatedPool, chairPool, tourPool, tourPool]);
    expect(view().holds.map(({ id }) => id)).toEqual(["hold-of-one"]);
  });

  it("sells nothing while it is set back, and says how many wait", () => {
    take("one", price.place, 5);
    take("two", price.place, 1);
    run({ type: "wait", entry: "party", cart: "three", block: 0, lines: [line(price.place, 1)] });
    expect(view()).toMatchObject({ isSetBack: false, sales: "on_sale", waiting: 1 });
    noticeSetBack(state, state.revision + 1);
    expect(view()).toMatchObject({ isSetBack: true, sales: "paused", waiting: 1 });
  });
});

describe("the holds of a screening", () => {
  it("are in the order they were made, and by name where that was the same moment", () => {
    take("b", price.place, 1);
    take("a", price.place, 1);
    take("c", price.place, 1);
    expect(view().holds.map(({ id }) => id)).toEqual(["hold-of-a", "hold-of-b", "hold-of-c"]);
    at(opening + minute, { type: "release", hold: "hold-of-b" });
    expect(view(opening + minute).holds.map(({ id }) => id)).toEqual(["hold-of-a", "hold-of-c"]);
  });

  it("say what they are and until when, and which of them come from one place without naming it", () => {
    take("a", price.place, 2, "over there");
    take("b", price.full, 1);
    take("c", price.full, 1, "here");
    take("d", price.place, 1, "over there");
    run({ type: "begin-payment", hold: "hold-of-c", cents: 1150, contact: "anna" });
    at(opening + 13 * minute, { type: "extend", hold: "hold-of-a", ordinal: 1 });
    const one = { block: 0, places: 1, since: opening, until: opening + 15 * minute, extensions: 0 };
    expect(view().holds).toEqual([
      { ...one, id: "hold-of-a", state: "held", places: 2, until: opening + 20 * minute, extensions: 1, origin: 1 },
      { ...one, id: "hold-of-b", state: "held", origin: null },
      { ...one, id: "hold-of-c", state: "paying", origin: 2 },
      { ...one, id: "hold-of-d", state: "held", origin: 1 },
    ]);
  });
});

describe("how hard a screening is pressed", () => {
  it("is said of each time slot: from a third held unpaid on contested, above half of it mostly unpaid", () => {
    const tour = (cart: string, block: number, amount: number) =>
      run(holdCommand(cart, `hold-of-${cart}`, [line(price.tour, amount)], { block }));
    take("one", price.place, 5);
    tour("two", 1, 1);
    tour("three", 2, 2);
    expect(view().pressure).toEqual([
      { block: 0, unpaid: 5, capacity: 17, level: "calm" },
      { block: 1, unpaid: 1, capacity: 3, level: "contested" },
      { block: 2, unpaid: 2, capacity: 2, level: "mostly-unpaid" },
    ]);
    run({ type: "release", hold: "hold-of-three" });
    tour("four", 2, 1);
    expect(view().pressure[2]).toEqual({ block: 2, unpaid: 1, capacity: 2, level: "contested" });
  });
});
