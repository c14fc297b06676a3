import { beforeEach, describe, expect, it } from "vitest";
import { execute, noticeSetBack } from "~/domain/box-office/core";
import { violations } from "~/domain/box-office/invariants";
import type { Command, LineRequest } from "~/domain/box-office/model";
import { totalOf } from "~/domain/box-office/pricing";
import { seatingOf } from "~/domain/box-office/seating";
import { generalPool, holdCommand, line, openHouse, price, testConfig } from "../../../../support/box-office";

const minute = 60_000;
const start = Date.parse("2027-01-15T19:00:00Z");
const hold = "hold-of-one";
let { state, opening, at, run, take } = openHouse(start);
beforeEach(() => void ({ state, opening, at, run, take } = openHouse(start)));

const centsOf = (id: string) => totalOf(state.holds.get(id)?.lines ?? []);
const pay = (id: string, contact: string, now = opening) =>
  at(now, { type: "begin-payment", hold: id, cents: centsOf(id), contact });
const stateOf = (id: string) => state.holds.get(id)?.state;
const unitsOf = (id: string) => seatingOf(state, id).map(({ unit }) => unit);
/** What happens by a command that is carried out. */
const eventsOf = (command: Command, now = opening) => {
  const { result, events } = execute(state, command, { now });
  expect(result).toMatchObject({ ok: true });
  return events;
};
const sell = (id: string) => run({ type: "confirm", hold: id, cents: centsOf(id) });
const moved = (salesEnd: number) =>
  at(opening, { type: "configure", config: testConfig(start, { version: `until ${salesEnd}`, salesEnd }) });

/** How the places of the cart come to be somebody's no more, by the state they end in. */
const ends: Record<string, () => unknown> = {
  held: () => null,
  paying: () => pay(hold, "anna"),
  reserved: () => run({ type: "reserve", hold, until: start, contact: "anna" }),
  sold: () => sell(hold),
  released: () => run({ type: "release", hold }),
  expired: () => at(opening + 15 * minute, { type: "expire" }),
  refunded: () => {
    sell(hold);
    run({ type: "refund", hold, units: unitsOf(hold) });
  },
  lost: () => {
    run({ type: "set-sales", status: "cancelled" });
    sell(hold);
  },
};

describe("what is asked of a hold in each of its states", () => {
  const now = opening + 15 * minute;
  const cents = 2300;
  const commands: Record<string, () => Command> = {
    "begin-payment": () => ({ type: "begin-payment", hold, cents, contact: "anna" }),
    "stop-payment": () => ({ type: "stop-payment", hold }),
    reserve: () => ({ type: "reserve", hold, until: start, contact: "anna" }),
    confirm: () => ({ type: "confirm", hold, cents }),
    refund: () => ({ type: "refund", hold, units: unitsOf(hold) }),
  };
  it.each([
    ["begin-payment", { held: "paying", paying: "paying", sold: "conflict", released: "cart_expired" }],
    ["begin-payment", { reserved: "cart_expired", expired: "cart_expired", refunded: "cart_expired" }],
    ["stop-payment", { held: "held", paying: "held", reserved: "held", sold: "sold", released: "released" }],
    ["reserve", { held: "reserved", paying: "reserved", reserved: "reserved", sold: "cart_expired" }],
    ["reserve", { released: "cart_expired", expired: "cart_expired", refunded: "cart_expired" }],
    ["confirm", { held: "sold", paying: "sold", reserved: "sold", sold: "sold", released: "sold", expired: "sold" }],
    ["confirm", { refunded: "refunded", lost: "lost" }],
    ["refund", { held: "conflict", paying: "conflict", reserved: "conflict", sold: "refunded" }],
    ["refund", { released: "released", expired: "expired", refunded: "refunded", lost: "lost" }],
  ])("%s: %o", (command, expected) => {
    for (const [was, becomes] of Object.entries(expected)) {
      ({ state, opening, at, run, take } = openHouse(start));
      take("one", price.full, 2);
      ends[was]?.();
      expect(stateOf(hold)).toBe(was);
      const asked = commands[command]?.() ?? { type: "expire" };
      // Only what has run out is asked for late: the others would have run out too.
      const result = at(was === "expired" ? now : opening, asked);
      expect([was, result.ok ? stateOf(hold) : result.code]).toEqual([was, becomes]);
      if (!result.ok) expect(stateOf(hold)).toBe(was);
      expect(violations(state)).toEqual([]);
    }
  });

  it.each(Object.entries(commands))("%s is refused where there is no such hold", (_, command) => {
    const { revision } = state;
    expect(run(command())).toMatchObject({ ok: false, code: "not_found" });
    expect(state.revision).toBe(revision);
  });

  it("nothing happens a second time", () => {
    take("one", price.full, 2);
    const units = unitsOf(hold);
    expect(eventsOf({ type: "stop-payment", hold })).toEqual([]);
    expect(eventsOf({ type: "confirm", hold, cents })).toEqual([{ type: "sold", hold }]);
    expect(eventsOf({ type: "confirm", hold, cents })).toEqual([]);
    expect(eventsOf({ type: "refund", hold, units })).toEqual([{ type: "refunded", hold, units, lines: [] }]);
    expect(eventsOf({ type: "refund", hold, units })).toEqual([]);
    expect(eventsOf({ type: "confirm", hold, cents })).toEqual([]);
  });

  it.each([-1, 1])("an amount that is off by %i cent buys nothing", (off) => {
    take("one", price.full, 2);
    const wrong = { hold, cents: cents + off };
    for (const command of [
      { type: "begin-payment", contact: "anna", ...wrong } as const,
      { type: "confirm", ...wrong } as const,
    ])
      expect(run(command)).toMatchObject({ ok: false, code: "price_changed" });
    expect(stateOf(hold)).toBe("held");
  });

  it("what is held is paid and reserved also while the sale pauses", () => {
    take("one", price.full, 2);
    take("two", price.full, 1);
    run({ type: "set-sales", status: "paused" });
    expect(pay(hold, "anna")).toMatchObject({ ok: true });
    expect(run({ type: "reserve", hold: "hold-of-two", until: start, contact: "anna" })).toMatchObject({ ok: true });
  });
});

describe("a payment", () => {
  it("has ten minutes, again with each attempt, for half an hour after the first", () => {
    take("one", price.full, 2);
    const payUntil = opening + 40 * minute;
    for (const [begins, lasts] of [
      [10, 20],
      [19, 29],
      [28, 38],
      [37, 40],
      [39, 40],
    ] as const) {
      expect(pay(hold, "anna", opening + begins * minute)).toMatchObject({ ok: true });
      const expiresAt = opening + lasts * minute;
      expect(state.holds.get(hold)).toMatchObject({ state: "paying", contact: "anna", expiresAt, payUntil });
    }
  });

  it("takes nothing of the time that the cart has", () => {
    take("one", price.full, 2);
    pay(hold, "anna");
    expect(state.holds.get(hold)?.expiresAt).toBe(opening + 15 * minute);
  });

  it("that is tried again counts its tickets once", () => {
    take("one", price.full, 3);
    pay(hold, "anna");
    expect(pay(hold, "anna")).toMatchObject({ ok: true });
  });
});

describe("a payment that does not take place", () => {
  it("leaves the places with the cart, for no longer than a cart holds them", () => {
    take("one", price.full, 2);
    pay(hold, "anna", opening + 10 * minute);
    expect(eventsOf({ type: "stop-payment", hold }, opening + 11 * minute)).toEqual([
      { type: "payment-stopped", hold, expiresAt: opening + 20 * minute },
    ]);
    expect(state.holds.get(hold)).toMatchObject({ state: "held", contact: null });
    expect(unitsOf(hold)).toHaveLength(2);
    run({ type: "reserve", hold, until: start, contact: "anna" });
    expect(eventsOf({ type: "stop-payment", hold }, opening + minute)).toEqual([
      { type: "payment-stopped", hold, expiresAt: opening + 16 * minute },
    ]);
  });

  it("frees them where sales are over meanwhile", () => {
    const late = start - minute;
    at(late, holdCommand("one", hold, [line(price.place, 1)]));
    pay(hold, "anna", late);
    const units = unitsOf(hold);
    expect(eventsOf({ type: "stop-payment", hold }, start + minute)).toEqual([
      { type: "payment-stopped", hold, expiresAt: start },
      { type: "freed", hold, reason: "released", units },
    ]);
    expect([stateOf(hold), unitsOf(hold)]).toEqual(["released", []]);
  });
});

describe("a reservation", () => {
  const reserve = (until: number) => run({ type: "reserve", hold, until, contact: "anna" });
  const expiresAt = () => state.holds.get(hold)?.expiresAt;

  it("lasts until its time, at most until sales end, and none begins that would be over", () => {
    take("one", price.full, 1);
    for (const until of [opening - minute, opening])
      expect(reserve(until)).toMatchObject({ ok: false, code: "unprocessable" });
    expect(stateOf(hold)).toBe("held");
    expect(eventsOf({ type: "reserve", hold, until: opening + 1, contact: "anna" })).toEqual([
      { type: "reserved", hold, expiresAt: opening + 1, contact: "anna" },
    ]);
    for (const [until, lasts] of [
      [start - minute, start - minute],
      [start + minute, start],
    ] as const) {
      expect(reserve(until)).toMatchObject({ ok: true, value: { hold: { id: hold, state: "reserved" } } });
      expect(expiresAt()).toBe(lasts);
    }
  });

  it.each([-60, 60])(
    "of a show that is %i minutes later than when its seats were taken lasts until the new end",
    (by) => {
      take("one", price.full, 1);
      moved(start + by * minute);
      reserve(start + 120 * minute);
      expect(expiresAt()).toBe(start + by * minute);
      moved(start + 2 * by * minute);
      reserve(start + 240 * minute);
      expect(expiresAt()).toBe(start + 2 * by * minute);
    },
  );

  it("is kept, and kept until another time, also where it is not known what was sold", () => {
    take("one", price.full, 1);
    reserve(start - 30 * minute);
    noticeSetBack(state, state.revision + 1);
    expect(reserve(start - minute)).toMatchObject({ ok: true });
    expect(expiresAt()).toBe(start - minute);
  });
});

describe("money that comes after its hold is over", () => {
  const over = opening + 60 * minute;
  const comesLate = (priceId: number, amount: number, end: Command = { type: "expire" }) => {
    take("one", priceId, amount);
    const cents = centsOf(hold);
    pay(hold, "anna");
    at(end.type === "expire" ? over : opening, end);
    return () => eventsOf({ type: "confirm", hold, cents }, over);
  };

  it.each<Command>([{ type: "expire" }, { type: "release", hold }])(
    "buys the places again where they are free ($type)",
    (end) => {
      const confirm = comesLate(price.full, 3, end);
      expect(["expired", "released"]).toContain(stateOf(hold));
      const events = confirm();
      expect(events).toEqual([
        { type: "reacquired", hold, seating: seatingOf(state, hold) },
        { type: "sold", hold },
      ]);
      expect([stateOf(hold), unitsOf(hold).length]).toEqual(["sold", 3]);
    },
  );

  it.each<[string, number, LineRequest[], string]>([
    ["more than one person may have", price.full, [line(price.full, 3)], "anna"],
    ["more than a contingent has", price.culture, [line(price.culture, 2)], "bea"],
    ["seats that are another's", price.place, [line(price.place, 4)], "bea"],
  ])("buys nothing that would be %s", (_, priceId, lines, contact) => {
    const confirm = comesLate(priceId, priceId === price.culture ? 2 : 3);
    at(over, holdCommand("two", "hold-of-two", lines));
    pay("hold-of-two", contact, over);
    expect(confirm()).toEqual([{ type: "lost", hold, units: [] }]);
    expect([stateOf(hold), stateOf("hold-of-two")]).toEqual(["lost", "paying"]);
    at(over, { type: "release", hold: "hold-of-two" });
    expect(confirm()).toEqual([]);
  });
});

describe("tickets that are given back", () => {
  it("are those that are named and are the buyer's still, each once; the lines say what is left", () => {
    const shared = {
      id: price.full,
      pool: generalPool,
      saleType: 1,
      cents: 900,
      taxRate: 13,
      quota: null,
      companion: false,
    };
    const { prices } = testConfig(start);
    run({ type: "configure", config: testConfig(start, { version: "v2", prices: [...prices, shared] }) });
    // One price of two seat groups, and two prices of one seat group.
    const inHall = { ...line(price.full, 2), pool: generalPool };
    run(holdCommand("one", hold, [line(price.full, 1), line(price.culture, 1), inHall], { scattered: true }));
    take("two", price.place, 1);
    sell(hold);
    sell("hold-of-two");
    const [seat = 0, culture = 0, place = 0, last = 0] = [...(state.unitsOf.get(hold) ?? [])];
    const amounts = () => state.holds.get(hold)?.lines.map(({ priceId, pool, amount }) => [priceId, pool, amount]);
    const [left, others] = [line(price.culture, 1).pool, unitsOf("hold-of-two")];
    const refund = (...units: number[]) => eventsOf({ type: "refund", hold, units });
    expect(refund(place, ...others, place)).toMatchObject([{ type: "refunded", hold, units: [place] }]);
    expect(amounts()).toEqual([
      [price.full, left, 1],
      [price.culture, left, 1],
      [price.full, generalPool, 1],
    ]);
    refund(seat);
    expect(amounts()).toEqual([
      [price.culture, left, 1],
      [price.full, generalPool, 1],
    ]);
    expect(refund(...others)).toEqual([]);
    expect(unitsOf(hold)).toEqual([culture, last]);
    expect(stateOf("hold-of-two")).toBe("sold");
    refund(culture, last);
    expect([stateOf(hold), unitsOf(hold)]).toEqual(["refunded", []]);
  });
});
