import { beforeEach, describe, expect, it } from "vitest";
import { totalOf } from "~/domain/box-office/pricing";
import { holdCommand, line, openHouse, price } from "../../../../support/box-office";

const minute = 60_000;
const start = Date.parse("2027-01-15T19:00:00Z");
let { state, opening, at, take } = openHouse(start);
beforeEach(() => void ({ state, opening, at, take } = openHouse(start)));

const centsOf = (hold: string) => totalOf(state.holds.get(hold)?.lines ?? []);
const pay = (hold: string, contact: string, now = opening) =>
  at(now, { type: "begin-payment", hold, cents: centsOf(hold), contact });
const stateOf = (hold: string) => state.holds.get(hold)?.state;

describe("a payment that does not take place", () => {
  it("leaves the places with the cart, and frees them where sales are over meanwhile", () => {
    take("one", price.full, 2);
    pay("hold-of-one", "anna");
    at(opening + minute, { type: "stop-payment", hold: "hold-of-one" });
    expect([stateOf("hold-of-one"), state.unitsOf.get("hold-of-one")?.size]).toEqual(["held", 2]);

    at(start - minute, { type: "expire" });
    const late = start - minute;
    at(late, holdCommand("two", "hold-of-two", [line(price.place, 1)]));
    pay("hold-of-two", "anna", late);
    at(start + minute, { type: "stop-payment", hold: "hold-of-two" });
    expect(stateOf("hold-of-two")).not.toBe("held");
    expect(state.unitsOf.get("hold-of-two")?.size ?? 0).toBe(0);
  });
});

describe("a reservation", () => {
  it("lasts until its time, at most until sales end, and none begins that would be over", () => {
    take("one", price.full, 1);
    const until = start - 30 * minute;
    expect(at(opening, { type: "reserve", hold: "hold-of-one", until, contact: "anna" })).toMatchObject({
      value: { hold: { id: "hold-of-one" } },
    });
    expect(state.holds.get("hold-of-one")).toMatchObject({ state: "reserved", expiresAt: until });
    take("two", price.full, 1);
    expect(at(opening, { type: "reserve", hold: "hold-of-two", until: opening, contact: "anna" })).toMatchObject({
      ok: false,
      code: "unprocessable",
    });
    expect(stateOf("hold-of-two")).toBe("held");
  });
});

describe("money that comes after its hold is over", () => {
  const over = opening + 60 * minute;
  const comesLate = () => {
    take("one", price.full, 3);
    const cents = centsOf("hold-of-one");
    pay("hold-of-one", "anna");
    at(over, { type: "expire" });
    return () => at(over, { type: "confirm", hold: "hold-of-one", cents });
  };

  it("buys the places again where they are free", () => {
    const confirm = comesLate();
    expect(stateOf("hold-of-one")).toBe("expired");
    confirm();
    expect([stateOf("hold-of-one"), state.unitsOf.get("hold-of-one")?.size]).toEqual(["sold", 3]);
  });

  it("buys nothing that would be more than one person may have", () => {
    const confirm = comesLate();
    at(over, holdCommand("two", "hold-of-two", [line(price.full, 3)]));
    pay("hold-of-two", "anna", over);
    confirm();
    expect([stateOf("hold-of-one"), stateOf("hold-of-two")]).toEqual(["lost", "paying"]);
  });
});
