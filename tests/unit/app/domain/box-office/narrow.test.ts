import { describe, expect, it } from "vitest";
import { execute, noticeSetBack } from "~/domain/box-office/core";
import type { PoolConfig } from "~/domain/box-office/model";
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
  const idsIn = (pool: number, block = 0): number[] =>
    [...state.units.values()].filter((unit) => unit.pool === pool && unit.block === block).map(({ id }) => id);
  const back = (cart: string, units = unitsOf(cart)) => run({ type: "refund", hold: `hold-of-${cart}`, units });
  /** Taken places of a pool, and all that are in the house or somebody's still. */
  const count = (pool: number): [taken: number, all: number] => {
    const units = [...state.units.values()].filter((unit) => unit.pool === pool);
    return [units.filter(({ id }) => state.claims.has(id)).length, units.length];
  };
  return { ...house, buy, back, count, idsIn, unitsOf };
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

describe("what comes back while more is taken than there should be", () => {
  type House = ReturnType<typeof opened>;
  const hold = "hold-of-a";
  const takeTwo = ({ take }: House) => void take("a", price.place, 2);
  const buyTwo = ({ buy }: House) => void buy("a", price.place, 2);
  const ways: Record<string, [first: (house: House) => void, back: (house: House) => void]> = {
    "a ticket that a cart gives back": [
      takeTwo,
      ({ run }) => run({ type: "change-amount", hold, priceId: price.place, pool: generalPool, amount: 1 }),
    ],
    "a cart that is given back": [takeTwo, ({ run }) => run({ type: "release", hold })],
    "a cart whose time is over": [takeTwo, ({ at, opening }) => at(opening + 15 * 60_000, { type: "expire" })],
    "what was sold": [buyTwo, ({ back }) => back("a")],
    "what the house had blocked": [
      ({ run, idsIn }) => run({ type: "block", units: idsIn(generalPool).slice(0, 2) }),
      ({ run, idsIn }) => run({ type: "unblock", units: idsIn(generalPool).slice(0, 2) }),
    ],
    "what was paid for in vain": [
      takeTwo,
      ({ state, run }) => {
        noticeSetBack(state, 500);
        run({ type: "confirm", hold, cents: 1980 });
      },
    ],
    "what the books say is over": [
      buyTwo,
      ({ state, run }) => {
        noticeSetBack(state, 500);
        const booked = { cart: "a", contact: "a", block: 0, createdAt: 0, until: null, lines: [], units: [] };
        run({ type: "reconcile", books: [{ ...booked, hold, state: "over" }], revision: state.revision, by: "mira" });
      },
    ],
  };
  it.each(Object.entries(ways))("goes in the place of one that is to go: %s", (_, [first, back]) => {
    const house = opened();
    first(house);
    house.buy("b", price.place, 4);
    narrowed(house, { places: 4 });
    expect(house.count(generalPool)).toEqual([6, 6]);
    back(house);
    const [taken, all] = house.count(generalPool);
    expect(taken).toBeLessThan(6);
    expect(all).toBe(taken);
  });

  it("is sold again in every other group and time slot", () => {
    const house = opened();
    const { run, idsIn, state, opening } = house;
    const tour = (block: number, amount: number) =>
      run(holdCommand(`tour-${block}`, `tour-${block}`, [line(price.tour, amount)], { block }));
    house.buy("a", price.place, 5);
    house.take("seats", price.full, 1);
    tour(1, 3);
    tour(2, 1);
    const fewer = (pool: PoolConfig): PoolConfig =>
      pool.id === tourPool || pool.id === generalPool
        ? { ...pool, blocks: pool.blocks.map((block) => (block.id === 2 ? block : { ...block, places: 1 })) }
        : pool;
    const { pools } = testConfig(start);
    run({ type: "configure", config: testConfig(start, { version: "v2", readAt: 2, pools: pools.map(fewer) }) });
    expect([idsIn(generalPool), idsIn(tourPool, 1)].map(({ length }) => length)).toEqual([5, 3]);
    for (const other of ["hold-of-seats", "tour-2"])
      expect(execute(state, { type: "release", hold: other }, { now: opening }).events).toMatchObject([
        { type: "freed", hold: other },
      ]);
  });

  it("is sold again also where somebody has a seat that left the plan, which comes back to nobody", () => {
    const house = opened();
    house.buy("a", price.full, 4);
    const { pools } = testConfig(start);
    const planned = pools.map((pool) =>
      pool.id === seatedPool ? { ...pool, seats: pool.seats.slice(0, 3), spare: pool.seats.slice(3, 4) } : pool,
    );
    house.run({ type: "configure", config: testConfig(start, { version: "v2", readAt: 2, pools: planned }) });
    house.take("late", price.full, 1);
    const { state, opening } = house;
    expect(execute(state, { type: "release", hold: "hold-of-late" }, { now: opening }).events).toMatchObject([
      { type: "freed" },
    ]);
  });

  it("is judged by the plan of its own group", () => {
    const house = opened();
    const balcony: PoolConfig = {
      id: 9,
      kind: "seated",
      preferredY: 7,
      blocks: [{ id: 0, places: 0 }],
      seats: [1, 2, 3].map((x) => ({ kind: "normal", row: "8", seat: String(x), y: 7, x })),
    };
    const { pools, prices } = testConfig(start);
    const configure = (version: number, pool: PoolConfig) =>
      house.run({
        type: "configure",
        config: testConfig(start, {
          version: `v${version}`,
          readAt: version,
          pools: [...pools, pool],
          prices: [...prices, { id: 91, pool: 9, saleType: 1, cents: 1, taxRate: 10, quota: null, companion: false }],
        }),
      });
    configure(2, balcony);
    const lines = [{ priceId: 91, pool: 9, saleType: 1, amount: 1 }];
    for (const cart of ["a", "b", "c"]) house.run(holdCommand(cart, `hold-of-${cart}`, lines));
    configure(3, { ...balcony, seats: balcony.seats.slice(0, 2), spare: balcony.seats.slice(2) });
    expect(house.count(9)).toEqual([3, 3]);
    for (const cart of ["a", "b", "c"]) {
      const [unit = 0] = house.unitsOf(cart);
      if (house.state.units.get(unit)?.retired) continue;
      house.run({ type: "release", hold: `hold-of-${cart}` });
      break;
    }
    expect(house.count(9)).toEqual([2, 2]);
  });
});
