import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { housekeeping } from "../../../workers/jobs/housekeeping";
import { caller, htmlPage, origin } from "../../support/edge";

const call = caller({ renderPage: () => Promise.resolve(htmlPage("", "n")) });

describe("the log of missing addresses", () => {
  const token = "t".repeat(40);
  const report = (url: unknown) =>
    call("/api/dashboard-error-log/", {
      method: "POST",
      headers: { "content-type": "application/json", origin, cookie: `csrftoken=${token}`, "x-csrftoken": token },
      body: JSON.stringify({ url }),
    });

  it("counts a path once per report, without query", async () => {
    expect((await report(`${origin}/de/weg?name=Ada`)).status).toBe(204);
    expect((await report("/de/weg")).status).toBe(204);
    const { results } = await env.DB.prepare("SELECT url, count FROM not_found_log").all();
    expect(results).toEqual([{ url: "/de/weg", count: 2 }]);
    await housekeeping(env, Date.now() + 91 * 24 * 60 * 60 * 1000);
    expect((await env.DB.prepare("SELECT url FROM not_found_log").all()).results).toEqual([]);
  });

  it("answers broken and oversized bodies with a problem", async () => {
    const post = (body: string) =>
      call("/de/api/dashboard-error-log/", {
        method: "POST",
        headers: { "content-type": "application/json", origin, cookie: `csrftoken=${token}`, "x-csrftoken": token },
        body,
      });
    for (const [status, body] of [
      [400, "{"],
      [413, JSON.stringify({ url: "/de/x", more: "x".repeat(300_000) })],
    ] as const) {
      const answer = await post(body);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([
        status,
        "application/problem+json; charset=utf-8",
      ]);
    }
    expect((await post(JSON.stringify({ url: "/de/x" }))).status).toBe(204);
  });

  it.each([["https://evil.example/de"], [""], ["x".repeat(3000)], [7]])("refuses %s", async (url) => {
    expect((await report(url)).status).toBe(400);
  });
});

describe("the log of pages that failed in the browser", () => {
  const token = "t".repeat(40);
  const frame = "/assets/house-Ab1.js:1:204";
  const report = (error: object, ip = "203.0.113.7") =>
    call("/de/api/dashboard-error-log/", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin,
        cookie: `csrftoken=${token}`,
        "x-csrftoken": token,
        "cf-connecting-ip": ip,
      },
      body: JSON.stringify({ url: `${origin}/de/programm?q=Ada#Ada`, error }),
    });
  const ours = { name: "TypeError", stack: [frame, frame], build: "m1abc" };

  it("is one line without query, and counts no address", async () => {
    await env.DB.exec("DELETE FROM not_found_log");
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect((await report(ours)).status).toBe(204);
    expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
      {
        level: "error",
        request_id: expect.any(String),
        what: "browser",
        path: "/de/programm",
        build: "m1abc",
        error: `TypeError\n    at ${frame}\n    at ${frame}`,
      },
    ]);
    expect((await env.DB.prepare("SELECT url FROM not_found_log").all()).results).toEqual([]);
  });

  it.each([
    ["words in place of a name", { ...ours, name: "Ada Lovelace" }],
    ["a place with a query", { ...ours, stack: ["/assets/a.js?q=Ada:1:1"] }],
    ["a place elsewhere", { ...ours, stack: ["https://evil.example/a.js:1:1"] }],
    ["a stack without end", { ...ours, stack: Array.from({ length: 200 }, () => frame) }],
    ["a build that is a text", { ...ours, build: "Ada Lovelace" }],
  ])("refuses %s", async (_, error) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect((await report(error)).status).toBe(400);
    expect(log).not.toHaveBeenCalled();
  });

  it("takes so many from one place, and then none", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    // They are counted by the minute of the clock: those that a new one began among say nothing.
    const minute = () => Math.floor(Date.now() / 60_000);
    let statuses: number[] = [];
    for (let begun = -1, place = 8; begun !== minute(); place += 1) {
      begun = minute();
      statuses = [];
      for (let count = 0; count < 31; count += 1) statuses.push((await report(ours, `203.0.113.${place}`)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 204), 429]);
  });
});

describe("documents that do not exist", () => {
  beforeEach(async () => void (await env.DB.exec("DELETE FROM not_found_log")));
  const missing = caller({ renderPage: () => Promise.resolve(new Response("", { status: 404 })) });
  const logged = async () => (await env.DB.prepare("SELECT url, count FROM not_found_log ORDER BY url").all()).results;

  it("are counted by their path, in the one form that it has", async () => {
    for (const path of ["/de/nirgends?name=Ada", "/de/nirgends", "/nirgends", "/de/Nirgends/"]) await missing(path);
    expect(await logged()).toEqual([{ url: "/de/nirgends", count: 2 }]);
  });

  it("are counted once: not for the data of a navigation, and not for pages that exist", async () => {
    await missing("/de/nirgends.data");
    await call("/de/haus");
    expect(await logged()).toEqual([]);
  });

  it("are counted and reported for as long as their place is within its limit", async () => {
    const asked: string[] = [];
    const REPORTS = {
      limit: ({ key }: { key: string }) => Promise.resolve({ success: asked.push(key) <= 2 }),
    };
    const renderPage = () => Promise.resolve(new Response("", { status: 404 }));
    const limited = caller({ renderPage }, { REPORTS });
    const headers = { "cf-connecting-ip": "192.0.2.7" };
    for (const path of ["/de/a", "/de/b", "/de/c"]) await limited(path, { headers });
    expect(await logged()).toEqual([
      { url: "/de/a", count: 1 },
      { url: "/de/b", count: 1 },
    ]);
    const token = "t".repeat(40);
    const report = await limited("/api/dashboard-error-log/", {
      method: "POST",
      headers: {
        ...headers,
        "content-type": "application/json",
        origin,
        cookie: `csrftoken=${token}`,
        "x-csrftoken": token,
      },
      body: JSON.stringify({ url: "/de/d" }),
    });
    expect([report.status, report.headers.get("retry-after") !== null, new Set(asked).size]).toEqual([429, true, 1]);
    expect(await logged()).toHaveLength(2);
  });
});
