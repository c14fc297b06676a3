import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeTo, chosenValues } from "~/domain/programme/filters";
import { accessFeatures, versionCodes } from "~/domain/programme/values";
import { canonicalSearch } from "~/features/programme/state/head";
import { programmeLinks, readState, redirectSearch, searchOf } from "~/features/programme/state/query-links";

const read = (text: string) => readState(new URLSearchParams(text));
const redirected = (text: string) => redirectSearch(new URLSearchParams(text));

describe("the address of the programme", () => {
  it("leaves out what it does not understand and keeps the rest in one form", () => {
    expect(searchOf(read("date=31-02-2026&version=OV,xx,OmeU&room=abc&tag=3&page=0&x=1"))).toBe(
      "?tag=3&version=OmeU,OV",
    );
    expect(searchOf(read(""))).toBe("");
  });

  it("knows the order of the films only in the films view", () => {
    expect(searchOf(read("view=filme&sort=title"))).toBe("?view=filme&sort=title");
    expect(searchOf(read("sort=title"))).toBe("");
    expect(searchOf(read("view=filme&sort=price"))).toBe("?view=filme");
  });

  it("has pages of days and of films, not of weeks", () => {
    expect(searchOf(read("view=filme&page=2"))).toBe("?view=filme&page=2");
    expect(searchOf(read("view=woche&page=2"))).toBe("?view=woche");
  });

  it("means the same after every round trip", () => {
    const state = fc.record({
      view: fc.constantFrom("tage" as const, "woche" as const, "filme" as const),
      tag: fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined }),
      english: fc.constantFrom(true, undefined),
      version: fc.option(fc.subarray([...versionCodes], { minLength: 1 }), { nil: undefined }),
      page: fc.option(fc.integer({ min: 2, max: 50 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(state, (made) => {
        const search = searchOf(made);
        expect(searchOf(read(search))).toBe(search);
      }),
    );
  });

  it("is redirected where it says a date in another form, or opens the overlay over its own page", () => {
    expect(redirected("date=2026-11-28&tag=2")).toBe("?date=28-11-2026&tag=2");
    expect(redirected("date=28.11.2026")).toBe("?date=28-11-2026");
    expect(redirected("date=5.1.2027&english=1")).toBe("?date=05-01-2027&english=1");
    expect(redirected("overlay=true&tag=2")).toBe("?tag=2");
    expect(redirected("date=28-11-2026")).toBeNull();
    expect(redirected("date=31.02.2026")).toBeNull();
    expect(redirected("date=morgen")).toBeNull();
  });

  it("starts the list anew with every change", () => {
    const links = programmeLinks("/de/programm", read("tag=3&page=4&date=28-11-2026"));
    expect(links.to({ english: true })).toBe("/de/programm?date=28-11-2026&tag=3&english=1");
    expect(links.to({ tag: undefined, date: undefined })).toBe("/de/programm");
    expect(links.to({ page: 5 })).toBe("/de/programm?date=28-11-2026&tag=3&page=5");
  });
});

describe("choices", () => {
  it("become the state that has exactly them selected", () => {
    for (const [key, values] of [
      ["tag", ["7"]],
      ["version", ["OmeU", "OV"]],
      ["access", [...accessFeatures]],
      ["time", ["late"]],
    ] as const) {
      expect(chosenValues(changeTo(key, values), key)).toEqual(values);
      expect(chosenValues(changeTo(key, []), key)).toEqual([]);
    }
  });
});

describe("canonical address", () => {
  it("stands for itself where the list is worth finding, otherwise for the plain list", () => {
    expect(canonicalSearch(read("page=3"))).toBe("?page=3");
    expect(canonicalSearch(read("view=filme&page=2"))).toBe("?view=filme&page=2");
    expect(canonicalSearch(read("view=filme&sort=title&page=2"))).toBe("?view=filme");
    expect(canonicalSearch(read("series=2"))).toBe("?series=2");
    expect(canonicalSearch(read("series=2&english=1"))).toBe("");
    expect(canonicalSearch(read("room=2"))).toBe("");
    expect(canonicalSearch(read("date=28-11-2026&view=woche"))).toBe("?view=woche");
  });
});
