import { beforeEach, describe, expect, it } from "vitest";
import { execute } from "~/domain/box-office/core";
import { violations } from "~/domain/box-office/invariants";
import type { Command, SalesStatus } from "~/domain/box-office/model";
import { totalOf } from "~/domain/box-office/pricing";
import type { FieldError } from "~/domain/common/errors";
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
let { state, opening, at, run, take } = openHouse(start);
beforeEach(() => void ({ state, opening, at, run, take } = openHouse(start)));

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
});

const hold = "hold-of-one";
const outcomeOf = (command: Command, now = opening) => execute(state, command, { now });
const eventsOf = (command: Command, now = opening) => outcomeOf(command, now).events;
/** A refusal that leaves everything as it was. */
const refused = (code: string, errors?: FieldError[]) => ({
  events: [],
  result: { ok: false, code, ...(errors && { errors }) },
});
const amount = (wanted: number, priceId: number = price.full, pool: number = line(priceId, 1).pool): Command => ({
  type: "change-amount",
  hold,
  priceId,
  pool,
  amount: wanted,
});
const sale = (status: SalesStatus) => run({ type: "set-sales", status });
const pay = () => {
  const cents = totalOf(state.holds.get(hold)?.lines ?? []);
  return { cents, begun: run({ type: "begin-payment", hold, cents, contact: "anna" }) };
};
/** How a cart's hold has come to where it is no cart's any more. */
const ends: Record<string, () => void> = {
  released: () => run({ type: "release", hold }),
  paying: () => pay(),
  reserved: () => run({ type: "reserve", hold, until: start - minute, contact: "anna" }),
  sold: () => run({ type: "confirm", hold, cents: pay().cents }),
};
const inState = (state: string): void => {
  take("one", price.full, 1);
  ends[state]?.();
};

describe("a new hold", () => {
  it("is of today's prices and for a quarter of an hour", () => {
    const [event] = eventsOf(holdCommand("one", hold, [line(price.full, 1)], { origin: "here" }));
    expect(event).toEqual({
      type: "held",
      hold: {
        id: hold,
        cart: "one",
        state: "held",
        block: 0,
        lines: [{ ...line(price.full, 1), cents: 1150, taxRate: 10, quota: null, companion: false }],
        createdAt: opening,
        expiresAt: opening + 15 * minute,
        hardDeadline: start,
        extensions: 0,
        priceVersion: "v1",
        contact: null,
        origin: "here",
        payUntil: null,
      },
      seating: [{ unit: expect.any(Number), price: price.full }],
    });
  });

  it.each([
    { wanted: null, calm: 15, busy: 5 },
    { wanted: 3, calm: 3, busy: 3 },
    { wanted: 7, calm: 7, busy: 5 },
  ])("is for $busy minutes and not for $calm above half of the hall ($wanted asked for)", ({ wanted, calm, busy }) => {
    const until = wanted === null ? null : opening + wanted * minute;
    // Seventeen places that count: eight are not half of them yet.
    take("one", price.full, 5);
    take("two", price.full, 3);
    run(holdCommand("three", "three", [line(price.place, 1)], { until }));
    run(holdCommand("four", "four", [line(price.place, 1)], { until }));
    expect(["three", "four"].map((id) => state.holds.get(id)?.expiresAt)).toEqual([
      opening + calm * minute,
      opening + busy * minute,
    ]);
  });

  it.each(["paying", "reserved"])("does not begin beside one of the cart that is %s", (state) => {
    inState(state);
    expect(outcomeOf(holdCommand("one", "another", [line(price.full, 1)]))).toMatchObject(refused("conflict"));
  });
});

describe("a cart that takes more", () => {
  it("stays with its time slot", () => {
    run(holdCommand("one", hold, [line(price.tour, 1)], { block: 1 }));
    const other = holdCommand("one", "another", [line(price.tour, 1)], { block: 2 });
    expect(outcomeOf(other)).toMatchObject(refused("other_timeslot"));
  });

  it("is left as it is where there is not as much, and gets no more time", () => {
    take("one", price.full, 3);
    expect(outcomeOf(holdCommand("one", "another", [line(price.full, 3)]))).toMatchObject(refused("limit_reached"));
    expect(eventsOf(holdCommand("one", "another", [line(price.full, 1)]), opening + minute)).toMatchObject([
      { type: "changed", hold, lines: [{ amount: 4 }] },
    ]);
    expect(state.holds.get(hold)?.expiresAt).toBe(opening + 15 * minute);
  });
});

describe("a renewal", () => {
  const renew = (ordinal: number, now = opening + 13 * minute) => outcomeOf({ type: "extend", hold, ordinal }, now);
  const extended = (extensions: number, expiresAt: number) => ({
    events: [{ type: "extended", hold, expiresAt, extensions }],
  });

  it("is five minutes more, once for its number, and takes the number of the cart's", () => {
    take("one", price.full, 1);
    expect(renew(1)).toMatchObject(extended(1, opening + 20 * minute));
    expect(renew(1)).toMatchObject({ events: [], result: { ok: true } });
    expect(renew(4, opening + 18 * minute)).toMatchObject(extended(4, opening + 25 * minute));
    expect(renew(3, opening + 23 * minute)).toMatchObject({ events: [], result: { ok: true } });
  });

  it("is the last where it is the tenth", () => {
    take("one", price.full, 1);
    expect(renew(11)).toMatchObject(refused("extensions_used_up"));
    expect(renew(10)).toMatchObject(extended(10, opening + 20 * minute));
    expect(renew(11, opening + 18 * minute)).toMatchObject(refused("extensions_used_up"));
  });

  it("reaches to the end of sales, and there is none beyond", () => {
    const last = start - 18 * minute;
    at(last, holdCommand("one", hold, [line(price.full, 1)]));
    expect(renew(1, last + 13 * minute)).toMatchObject(extended(1, start));
    expect(renew(2, start - minute)).toMatchObject(refused("extensions_used_up"));
  });

  it("is given while sales are paused, and not where the screening is cancelled", () => {
    take("one", price.full, 1);
    sale("paused");
    expect(renew(1)).toMatchObject(extended(1, opening + 20 * minute));
    sale("cancelled");
    expect(renew(2, opening + 18 * minute)).toMatchObject(refused("event_cancelled"));
  });
});

describe("what may be done with a hold", () => {
  const commands: Record<string, Command> = {
    renewal: { type: "extend", hold, ordinal: 1 },
    amount: amount(1),
    seats: { type: "change-seats", hold, units: [] },
  };
  it.each(
    Object.entries(commands).flatMap(([name, command]) =>
      Object.entries({
        missing: "not_found",
        released: "cart_expired",
        paying: "conflict",
        reserved: "conflict",
        sold: "conflict",
      }).map(([as, code]) => [name, as, code, command] as const),
    ),
  )("is another %s only while it is a cart's: %s", (_, as, code, command) => {
    if (as !== "missing") inState(as);
    expect(outcomeOf(command)).toMatchObject(refused(code));
  });

  it("is to give it back, once, unless it is sold", () => {
    const release: Command = { type: "release", hold };
    expect(outcomeOf(release)).toMatchObject(refused("not_found"));
    for (const as of ["held", "reserved"]) {
      inState(as);
      const units = [...(state.unitsOf.get(hold) ?? [])];
      expect(units).toHaveLength(1);
      expect(eventsOf(release)).toEqual([{ type: "freed", hold, reason: "released", units }]);
      expect(outcomeOf(release)).toMatchObject({ events: [], result: { ok: true } });
    }
    inState("sold");
    expect(outcomeOf(release)).toMatchObject(refused("conflict"));
  });
});

describe("another amount", () => {
  it("is of the line that is meant, and the last line that goes ends the hold", () => {
    run(holdCommand("one", hold, [line(price.full, 2), line(price.culture, 1)]));
    const lines = (full: number, culture: number) =>
      [
        { priceId: price.full, amount: full },
        { priceId: price.culture, amount: culture },
      ].filter((one) => one.amount > 0);
    expect(eventsOf(amount(3))).toMatchObject([{ type: "changed", lines: lines(3, 1) }]);
    expect(eventsOf(amount(1))).toMatchObject([{ type: "changed", lines: lines(1, 1) }]);
    const [event] = eventsOf(amount(0, price.culture));
    expect(event).toMatchObject({ type: "changed", lines: lines(1, 0), removed: [expect.any(Number)] });
    expect(eventsOf(amount(0))).toMatchObject([{ type: "freed", hold, reason: "released" }]);
  });

  it.each([-1, 0.5])("is a whole number: not %d", (wrong) => {
    take("one", price.full, 2);
    const errors = [{ path: "tickets.0.amount", message: "must be a whole number from 1 to 50" }];
    expect(outcomeOf(amount(wrong))).toMatchObject(refused("bad_request", errors));
  });

  it("is of a price as it is sold in one group of seats, not in another", () => {
    take("one", price.full, 2);
    const errors = [{ path: "tickets.0.price_id", message: "is no price of this seat group" }];
    for (const wanted of [0, 1])
      expect(outcomeOf(amount(wanted, price.full, generalPool))).toMatchObject(refused("bad_request", errors));
  });

  it("may be less, or the same, also of a price that is sold no more", () => {
    take("one", price.full, 3);
    const prices = testConfig(start).prices.filter(({ id }) => id !== price.full);
    run({ type: "configure", config: testConfig(start, { version: "v2", readAt: 2, prices }) });
    expect(outcomeOf(amount(4))).toMatchObject(refused("bad_request"));
    expect(outcomeOf(amount(3))).toMatchObject({ result: { ok: true } });
    expect(outcomeOf(amount(2))).toMatchObject({
      result: { value: { hold: { lines: [{ amount: 2, cents: 1150 }] } } },
    });
  });

  it("may be less, or the same, also while nothing is sold", () => {
    take("one", price.full, 3);
    sale("paused");
    expect(outcomeOf(amount(4))).toMatchObject(refused("sales_closed"));
    expect(outcomeOf(amount(3))).toMatchObject({ result: { ok: true } });
    expect(outcomeOf(amount(2))).toMatchObject({ result: { ok: true } });
  });
});

describe("other seats for a cart", () => {
  const seats = (units: number[]) => outcomeOf({ type: "change-seats", hold, units });
  const wrong = (message: string) => refused("bad_request", [{ path: "units", message }]);

  it("are as many of the same kind that are free or its own, and no seat is named twice", () => {
    const [own = 0, next = 0, third = 0, taken = 0] = ["1", "2", "3", "4"].map((seat) => idOf("1", seat));
    run(wishing("one", [own, next]));
    run(wishing("two", [taken]));
    run(holdCommand("tour", "tour", [line(price.tour, 1)], { block: 1 }));
    const [tour = 0] = state.unitsOf.get("tour") ?? [];
    const place = [...state.units.values()].find(({ pool }) => pool === generalPool)?.id ?? 0;
    const fits = "must be as many seats of each seat group as there are tickets";
    expect(seats([own, own])).toMatchObject(wrong("names a seat twice"));
    expect(seats([own, 99_999])).toMatchObject(wrong("names a seat this event does not have"));
    expect(seats([own, tour])).toMatchObject(wrong("names a seat this event does not have"));
    expect(seats([own, taken])).toMatchObject(refused("seat_taken"));
    for (const units of [[own], [own, place], [own, next, third]]) expect(seats(units)).toMatchObject(wrong(fits));
    expect(seats([idOf("2", "1"), idOf("2", "2")])).toMatchObject({
      events: [{ type: "changed", removed: [own, next] }],
    });
  });
});
