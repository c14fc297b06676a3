import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { hasItsOptions } from "../../../../workers/answers/cached/known-options";
import type { Bindings } from "../../../../workers/http/app-env";
import { smallHouse } from "../../../support/fixtures";
import { database } from "../../../support/stored-site";

beforeAll(async () => void (await smallHouse(env)));
afterEach(() => void vi.restoreAllMocks());

const generation = (current: string) => ({ current, earlier: [] });

/** The house as an isolate of its own sees it. */
function isolate(isDown = false, bindings: object = {}) {
  const { DB, queries } = database(() => isDown);
  const own = { ...env, ...bindings, DB, CACHE: new Proxy(env.CACHE, {}) } as Bindings;
  return { has: (search: string, at = "g1") => hasItsOptions(search, own, generation(at)), queries };
}

describe("whether the house has what a query filters by", () => {
  it("is so if it has all of it", async () => {
    const { has } = isolate();
    expect([await has("?tag=1&genre=1&q=999999"), await has("?tag=1&genre=999999"), await has("?tag=999999")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("is looked up once for all, until something is published", async () => {
    const { has, queries } = isolate();
    await has("?tag=1");
    const once = queries();
    expect(once).toBeGreaterThan(0);
    await has("?tag=2");
    await has("?genre=1");
    expect(queries()).toBe(once);
    await has("?tag=1", "g2");
    expect(queries()).toBeGreaterThan(once);
  });

  it("needs no look where nothing is filtered by, or another backend has the options", async () => {
    for (const [{ has, queries }, search] of [
      [isolate(), "?q=abc&date=2026-11-21"],
      [isolate(false, { API_ORIGIN: "https://backend.example" }), "?tag=999999"],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop
      expect([await has(search), queries()]).toEqual([true, 0]);
  });

  it("is not so if nobody can tell, which the log says", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(await isolate(true).has("?tag=1")).toBe(false);
    expect(logged).toHaveBeenCalled();
  });
});
