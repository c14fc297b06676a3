import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** A house of its own: its shows are nobody else's. */
const elsewhere = "tests/e2e/purchases-stripe.spec.ts";

/** The numbers of the shows that a test names, with its name. */
function shows(file: string): string[] {
  const source = readFileSync(file, "utf8").replaceAll(/"[^"\n]*"/g, "");
  const places = [...source.matchAll(/seatedShow\([\w.]+, ([^)]*)\)|shows: \{([^}]*)\}/g)];
  return places.flatMap((place) => `${place[1] ?? ""} ${place[2] ?? ""}`.match(/\b\d+\b/g) ?? []);
}

it("no two browser tests move the same seated show", () => {
  const files = globSync("tests/e2e/*.spec.ts").filter((file) => file !== elsewhere);
  const taken = files.flatMap((file) => shows(file));
  expect(taken.length).toBeGreaterThan(50);
  expect(taken.filter((show, at) => taken.indexOf(show) !== at)).toEqual([]);
});
