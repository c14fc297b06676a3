import { describe, expect, it } from "vitest";
import { folded, slugOf } from "~/domain/format/slug";

describe("a slug", () => {
  it.each([
    ["Blick in den Vorführraum", "blick-in-den-vorfuehrraum"],
    ["Übergrößen & Äpfel", "uebergroessen-aepfel"],
    ["Über die Kunst".normalize("NFD"), "ueber-die-kunst"],
    ["Cléo de 5 à 7", "cleo-de-5-a-7"],
    ["Smørrebrød, Łódź", "smoerrebroed-lodz"],
    ["  —  ", ""],
  ])("of %j is %j", (text, slug) => expect(slugOf(text)).toBe(slug));

  it("has at most 60 characters and no hyphen at its end", () => {
    expect(slugOf(`${"a".repeat(59)} ü`)).toBe("a".repeat(59));
    expect(slugOf("ü".repeat(40))).toHaveLength(60);
  });

  it("is not what texts are sorted by: there an umlaut stands with its vowel", () => {
    expect(folded("Übung")).toBe("ubung");
  });
});
