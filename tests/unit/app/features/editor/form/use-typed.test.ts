import { describe, expect, it } from "vitest";
import { takingBack, withTyped } from "~/features/editor/form/use-typed";

const stands = (de: string, level = 2) => ({ content: { de, en: "House" }, headline_level: level });
const typing = (value: string) => ({ key: "content", lang: "de", value });

describe("what is taken back in a form", () => {
  it("is what was typed in it, back to what stood there before", () => {
    const first = withTyped(new Map(), stands("Haus"), typing("Haus H"));
    const typed = withTyped(first, stands("Haus H"), typing("Haus Hof"));
    expect(takingBack(typed, stands("Haus Hof"))).toEqual([typing("Haus")]);
  });

  it("is nothing of what a colleague has changed meanwhile, in that field or in another", () => {
    const typed = withTyped(new Map(), stands("Haus"), typing("Haus Hof"));
    expect(takingBack(typed, stands("Jakobs Haus", 3))).toEqual([]);
    expect(takingBack(typed, stands("Haus Hof", 3))).toEqual([typing("Haus")]);
  });

  it("ends where a colleague was, if what was typed came after", () => {
    const first = withTyped(new Map(), stands("Haus"), typing("Haus Hof"));
    const typed = withTyped(first, stands("Jakobs Haus"), typing("Jakobs Haus und Hof"));
    expect(takingBack(typed, stands("Jakobs Haus und Hof"))).toEqual([typing("Jakobs Haus")]);
  });

  it("takes a value away that was not there, and nothing where it stands again as it was", () => {
    const fresh = { ...typing("Neu"), key: "subline" };
    const typed = withTyped(new Map(), stands("Haus"), fresh);
    const now = { ...stands("Haus"), subline: { de: "Neu" } };
    expect(takingBack(typed, now)).toEqual([{ key: "subline", lang: "de" }]);
    expect(takingBack(withTyped(new Map(), stands("Haus"), typing("Haus")), stands("Haus"))).toEqual([]);
  });
});
