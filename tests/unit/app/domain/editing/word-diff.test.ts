import { describe, expect, it } from "vitest";
import { sequenceDiff } from "~/domain/editing/sequence-diff";
import { wordDiff } from "~/domain/editing/word-diff";

const shown = (was: string, is: string): string =>
  wordDiff(was, is)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[kind])
    .join("");

describe("what became of a text", () => {
  it("is told by whole words, and by runs of them", () => {
    expect(shown("Gala mit Klavier", "Gala mit Orchester")).toBe("Gala mit [-Klavier][+Orchester]");
    expect(shown("Wind, zwei Flügel, Plätze.", "Wind, achtunddreißig Menschen, Plätze.")).toBe(
      "Wind, [-zwei Flügel][+achtunddreißig Menschen], Plätze.",
    );
    expect(shown("Saal 1", "Großer Saal 1")).toBe("[+Großer ]Saal 1");
    expect(shown("", "Neu")).toBe("[+Neu]");
    expect(shown("Weg", "")).toBe("[-Weg]");
  });

  it("holds both texts whole, whatever they are", () => {
    let seed = 7;
    const random = (below: number): number => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed % below;
    };
    const words = ["der", "Saal", " ", "  ", ",", "Film", "ö", "\n", "läuft"];
    const text = () => Array.from({ length: random(14) }, () => words[random(words.length)]).join("");
    for (let round = 0; round < 2_000; round += 1) {
      const [was, is] = [text(), text()];
      const pieces = wordDiff(was, is);
      const without = (kind: string) => pieces.flatMap((piece) => (piece.kind === kind ? [] : piece.text)).join("");
      expect([without("added"), without("removed")]).toEqual([was, is]);
      expect(pieces.some((piece, index) => piece.kind === pieces[index + 1]?.kind)).toBe(false);
    }
  });

  it("gives up on comparing what nobody could read beside each other", () => {
    const long = (sign: string) => Array.from({ length: 3_000 }, (_, index) => `${sign}${index}`);
    const laid = sequenceDiff(long("a"), long("b"), (a, b) => a === b);
    expect(laid.map(({ kind }) => kind)).toEqual([...long("x").fill("removed"), ...long("x").fill("added")]);
  });
});
