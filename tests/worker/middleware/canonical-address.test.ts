import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { bumpGeneration } from "../../../workers/cache/generation";
import { origin, caller, htmlPage } from "../../support/edge";
import { site, state } from "../../support/stored-site";

const token = "t".repeat(40);
const proven = { origin, cookie: `csrftoken=${token}`, "x-csrftoken": token };

describe("a path in another form than its own", () => {
  it.each([
    ["/de/Warenkorb?a=%20b", "/de/warenkorb?a=%20b"],
    ["/de/%77arenkorb", "/de/warenkorb"],
    ["/de//programm///", "/de/programm"],
    ["/programm", "/de/programm"],
    ["/fr/programm", "/de/fr/programm"],
    ["/de/api/events/1961/%73eats/", "/de/api/events/1961/seats/"],
  ])("leads from %s to %s", async (path, location) => {
    const { call, made } = site();
    for (const method of ["GET", "HEAD"]) {
      const answer = await call(path, { method, redirect: "manual" });
      expect([answer.status, answer.headers.get("location")]).toEqual([301, location]);
    }
    expect(made).toEqual([]);
  });

  it("leads a navigation in the browser to the page, not to its data", async () => {
    const answer = await site().call("/de/Programm.data?tag=1&_routes=events");
    expect([answer.status, answer.headers.get("x-remix-redirect")]).toEqual([204, "/de/programm?tag=1"]);
    expect((await site().call("/_.data?_routes=root&a=b")).headers.get("x-remix-redirect")).toBe("/de?a=b");
    expect((await site().call("/_.data")).headers.get("x-remix-redirect")).toBe("/de");
  });

  it.each(["/de/programm/haexan/1/", "/de/Programm/haexan/1", "/__x/programm/haexan/1", "/de/api/shop/%63art/"])(
    "takes no writes: %s",
    async (path) => {
      const { call, made } = site();
      const answer = await call(path, { method: "POST", headers: proven, body: new URLSearchParams({ a: "b" }) });
      expect([answer.status, answer.headers.getSetCookie(), made]).toEqual([404, [], []]);
      expect(answer.headers.get("content-type")).toContain("application/problem+json");
    },
  );

  it.each([
    ["/de/%00", "Das ist keine Adresse", "/de"],
    ["/en/%zz", "not an address", "/en"],
    ["/__x/programm", "Das ist keine Adresse", "/de"],
  ])("is answered in plain words where it has none: %s", async (path, words, start) => {
    const { call, made } = site();
    const answer = await call(path);
    const text = await answer.text();
    expect([answer.status, text, made]).toEqual([404, expect.stringContaining(words), []]);
    expect(text).toContain(`<a href="${start}">`);
    // React Router shows its 404 for an answer that is not its own.
    const data = await call(`${path}.data`);
    expect([data.status, data.headers.get("content-type")]).toEqual([404, expect.stringContaining("problem+json")]);
  });

  it("would be cached and shown as if it were a page of its own, but for this step", async () => {
    const call = caller({ renderPage: () => Promise.resolve(htmlPage("", "n")), without: "canonicalAddress" });
    expect(state(await call("/de/Warenkorb"))).not.toBeNull();
  });
});

describe("the store", () => {
  beforeEach(async () => void (await bumpGeneration(env)));

  it("has one copy of a page, in however many spellings it is asked for", async () => {
    const { call, made } = site();
    const word = "programm";
    const spellings = Array.from({ length: 40 }, (_, n) => {
      const letters = word.split("").map((letter, at) => (((n + 1) >> (at % 6)) & 1 ? letter.toUpperCase() : letter));
      return `/de/${n % 2 ? letters.join("") : letters.join("").replace(/^./, (c) => `%${c.charCodeAt(0).toString(16)}`)}`;
    });
    expect(new Set(spellings).size).toBe(40);
    for (const path of spellings) {
      const answer = await call(path, { redirect: "manual" });
      const location = answer.headers.get("location");
      expect([answer.status, location]).toEqual([301, "/de/programm"]);
      await call(location ?? "");
    }
    const { keys } = await env.CACHE.list({ prefix: "test/" });
    const generation = (await env.CACHE.get("generation"))?.split(",", 1)[0] ?? "";
    const pages = keys.map(({ name }) => name.split("/")).filter(([, of]) => of === generation);
    expect([made, pages.map((parts) => parts.slice(2).join("/")).filter((name) => name.includes("rogramm"))]).toEqual([
      ["/de/programm"],
      ["/de/programm"],
    ]);
  });
});
