import { describe, expect, it } from "vitest";
import { distance, folded, markedParts, meant, searchWords, spellings, trigrams } from "~/domain/search/query";

const marked = (text: string, query: string): string =>
  markedParts(text, query)
    .map(({ text: part, found }) => (found ? `[${part}]` : part))
    .join("");

describe("a query", () => {
  it("is its words, small and without diacritics", () => {
    expect(searchWords('  Tōkyō "AND" L’Atalante* ')).toEqual(["tokyo", "and", "l", "atalante"]);
    expect(searchWords("„…“ -")).toEqual([]);
    expect(searchWords("a ".repeat(40))).toHaveLength(12);
    expect(folded("Häxan")).toBe("haxan");
  });

  it("may be typed without the letters of German", () => {
    expect(spellings("moerder")).toEqual(["moerder", "morder"]);
    expect(spellings("strasse")).toContain("straße");
    expect(spellings("straße")).toContain("strasse");
    expect(spellings("kino")).toEqual(["kino"]);
  });
});

describe("marks", () => {
  it("stand where words begin like those of the query, as far as they were typed", () => {
    expect(marked("Die Nacht der lebenden Toten", "die na")).toBe("[Die] [Na]cht der lebenden Toten");
    expect(marked("Rashōmon", "rasho")).toBe("[Rashō]mon");
    expect(marked("Häxan", "haxan")).toBe("[Häxan]");
    expect(marked("Nachtvorstellung", "vorstellung")).toBe("Nachtvorstellung");
    expect(marked("", "x")).toBe("");
  });

  it("leave every text as it is", () => {
    for (const text of ["Cléo – Mittwoch zwischen 5 und 7", "<b>M</b>", "  ", "Straße"])
      expect(
        markedParts(text, "m 5 str")
          .map((part) => part.text)
          .join(""),
      ).toBe(text);
  });
});

describe("what was meant", () => {
  it("differs by few letters", () => {
    expect([distance("nosfaratu", "nosferatu"), distance("ab", "ba"), distance("", "abc"), distance("a", "a")]).toEqual(
      [1, 1, 3, 0],
    );
    expect(meant("nosfaratu", ["metropolis", "nosferatu"])).toBe("nosferatu");
    expect(meant("nosfara", ["nosferatu"])).toBe("nosferatu");
    expect(meant("ozo", ["ozu"])).toBeNull();
    expect(meant("schnee", ["schach"])).toBeNull();
  });

  it("shares runs of three letters", () => {
    expect(trigrams("kino")).toEqual([" ki", "kin", "ino", "no "]);
  });
});
