import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { guards } from "../../scripts/mutate/guards";
import { partsOf, withoutGuard } from "../../scripts/mutate/guards/guard";

describe("the guards that mutation runs take away", () => {
  it.each(guards)("stand in their sources, and their tests exist: $promise", (guard) => {
    const source = readFileSync(guard.file, "utf8");
    for (const part of partsOf(guard)) expect(source.split(part)).toHaveLength(2);
    expect(partsOf(guard).filter((part) => withoutGuard(guard, source).includes(part))).toEqual([]);
    expect(guard.judges.filter((test) => !existsSync(test))).toEqual([]);
  });

  it("are each of another promise", () => {
    expect(new Set(guards.map(({ promise }) => promise)).size).toBe(guards.length);
  });
});
