import { expect, it } from "vitest";
import { letGo } from "~/domain/box-office/let-go";
import { holdCommand, line, openHouse, price } from "../../../../support/box-office";

const start = Date.parse("2027-01-15T19:00:00Z");

it("what is over takes no room, and what is not is still its cart's", () => {
  const { state, opening, at, take } = openHouse(start);
  take("anna", price.full, 1);
  take("carla", price.full, 1);
  const later = opening + 60 * 60_000;
  at(later, { type: "expire" });
  at(later, holdCommand("boris", "first-of-boris", [line(price.full, 1)]));
  // A cart that has come back since.
  at(later, holdCommand("carla", "second-of-carla", [line(price.full, 1)]));
  letGo(state);
  expect([...state.holds.keys()]).toEqual(["first-of-boris", "second-of-carla"]);
  expect(Object.fromEntries(state.holdOfCart)).toEqual({ boris: "first-of-boris", carla: "second-of-carla" });
  expect(state.unitsOf.size).toBe(2);
});
