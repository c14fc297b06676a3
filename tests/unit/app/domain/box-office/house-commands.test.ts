import { beforeEach, describe, expect, it } from "vitest";
import { execute } from "~/domain/box-office/core";
import type { Command } from "~/domain/box-office/model";
import { generalPool, openHouse, price, seatedPool, tourPool } from "../../../../support/box-office";

const start = Date.parse("2027-01-15T19:00:00Z");
let { state, opening } = openHouse(start);
beforeEach(() => void ({ state, opening } = openHouse(start)));

const eventsOf = (command: Command) => execute(state, command, { now: opening }).events;
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

  it("are none at all where somebody has one of them", () => {
    const { state: sold, take, run } = openHouse(start);
    take("anna", price.full, 1);
    const [taken = 0] = sold.unitsOf.get("hold-of-anna") ?? [];
    const free = [...sold.units.keys()].find((unit) => !sold.claims.has(unit)) ?? 0;
    expect(run({ type: "block", units: [taken, free] })).toMatchObject({ ok: false, code: "seat_taken" });
    expect(sold.claims.has(free)).toBe(false);
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
});
