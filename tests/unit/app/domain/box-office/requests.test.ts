import { describe, expect, it } from "vitest";
import { execute } from "~/domain/box-office/core";
import { emptyInventory } from "~/domain/box-office/state";
import { holdCommand, line, openHouse, price } from "../../../../support/box-office";

const start = Date.parse("2027-01-15T19:00:00Z");

describe("what is asked for", () => {
  it("is refused as long as the house has not said what it sells", () => {
    const { result } = execute(emptyInventory(), holdCommand("anna", "hold", [line(price.full, 1)]), { now: start });
    expect(result).toMatchObject({ ok: false, code: "conflict" });
  });

  it("names a time slot of the show, or the field that does not", () => {
    const { run } = openHouse(start);
    expect(run(holdCommand("anna", "hold", [line(price.full, 1)], { block: 9 }))).toMatchObject({
      code: "bad_request",
      errors: [{ path: "timeslot" }],
    });
  });

  it("may be a companion's ticket beside a wheelchair place, and only beside one", () => {
    const { state, run } = openHouse(start);
    expect(run(holdCommand("anna", "alone", [line(price.companion, 1)]))).toMatchObject({
      code: "bad_request",
      errors: [{ path: "tickets.0.amount" }],
    });
    expect(run(holdCommand("anna", "both", [line(price.chair, 1), line(price.companion, 1)])).ok).toBe(true);
    expect(state.unitsOf.get("both")?.size).toBe(2);
  });
});
