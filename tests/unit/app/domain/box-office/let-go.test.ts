import { expect, it } from "vitest";
import { letGo } from "~/domain/box-office/let-go";
import { openHouse, price } from "../../../../support/box-office";

const start = Date.parse("2027-01-15T19:00:00Z");

it("what is over takes no room, and what is not is still its cart's", () => {
  const { state, opening, at, take } = openHouse(start);
  take("anna", price.full, 1);
  at(opening + 60 * 60_000, { type: "expire" });
  take("boris", price.full, 1);
  letGo(state);
  expect([...state.holds.keys()]).toEqual(["hold-of-boris"]);
  expect([...state.holdOfCart]).toEqual([["boris", "hold-of-boris"]]);
  expect(state.unitsOf.size).toBe(1);
});
