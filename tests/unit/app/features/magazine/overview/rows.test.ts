import { describe, expect, it } from "vitest";
import type { ListedArticle } from "~/domain/articles/listed";
import { sheetRows } from "~/features/magazine/overview/rows";

/** Articles by the ratios of their pictures; 0 has none. */
const articles = (...ratios: number[]) =>
  ratios.map((ratio, id) => ({ id, image: ratio === 0 ? null : { ratio } })) as ListedArticle[];
const shape = (...ratios: number[]) =>
  sheetRows(articles(...ratios)).map(({ pictures, lines, rest }) => [
    pictures.map(({ id }) => id),
    lines.map(({ id }) => id),
    rest > 0,
  ]);

describe("rows of articles", () => {
  it("hold pictures until they are as wide as the page, four at most", () => {
    expect(shape(1.6, 1.19, 1.85, 1.37)).toEqual([
      [[0, 1, 2], [], false],
      [[3], [], true],
    ]);
    expect(shape(0.8, 0.8, 0.8, 0.8, 0.8)).toEqual([
      [[0, 1, 2, 3], [], false],
      [[4], [], true],
    ]);
    expect(shape(9)).toEqual([[[0], [], false]]);
  });

  it("are followed by the articles without a picture, and consist of these alone where there is no picture", () => {
    expect(shape(1.6, 0, 1.6, 1.6, 0, 1.6)).toEqual([
      [[0, 2, 3], [1, 4], false],
      [[5], [], true],
    ]);
    expect(shape(0, 0)).toEqual([[[], [0, 1], true]]);
    expect(shape()).toEqual([]);
  });

  it("stay as they are when more is loaded", () => {
    const ratios = [1.6, 0, 1.37, 1.85, 0, 1.19, 2.39, 1.37, 1.66, 0, 0.7];
    for (let shown = 1; shown < ratios.length; shown += 1) {
      const whole = shape(...ratios);
      const full = shape(...ratios.slice(0, shown)).slice(0, -1);
      expect(whole.slice(0, full.length)).toEqual(full);
    }
  });
});
