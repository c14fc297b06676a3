import { beforeEach, describe, expect, it } from "vitest";
import { violations } from "~/domain/box-office/invariants";
import type { Command } from "~/domain/box-office/model";
import { viewHold } from "~/domain/box-office/view";
import { holdCommand, line, openHouse, price, seatedPool } from "../../../../support/box-office";

const minute = 60_000;
const start = Date.parse("2027-01-15T19:00:00Z");
let { state, opening, at, run } = openHouse(start);
beforeEach(() => void ({ state, opening, at, run } = openHouse(start)));

const idOf = (row: string, seat: string): number =>
  [...state.units.values()].find((unit) => unit.pool === seatedPool && unit.row === row && unit.seat === seat)?.id ?? 0;
const wishing = (cart: string, units: number[], lines = [line(price.full, units.length)]): Command => ({
  ...holdCommand(cart, `hold-of-${cart}`, lines),
  units,
});
const seatsOf = (cart: string): number[] => [...(state.unitsOf.get(`hold-of-${cart}`) ?? [])].toSorted((a, b) => a - b);

describe("seats that are asked for by their numbers", () => {
  it("are taken where all of them are free, also apart from each other", () => {
    const corners = [idOf("1", "1"), idOf("2", "6")];
    expect(run(wishing("one", corners))).toMatchObject({ ok: true });
    expect(seatsOf("one")).toEqual(corners);
  });

  it("are the house's choice where one is taken, is none of this hall, or does not fit the tickets", () => {
    const corner = idOf("1", "1");
    run(wishing("one", [corner]));
    for (const units of [
      [corner, idOf("1", "2")],
      [999, 998],
      [idOf("1", "2"), idOf("1", "3"), idOf("1", "4")],
    ]) {
      const cart = `cart-${units.join("-")}`;
      expect(run(wishing(cart, units, [line(price.full, 2)]))).toMatchObject({ ok: true });
      expect(seatsOf(cart)).toHaveLength(2);
      expect(seatsOf(cart)).not.toEqual(units);
      expect(seatsOf(cart)).not.toContain(corner);
      run({ type: "release", hold: `hold-of-${cart}` });
    }
    expect(violations(state)).toEqual([]);
  });

  it("are refused like any others beyond what a cart may have", () => {
    const row = ["1", "2", "3", "4", "5", "6"].map((seat) => idOf("2", seat));
    expect(run(wishing("one", row))).toMatchObject({ code: "limit_reached" });
  });

  it("are known of a hold whose time is over, whether or not it was cleaned up, and of no other", () => {
    const corner = idOf("1", "1");
    run(wishing("one", [corner]));
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
});
