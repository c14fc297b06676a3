import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, cinemaDay, cinemaWeek, eventTimes, isoWeekday } from "~/domain/time/cinema-day";
import { partOfDay } from "~/domain/time/parts-of-day";
import { offsetMinutes, toOffsetIso, wallTimeToInstant } from "~/domain/time/zone";

const zone = "Europe/Vienna";
const at = (iso: string) => Date.parse(iso);

describe("offset ISO", () => {
  it("carries the offset of the season", () => {
    expect(toOffsetIso(at("2026-11-21T17:30:00Z"), zone)).toBe("2026-11-21T18:30:00+01:00");
    expect(toOffsetIso(at("2026-07-21T16:30:00Z"), zone)).toBe("2026-07-21T18:30:00+02:00");
    expect(toOffsetIso(at("2026-07-21T16:30:00Z"), "America/New_York")).toBe("2026-07-21T12:30:00-04:00");
    expect(toOffsetIso(at("2026-07-21T16:30:00Z"), "Asia/Kolkata")).toBe("2026-07-21T22:00:00+05:30");
  });

  it("tells the two 02:30 of the night in October apart", () => {
    expect(toOffsetIso(at("2026-10-25T00:30:00Z"), zone)).toBe("2026-10-25T02:30:00+02:00");
    expect(toOffsetIso(at("2026-10-25T01:30:00Z"), zone)).toBe("2026-10-25T02:30:00+01:00");
  });

  it("means the same moment", () => {
    const moments = fc
      .integer({ min: at("2000-01-01T00:00:00Z"), max: at("2060-01-01T00:00:00Z") })
      .map((ms) => Math.floor(ms / 1000) * 1000);
    fc.assert(
      fc.property(
        moments,
        fc.constantFrom(zone, "America/New_York", "Asia/Kolkata", "UTC"),
        (ms, z) => at(toOffsetIso(ms, z)) === ms,
      ),
    );
  });
});

describe("wall time", () => {
  it("is read in the zone", () => {
    expect(wallTimeToInstant("2026-11-21T18:30", zone)).toBe(at("2026-11-21T18:30:00+01:00"));
    expect(wallTimeToInstant("2026-07-21T18:30:15", zone)).toBe(at("2026-07-21T18:30:15+02:00"));
  });

  it("takes the first of two, and moves on over the missing hour", () => {
    expect(wallTimeToInstant("2026-10-25T02:30", zone)).toBe(at("2026-10-25T02:30:00+02:00"));
    expect(wallTimeToInstant("2026-03-29T02:30", zone)).toBe(at("2026-03-29T03:30:00+02:00"));
  });

  it("is right just before and after both nights", () => {
    for (const iso of [
      "2026-03-29T01:59:00+01:00",
      "2026-03-29T03:00:00+02:00",
      "2026-10-25T01:59:00+02:00",
      "2026-10-25T03:00:00+01:00",
    ]) {
      expect(wallTimeToInstant(iso.slice(0, 16), zone)).toBe(at(iso));
    }
  });

  it("refuses what is no time", () => {
    expect(() => wallTimeToInstant("tonight", zone)).toThrow(RangeError);
    expect(() => toOffsetIso(0, "Europe/Atlantis")).toThrow(RangeError);
  });

  it("comes back from any moment outside of the doubled hour", () => {
    const moments = fc
      .integer({ min: at("2000-01-01T00:00:00Z"), max: at("2060-01-01T00:00:00Z") })
      .map((ms) => Math.floor(ms / 60_000) * 60_000);
    fc.assert(
      fc.property(moments, (ms) => {
        fc.pre(offsetMinutes(ms - 3_600_000, zone) === offsetMinutes(ms, zone));
        return wallTimeToInstant(toOffsetIso(ms, zone).slice(0, 16), zone) === ms;
      }),
    );
  });
});

describe("cinema day", () => {
  it.each([
    ["2026-11-21T23:59:00+01:00", "2026-11-21"],
    ["2026-11-22T00:15:00+01:00", "2026-11-21"],
    ["2026-11-22T04:59:00+01:00", "2026-11-21"],
    ["2026-11-22T05:00:00+01:00", "2026-11-22"],
    ["2027-01-01T00:15:00+01:00", "2026-12-31"],
    // Clocks go back at 03:00: both 02:30 belong to Saturday, 05:00 does not.
    ["2026-10-25T02:30:00+02:00", "2026-10-24"],
    ["2026-10-25T02:30:00+01:00", "2026-10-24"],
    ["2026-10-25T04:59:00+01:00", "2026-10-24"],
    ["2026-10-25T05:00:00+01:00", "2026-10-25"],
    // Clocks go forward at 02:00.
    ["2026-03-29T01:59:00+01:00", "2026-03-28"],
    ["2026-03-29T03:00:00+02:00", "2026-03-28"],
    ["2026-03-29T05:00:00+02:00", "2026-03-29"],
  ])("%s belongs to %s", (iso, day) => {
    expect(cinemaDay(at(iso), zone)).toBe(day);
  });

  it("runs from Friday to Thursday", () => {
    for (const day of ["2026-11-20", "2026-11-21", "2026-11-26"])
      expect(cinemaWeek(day)).toEqual({ from: "2026-11-20", to: "2026-11-26" });
    expect(cinemaWeek("2026-11-27")).toEqual({ from: "2026-11-27", to: "2026-12-03" });
    expect(cinemaWeek("2027-01-01")).toEqual({ from: "2027-01-01", to: "2027-01-07" });
  });

  it("holds its day and begins on a Friday", () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), (n) => {
        const day = addDays("2026-11-21", n);
        const { from, to } = cinemaWeek(day);
        return from <= day && day <= to && isoWeekday(from) === 5 && isoWeekday(to) === 4;
      }),
    );
  });

  it("counts days across months, leap years and clock changes", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-03-28", 2)).toBe("2026-03-30");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  });
});

describe("part of the day", () => {
  it.each([
    ["04:59", "late"],
    ["05:00", "morning"],
    ["11:59", "morning"],
    ["12:00", "afternoon"],
    ["16:59", "afternoon"],
    ["17:00", "evening"],
    ["21:59", "evening"],
    ["22:00", "late"],
    ["00:15", "late"],
  ])("%s is %s", (time, part) => {
    expect(partOfDay(`2026-11-21T${time}`)).toBe(part);
  });

  it("is kept with the cinema day of a start", () => {
    expect(eventTimes(at("2026-11-22T00:15:00+01:00"), zone)).toEqual({ cinemaDay: "2026-11-21", partOfDay: "late" });
  });
});
