import { beforeEach, describe, expect, it } from "vitest";
import { noticeSetBack } from "~/domain/box-office/core";
import type { Reseat } from "~/domain/box-office/seats/reseat-command";
import { seatingOf } from "~/domain/box-office/seating";
import { holdCommand, line, openHouse, price } from "../../../../../support/box-office";

const start = Date.parse("2027-01-15T19:00:00Z");
let { state, opening, at, take } = openHouse(start);
beforeEach(() => void ({ state, opening, at, take } = openHouse(start)));

/** Tickets of a cart that are paid. */
function sold(cart: string, ...taken: [priceId: number, amount: number][]): string {
  const hold = `hold-of-${cart}`;
  const lines = taken.map(([priceId, amount]) => line(priceId, amount));
  at(opening, holdCommand(cart, hold, lines, { scattered: true }));
  const cents = state.holds.get(hold)?.lines.reduce((sum, one) => sum + one.cents * one.amount, 0) ?? 0;
  at(opening, { type: "confirm", hold, cents });
  return hold;
}

/** Tickets of a cart that are paid, for these seats. */
function soldAt(cart: string, ...units: number[]): string {
  const hold = `hold-of-${cart}`;
  at(opening, holdCommand(cart, hold, [line(price.full, units.length)], { units }));
  at(opening, { type: "confirm", hold, cents: 1150 * units.length });
  return hold;
}

const seat = (row: string, name: string): number =>
  [...state.units.values()].find((unit) => unit.row === row && unit.seat === name)?.id ?? 0;
const unitsOf = (hold: string) => seatingOf(state, hold);
const reseat = (hold: string, moves: Reseat["moves"], more: Partial<Reseat> = {}) =>
  at(start + 1, { type: "reseat", hold, moves, by: "mira", ...more });

describe("other seats for tickets that are sold", () => {
  it("are had instead, also when sales are over; who left theirs leaves them free", () => {
    const hold = sold("anna", [price.full, 2]);
    const [first, second] = unitsOf(hold);
    const aisle = seat("1", "1");
    const moves = [{ from: first?.unit ?? 0, to: aisle, price: price.full }];
    expect(reseat(hold, moves)).toMatchObject({ ok: true });
    expect(unitsOf(hold).map(({ unit }) => unit)).toEqual([aisle, second?.unit]);
    expect(state.claims.has(first?.unit ?? 0)).toBe(false);
    const { revision } = state;
    expect(reseat(hold, moves)).toMatchObject({ ok: true });
    expect(state.revision).toBe(revision);
  });

  it("are exchanged between tickets of two prices where nothing else is free, and said twice they are not exchanged back", () => {
    const hold = sold("anna", [price.full, 1], [price.culture, 1]);
    sold("bea", [price.full, 5]);
    sold("carl", [price.full, 3]);
    const [a, b] = unitsOf(hold);
    if (!a || !b) throw new Error("nothing was sold");
    const moves = [
      { from: a.unit, to: b.unit, price: a.price },
      { from: b.unit, to: a.unit, price: b.price },
    ];
    const swapped = [
      { unit: a.unit, price: b.price },
      { unit: b.unit, price: a.price },
    ];
    for (const _ of ["once", "twice"]) {
      expect(reseat(hold, moves)).toMatchObject({ ok: true });
      expect(unitsOf(hold)).toEqual(swapped);
    }
    expect(state.claims.size).toBe(10);
  });

  it.each([
    ["go to who waits for them", undefined],
    ["leave broken ones to nobody", "broken"],
  ] as const)("%s", (_, block) => {
    const hold = soldAt("anna", seat("2", "3"), seat("2", "4"));
    soldAt("bea", ...["2", "3", "4"].map((name) => seat("1", name)), seat("2", "1"), seat("2", "2"));
    soldAt("carl", seat("2", "5"));
    at(opening, { type: "wait", entry: "waits", cart: "dora", block: 0, lines: [line(price.full, 2)] });
    expect(state.waiting.has("waits")).toBe(true);
    const old = unitsOf(hold);
    const apart = [seat("1", "1"), seat("2", "6")];
    const moves = old.map(({ unit, price: of }, index) => ({ from: unit, to: apart[index] ?? 0, price: of }));
    at(opening, { type: "reseat", hold, moves, by: "mira", ...(block && { block }) });
    expect(unitsOf(hold).map(({ unit }) => unit)).toEqual(apart);
    const left = old.map(({ unit }) => state.claims.get(unit)?.reason ?? state.claims.get(unit)?.hold);
    expect(left).toEqual(block ? ["broken", "broken"] : ["waits", "waits"]);
  });

  it("are not those of others, of another kind, without a number, kept by another ticket or of tickets that are not sold", () => {
    const hold = sold("anna", [price.full, 2], [price.place, 1]);
    const other = sold("bea", [price.full, 1]);
    const [a, b] = unitsOf(hold);
    const place = unitsOf(hold).find((one) => one.price === price.place);
    const [theirs] = unitsOf(other);
    if (!a || !b || !theirs || !place) throw new Error("nothing was sold");
    const free = [...state.units.values()].filter(({ id }) => !state.claims.has(id));
    const chair = free.find(({ kind }) => kind === "wheelchair")?.id ?? 0;
    const open = free.find((unit) => unit.pool === 1)?.id ?? 0;
    const anyPlace = free.find((unit) => unit.pool === place.unit && unit.seat === null)?.id ?? 0;
    const before = unitsOf(hold);
    const refused: [Reseat["moves"], string][] = [
      [[{ from: a.unit, to: theirs.unit, price: a.price }], "seat_taken"],
      [[{ from: a.unit, to: b.unit, price: a.price }], "seat_taken"],
      [[{ from: a.unit, to: chair, price: a.price }], "bad_request"],
      [[{ from: place.unit, to: anyPlace, price: place.price }], "bad_request"],
      [[{ from: theirs.unit, to: open, price: theirs.price }], "conflict"],
      [[{ from: a.unit, to: open, price: price.culture }], "conflict"],
      [
        [
          { from: a.unit, to: open, price: a.price },
          { from: b.unit, to: open, price: b.price },
        ],
        "bad_request",
      ],
    ];
    for (const [moves, code] of refused) expect(reseat(hold, moves)).toMatchObject({ ok: false, code });
    expect(unitsOf(hold)).toEqual(before);
    take("carl", price.full, 1);
    const [held] = unitsOf("hold-of-carl");
    expect(
      at(opening, {
        type: "reseat",
        hold: "hold-of-carl",
        moves: [{ from: held?.unit ?? 0, to: open, price: price.full }],
        by: "mira",
      }),
    ).toMatchObject({ ok: false, code: "conflict" });
    expect(reseat("nobody", [])).toMatchObject({ ok: false, code: "not_found" });
  });

  it("are none of a screening that is cancelled, or that does not know what is free", () => {
    const hold = sold("anna", [price.full, 1]);
    const [old] = unitsOf(hold);
    const moves = [{ from: old?.unit ?? 0, to: seat("1", "1"), price: price.full }];
    noticeSetBack(state, state.revision + 1);
    expect(reseat(hold, moves)).toMatchObject({ ok: false, code: "sales_closed" });
    at(opening, { type: "set-sales", status: "cancelled" });
    expect(reseat(hold, moves)).toMatchObject({ ok: false, code: "event_cancelled" });
  });
});
