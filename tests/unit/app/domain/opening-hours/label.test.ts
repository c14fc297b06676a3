import { describe, expect, it } from "vitest";
import { hoursOfDay, openingHoursLabel } from "~/domain/opening-hours/label";
import type { OpeningHoursEntry } from "~/domain/opening-hours/schema";

const entry = (
  time_from: string | null,
  time_to: string | null,
  more: Partial<OpeningHoursEntry> = {},
): OpeningHoursEntry => ({
  time_from,
  time_to,
  closed: false,
  alternative_text: "",
  alternative_link_url: "",
  ...more,
});
const label = (opening_hours: OpeningHoursEntry[], now: string, opening_hours_exceptions: OpeningHoursEntry[] = []) =>
  openingHoursLabel({ opening_hours, opening_hours_exceptions }, now);

describe("opening hours label", () => {
  const day = [entry("14:00:00", "18:00:00"), entry("19:00:00", "23:00:00")];

  it("is early before the first start, open until the last end, late afterwards", () => {
    expect(label(day, "13:59")).toEqual({ state: "early", time: "14:00" });
    expect(label(day, "14:00")).toEqual({ state: "open", time: "23:00" });
    expect(label(day, "18:30")).toEqual({ state: "open", time: "23:00" });
    expect(label(day, "22:59")).toEqual({ state: "open", time: "23:00" });
    expect(label(day, "23:00")).toEqual({ state: "late" });
  });

  it("does not depend on the order of the ranges", () => {
    expect(label(day.toReversed(), "13:00")).toEqual({ state: "early", time: "14:00" });
  });

  it("stays open past midnight", () => {
    const late = [entry("17:00", "01:00")];
    expect(label(late, "00:30")).toEqual({ state: "open", time: "01:00" });
    expect(label(late, "01:00")).toEqual({ state: "late" });
    expect(label(late, "16:00")).toEqual({ state: "early", time: "17:00" });
  });

  it("lets the exceptions of the day replace its weekly hours", () => {
    expect(label(day, "15:00", [entry("20:00", "22:00")])).toEqual({ state: "early", time: "20:00" });
    expect(label(day, "15:00", [entry(null, null, { closed: true })])).toEqual({ state: "closed" });
  });

  it("is closed without entries, and says what the house says instead", () => {
    expect(label([], "15:00")).toEqual({ state: "closed" });
    const summer = entry(null, null, {
      closed: true,
      alternative_text: "Sommerpause",
      alternative_link_url: "/de/sommer",
    });
    expect(label([summer], "15:00")).toEqual({ state: "closed", text: "Sommerpause", url: "/de/sommer" });
    expect(label([{ ...summer, closed: false, alternative_link_url: "" }], "15:00")).toEqual({
      state: "closed",
      text: "Sommerpause",
    });
  });
});

describe("the hours of a day", () => {
  const of = (opening_hours: OpeningHoursEntry[], opening_hours_exceptions: OpeningHoursEntry[] = []) =>
    hoursOfDay({ opening_hours, opening_hours_exceptions });

  it("are its ranges in hours and minutes, and those of its exceptions instead", () => {
    const week = [entry("14:00:00", "18:00:00"), entry("19:00:00", "01:00:00")];
    expect(of(week).ranges).toEqual([
      { from: "14:00", to: "18:00" },
      { from: "19:00", to: "01:00" },
    ]);
    expect(of(week, [entry("10:00", "12:00")]).ranges).toEqual([{ from: "10:00", to: "12:00" }]);
  });

  it("are none on a day that is closed, with what the house says of it", () => {
    const closed = entry(null, null, { closed: true, alternative_text: "Sommerpause" });
    expect(of([entry("14:00", "18:00"), closed])).toEqual({ ranges: [], said: "Sommerpause" });
    expect(of([])).toEqual({ ranges: [] });
  });
});
