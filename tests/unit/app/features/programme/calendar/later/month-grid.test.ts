import { describe, expect, it } from "vitest";
import { addMonths, monthWeeks, moveInGrid } from "~/features/programme/calendar/later/month-grid";

describe("the month as a grid", () => {
  it("has every day once, from Monday to Sunday", () => {
    const weeks = monthWeeks("2026-11-21");
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
    expect(weeks.flat().filter((day) => day !== null)).toHaveLength(30);
    expect(monthWeeks("2027-02-10")).toHaveLength(4);
    expect(monthWeeks("2028-02-10").flat()).toContain("2028-02-29");
  });

  it("moves as the grid pattern says, over the ends of months and years", () => {
    const from = "2026-12-31";
    const moves = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"].map((key) =>
      moveInGrid(key, from),
    );
    expect(moves).toEqual(["2026-12-30", "2027-01-01", "2026-12-24", "2027-01-07", "2026-12-28", "2027-01-03"]);
    expect(moveInGrid("Enter", from)).toBeNull();
  });

  it("stays within a shorter month", () => {
    expect(addMonths("2026-10-31", 1)).toBe("2026-11-30");
    expect(moveInGrid("PageUp", "2026-03-31")).toBe("2026-02-28");
    expect(moveInGrid("PageDown", "2026-12-15")).toBe("2027-01-15");
  });
});
