import { describe, expect, it } from "vitest";
import type { RequestFacts } from "~/server/context";
import { planFor } from "../../../../workers/answers/cached/plan";
import { policies } from "../../../../workers/cache/policies";
import type { RequestState } from "../../../../workers/http/request-state";

const origin = "https://kino.example";
const state = {
  env: { SITE_ORIGIN: origin },
  facts: { session: { staff: null }, preview: null, fixedTime: false } as unknown as RequestFacts,
} as unknown as RequestState;
const calls: Record<string, Parameters<typeof planFor>[2] extends (path: string) => infer Call ? Call : never> = {
  "/api/events/": { cache: "programme", keys: ["lang", "tag", "q", "query", "ids"] },
  "/api/rooms/": { cache: "structure", keys: ["lang", "series"] },
  "/api/user-details/": { cache: null, keys: [] },
};
const plan = (path: string, init: RequestInit = {}) =>
  planFor(new Request(origin + path, init), state, (pathname) => calls[pathname] ?? null);

describe("how a request is to be kept", () => {
  it("is under its address, whether its answer is read whole or not", () => {
    for (const method of ["GET", "HEAD"])
      expect(plan("/de/programm?tag=3&utm_source=a", { method })).toEqual({
        key: "/de/programm?tag=3",
        url: `${origin}/de/programm?tag=3`,
        policy: policies.filtered,
        kind: "document",
      });
  });

  it("is with the loaders that are asked for where it is data, of which a document knows nothing", () => {
    expect(plan("/de/programm.data?_routes=events")?.key).toBe("/de/programm.data?_routes=events");
    expect(plan("/de/programm?_routes=events")?.key).toBe("/de/programm");
  });

  it("is as its declaration says, for a shorter time where a query narrows it, which a language does not", () => {
    expect(plan("/api/events/?lang=en")?.policy).toBe(policies.programme);
    expect(plan("/api/events/?lang=en&tag=3")?.policy).toBe(policies.filtered);
    for (const own of ["q=ozu", "query=ozu", "ids=1,2"])
      expect(plan(`/api/events/?tag=3&${own}`)?.policy).toBe(policies.searched);
    expect(plan("/api/rooms/?series=3")?.policy).toBe(policies.structure);
  });

  it.each(["/api/user-details/", "/api/nothing/", "/media/0123456789abcdef/card.jpg"])("is not at all: %s", (path) => {
    expect(plan(path)).toBeNull();
  });

  it("is not at all where an address has no language, or something is written", () => {
    expect(plan("/programm")).toBeNull();
    expect(plan("/de/programm", { method: "POST" })).toBeNull();
  });
});
