import { describe, expect, it } from "vitest";
import { filmArt } from "../../../../workers/demo/artwork/film-art";
import { gallery, stillWidth } from "../../../../workers/demo/artwork/gallery";
import { lettering } from "../../../../workers/demo/artwork/lettering";
import { films } from "../../../../workers/demo/content/films";
import { svgSize } from "../../../../workers/media/kinds";

describe("artwork", () => {
  const pictures = new Map(gallery().map((picture) => [picture.key, picture]));

  it("draws a still in the true ratio and a poster 2:3 for every film", () => {
    for (const film of films) {
      const still = svgSize(pictures.get(`still:${film.slug}`)?.svg ?? "");
      expect(still?.width).toBe(stillWidth);
      expect((still?.width ?? 0) / (still?.height ?? 1)).toBeCloseTo(film.ratio, 2);
      const poster = svgSize(pictures.get(`poster:${film.slug}`)?.svg ?? "");
      expect(poster).toEqual({ width: 1000, height: 1500 });
    }
  });

  it("gives every film a motif of its own", () => {
    expect(new Set(Object.values(filmArt).map(({ scene }) => scene)).size).toBe(films.length);
  });

  it("never changes", () => {
    for (const { key, svg } of gallery()) expect(pictures.get(key)?.svg, key).toBe(svg);
  });

  it("contains no broken number and needs no font", () => {
    for (const { key, svg } of pictures.values()) {
      expect(svg, key).not.toMatch(/NaN|undefined|Infinity|\[object/);
      expect(svg, key).not.toContain("<text");
    }
  });

  it("keeps a line of letters inside its box", () => {
    const numbers =
      lettering("NOSFERATU", { box: [100, 50, 800, 200], pen: 40, fill: "hall" })
        .match(/d="([^"]+)"/)?.[1]
        ?.match(/-?[\d.]+ -?[\d.]+/g) ?? [];
    expect(numbers.length).toBeGreaterThan(20);
    for (const pair of numbers) {
      const [x = 0, y = 0] = pair.split(" ").map(Number);
      expect(x >= 119.9 && x <= 880.1 && y >= 69.9 && y <= 230.1, pair).toBe(true);
    }
  });
});
