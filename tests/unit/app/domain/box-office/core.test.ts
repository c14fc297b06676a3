import { beforeEach, describe, expect, it } from "vitest";
import { execute, nextExpiry } from "~/domain/box-office/core";
import type { Command } from "~/domain/box-office/model";
import { totalOf } from "~/domain/box-office/pricing";
import {
  generalPool,
  holdCommand,
  line,
  openHouse,
  price,
  seatedPool,
  testConfig,
} from "../../../../support/box-office";

const minute = 60_000;
const start = Date.parse("2027-01-15T19:00:00Z");
const refused = (code: string) => ({ ok: false, code });
const hold = "hold-of-one";
let { state, opening, at, run, take } = openHouse(start);

beforeEach(() => void ({ state, opening, at, run, take } = openHouse(start)));

const amountOf = (priceId: number, amount: number): Command => ({
  type: "change-amount",
  hold,
  priceId,
  pool: seatedPool,
  amount,
});
const pay = () => {
  const cents = totalOf(state.holds.get(hold)?.lines ?? []);
  return run({ type: "begin-payment", hold, cents, contact: "somebody" });
};

describe("a change of a cart", () => {
  it("answers with the hold as it is then", () => {
    take("one", price.full, 1);
    expect(run(amountOf(price.full, 3))).toMatchObject({
      ok: true,
      value: { hold: { id: hold, lines: [{ priceId: price.full, amount: 3 }] } },
    });
  });

  it("adds tickets of another price, as many as were asked for", () => {
    take("one", price.full, 1);
    run(amountOf(price.culture, 2));
    expect(state.holds.get(hold)?.lines).toMatchObject([
      { priceId: price.full, amount: 1 },
      { priceId: price.culture, amount: 2 },
    ]);
  });

  it("takes away what is not there only where that has a price", () => {
    take("one", price.full, 1);
    expect(run(amountOf(price.culture, 0))).toMatchObject({ ok: true });
    expect(run(amountOf(99, 0))).toMatchObject({ ok: false });
    expect(state.holds.get(hold)?.lines).toMatchObject([{ priceId: price.full, amount: 1 }]);
  });

  it.each([
    ["has run out", () => at(opening + 15 * minute, { type: "expire" })],
    ["was given back", () => run({ type: "release", hold })],
  ])("is refused as too late where the cart %s", (_, end) => {
    take("one", price.full, 1);
    end();
    expect(at(opening + 15 * minute, amountOf(price.full, 2))).toMatchObject(refused("cart_expired"));
  });

  it("waits for a payment that is in progress", () => {
    take("one", price.full, 1);
    expect(pay()).toMatchObject({ ok: true });
    expect(run(amountOf(price.full, 2))).toMatchObject(refused("conflict"));
    expect(take("one", price.place, 1)).toMatchObject(refused("conflict"));
  });
});

describe("places that the house takes out of sale", () => {
  it("are sold again once it gives them back, and nobody's places are given away with them", () => {
    take("one", price.place, 3);
    const places = [...state.units.values()].filter(({ pool }) => pool === generalPool).map(({ id }) => id);
    const blocked = places.filter((id) => !state.claims.has(id));
    run({ type: "block", units: blocked });
    expect(take("two", price.place, 1)).toMatchObject({ ok: false });
    run({ type: "unblock", units: places });
    expect(places.filter((id) => state.claims.get(id)?.hold === hold)).toHaveLength(3);
    expect(take("two", price.place, 4)).toMatchObject({ ok: false });
    expect(take("two", price.place, 3)).toMatchObject({ ok: true });
  });

  it("and changes its mind about while they are held are sold again afterwards", () => {
    take("one", price.place, 5);
    const { pools } = testConfig(start);
    const fewer = pools.map((pool) => (pool.id === generalPool ? { ...pool, blocks: [{ id: 0, places: 1 }] } : pool));
    run({ type: "configure", config: testConfig(start, { version: "v2", readAt: 2, pools: fewer }) });
    run({ type: "configure", config: testConfig(start, { version: "v3", readAt: 3 }) });
    run({ type: "release", hold });
    expect(take("two", price.place, 5)).toMatchObject({ ok: true });
    expect(take("three", price.place, 1)).toMatchObject({ ok: true });
  });
});

describe("a payment that began just before the end of sales and is given up after it", () => {
  it("leaves nothing held: the cart's time was over with the sales", () => {
    const last = start - minute;
    at(last, holdCommand("one", hold, [line(price.place, 2)]));
    const cents = totalOf(state.holds.get(hold)?.lines ?? []);
    expect(at(last, { type: "begin-payment", hold, cents, contact: "somebody" })).toMatchObject({ ok: true });
    expect(at(start + minute, { type: "stop-payment", hold })).toMatchObject({
      ok: true,
      value: { hold: { state: "released", seats: [] } },
    });
    expect(state.claims.size).toBe(0);
  });
});

describe("the time of a cart", () => {
  it("ends by the clock and not before, whatever is asked then, and its places are named", () => {
    take("one", price.place, 2);
    const units = [...(state.unitsOf.get(hold) ?? [])];
    const end = opening + 15 * minute;
    const asked = (now: number) => execute(state, { type: "release", hold: "nobody's" }, { now });
    expect(asked(end - 1)).toMatchObject({ result: refused("not_found"), events: [] });
    expect(asked(end)).toMatchObject({
      result: refused("not_found"),
      events: [{ type: "freed", hold, reason: "expired", units }],
    });
    expect(asked(end).events).toEqual([]);
  });

  it("gives its places to those who wait before anybody else is asked", () => {
    take("one", price.place, 5);
    take("two", price.place, 1);
    run({ type: "wait", entry: "party", cart: "three", block: 0, lines: [line(price.place, 2)] });
    const end = opening + 15 * minute;
    expect(at(end, holdCommand("four", "hold-of-four", [line(price.place, 5)]))).toMatchObject(
      refused("not_enough_seats"),
    );
    expect(state.holds.get("party")).toMatchObject({ state: "held", cart: "three" });
    expect(state.waiting.size).toBe(0);
  });

  it("and what comes back of too many places makes room for those that are taken before anybody else is asked", () => {
    take("one", price.place, 3);
    at(opening + minute, holdCommand("two", "hold-of-two", [line(price.place, 3)]));
    const { pools } = testConfig(start);
    const fewer = pools.map((pool) => (pool.id === generalPool ? { ...pool, blocks: [{ id: 0, places: 3 }] } : pool));
    at(opening + minute, { type: "configure", config: testConfig(start, { version: "v2", pools: fewer }) });
    const end = opening + 15 * minute;
    expect(at(end, holdCommand("three", "hold-of-three", [line(price.place, 1)]))).toMatchObject(
      refused("not_enough_seats"),
    );
    expect([...state.units.values()].filter(({ pool, retired }) => pool === generalPool && !retired)).toHaveLength(3);
  });
});

describe("the answer to a command", () => {
  it("shows the hold of the cart, whatever name a new one would have had", () => {
    expect(take("one", price.full, 1)).toMatchObject({ ok: true, value: { hold: { id: hold }, repeated: false } });
    expect(run(holdCommand("one", "another", [line(price.full, 1)]))).toMatchObject({
      ok: true,
      value: { hold: { id: hold, lines: [{ amount: 2 }] } },
    });
    expect(run({ type: "expire" })).toEqual({ ok: true, value: { hold: null, repeated: false } });
  });

  it("is also given to the house: of a cart that it frees, and of a ticket that it seats elsewhere", () => {
    take("one", price.full, 1);
    const freed = execute(state, { type: "free", holds: [hold], by: "mira" }, { now: opening });
    expect(freed).toMatchObject({ result: { ok: true }, events: [{ type: "freed", hold, by: "mira" }] });
    take("one", price.full, 1);
    run({ type: "confirm", hold, cents: 1150 });
    const [from = 0] = state.unitsOf.get(hold) ?? [];
    const to = [...state.units.values()].find(({ id, pool }) => pool === seatedPool && id !== from)?.id ?? 0;
    const reseat: Command = { type: "reseat", hold, moves: [{ from, to, price: price.full }], by: "mira" };
    expect(run(reseat)).toMatchObject({ ok: true, value: { hold: { id: hold, seats: [{ id: to }] } } });
  });
});

describe("a key", () => {
  const key = { value: "cart one/key", bodyHash: "body" };
  const ask = (amount: number, meta: Partial<typeof key> | null, now = opening) =>
    execute(state, holdCommand("one", hold, [line(price.place, amount)]), {
      now,
      ...(meta && { key: { ...key, ...meta } }),
    });

  it("has one answer and one effect, also when the cart has changed since", () => {
    const first = ask(2, {});
    expect(first.result).toMatchObject({ ok: true, value: { repeated: false, hold: { id: hold } } });
    const response = JSON.stringify(first.result.ok && first.result.value);
    expect(first.answer).toEqual({ key: key.value, bodyHash: key.bodyHash, response, at: opening });
    run({ type: "release", hold });
    const again = ask(2, {}, opening + minute);
    expect(again).toEqual({
      result: { ok: true, value: { ...JSON.parse(response), repeated: true } },
      events: [],
      answer: null,
    });
    expect(state.holds.get(hold)?.state).toBe("released");
  });

  it("is no other request's, and other keys and none at all are asked anew", () => {
    ask(1, {});
    expect(ask(2, { bodyHash: "another body" })).toEqual({
      result: expect.objectContaining(refused("idempotency_conflict")),
      events: [],
      answer: null,
    });
    expect(ask(1, null)).toMatchObject({ result: { ok: true, value: { repeated: false } }, answer: null });
    expect(ask(1, { value: "cart one/other" })).toMatchObject({ result: { ok: true, value: { repeated: false } } });
    expect(state.holds.get(hold)?.lines).toMatchObject([{ amount: 3 }]);
  });

  it("of a refusal may be used again, and a repetition says what has run out meanwhile", () => {
    take("other", price.place, 5);
    expect(ask(2, {})).toMatchObject({ result: refused("not_enough_seats"), events: [], answer: null });
    run({ type: "release", hold: "hold-of-other" });
    expect(ask(2, {}).result).toMatchObject({ ok: true, value: { repeated: false } });
    expect(ask(2, {}, opening + 15 * minute)).toMatchObject({
      result: { ok: true, value: { repeated: true, hold: { state: "held" } } },
      events: [{ type: "freed", hold, reason: "expired" }],
    });
  });
});

describe("the next end of a hold", () => {
  it("is that of the first to run out, and none where nothing is held", () => {
    expect(nextExpiry(state)).toBeNull();
    take("one", price.full, 1);
    at(opening + minute, { type: "expire" });
    at(opening + 13 * minute, { type: "extend", hold, ordinal: 1 });
    expect(nextExpiry(state)).toBe(opening + 20 * minute);
    take("two", price.full, 1);
    at(opening + 2 * minute, holdCommand("three", "hold-of-three", [line(price.full, 1)]));
    expect(nextExpiry(state)).toBe(opening + 15 * minute);
  });
});
