import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { areas, judgesOf, sourcesOf } from "../../scripts/mutate/areas";

const files = (pattern: string): string[] => globSync(pattern);

/** The patterns of judges that name no test. */
function idle(source: string): string[] {
  return judgesOf(source).filter((pattern) => files(pattern).length === 0);
}

describe("the tests that judge mutants", () => {
  it.each(areas)("exist for every source of %s", (area) => {
    const sources = files(sourcesOf(area));
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.flatMap((source) => idle(source))).toEqual([]);
  });

  it("are missed where nobody has named them", () => {
    expect(() => judgesOf("app/root.tsx")).toThrow(/No test judges/);
  });
});
