import { describe, expect, it } from "vitest";
import { movedSlot } from "~/domain/booking/slot-start";

describe("a time slot whose show gets another time", () => {
  const from = "2027-03-27T20:30:00+01:00";

  it("begins as long after it on the clock as before, also on the day that has no hour from two to three", () => {
    expect(movedSlot("21:45:00", from, "2027-03-27T18:15:00+01:00")).toBe("19:30:00");
    expect(movedSlot("21:45:00", from, "2027-03-28T20:30:00+02:00")).toBe("21:45:00");
    expect(movedSlot("09:05:30", "2027-03-27T09:00:00+01:00", "2027-03-28T00:00:00+01:00")).toBe("00:05:30");
  });

  it("has none on another day", () => {
    expect(movedSlot("21:45:00", from, "2027-03-27T22:44:00+01:00")).toBe("23:59:00");
    expect(movedSlot("21:45:00", from, "2027-03-27T22:45:00+01:00")).toBeNull();
    expect(movedSlot("19:00:00", from, "2027-03-27T01:30:00+01:00")).toBe("00:00:00");
    expect(movedSlot("19:00:00", from, "2027-03-27T01:29:00+01:00")).toBeNull();
  });
});
