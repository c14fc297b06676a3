import { describe, expect, it } from "vitest";
import { differences, violations } from "~/domain/box-office/invariants";
import { openHouse, price } from "../../../../support/box-office";

const start = Date.parse("2027-01-15T19:00:00Z");

describe("two inventories that must be the same", () => {
  it("are told apart by each of their tables", () => {
    const [one, other] = [openHouse(start), openHouse(start)];
    expect(differences(one.state, other.state)).toEqual([]);
    one.take("anna", price.culture, 1);
    expect(differences(one.state, other.state)).toEqual(
      ["claims", "holds", "quotas"].map((name) => `${name} differ from the ledger`),
    );
    other.take("anna", price.culture, 1);
    expect(differences(one.state, other.state)).toEqual([]);
    // The order they came in is none of the books.
    const entries = [...other.state.units].toReversed();
    other.state.units.clear();
    for (const [id, unit] of entries) other.state.units.set(id, unit);
    expect(differences(one.state, other.state)).toEqual([]);
    one.state.units.delete([...one.state.units.keys()][0] ?? 0);
    expect(differences(one.state, other.state)).toEqual(["units differ from the ledger"]);
  });
});

describe("an inventory", () => {
  it.each([
    { amount: 0, cents: 1150 },
    { amount: 1.5, cents: 1150 },
    { amount: 2, cents: -1 },
  ])("with a line of $amount tickets at $cents cents is not in order", (wrong) => {
    const { state, take } = openHouse(start);
    take("anna", price.full, 2);
    expect(violations(state)).toEqual([]);
    const held = state.holds.get("hold-of-anna");
    if (held) state.holds.set(held.id, { ...held, lines: held.lines.map((line) => ({ ...line, ...wrong })) });
    expect(violations(state)).toContain(`hold hold-of-anna has a line of ${wrong.amount} at ${wrong.cents} cents`);
  });
});
