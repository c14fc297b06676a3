import { describe, expect, it } from "vitest";
import { differences } from "~/domain/box-office/invariants";
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
    one.state.units.delete([...one.state.units.keys()][0] ?? 0);
    expect(differences(one.state, other.state)).toEqual(["units differ from the ledger"]);
  });
});
