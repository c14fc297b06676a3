import { beforeEach, describe, expect, it } from "vitest";
import { nextExpiry } from "~/domain/box-office/core";
import type { Command } from "~/domain/box-office/model";
import { totalOf } from "~/domain/box-office/pricing";
import { openHouse, price, seatedPool } from "../../support/box-office";

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

describe("the next end of a hold", () => {
  it("is that of the first to run out, and none where nothing is held", () => {
    expect(nextExpiry(state)).toBeNull();
    take("one", price.full, 1);
    at(opening + minute, { type: "expire" });
    at(opening + 13 * minute, { type: "extend", hold, ordinal: 1 });
    expect(nextExpiry(state)).toBe(opening + 20 * minute);
    take("two", price.full, 1);
    expect(nextExpiry(state)).toBe(opening + 15 * minute);
  });
});
