import { describe, expect, it } from "vitest";
import { execute } from "~/domain/box-office/core";
import { viewHouse } from "~/domain/box-office/house-view";
import { emptyInventory } from "~/domain/box-office/state";
import { openHouse, price, seatedPool, testConfig } from "../../../../support/box-office";

const start = Date.parse("2027-01-15T19:00:00Z");

describe("a screening as the house sees it", () => {
  it("has its seats row by row from the left, whatever order the plan has them in", () => {
    const state = emptyInventory();
    const { pools, ...config } = testConfig(start);
    const mixed = pools.map((pool) => ({ ...pool, seats: pool.seats.toReversed() }));
    execute(state, { type: "configure", config: { ...config, pools: mixed } }, { now: start });
    const order = viewHouse(state, start).groups.find(({ pool }) => pool === seatedPool)?.seats ?? [];
    expect(order.map(({ y, x }) => [y, x])).toEqual([
      ...[1, 2, 3, 4].map((x) => [0, x]),
      ...[0, 1, 2, 3, 4, 5].map((x) => [1, x]),
    ]);
  });

  it("has its holds in the order they were made, and by name where that was the same moment", () => {
    const { state, opening, at, take } = openHouse(start);
    take("b", price.place, 1);
    take("a", price.place, 1);
    take("c", price.place, 1);
    const { holds } = viewHouse(state, opening);
    expect(holds.map(({ id }) => id)).toEqual(["hold-of-a", "hold-of-b", "hold-of-c"]);
    at(opening + 60_000, { type: "release", hold: "hold-of-b" });
    expect(viewHouse(state, opening + 60_000).holds.map(({ id }) => id)).toEqual(["hold-of-a", "hold-of-c"]);
  });
});
