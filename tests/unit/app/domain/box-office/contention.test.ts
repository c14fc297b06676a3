import { beforeEach, describe, expect, it } from "vitest";
import { isContested, isMostlyUnpaid, unpaidOf } from "~/domain/box-office/contention";
import type { Command } from "~/domain/box-office/model";
import { totalOf } from "~/domain/box-office/pricing";
import { holdCommand, line, openHouse, price, testConfig } from "../../../../support/box-office";

const minute = 60_000;
const start = Date.parse("2027-01-15T19:00:00Z");
const refused = (code: string) => ({ ok: false, code });
let { state, opening, at, run, take } = openHouse(start);

beforeEach(() => void ({ state, opening, at, run, take } = openHouse(start)));

describe("seven places for one origin", () => {
  it("are counted over all of its carts, and over nobody else's", () => {
    expect(take("one", price.full, 4, "here")).toMatchObject({ ok: true });
    expect(take("two", price.place, 4, "here")).toMatchObject(refused("too_many_held"));
    expect(take("two", price.place, 3, "here")).toMatchObject({ ok: true });
    expect(take("three", price.full, 1, "here")).toMatchObject(refused("too_many_held"));
    expect(take("four", price.full, 4, "there")).toMatchObject({ ok: true });
  });

  it("count a cart once that takes more", () => {
    take("one", price.full, 3, "here");
    expect(take("one", price.full, 2, "here")).toMatchObject({ ok: true });
  });

  it("are counted for nobody whose origin is not known", () => {
    expect(take("one", price.full, 5, null)).toMatchObject({ ok: true });
    expect(take("two", price.place, 5, null)).toMatchObject({ ok: true });
  });

  it("count while they are being paid, and no more once they are", () => {
    take("one", price.full, 5, "here");
    const cents = totalOf(state.holds.get("hold-of-one")?.lines ?? []);
    expect(run({ type: "begin-payment", hold: "hold-of-one", cents, contact: "somebody" })).toMatchObject({ ok: true });
    expect(take("two", price.place, 3, "here")).toMatchObject(refused("too_many_held"));
    expect(run({ type: "confirm", hold: "hold-of-one", cents })).toMatchObject({ ok: true });
    expect(take("two", price.place, 3, "here")).toMatchObject({ ok: true });
  });

  it("may be given back one by one where the house has come to allow fewer", () => {
    take("one", price.full, 5, "here");
    run({ type: "configure", config: testConfig(start, { version: "v2", maxPerOrigin: 2 }) });
    const fewer = (amount: number): Command => ({
      type: "change-amount",
      hold: "hold-of-one",
      priceId: price.full,
      pool: 1,
      amount,
    });
    expect(run(fewer(4))).toMatchObject({ ok: true });
    expect(run(fewer(4))).toMatchObject({ ok: true });
    expect(run(fewer(5))).toMatchObject(refused("too_many_held"));
  });
});

describe("a proof that a browser asks", () => {
  const asked = (cart: string, origin: string | null, unproven: boolean): Command => ({
    ...holdCommand(cart, `hold-of-${cart}`, [line(price.place, 2)]),
    origin,
    unproven,
  });

  it("is asked of nobody in a calm hall, and of nobody who has brought one", () => {
    expect(run(asked("one", "here", true))).toMatchObject({ ok: true });
    take("two", price.full, 5, "there");
    take("three", price.full, 3, "elsewhere");
    expect(run(asked("four", "far", true))).toMatchObject(refused("proof_needed"));
    expect(run(asked("four", "far", false))).toMatchObject({ ok: true });
    expect(run(asked("five", null, true))).not.toMatchObject(refused("proof_needed"));
  });

  it("is asked of an origin that holds more than half of what it may", () => {
    run({ type: "configure", config: testConfig(start, { version: "v2", maxPerOrigin: 4 }) });
    expect(run(asked("one", "here", true))).toMatchObject({ ok: true });
    expect(run(asked("two", "here", true))).toMatchObject(refused("proof_needed"));
    expect(run(asked("two", "there", true))).toMatchObject({ ok: true });
  });

  it("is asked for more in a cart, and never for fewer", () => {
    run(asked("one", "here", true));
    take("two", price.full, 5, "there");
    take("three", price.full, 3, "elsewhere");
    const change = (amount: number): Command => ({
      type: "change-amount",
      hold: "hold-of-one",
      priceId: price.place,
      pool: line(price.place, 1).pool,
      amount,
      unproven: true,
    });
    expect(run(change(3))).toMatchObject(refused("proof_needed"));
    expect(run(change(2))).toMatchObject({ ok: true });
    expect(run(change(1))).toMatchObject({ ok: true });
  });
});

describe("what is held without payment of a time slot", () => {
  const tour = (amount: number, block: number) => {
    const hold = `tour ${block}/${amount}`;
    run(holdCommand(hold, hold, [line(price.tour, amount)], { block }));
    return hold;
  };

  it("counts its own places, those in the house, and a companion's with nobody", () => {
    expect([0, 1, 2].map((block) => unpaidOf(state, block))).toEqual([
      { unpaid: 0, capacity: 17 },
      { unpaid: 0, capacity: 3 },
      { unpaid: 0, capacity: 2 },
    ]);
    run(holdCommand("one", "hold", [line(price.chair, 1), line(price.companion, 1)]));
    take("two", price.place, 5);
    tour(2, 1);
    const pools = testConfig(start).pools.map((pool) =>
      pool.id === line(price.place, 1).pool ? { ...pool, blocks: [{ id: 0, places: 3 }] } : pool,
    );
    run({ type: "configure", config: testConfig(start, { version: "v2", pools }) });
    // Two of the five are sold no more: they go when they are free.
    expect([0, 1, 2].map((block) => unpaidOf(state, block))).toEqual([
      { unpaid: 4, capacity: 14 },
      { unpaid: 2, capacity: 3 },
      { unpaid: 0, capacity: 2 },
    ]);
  });

  it("is contested from a third of it on, and most of it is above half of it", () => {
    const levels = () => [1, 2].map((block) => [isContested(state, block), isMostlyUnpaid(state, block)]);
    expect(levels()).toEqual([
      [false, false],
      [false, false],
    ]);
    tour(1, 1);
    tour(1, 2);
    expect(levels()).toEqual([
      [true, false],
      [true, false],
    ]);
    const sold = tour(2, 1);
    expect(levels()[0]).toEqual([true, true]);
    run({ type: "confirm", hold: sold, cents: 1000 });
    expect(levels()[0]).toEqual([true, false]);
  });

  it("leaves three renewals to whoever has a third of it alone", () => {
    const hold = tour(1, 1);
    const renew = (ordinal: number) =>
      at((state.holds.get(hold)?.expiresAt ?? 0) - minute, { type: "extend", hold, ordinal });
    expect([1, 2, 3].map((ordinal) => renew(ordinal).ok)).toEqual([true, true, true]);
    expect(renew(4)).toMatchObject(refused("hall_contested"));
  });
});

describe("a renewal", () => {
  const renew = (ordinal: number) => {
    const hold = "hold-of-one";
    return at((state.holds.get(hold)?.expiresAt ?? 0) - minute, { type: "extend", hold, ordinal });
  };

  it("is given three times in a hall that many want, and then only where a third is not held unpaid", () => {
    take("one", price.full, 5, null);
    take("two", price.full, 2, null);
    for (const ordinal of [1, 2, 3]) expect(renew(ordinal)).toMatchObject({ ok: true });
    const place = holdCommand("late", "late", [line(price.place, 5)]);
    at((state.holds.get("hold-of-one")?.expiresAt ?? 0) - 2 * minute, place);
    expect(renew(4)).toMatchObject(refused("hall_contested"));
    run({ type: "release", hold: "late" });
    expect(renew(4)).toMatchObject({ ok: true });
  });

  it("is not kept from anybody by what is sold", () => {
    take("one", price.full, 1, null);
    for (const cart of ["two", "three"]) {
      const hold = `hold-of-${cart}`;
      take(cart, price.place, 3, null);
      const cents = totalOf(state.holds.get(hold)?.lines ?? []);
      run({ type: "begin-payment", hold, cents, contact: cart });
      run({ type: "confirm", hold, cents });
    }
    for (const ordinal of [1, 2, 3, 4]) expect(renew(ordinal)).toMatchObject({ ok: true });
  });

  it("is too early before the last three minutes", () => {
    take("one", price.full, 1, null);
    const renewal: Command = { type: "extend", hold: "hold-of-one", ordinal: 1 };
    expect(at(opening + 12 * minute - 1, renewal)).toMatchObject(refused("too_early"));
    expect(at(opening + 12 * minute, renewal)).toMatchObject({ ok: true });
  });
});
