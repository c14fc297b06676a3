import { beforeEach, describe, expect, it } from "vitest";
import { execute, noticeSetBack } from "~/domain/box-office/core";
import { violations } from "~/domain/box-office/invariants";
import type { PoolConfig, Unit } from "~/domain/box-office/model";
import type { Reseat } from "~/domain/box-office/seats/reseat-command";
import { seatingOf } from "~/domain/box-office/seating";
import {
  chairPool,
  generalPool,
  holdCommand,
  line,
  openHouse,
  price,
  seatedPool,
  testConfig,
} from "../../../../../support/box-office";

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
/** A refusal that names the field, in whatever words. */
const wrongUnits = { errors: [{ path: "units", message: expect.any(String) }] };
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

  it("are not those of others, kept by another ticket, named twice or of tickets that are not sold", () => {
    const hold = sold("anna", [price.full, 2]);
    const other = sold("bea", [price.full, 1]);
    const [a, b] = unitsOf(hold);
    const [theirs] = unitsOf(other);
    if (!a || !b || !theirs) throw new Error("nothing was sold");
    const isOpen = ({ id, pool }: Unit) => pool === seatedPool && !state.claims.has(id);
    const [open = 0, another = 0] = [...state.units.values()].filter(isOpen).map(({ id }) => id);
    const before = unitsOf(hold);
    const refused: [Reseat["moves"], string][] = [
      [[{ from: a.unit, to: theirs.unit, price: a.price }], "seat_taken"],
      [[{ from: a.unit, to: b.unit, price: a.price }], "seat_taken"],
      [[{ from: open, to: another, price: a.price }], "conflict"],
      [[{ from: theirs.unit, to: open, price: theirs.price }], "conflict"],
      [[{ from: a.unit, to: open, price: price.culture }], "conflict"],
      [
        [
          { from: a.unit, to: open, price: a.price },
          { from: b.unit, to: open, price: b.price },
        ],
        "bad_request",
      ],
      [
        [
          { from: a.unit, to: open, price: a.price },
          { from: a.unit, to: another, price: a.price },
        ],
        "bad_request",
      ],
    ];
    for (const [moves, code] of refused)
      expect(reseat(hold, moves)).toMatchObject({ ok: false, code, ...(code === "bad_request" && wrongUnits) });
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

  it("are not had where only some of them are left: a seat that was exchanged before is not exchanged again", () => {
    const hold = sold("anna", [price.full, 2]);
    const [a, b] = unitsOf(hold);
    if (!a || !b) throw new Error("nothing was sold");
    const first = { from: a.unit, to: seat("1", "1"), price: a.price };
    reseat(hold, [first]);
    const before = unitsOf(hold);
    const both = [first, { from: b.unit, to: seat("1", "4"), price: b.price }];
    expect(reseat(hold, both)).toMatchObject({ ok: false, code: "conflict" });
    expect(unitsOf(hold)).toEqual(before);
  });

  it("are of the same group, time slot and kind, have a number and are had instead of one, and exist", () => {
    const numbered = { kind: "normal", row: "9", y: 9 } as const;
    const seats = [0, 1].map((x) => ({ ...numbered, seat: `${x}`, x }));
    const [gallery, tour, tourPrice] = [8, 9, 91];
    const at0 = [{ id: 0, places: 0 }];
    const group = (id: number, blocks: PoolConfig["blocks"]): PoolConfig => ({
      id,
      kind: "seated",
      preferredY: 9,
      blocks,
      seats,
    });
    const house = testConfig(start);
    const pools = [
      ...house.pools,
      group(gallery, at0),
      group(
        tour,
        [1, 2].map((id) => ({ id, places: 0 })),
      ),
    ];
    const tourRule = { id: tourPrice, pool: tour, saleType: 1, cents: 500, taxRate: 20, quota: null, companion: false };
    const known = { ...house, pools, prices: [...house.prices, tourRule] };
    at(opening, { type: "configure", config: { ...known, version: "v2", readAt: 2 } });
    const anna = sold("anna", [price.full, 1], [price.chair, 1], [price.place, 1]);
    const bea = "hold-of-bea";
    at(opening, holdCommand("bea", bea, [{ priceId: tourPrice, pool: tour, saleType: 1, amount: 1 }], { block: 1 }));
    at(opening, { type: "confirm", hold: bea, cents: 500 });
    // One group gets numbers and another loses them, while somebody has a place of the old kind.
    const changed = pools.map((pool) => {
      if (pool.id === generalPool) return group(generalPool, at0);
      return pool.id === seatedPool ? { ...pool, seats: [], blocks: [{ id: 0, places: 12 }] } : pool;
    });
    const free = (is: (unit: Unit) => boolean) =>
      [...state.units.values()].find((unit) => !state.claims.has(unit.id) && is(unit))?.id;
    const ask = (hold: string, of: number, to: number | undefined) => {
      const from = unitsOf(hold).find((one) => one.price === of)?.unit;
      if (from === undefined || to === undefined) throw new Error("there is no such place");
      return reseat(hold, [{ from, to, price: of }]);
    };
    const inPool = (pool: number) => (unit: Unit) => unit.pool === pool;
    const refusals = [
      ask(anna, price.full, free(inPool(gallery))),
      ask(
        anna,
        price.chair,
        free(({ pool, kind }) => pool === chairPool && kind === "companion"),
      ),
      ask(anna, price.place, free(inPool(generalPool))),
      ask(anna, price.full, 9999),
      ask(
        bea,
        tourPrice,
        free(({ pool, block }) => pool === tour && block === 2),
      ),
    ];
    expect(
      ask(
        bea,
        tourPrice,
        free(({ pool, block }) => pool === tour && block === 1),
      ),
    ).toMatchObject({ ok: true });
    at(opening, { type: "configure", config: { ...known, pools: changed, version: "v3", readAt: 3 } });
    refusals.push(
      ask(
        anna,
        price.place,
        free(({ pool, seat: name }) => pool === generalPool && name !== null),
      ),
      ask(
        anna,
        price.full,
        free(({ pool, seat: name }) => pool === seatedPool && name === null),
      ),
    );
    for (const refusal of refusals) expect(refusal).toMatchObject({ ok: false, code: "bad_request", ...wrongUnits });
  });

  it("leave nothing to keep out of sale where the house has the old ones no more, or another ticket has them", () => {
    const hold = soldAt("anna", seat("2", "3"), seat("2", "4"));
    const [a, b] = unitsOf(hold);
    if (!a || !b) throw new Error("nothing was sold");
    const typesOf = (...moves: Reseat["moves"]) =>
      execute(state, { type: "reseat", hold, moves, block: "broken", by: "mira" }, { now: opening }).events.map(
        ({ type }) => type,
      );
    const { pools } = testConfig(start);
    const without = pools.map((pool) => ({
      ...pool,
      seats: pool.seats.filter(({ row, seat: name }) => row !== "2" || name !== "3"),
    }));
    at(opening, { type: "configure", config: testConfig(start, { version: "v2", readAt: 2, pools: without }) });
    expect(
      typesOf({ from: a.unit, to: b.unit, price: a.price }, { from: b.unit, to: seat("2", "5"), price: b.price }),
    ).toEqual(["changed"]);
    expect(violations(state)).toEqual([]);
    expect(state.units.has(a.unit)).toBe(false);
    expect(typesOf({ from: b.unit, to: seat("2", "6"), price: a.price })).toEqual(["changed", "blocked"]);
  });
});
