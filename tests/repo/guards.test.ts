import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { guards } from "../../scripts/mutate/guards";
import { partsOf, withoutGuard } from "../../scripts/mutate/guards/guard";

describe("the guards that mutation runs take away", () => {
  it.each(guards)(
    "stand in their sources, and their tests exist: $promise",
    ({ file, guard, without = "", judges }) => {
      expect(readFileSync(file, "utf8").split(guard)).toHaveLength(2);
      expect(without).not.toContain(guard);
      expect(judges.filter((test) => !existsSync(test))).toEqual([]);
    },
  );

  it("are each of another promise", () => {
    expect(new Set(guards.map(({ promise }) => promise)).size).toBe(guards.length);
  });
});
