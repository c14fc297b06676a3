import { beforeEach, describe, expect, it } from "vitest";
import { execute } from "~/domain/box-office/core";
import type { Command } from "~/domain/box-office/model";
import { generalPool, openHouse, price, seatedPool, tourPool } from "../../../../support/box-office";

const start = Date.parse("2027-01-15T19:00:00Z");
let { state, opening, run, take } = openHouse(start);
beforeEach(() => void ({ state, opening, run, take } = openHouse(start)));

const outcomeOf = (command: Command) => execute(state, command, { now: opening });
const eventsOf = (command: Command) => outcomeOf(command).events;
const refused = (code: string) => ({ events: [], result: { ok: false, code } });
const unitsOf = (cart: string): number[] => [...(state.unitsOf.get(`hold-of-${cart}`) ?? [])];
const freeIn = (pool: number): number[] =>
  [...state.units.values()].filter((unit) => unit.pool === pool && !state.claims.has(unit.id)).map(({ id }) => id);
const blockedIn = (pool: number, block = 0) =>
  [...state.units.values()].filter(
    (unit) => unit.pool === pool && unit.block === block && state.claims.get(unit.id)?.hold === null,
  ).length;
const places = (wanted: number, pool = generalPool, block = 0): Command => ({
  type: "block-places",
  pool,
  block,
  places: wanted,
});

describe("places that the house takes out of sale and gives back", () => {
  it("are written down with who did it and why, where that is said", () => {
    const [unit = 0] = [...state.units.keys()];
    const units = [unit];
    expect(eventsOf({ type: "block", units, by: "ada", reason: "broken" })).toStrictEqual([
      { type: "blocked", units, by: "ada", reason: "broken" },
    ]);
    expect(eventsOf({ type: "unblock", units, by: "jakob" })).toStrictEqual([
      { type: "unblocked", units, by: "jakob" },
    ]);
    expect(eventsOf({ type: "block", units })).toStrictEqual([{ type: "blocked", units }]);
  });

  it("are none at all where somebody has one of them, or one is not there", () => {
    take("anna", price.full, 1);
    const [taken = 0] = unitsOf("anna");
    const [free = 0] = freeIn(seatedPool);
    expect(outcomeOf({ type: "block", units: [taken, free] })).toMatchObject(refused("seat_taken"));
    expect(outcomeOf({ type: "block", units: [free, 99_999] })).toMatchObject(refused("not_found"));
    expect(state.claims.has(free)).toBe(false);
  });

  it("stay so when they are named again beside others, and are given back once", () => {
    const [one = 0, two = 0, free = 0] = freeIn(seatedPool);
    run({ type: "block", units: [one] });
    expect(eventsOf({ type: "block", units: [one, one] })).toEqual([]);
    expect(eventsOf({ type: "block", units: [one, two, two] })).toEqual([{ type: "blocked", units: [two] }]);
    expect(eventsOf({ type: "unblock", units: [one, one, free] })).toEqual([{ type: "unblocked", units: [one] }]);
    expect(eventsOf({ type: "unblock", units: [one, free] })).toEqual([]);
  });

  it("are as many as were named last, of that group and time slot alone", () => {
    eventsOf(places(4));
    expect(blockedIn(generalPool)).toBe(4);
    eventsOf(places(1));
    expect(blockedIn(generalPool)).toBe(1);
    expect(eventsOf(places(1))).toEqual([]);
    eventsOf(places(3, tourPool, 1));
    expect([blockedIn(tourPool, 1), blockedIn(tourPool, 2), blockedIn(generalPool), blockedIn(seatedPool)]).toEqual([
      3, 0, 1, 0,
    ]);
  });

  it("are no more of a group than are free there, and none of seats that have numbers", () => {
    take("anna", price.place, 2);
    const [first = 0] = freeIn(generalPool);
    expect(outcomeOf(places(5))).toMatchObject({
      events: [],
      result: { code: "not_enough_seats", detail: "4 places are free" },
    });
    expect(eventsOf(places(4))).toMatchObject([{ type: "blocked", units: { length: 4 } }]);
    expect(eventsOf(places(3))).toEqual([{ type: "unblocked", units: [first] }]);
    expect(outcomeOf(places(1, seatedPool))).toMatchObject(refused("unprocessable"));
    expect(outcomeOf(places(1, tourPool, 3))).toMatchObject(refused("not_found"));
  });
});

describe("carts that the house ends", () => {
  const free = (...carts: string[]): Command => ({
    type: "free",
    holds: carts.map((cart) => `hold-of-${cart}`),
    by: "mira",
  });
  const freed = (cart: string) => ({
    type: "freed",
    hold: `hold-of-${cart}`,
    reason: "expired",
    units: unitsOf(cart),
    by: "mira",
  });

  it("are as if their time had run out, each once, and those that are over or unknown are left alone", () => {
    take("anna", price.full, 2);
    take("boris", price.place, 1);
    take("carla", price.place, 1);
    run({ type: "release", hold: "hold-of-carla" });
    const expected = [freed("anna"), freed("boris")];
    expect(expected.map(({ units }) => units.length)).toEqual([2, 1]);
    expect(eventsOf(free("anna", "boris", "anna", "carla", "nobody"))).toEqual(expected);
    expect(eventsOf(free("anna", "boris"))).toEqual([]);
  });

  it.each<[string, Command]>([
    ["is being paid", { type: "begin-payment", hold: "hold-of-boris", cents: 990, contact: "boris" }],
    ["is reserved", { type: "reserve", hold: "hold-of-boris", until: start - 1, contact: "boris" }],
    ["is sold", { type: "confirm", hold: "hold-of-boris", cents: 990 }],
  ])("are none where one of them %s", (_, command) => {
    take("anna", price.full, 1);
    take("boris", price.place, 1);
    expect(run(command)).toMatchObject({ ok: true });
    expect(outcomeOf(free("anna", "boris"))).toMatchObject(refused("conflict"));
    expect(state.holds.get("hold-of-anna")?.state).toBe("held");
  });
});

describe("sales", () => {
  it("are paused and resumed, said twice once, and cancelled for good", () => {
    const set = (status: "on_sale" | "paused" | "cancelled"): Command => ({ type: "set-sales", status });
    expect(eventsOf(set("on_sale"))).toEqual([]);
    for (const status of ["paused", "on_sale", "cancelled"] as const) {
      expect(eventsOf(set(status))).toEqual([{ type: "sales-set", status }]);
      expect(outcomeOf(set(status))).toMatchObject({ events: [], result: { ok: true } });
    }
    for (const status of ["on_sale", "paused"] as const)
      expect(outcomeOf(set(status))).toMatchObject(refused("event_cancelled"));
  });
});
