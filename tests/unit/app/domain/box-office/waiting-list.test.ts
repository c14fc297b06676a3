import { describe, expect, it } from "vitest";
import { execute } from "~/domain/box-office/core";
import type { Unit } from "~/domain/box-office/model";
import { emptyInventory } from "~/domain/box-office/state";
import { holdCommand, line, price, testConfig } from "../../../../support/box-office";

/** Counts how often the seats of the house are looked through. */
class CountedUnits extends Map<number, Unit> {
  searches = 0;
  override values(): MapIterator<Unit> {
    this.searches += 1;
    return super.values();
  }
}

describe("five hundred parties on a waiting list", () => {
  const start = Date.parse("2027-01-15T19:00:00Z");
  const now = start - 60 * 60_000;

  function soldOutFor(parties: number) {
    const state = emptyInventory();
    const run = (command: Parameters<typeof execute>[1]) => execute(state, command, { now });
    run({ type: "configure", config: testConfig(start) });
    run(holdCommand("cart-1", "hold-1", [line(price.place, 5)]));
    run(holdCommand("cart-2", "hold-2", [line(price.place, 1)]));
    for (let i = 0; i < parties; i += 1)
      run({
        type: "wait",
        entry: `wait-${i}`,
        cart: `waiting-${i}`,
        block: 0,
        lines: [line(price.place, 1 + (i % 3))],
      });
    const units = new CountedUnits(state.units);
    state.units = units;
    const searchesOf = (command: Parameters<typeof execute>[1]): number => {
      const before = units.searches;
      run(command);
      return units.searches - before;
    };
    return { state, searchesOf };
  }

  it("cost a command that frees nothing no search, and one that does a search for each different wish", () => {
    const { state, searchesOf } = soldOutFor(500);
    expect(state.waiting.size).toBe(500);
    const alone = soldOutFor(0).searchesOf({ type: "expire" });
    expect(searchesOf({ type: "expire" })).toBe(alone);
    const places = [...state.units.values()].filter((unit) => unit.pool === 1).slice(0, 1);
    searchesOf({ type: "block", units: places.map(({ id }) => id) });
    // What is given back here is not what anybody waits for: three wishes are looked for in vain.
    expect(searchesOf({ type: "unblock", units: places.map(({ id }) => id) })).toBeLessThan(20);
    expect(state.waiting.size).toBe(500);
    searchesOf({ type: "release", hold: "hold-2" });
    expect(state.waiting.size).toBe(499);
  });
});
