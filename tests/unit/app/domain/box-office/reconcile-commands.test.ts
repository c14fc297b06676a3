import { describe, expect, it } from "vitest";
import type { BookedHold } from "~/domain/box-office/books";
import { compareBooks } from "~/domain/box-office/books";
import { execute, noticeSetBack } from "~/domain/box-office/core";
import type { Guard } from "~/domain/box-office/guard";
import { violations } from "~/domain/box-office/invariants";
import type { Command } from "~/domain/box-office/model";
import {
  chairPool,
  generalPool,
  holdCommand,
  line,
  openHouse,
  price,
  quota,
  seatedPool,
  testConfig,
} from "../../../../support/box-office";

const start = Date.parse("2027-03-27T20:30:00+01:00");
const told = 500;

/** Two places without a number for a hold, as the books have it. */
const booked = (hold: string, units: number[], change: Partial<BookedHold> = {}): BookedHold => ({
  hold,
  cart: `cart of ${hold}`,
  contact: null,
  block: 0,
  createdAt: start - 60_000,
  state: "sold",
  until: null,
  lines: units.length > 0 ? [{ ...line(price.place, units.length), cents: 990, taxRate: 13 }] : [],
  units: units.map((unit) => ({ unit, price: price.place })),
  ...change,
});

function setBack() {
  const house = openHouse(start);
  const { state, opening, run, take } = house;
  const places = [...state.units.values()].filter(({ pool }) => pool === generalPool).map(({ id }) => id);
  const sell = (cart: string, amount: number): number[] => {
    take(cart, price.place, amount);
    run({ type: "begin-payment", hold: `hold-of-${cart}`, cents: 990 * amount, contact: cart });
    run({ type: "confirm", hold: `hold-of-${cart}`, cents: 990 * amount });
    return [...(state.unitsOf.get(`hold-of-${cart}`) ?? [])];
  };
  const reconcile = (...books: BookedHold[]) =>
    execute(state, { type: "reconcile", books, revision: state.revision, by: "mira" }, { now: opening });
  const kinds = (...books: BookedHold[]) =>
    compareBooks({ state, now: opening, guarded: () => true }, books).differences.map(
      ({ hold, kind, reason, holder }) => [hold, kind, reason, holder],
    );
  return { ...house, places, sell, reconcile, kinds };
}

describe("a screening that was set back", () => {
  it("goes on beyond every revision it may have said of itself, and only if it knows less than was told", () => {
    const { state } = setBack();
    const { revision } = state;
    expect(noticeSetBack(state, revision).events).toEqual([]);
    expect(state).toMatchObject({ isSetBack: false, revision });
    expect(noticeSetBack(state, told).events).toEqual([{ type: "set-back", told }]);
    expect(state.isSetBack).toBe(true);
    expect(state.revision).toBeGreaterThan(told);
    expect(noticeSetBack(state, told).events).toEqual([]);
  });

  const refused: Record<string, (guard?: Guard) => string> = {
    "a cart": (guard) => {
      const { state, opening } = setBack();
      noticeSetBack(state, told);
      const command = holdCommand("cart", "hold", [line(price.place, 1)]);
      return codeOf(execute(state, command, { now: opening }, guard).result);
    },
    "a payment": (guard) => {
      const { state, opening, take } = setBack();
      take("cart", price.place, 1);
      noticeSetBack(state, told);
      const command: Command = { type: "begin-payment", hold: "hold-of-cart", cents: 990, contact: "c" };
      return codeOf(execute(state, command, { now: opening }, guard).result);
    },
    "a reservation": (guard) => {
      const { state, opening, take } = setBack();
      take("cart", price.place, 1);
      noticeSetBack(state, told);
      const command: Command = { type: "reserve", hold: "hold-of-cart", until: start - 1, contact: "c" };
      return codeOf(execute(state, command, { now: opening }, guard).result);
    },
  };
  it.each(Object.entries(refused))("begins no new one: %s", (_, ask) => {
    expect(ask()).toBe("sales_closed");
    expect(ask("not-set-back")).toBe("done");
  });

  it("loses what is paid for now, and keeps what was sold", () => {
    const paid = (guard?: Guard) => {
      const { state, opening, run, take, sell } = setBack();
      sell("first", 1);
      take("second", price.place, 1);
      run({ type: "begin-payment", hold: "hold-of-second", cents: 990, contact: "c" });
      noticeSetBack(state, told);
      for (const hold of ["hold-of-first", "hold-of-second"])
        execute(state, { type: "confirm", hold, cents: 990 }, { now: opening }, guard);
      return ["hold-of-first", "hold-of-second"].map((hold) => state.holds.get(hold)?.state);
    };
    expect(paid()).toEqual(["sold", "lost"]);
    expect(paid("not-set-back")).toEqual(["sold", "sold"]);
  });

  it("serves nobody who waits", () => {
    const { state, run, sell } = setBack();
    sell("first", 5);
    sell("second", 1);
    run({ type: "wait", entry: "party", cart: "waiting", block: 0, lines: [line(price.place, 1)] });
    noticeSetBack(state, told);
    run({ type: "refund", hold: "hold-of-second", units: [...(state.unitsOf.get("hold-of-second") ?? [])] });
    expect(state.waiting.has("party")).toBe(true);
  });
});

const codeOf = (result: { ok: true } | { ok: false; code: string }): string => (result.ok ? "done" : result.code);

describe("the books", () => {
  it("are right: what they have sold is taken again, what was given back is free", () => {
    const { state, sell, reconcile, places } = setBack();
    const back = sell("back", 1);
    const free = places.filter((unit) => !back.includes(unit));
    noticeSetBack(state, told);
    reconcile(
      booked("new", free.slice(0, 2)),
      booked("hold-of-back", [], { state: "over" }),
      booked("held", free.slice(2, 3), { state: "reserved", until: start - 1 }),
    );
    expect(state.isSetBack).toBe(false);
    expect(["new", "hold-of-back", "held"].map((hold) => state.holds.get(hold)?.state)).toEqual([
      "sold",
      "refunded",
      "reserved",
    ]);
    expect([...(state.unitsOf.get("new") ?? [])]).toEqual(free.slice(0, 2));
    expect(state.claims.has(back[0] ?? 0)).toBe(false);
    expect(violations(state)).toEqual([]);
  });

  it("give a forgotten hold what the price list has for its lines today, and what they say of it themselves", () => {
    const house = setBack();
    const { state, run, reconcile, places } = house;
    const idsIn = (pool: number) => [...state.units.values()].filter((unit) => unit.pool === pool).map(({ id }) => id);
    const [seat = 0] = idsIn(seatedPool);
    const [chair = 0, beside = 0] = idsIn(chairPool);
    const [place = 0] = places;
    const { prices } = testConfig(start);
    // The same line of the price list is sold in two groups, and draws on a contingent in one of them.
    const twice = prices.flatMap((rule) =>
      rule.id === price.culture ? [{ ...rule, pool: generalPool, quota: null }, rule] : rule,
    );
    run({ type: "configure", config: testConfig(start, { version: "v2", readAt: 2, prices: twice }) });
    noticeSetBack(state, told);
    const taken = [
      { priceId: price.culture, unit: seat, pool: seatedPool },
      { priceId: price.companion, unit: beside, pool: chairPool },
      { priceId: price.chair, unit: chair, pool: chairPool },
      { priceId: 99, unit: place, pool: generalPool },
    ];
    const lines = taken.map(({ priceId, pool }) => ({ priceId, pool, saleType: 1, amount: 1, cents: 5, taxRate: 10 }));
    const units = taken.map(({ priceId, unit }) => ({ unit, price: priceId }));
    const books = booked("new", [], { contact: "anna", lines, units });
    expect(reconcile(books).events).toEqual([
      {
        type: "restored",
        hold: "new",
        as: {
          id: "new",
          cart: "cart of new",
          state: "sold",
          block: 0,
          lines: [
            { ...lines[0], quota, companion: false },
            { ...lines[1], quota: null, companion: true },
            { ...lines[2], quota: null, companion: false },
            { ...lines[3], quota: null, companion: false },
          ],
          createdAt: start - 60_000,
          expiresAt: start - 60_000,
          hardDeadline: start,
          extensions: 0,
          priceVersion: "v2",
          contact: "anna",
          origin: null,
          payUntil: null,
        },
        removed: [],
        seating: units,
        by: "mira",
      },
      { type: "reconciled", by: "mira" },
    ]);
  });

  it("leave a hold that is known what it was pinned to, but for what they say of its time", () => {
    const { state, run, take, reconcile } = setBack();
    for (const cart of ["paying", "held"]) take(cart, price.place, 1, `home of ${cart}`);
    run({ type: "begin-payment", hold: "hold-of-paying", cents: 990, contact: "anna" });
    const known = ["hold-of-paying", "hold-of-held"].map((hold) => state.holds.get(hold));
    noticeSetBack(state, told);
    const unitsOf = (hold: string) => [...(state.unitsOf.get(hold) ?? [])];
    const until = start - 1;
    reconcile(
      booked("hold-of-paying", unitsOf("hold-of-paying"), { contact: "other", createdAt: 1 }),
      booked("hold-of-held", unitsOf("hold-of-held"), { contact: "boris", state: "reserved", until, createdAt: 1 }),
    );
    expect(["hold-of-paying", "hold-of-held"].map((hold) => state.holds.get(hold))).toEqual([
      { ...known[0], state: "sold", origin: null },
      { ...known[1], state: "reserved", contact: "boris", expiresAt: until },
    ]);
    expect(state.holds.get("hold-of-held")?.origin).toBe("home of held");
  });

  it("are right also where others have used a contingent up: it is overbooked until something of it comes back", () => {
    const { state, run, take, reconcile } = setBack();
    take("others", price.culture, 2);
    run({ type: "begin-payment", hold: "hold-of-others", cents: 0, contact: "c" });
    run({ type: "confirm", hold: "hold-of-others", cents: 0 });
    const taken = state.unitsOf.get("hold-of-others") ?? new Set();
    const unit = [...state.units.values()].find(({ id, pool }) => pool === seatedPool && !taken.has(id))?.id ?? 0;
    noticeSetBack(state, told);
    const lines = [{ ...line(price.culture, 1), cents: 0, taxRate: 10 }];
    reconcile(booked("new", [unit], { lines, units: [{ unit, price: price.culture }] }));
    expect(state.quotas.get(quota)).toEqual({ key: quota, used: 3, max: 3, wanted: 2 });
    run({ type: "refund", hold: "new", units: [unit] });
    expect(state.quotas.get(quota)).toEqual({ key: quota, used: 2, max: 2, wanted: 2 });
    expect(violations(state)).toEqual([]);
  });

  it("change nothing where they agree, and open the sales", () => {
    const { state, sell, reconcile } = setBack();
    const units = sell("first", 2);
    noticeSetBack(state, told);
    expect(reconcile(booked("hold-of-first", units)).events).toEqual([{ type: "reconciled", by: "mira" }]);
  });

  it("do nothing to a screening that was not set back, or that has gone on since it was looked at", () => {
    const { state, reconcile, places, opening } = setBack();
    expect(reconcile(booked("new", places.slice(0, 1))).events).toEqual([]);
    noticeSetBack(state, told);
    const late: Command = { type: "reconcile", books: [], revision: state.revision - 1, by: "mira" };
    expect(execute(state, late, { now: opening })).toMatchObject({ events: [], result: { code: "conflict" } });
  });

  it("end carts and payments that have their seats, and let go of what was sold for money that is not in them", () => {
    const { state, sell, take, reconcile } = setBack();
    const sold = sell("sold", 1);
    take("cart", price.place, 2);
    const held = [...(state.unitsOf.get("hold-of-cart") ?? [])];
    noticeSetBack(state, told);
    reconcile(booked("new", [...sold, ...held.slice(0, 1)]), booked("hold-of-sold", [], { state: "open" }));
    expect(["new", "hold-of-sold", "hold-of-cart"].map((hold) => state.holds.get(hold)?.state)).toEqual([
      "sold",
      "lost",
      "expired",
    ]);
    expect(state.isSetBack).toBe(false);
    expect(violations(state)).toEqual([]);
  });

  it("leave to a person what is another's, out of sale, or not there, and sell nothing until then", () => {
    const { state, run, sell, reconcile, kinds, places } = setBack();
    const sold = sell("sold", 1);
    const [blocked = 0, free = 0] = places.filter((unit) => !sold.includes(unit));
    run({ type: "block", units: [blocked] });
    noticeSetBack(state, told);
    const books = [
      booked("hold-of-sold", sold),
      booked("a", [blocked, free]),
      booked("b", sold),
      booked("c", [99_999]),
      booked("d", [free], { state: "reserved", until: start - 1 }),
    ];
    expect(kinds(...books)).toEqual([
      ["a", "conflict", "blocked", null],
      ["b", "conflict", "taken", "hold-of-sold"],
      ["c", "conflict", "gone", null],
      ["d", "missing", null, null],
    ]);
    reconcile(...books);
    expect(state.isSetBack).toBe(true);
    expect(state.holds.has("a")).toBe(false);
    expect(violations(state)).toEqual([]);
  });
});
