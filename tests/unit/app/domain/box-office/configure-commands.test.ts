import { describe, expect, it } from "vitest";
import { execute } from "~/domain/box-office/core";
import { generalPool, openHouse, price, seatedPool, testConfig } from "../../../../support/box-office";

const start = Date.parse("2027-03-27T20:30:00+01:00");

/** The house after it was said to sell `seats` of its ten numbered seats, and `places` of its six others. */
function narrowed(house: ReturnType<typeof openHouse>, { seats = 10, places = 6, version = "v2" } = {}) {
  const { pools, ...config } = testConfig(start, { version, readAt: Number(version.slice(1)) });
  const changed = pools.map((pool) => {
    if (pool.id === generalPool) return { ...pool, blocks: [{ id: 0, places }] };
    return pool.id === seatedPool
      ? { ...pool, seats: pool.seats.slice(0, seats), spare: pool.seats.slice(seats) }
      : pool;
  });
  house.run({ type: "configure", config: { ...config, pools: changed } });
}

function opened() {
  const house = openHouse(start);
  const { state, run, take } = house;
  const buy = (cart: string, priceId: number, amount: number) => {
    take(cart, priceId, amount);
    const hold = `hold-of-${cart}`;
    const cents = amount * (priceId === price.full ? 1150 : 990);
    run({ type: "begin-payment", hold, cents, contact: cart });
    return run({ type: "confirm", hold, cents });
  };
  const unitsOf = (cart: string): number[] => [...(state.unitsOf.get(`hold-of-${cart}`) ?? [])];
  const back = (cart: string, units = unitsOf(cart)) => run({ type: "refund", hold: `hold-of-${cart}`, units });
  /** Taken places of a pool, and all that are in the house or somebody's still. */
  const count = (pool: number): [taken: number, all: number] => {
    const units = [...state.units.values()].filter((unit) => unit.pool === pool);
    return [units.filter(({ id }) => state.claims.has(id)).length, units.length];
  };
  return { ...house, buy, back, count, unitsOf };
}

describe("a hall that is to sell fewer seats than it has", () => {
  it("counts those that are sold, wherever they are: with six sold of five nothing more is", () => {
    const house = opened();
    house.buy("a", price.full, 4);
    house.buy("b", price.full, 2);
    narrowed(house, { seats: 5 });
    expect(house.count(seatedPool)).toEqual([6, 6]);
    expect(house.take("late", price.full, 1)).toMatchObject({ ok: false, code: "not_enough_seats" });
  });

  it("sells what is left of the number, and no more", () => {
    const house = opened();
    house.buy("a", price.full, 4);
    narrowed(house, { seats: 5 });
    expect(house.take("late", price.full, 1)).toMatchObject({ ok: true });
    expect(house.take("later", price.full, 1)).toMatchObject({ ok: false });
    expect(house.count(seatedPool)).toEqual([5, 5]);
  });

  it.each([
    { pool: seatedPool, priceId: price.full, narrow: { seats: 4 } },
    { pool: generalPool, priceId: price.place, narrow: { places: 4 } },
  ])("does not sell again what comes back while too much is sold (pool $pool)", ({ pool, priceId, narrow }) => {
    const house = opened();
    house.buy("a", priceId, 3);
    house.buy("b", priceId, 3);
    narrowed(house, narrow);
    expect(house.count(pool)).toEqual([6, 6]);
    house.back("a", house.unitsOf("a").slice(0, 1));
    house.back("b", house.unitsOf("b").slice(0, 1));
    expect(house.count(pool)).toEqual([4, 4]);
    expect(house.take("late", priceId, 1)).toMatchObject({ ok: false, code: "not_enough_seats" });
    house.back("b", house.unitsOf("b").slice(0, 1));
    expect(house.count(pool)).toEqual([3, 4]);
    expect(house.take("last", priceId, 1)).toMatchObject({ ok: true });
    expect(house.take("later", priceId, 1)).toMatchObject({ ok: false });
  });

  it("would sell it again without the guard", () => {
    const house = opened();
    house.buy("a", price.place, 5);
    narrowed(house, { places: 4 });
    const [unit = 0] = house.unitsOf("a");
    const { state, opening } = house;
    execute(state, { type: "refund", hold: "hold-of-a", units: [unit] }, { now: opening }, "narrow");
    expect(house.take("late", price.place, 1)).toMatchObject({ ok: true });
  });

  it("keeps a seat for whoever had one that is no longer in the plan", () => {
    const house = opened();
    house.buy("a", price.full, 4);
    const { pools, ...config } = testConfig(start, { version: "v2", readAt: 2 });
    const planned = pools.map((pool) => (pool.id === seatedPool ? { ...pool, seats: pool.seats.slice(0, 4) } : pool));
    house.run({ type: "configure", config: { ...config, pools: planned } });
    expect(house.take("late", price.full, 1)).toMatchObject({ ok: true });
  });

  it("sells all of them again when it is to", () => {
    const house = opened();
    house.buy("a", price.full, 4);
    house.buy("b", price.full, 2);
    narrowed(house, { seats: 5 });
    narrowed(house, { version: "v3" });
    expect(house.count(seatedPool)).toEqual([6, 10]);
    expect([...house.state.units.values()].some(({ retired }) => retired)).toBe(false);
  });
});
