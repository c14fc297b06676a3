import { describe, expect, it } from "vitest";
import { topicIndex } from "~/domain/articles/topic-index";

const index = (names: string[], lang = "de") =>
  Object.fromEntries(
    topicIndex(
      names.map((name) => ({ name })),
      lang,
    )
      .filter(({ entries }) => entries.length > 0)
      .map(({ letter, entries }) => [letter, entries.map(({ name }) => name)]),
  );

describe("the index of topics", () => {
  it("has every letter in order, those without topics too", () => {
    expect(
      topicIndex([{ name: "Ton" }], "de")
        .map(({ letter }) => letter)
        .join(""),
    ).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  });

  it("puts letters with signs where readers look for them, and sorts as the language does", () => {
    expect(index(["Zug", "Übersetzung", "Untertitel", "Ärzte", "Abspann", "Éric Rohmer"])).toEqual({
      A: ["Abspann", "Ärzte"],
      E: ["Éric Rohmer"],
      U: ["Übersetzung", "Untertitel"],
      Z: ["Zug"],
    });
  });

  it("puts what begins with no letter before all, smaller figures first", () => {
    expect(index(["70 mm", "8 mm", "東京", "Analog"])).toEqual({ "#": ["8 mm", "70 mm", "東京"], A: ["Analog"] });
    expect(topicIndex([{ name: "8 mm" }], "en")[0]?.letter).toBe("#");
  });
});
