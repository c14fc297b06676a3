import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { paths } from "~/domain/site/pages";
import { parts, shapeOf } from "~/features/navigation/later/page-shapes";

const sheet = readFileSync(
  new URL("../../../../../../app/features/navigation/later/PageSkeleton.module.css", import.meta.url),
  "utf8",
);

test("every kind of page has a shape of its own rhythm, and what lies below it in the table does not take it", () => {
  const shapeAt = (path: string) => shapeOf(`/de${path}`).join(" ");
  expect(shapeAt(paths.home)).toBe("poster rows");
  expect(shapeAt("/programm")).toBe("head strip rows");
  expect(shapeAt("/programm/nosferatu/12")).toBe("film options");
  expect(shapeAt("/alle-filme/")).toBe("head sheets sheets");
  expect(shapeAt("/alle-filme/nosferatu/3")).toBe("film rows");
  expect(shapeAt("/series/nachtvorstellung/2")).toBe("plate rows");
  expect(shapeAt("/mediathek")).toBe("head strip lead sheets");
  expect(shapeAt("/mediathek/tags/licht/4")).toBe("head sheets sheets");
  expect(shapeAt("/mediathek/tags")).toBe("head text text");
  expect(shapeAt("/mediathek/licht/4")).toBe("plate text");
  expect(shapeAt("/team")).toBe("portraits credits");
  expect(shapeAt("/search/films/2")).toBe("head rows");
  expect(shapeAt("/veranstaltungsort/kino/1")).toBe("head plans facts");
  expect(shapeAt("/haus/geschichte")).toBe("head text");
  expect(shapeOf("/webshop/cart").join(" ")).toBe("head text");
});

test("every part is drawn", () => {
  const drawn = (part: string) => new RegExp(`\\.${part}\\b`).test(sheet);
  expect(Object.keys(parts).filter((part) => !drawn(part))).toEqual([]);
});
