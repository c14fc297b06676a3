import { describe, expect, it } from "vitest";
import { noticeSetBack } from "~/domain/box-office/core";
import { differences, violations } from "~/domain/box-office/invariants";
import type { Hold } from "~/domain/box-office/model";
import { holdCommand, line, openHouse, price, quota, tourPool } from "../../../../support/box-office";

const start = Date.parse("2027-01-15T19:00:00Z");

describe("two inventories that must be the same", () => {
  it("are told apart by each of their tables", () => {
    const [one, other] = [openHouse(start), openHouse(start)];
    expect(differences(one.state, other.state)).toEqual([]);
    one.take("anna", price.culture, 1);
    expect(differences(one.state, other.state)).toEqual(
      ["claims", "holds", "quotas"].map((name) => `${name} differ from the ledger`),
    );
    other.take("anna", price.culture, 1);
    expect(differences(one.state, other.state)).toEqual([]);
    // The order they came in is none of the books.
    const entries = [...other.state.units].toReversed();
    other.state.units.clear();
    for (const [id, unit] of entries) other.state.units.set(id, unit);
    expect(differences(one.state, other.state)).toEqual([]);
    one.state.units.delete([...one.state.units.keys()][0] ?? 0);
    expect(differences(one.state, other.state)).toEqual(["units differ from the ledger"]);
  });

  it("are the same in whatever order their entries say what they say, and not where lines are in another order", () => {
    const [one, other] = [openHouse(start), openHouse(start)];
    for (const { run } of [one, other])
      run(holdCommand("anna", "hold", [line(price.full, 1), line(price.culture, 1)], { scattered: true }));
    const held = (change: (hold: Hold) => Hold) => {
      const hold = other.state.holds.get("hold");
      if (hold) other.state.holds.set("hold", change(hold));
      return differences(one.state, other.state);
    };
    const reversed = <T extends object>(entry: T): T =>
      Object.fromEntries(Object.entries(entry).toReversed()) as unknown as T;
    expect(held((hold) => reversed({ ...hold, lines: hold.lines.map(reversed) }))).toEqual([]);
    expect(held((hold) => ({ ...hold, lines: hold.lines.toReversed() }))).toEqual(["holds differ from the ledger"]);
  });

  it("may differ in holds that are over and forgotten, and in no other", () => {
    const [live, told] = [openHouse(start), openHouse(start)];
    for (const { run, take } of [live, told]) {
      take("anna", price.full, 1);
      run({ type: "release", hold: "hold-of-anna" });
    }
    const late = told.state.holds.get("hold-of-anna");
    if (late) told.state.holds.set(late.id, { ...late, state: "expired" });
    expect(differences(live.state, told.state)).toEqual(["holds differ from the ledger"]);
    live.state.holds.delete("hold-of-anna");
    expect(differences(live.state, told.state)).toEqual([]);
    if (late) told.state.holds.set(late.id, { ...late, state: "sold" });
    expect(differences(live.state, told.state)).toEqual(["holds differ from the ledger"]);
  });

  it("are told apart by what is sold, by who waits, and by whether they were set back", () => {
    const [one, other] = [openHouse(start), openHouse(start)];
    one.run({ type: "set-sales", status: "paused" });
    expect(differences(one.state, other.state)).toEqual(["the state of sales differs from the ledger"]);
    noticeSetBack(other.state, 100);
    expect(differences(one.state, other.state)).toEqual([
      "whether it was set back differs from the ledger",
      "the state of sales differs from the ledger",
    ]);
    const full = openHouse(start);
    const waiting = { id: "party", cart: "bea", block: 0, lines: [line(price.full, 1)], since: start };
    full.state.waiting.set(waiting.id, waiting);
    expect(differences(full.state, openHouse(start).state)).toEqual(["waiting differ from the ledger"]);
  });
});

describe("an inventory", () => {
  /** One cart with a seat of a contingent, a wheelchair place and its companion's, and one in a time slot. */
  function inOrder() {
    const house = openHouse(start);
    house.run(holdCommand("anna", "anna", [line(price.culture, 1), line(price.chair, 1), line(price.companion, 1)]));
    house.run(holdCommand("bea", "bea", [line(price.tour, 1)], { block: 1 }));
    const kindOf = (unit: number) => house.state.units.get(unit)?.kind;
    const [seat = 0, chair = 0, beside = 0] = [...(house.state.unitsOf.get("anna") ?? [])].toSorted((a, b) => a - b);
    expect([seat, chair, beside].map(kindOf)).toEqual(["normal", "wheelchair", "companion"]);
    expect(violations(house.state)).toEqual([]);
    return { ...house, seat, chair, beside, tour: [...(house.state.unitsOf.get("bea") ?? [])][0] ?? 0 };
  }
  type House = ReturnType<typeof inOrder>;
  /** Changes a hold behind the back of its events. */
  const change = ({ state }: House, id: string, by: Partial<Hold>, isTimed = true): void => {
    const hold = { ...(state.holds.get(id) as Hold), ...by };
    state.holds.set(id, hold);
    if (isTimed) state.timed.set(id, hold);
    else state.timed.delete(id);
  };
  const freeOf = ({ state }: House, pool: number): number =>
    [...state.units.values()].find((unit) => unit.pool === pool && !state.claims.has(unit.id))?.id ?? 0;

  const broken: Record<string, [spoil: (house: House) => void, found: (house: House) => string[]]> = {
    "a place that is taken and does not exist": [
      ({ state }) => state.claims.set(999, { unit: 999, hold: null, price: 0 }),
      () => ["unit 999 is claimed and does not exist: more is taken than there is"],
    ],
    "a place that somebody has and the house has not": [
      ({ state, tour }) => state.units.delete(tour),
      ({ tour }) => [
        `unit ${tour} is claimed and does not exist: more is taken than there is`,
        `unit ${tour} is of another time slot than its hold`,
      ],
    ],
    "a place of nobody's hold": [
      (house) => {
        const free = freeOf(house, tourPool);
        house.state.claims.set(free, { unit: free, hold: "nobody's", price: 0 });
      },
      ({ state }) => [`unit ${[...state.claims.values()].at(-1)?.unit} belongs to a hold that is over`],
    ],
    "places of a hold that is over": [
      (house) => change(house, "bea", { state: "expired" }, false),
      ({ tour }) => [`unit ${tour} belongs to a hold that is over`, "hold bea is over and has units"],
    ],
    "a place of another time slot than its hold": [
      (house) => change(house, "bea", { block: 2 }),
      ({ tour }) => [`unit ${tour} is of another time slot than its hold`],
    ],
    "a companion without a wheelchair place": [
      ({ state, chair }) => {
        const unit = state.units.get(chair);
        if (unit) state.units.set(chair, { ...unit, kind: "companion" });
      },
      () => ["hold anna has companions without a wheelchair place"],
    ],
    "fewer places than tickets": [
      ({ state, seat }) => {
        state.claims.delete(seat);
        state.unitsOf.get("anna")?.delete(seat);
      },
      () => ["hold anna has 2 units for 3 tickets: a partial party"],
    ],
    "more places than tickets": [
      (house) => {
        const { state } = house;
        const more = freeOf(house, tourPool);
        state.claims.set(more, { unit: more, hold: "bea", price: price.tour });
        state.unitsOf.get("bea")?.add(more);
      },
      () => ["hold bea has 2 units for 1 tickets: a partial party"],
    ],
    "a place that two holds have": [
      ({ state, tour }) => state.claims.set(tour, { unit: tour, hold: null, price: 0 }),
      ({ tour }) => [`unit ${tour} is claimed twice`],
    ],
    "a place that its hold has and nobody has taken": [
      ({ state, tour }) => state.claims.delete(tour),
      ({ tour }) => [`unit ${tour} is claimed twice`],
    ],
    "a hold that would never end": [
      ({ state }) => state.timed.delete("bea"),
      () => ["hold bea would never end, or a sold one would"],
    ],
    "a sold hold that would end": [
      (house) => change(house, "bea", { state: "sold" }),
      () => ["hold bea would never end, or a sold one would"],
    ],
    "a contingent that is used up beyond its end": [
      ({ state }) => state.quotas.set(quota, { key: quota, used: 1, max: 0, wanted: 0 }),
      () => [`contingent ${quota}: 1 of 0 used`],
    ],
    "a contingent of which less than nothing is used": [
      ({ state }) => state.quotas.set("other", { key: "other", used: -1, max: 2, wanted: 2 }),
      () => ["contingent other: -1 of 2 used", "contingent other: -1 counted, 0 held"],
    ],
    "a contingent that is counted wrong": [
      ({ state }) => state.quotas.set(quota, { key: quota, used: 2, max: 2, wanted: 2 }),
      () => [`contingent ${quota}: 2 counted, 1 held`],
    ],
  };
  it.each(Object.entries(broken))("is not in order with %s, and says so", (_, [spoil, found]) => {
    const house = inOrder();
    spoil(house);
    expect(violations(house.state)).toEqual(found(house));
  });

  it("is in order where holds are over or sold, places are blocked and contingents are used up", () => {
    const house = inOrder();
    const { state, run, take } = house;
    take("carl", price.culture, 1);
    run({ type: "release", hold: "anna" });
    run({ type: "confirm", hold: "bea", cents: 500 });
    take("dora", price.culture, 1);
    run({ type: "block", units: [freeOf(house, tourPool)] });
    expect(state.quotas.get(quota)).toMatchObject({ used: 2, max: 2 });
    expect(violations(state)).toEqual([]);
  });

  it.each([
    { amount: 0, cents: 1150 },
    { amount: 1.5, cents: 1150 },
    { amount: 2, cents: -1 },
  ])("with a line of $amount tickets at $cents cents is not in order", (wrong) => {
    const { state, take } = openHouse(start);
    take("anna", price.full, 2);
    expect(violations(state)).toEqual([]);
    const held = state.holds.get("hold-of-anna");
    if (held) state.holds.set(held.id, { ...held, lines: held.lines.map((line) => ({ ...line, ...wrong })) });
    expect(violations(state)).toContain(`hold hold-of-anna has a line of ${wrong.amount} at ${wrong.cents} cents`);
  });
});
