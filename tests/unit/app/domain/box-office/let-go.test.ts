import { expect, it } from "vitest";
import { execute } from "~/domain/box-office/core";
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
  const key = { value: "key of carla", bodyHash: "body" };
  execute(state, { type: "extend", hold: "second-of-carla", ordinal: 1 }, { now: later + 14 * 60_000, key });
  expect([state.answers.size, state.ended.size]).toEqual([1, 2]);
  letGo(state);
  expect([state.answers.size, state.ended.size]).toEqual([0, 0]);
  expect([...state.holds.keys()]).toEqual(["first-of-boris", "second-of-carla"]);
  expect(Object.fromEntries(state.holdOfCart)).toEqual({ boris: "first-of-boris", carla: "second-of-carla" });
  expect(state.unitsOf.size).toBe(2);
});
