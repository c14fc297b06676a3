import { beforeEach, describe, expect, it } from "vitest";
import { execute } from "~/domain/box-office/core";
import { maxAmount } from "~/domain/box-office/limits";
import type { LineRequest } from "~/domain/box-office/model";
import { checkSales, isAmount, quote, salesEndOf } from "~/domain/box-office/requests";
import { emptyInventory, type Inventory } from "~/domain/box-office/state";
import {
  chairPool,
  generalPool,
  holdCommand,
  line,
  openHouse,
  price,
  quota,
  testConfig,
  tourPool,
} from "../../../../support/box-office";

const minute = 60_000;
const start = Date.parse("2027-01-15T19:00:00Z");
const inHouse = (state: Inventory, now = start - minute) => ({ state, now, guarded: () => true });
const wrong = (...errors: [path: string, message: string][]) => ({
  ok: false,
  code: "bad_request",
  errors: errors.map(([path, message]) => ({ path, message })),
});
let { state, at, run, take } = openHouse(start);
beforeEach(() => void ({ state, at, run, take } = openHouse(start)));

describe("what is asked for", () => {
  const asked = (change: Partial<LineRequest>): LineRequest => ({ ...line(price.full, 1), ...change });
  const amount = `must be a whole number from 1 to ${maxAmount}`;
  const noPrice = "is no price of this seat group";

  it("is refused as long as the house has not said what it sells", () => {
    const { result } = execute(emptyInventory(), holdCommand("anna", "hold", [line(price.full, 1)]), { now: start });
    expect(result).toMatchObject({ ok: false, code: "conflict" });
    expect(checkSales(inHouse(emptyInventory()), 0)).toMatchObject({ ok: false, code: "conflict" });
  });

  it.each<[string, LineRequest[], number, [path: string, message: string][]]>([
    ["no tickets", [], 0, [["tickets", "must not be empty"]]],
    ["another show's time slot", [asked({})], 9, [["timeslot", "is no time slot of this event"]]],
    [
      "another show's seat group",
      [asked({ pool: 99 })],
      0,
      [["tickets.0.seat_group", "is no seat group of this event"]],
    ],
    ["another show's price", [asked({ priceId: 99 })], 0, [["tickets.0.price_id", noPrice]]],
    ["another seat group's price", [asked({ pool: generalPool })], 0, [["tickets.0.price_id", noPrice]]],
    [
      "another price's sale type",
      [asked({ saleType: 2 })],
      0,
      [["tickets.0.sale_type_id", "does not belong to this price"]],
    ],
    ["less than one ticket", [asked({ amount: 0 })], 0, [["tickets.0.amount", amount]]],
    [
      "all of it at once",
      [asked({}), asked({ priceId: 99, amount: 1.5 })],
      9,
      [
        ["timeslot", "is no time slot of this event"],
        ["tickets.1.price_id", noPrice],
        ["tickets.1.amount", amount],
      ],
    ],
  ])("names every field that is wrong: %s", (_, lines, block, errors) => {
    expect(quote(inHouse(state), lines, block)).toMatchObject(wrong(...errors));
    expect(run(holdCommand("anna", "hold", lines, { block }))).toMatchObject(wrong(...errors));
    expect(state.holds.size).toBe(0);
  });

  it("is a whole number of tickets, fifty at most", () => {
    expect([1, 2, maxAmount].map(isAmount)).toEqual([true, true, true]);
    expect([-1, 0, 0.5, 1.5, maxAmount + 1, Number.NaN, Infinity].filter(isAmount)).toEqual([]);
  });

  it("gets the prices of the list, whoever asks", () => {
    expect(quote(inHouse(state), [line(price.full, 2), line(price.culture, 1)], 0)).toEqual({
      ok: true,
      value: [
        { ...line(price.full, 2), cents: 1150, taxRate: 10, quota: null, companion: false },
        { ...line(price.culture, 1), cents: 0, taxRate: 10, quota, companion: false },
      ],
    });
  });

  it("may be a companion's ticket beside a wheelchair place, and only beside one", () => {
    const alone = "a companion ticket needs a wheelchair place in the same cart";
    const refused = (index: number) => wrong([`tickets.${index}.amount`, alone]);
    expect(run(holdCommand("anna", "alone", [line(price.companion, 1)]))).toMatchObject(refused(0));
    const inHall = [line(price.full, 1), line(price.companion, 1)];
    expect(run(holdCommand("anna", "hall", inHall))).toMatchObject(refused(1));
    const two = [line(price.chair, 1), line(price.companion, 2)];
    expect(run(holdCommand("anna", "two", two))).toMatchObject(refused(1));
    expect(run(holdCommand("anna", "both", [line(price.chair, 1), line(price.companion, 1)])).ok).toBe(true);
    expect([...(state.unitsOf.get("both") ?? [])].map((unit) => state.units.get(unit)?.pool)).toEqual([
      chairPool,
      chairPool,
    ]);
  });
});

describe("five tickets", () => {
  const limit = { ok: false, code: "limit_reached" };

  it("are as many as a cart takes, and as one person buys of the show in all carts", () => {
    expect(take("big", price.place, 6)).toMatchObject(limit);
    const cents = 990;
    for (const [cart, amount] of [
      ["one", 3],
      ["two", 2],
      ["three", 1],
    ] as const)
      expect(take(cart, price.place, amount)).toMatchObject({ ok: true });
    const pay = (cart: string, amount: number, contact: string) =>
      run({ type: "begin-payment", hold: `hold-of-${cart}`, cents: cents * amount, contact });
    expect(pay("one", 3, "anna")).toMatchObject({ ok: true });
    expect(pay("two", 2, "anna")).toMatchObject({ ok: true });
    expect(pay("three", 1, "anna")).toMatchObject(limit);
    expect(pay("three", 1, "bea")).toMatchObject({ ok: true });
    // What is not paid after all counts no more.
    run({ type: "release", hold: "hold-of-one" });
    take("four", price.full, 3);
    expect(run({ type: "begin-payment", hold: "hold-of-four", cents: 3450, contact: "anna" })).toMatchObject({
      ok: true,
    });
  });
});

describe("the sales of a time slot", () => {
  it("end with the event's, or before where the slot has an end of its own", () => {
    const config = testConfig(start);
    expect([0, 1, 2].map((block) => salesEndOf(config, block))).toEqual([start, start, start - 40 * minute]);
    const [blocks, early] = [[{ id: 2, places: 2, closesAt: start + minute }], start - 50 * minute];
    const late = config.pools.map((pool) => (pool.id === tourPool ? { ...pool, blocks } : pool));
    expect(salesEndOf({ ...config, pools: late }, 2)).toBe(start);
    expect(salesEndOf({ ...config, salesEnd: early }, 2)).toBe(early);
    const inTour = (cart: string, block: number, now: number) =>
      at(now, holdCommand(cart, `hold-of-${cart}`, [line(price.tour, 1)], { block }));
    expect(inTour("one", 2, start - 40 * minute - 1)).toMatchObject({ ok: true });
    expect(inTour("two", 2, start - 40 * minute)).toMatchObject({ ok: false, code: "sales_closed" });
    expect(inTour("two", 1, start - 40 * minute)).toMatchObject({ ok: true });
  });

  it.each([
    ["before they begin", { salesStart: start - minute + 1 }, "sales_closed"],
    ["once they are over", { salesEnd: start - minute }, "sales_closed"],
    ["while they pause", { status: "paused" }, "sales_closed"],
    ["of what does not take place", { status: "cancelled" }, "event_cancelled"],
  ] as const)("take no tickets %s", (_, change, code) => {
    const { state: other, run: ask, at: then } = openHouse(start);
    ask({ type: "configure", config: testConfig(start, { version: "v2", ...change }) });
    expect(then(start - minute, holdCommand("one", "hold", [line(price.full, 1)]))).toMatchObject({ ok: false, code });
    const onlyKept = checkSales(inHouse(other), 0, { whilePaused: true });
    expect(onlyKept.ok).toBe("status" in change && change.status === "paused");
  });
});
