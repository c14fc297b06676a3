import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { AppEnv } from "../../../workers/http/app-env";
import { redirectTable, type SiteFacts } from "../../../workers/http/site-facts";
import { redirects } from "../../../workers/middleware/redirects/redirects";
import { requestFacts } from "../../../workers/middleware/request-facts/request-facts";

const rules = redirectTable([
  ["/ehemals", "/programm"],
  ["/ehemals/mit", "/programm?tag=1"],
  ["/api/ehemals", "/programm"],
  ["/programm/haexan/1", "/alle-filme/haexan/1"],
]);

const site = (known: SiteFacts["redirects"] | null = rules) => {
  const facts = () => Promise.resolve(known && ({ redirects: known } as SiteFacts));
  const app = new Hono<AppEnv>().use(requestFacts(), redirects({ facts })).all("*", (c) => c.text("the page"));
  return async (path: string, method = "GET") => {
    const answer = await app.request(path, { method }, env, createExecutionContext());
    return [answer.status, answer.headers.get("location") ?? answer.headers.get("x-remix-redirect")];
  };
};
const passes = [200, null];

describe("an address that has moved", () => {
  it("leads to its new one with its query, but for one that brings its own", async () => {
    const ask = site();
    expect(await ask("/de/ehemals/?a=b")).toEqual([301, "/de/programm?a=b"]);
    expect(await ask("/de/ehemals/mit?a=b")).toEqual([301, "/de/programm?tag=1"]);
    expect(await ask("/de/ehemals.data?a=b&_routes=page")).toEqual([204, "/de/programm?a=b"]);
    expect(await ask("/de/ehemals", "POST")).toEqual([301, "/de/programm"]);
  });

  it("is no call of the API, and nothing while nobody knows of any", async () => {
    expect(await site()("/de/api/ehemals")).toEqual(passes);
    expect(await site(null)("/de/ehemals")).toEqual(passes);
  });

  it("goes before the programme where a show is asked for as an overlay", async () => {
    expect(await site()("/de/programm/haexan/1?overlay=true")).toEqual([301, "/de/alle-filme/haexan/1"]);
    expect(await site()("/de/programm/haexan/2?overlay=true&a=b")).toEqual([302, "/de/programm?a=b"]);
    for (const path of ["/de/programm/haexan/2?overlay=1", "/programm/haexan/2?overlay=true", "/de/haus?overlay=true"])
      // oxlint-disable-next-line no-await-in-loop
      expect([path, await site()(path)]).toEqual([path, passes]);
    expect(await site()("/de/programm/haexan/2?overlay=true", "POST")).toEqual(passes);
  });
});
