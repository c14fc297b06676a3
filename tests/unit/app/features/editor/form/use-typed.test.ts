import { describe, expect, it } from "vitest";
import { takingBack, withTyped } from "~/features/editor/form/use-typed";

const module = (de: string, level = 2) => ({
  id: "m",
  type: "headline",
  version: 1,
  order: 0,
  props: { content: { de, en: "House" }, headline_level: level },
});
const typing = (value: string) => ({ op: "set" as const, id: "m", key: "content", lang: "de", value });

describe("what is taken back in a form", () => {
  it("is what was typed in it, back to what stood there before", () => {
    const first = withTyped(new Map(), module("Haus"), typing("Haus H"));
    const typed = withTyped(first, module("Haus H"), typing("Haus Hof"));
    expect(takingBack(typed, module("Haus Hof"))).toEqual([typing("Haus")]);
  });

  it("is nothing of what a colleague has changed meanwhile, in that field or in another", () => {
    const typed = withTyped(new Map(), module("Haus"), typing("Haus Hof"));
    expect(takingBack(typed, module("Jakobs Haus", 3))).toEqual([]);
    expect(takingBack(typed, module("Haus Hof", 3))).toEqual([typing("Haus")]);
  });

  it("ends where a colleague was, if what was typed came after", () => {
    const first = withTyped(new Map(), module("Haus"), typing("Haus Hof"));
    const typed = withTyped(first, module("Jakobs Haus"), typing("Jakobs Haus und Hof"));
    expect(takingBack(typed, module("Jakobs Haus und Hof"))).toEqual([typing("Jakobs Haus")]);
  });

  it("takes a value away that was not there, and nothing where it stands again as it was", () => {
    const fresh = { ...typing("Neu"), key: "subline" };
    const typed = withTyped(new Map(), module("Haus"), fresh);
    const shown = module("Haus");
    const now = { ...shown, props: { ...shown.props, subline: { de: "Neu" } } };
    expect(takingBack(typed, now)).toEqual([{ op: "set", id: "m", key: "subline", lang: "de" }]);
    expect(takingBack(withTyped(new Map(), module("Haus"), typing("Haus")), module("Haus"))).toEqual([]);
  });
});
