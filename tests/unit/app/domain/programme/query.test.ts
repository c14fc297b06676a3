import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { activeFilters, filterEntries, isMeant, type FilterKey } from "~/domain/programme/filters";
import {
  dayFromUrl,
  dayToUrl,
  hasIsoDate,
  isFiltered,
  parseProgrammeQuery,
  programmeViews,
  toApiQuery,
  toSearchParams,
  type ProgrammeQuery,
} from "~/domain/programme/query";
import { accessFeatures, versionCodes } from "~/domain/programme/values";
import { addDays } from "~/domain/time/cinema-day";
import { partsOfDay } from "~/domain/time/parts-of-day";

const parse = (query: string) => parseProgrammeQuery(new URLSearchParams(query));

describe("dates in addresses", () => {
  it("are DD-MM-YYYY and must exist", () => {
    expect(dayFromUrl("21-11-2026")).toBe("2026-11-21");
    expect(dayFromUrl("29-02-2028")).toBe("2028-02-29");
    for (const wrong of [
      "29-02-2027",
      "31-04-2026",
      "00-01-2026",
      "1-1-2026",
      "21.11.2026",
      "21-11-26",
      "21-11-0000",
      "",
      null,
      "2026-13-01",
      "21-11-2026x",
    ]) {
      expect(dayFromUrl(wrong)).toBeUndefined();
    }
  });

  it("may come in the ISO form, which is noticed", () => {
    expect(dayFromUrl("2026-11-21")).toBe("2026-11-21");
    expect(hasIsoDate(new URLSearchParams("date=2026-11-21"))).toBe(true);
    expect(hasIsoDate(new URLSearchParams("date=21-11-2026"))).toBe(false);
    expect(hasIsoDate(new URLSearchParams(""))).toBe(false);
  });

  it("come back for every day", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000, max: 10_000 }),
        (n) => dayFromUrl(dayToUrl(addDays("2026-11-21", n))) === addDays("2026-11-21", n),
      ),
    );
  });
});

describe("the programme's state", () => {
  it("reads every key", () => {
    expect(
      parse(
        "view=woche&date=21-11-2026&room=2&type=1&tag=7&series=3&genre=4&season=2&exhibition_type=3&version=OmeU,OV&access=relaxed,wheelchair&english=1&time=late&page=3&overlay",
      ),
    ).toEqual({
      view: "woche",
      date: "2026-11-21",
      room: 2,
      type: 1,
      tag: 7,
      series: 3,
      genre: 4,
      season: 2,
      exhibition_type: 3,
      version: ["OmeU", "OV"],
      access: ["wheelchair", "relaxed"],
      english: true,
      time: "late",
      page: 3,
      overlay: true,
    });
  });

  it("ignores what it does not understand", () => {
    const query = parse(
      "view=list&date=tomorrow&room=-1&tag=1.5&series=abc&genre=0&type=99999999999&version=XX&access=,&english=yes&time=noon&page=0&utm_source=x",
    );
    expect(toSearchParams(query).toString()).toBe("");
    expect(activeFilters(query)).toEqual([]);
  });

  it("keeps what it understands of a list", () => {
    expect(parse("version=OmeU,XX,OmeU").version).toEqual(["OmeU"]);
  });

  it("takes for meant only what it understands as a whole", () => {
    const said = {
      room: "1,2",
      tag: "0",
      version: "OmeU,XX",
      access: "",
      english: "yes",
      time: "late,morning",
    } as const;
    for (const [key, text] of Object.entries(said))
      expect([key, isMeant(key as FilterKey, text)]).toEqual([key, false]);
    expect([isMeant("english", "0"), isMeant("version", "OV, OmU"), isMeant("time", "late")]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("has one canonical address that means the same", () => {
    const id = fc.option(fc.integer({ min: 1, max: 999_999_999 }), { nil: undefined });
    const states: fc.Arbitrary<ProgrammeQuery> = fc.record({
      view: fc.constantFrom(...programmeViews),
      date: fc.option(
        fc.integer({ min: -1000, max: 1000 }).map((n) => addDays("2026-11-21", n)),
        { nil: undefined },
      ),
      room: id,
      type: id,
      tag: id,
      series: id,
      genre: id,
      season: id,
      exhibition_type: id,
      version: fc.option(fc.subarray([...versionCodes], { minLength: 1 }), { nil: undefined }),
      access: fc.option(fc.subarray([...accessFeatures], { minLength: 1 }), { nil: undefined }),
      english: fc.constantFrom(true, undefined),
      time: fc.option(fc.constantFrom(...partsOfDay), { nil: undefined }),
      page: fc.option(fc.integer({ min: 2, max: 500 }), { nil: undefined }),
      overlay: fc.boolean(),
    });
    fc.assert(
      fc.property(states, (state) => {
        expect(parseProgrammeQuery(toSearchParams(state))).toEqual(state);
        for (const [key, text] of filterEntries(state))
          expect([key, text, isMeant(key, text)]).toEqual([key, text, true]);
      }),
    );
  });

  it("is filtered by any filter or another day, not by view or page", () => {
    expect(isFiltered(parse("view=woche&page=2&date=21-11-2026"), "2026-11-21")).toBe(false);
    expect(isFiltered(parse("date=22-11-2026"), "2026-11-21")).toBe(true);
    expect(isFiltered(parse("english=1"), "2026-11-21")).toBe(true);
  });

  it("is asked of the API with ISO days", () => {
    expect(
      toApiQuery({ date: "2026-11-21", tag: 7, version: ["OmeU", "OV"], english: false, page: 1, page_size: 100 }),
    ).toEqual({ date: "2026-11-21", tag: "7", version: "OmeU,OV", page: "1", page_size: "100" });
  });
});
