import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { caller } from "../../support/edge";

/** The files of the build, by their path. */
const files: Record<string, string> = { "/sw-on.js": "keeps pages", "/sw-off.js": "forgets pages" };
const ASSETS = {
  ...env.ASSETS,
  async fetch(asked: RequestInfo | URL) {
    const text = files[new URL(asked instanceof Request ? asked.url : asked).pathname];
    return new Response(text ?? null, { status: text === undefined ? 404 : 200 });
  },
} satisfies Pick<Fetcher, "fetch">;

const renderPage = async () => new Response("a page");
const site = (bindings: { SERVICE_WORKER?: string }, without?: "serviceWorker") =>
  caller({ renderPage, ...(without && { without }) }, { ASSETS, ...bindings });

describe("the worker of the site", () => {
  it("is a script for the whole site, and asked for anew at every document", async () => {
    const answer = await site({})("/sw.js");
    expect([answer.status, await answer.text()]).toEqual([200, "keeps pages"]);
    expect(answer.headers.get("content-type")).toMatch(/^text\/javascript/);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("content-security-policy")).toContain("connect-src 'self'");
  });

  it("is another one where it is switched off, which takes itself away", async () => {
    expect(await (await site({ SERVICE_WORKER: "off" })("/sw.js")).text()).toBe("forgets pages");
  });

  it("is no page: without this step its address would be one", async () => {
    expect(await (await site({}, "serviceWorker")("/sw.js")).text()).not.toContain("keeps pages");
    expect(await (await site({})("/de")).text()).toBe("a page");
  });

  it("is not there where the build has none", async () => {
    const without = { ...ASSETS, fetch: () => Promise.resolve(new Response("no such file", { status: 404 })) };
    const answer = await caller({ renderPage }, { ASSETS: without })("/sw.js");
    expect([answer.status, answer.headers.get("content-type")?.startsWith("text/javascript")]).toEqual([404, false]);
  });
});
