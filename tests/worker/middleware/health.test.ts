import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { caller } from "../../support/edge";
import { database } from "../../support/stored-site";
import { breakableSite, faults, type FaultyPart } from "../../support/faults";

let end = (): void => undefined;
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

async function brokenSite(part: FaultyPart) {
  const site = await breakableSite(part);
  end = () => site.breakable.end();
  return site;
}

const everyPart = { cache: "ok", database: "ok", bucket: "ok", images: "ok", screening: "ok", limiter: "ok" };

describe("/healthz", () => {
  it("says that the Worker answers, whatever else does, and is not kept", async () => {
    const { call, breakable } = await brokenSite("D1 and KV");
    breakable.break("slow");
    const answer = await call("/healthz");
    expect([answer.status, answer.headers.get("cache-control"), await answer.json()]).toEqual([
      200,
      "no-store",
      { status: "ok" },
    ]);
    expect(answer.headers.get("server-timing")).toContain('db;desc="0"');
  });
});

describe("/readyz", () => {
  it("names every part that answers", async () => {
    const { call } = await brokenSite("D1");
    const answer = await call("/readyz");
    expect([answer.status, answer.headers.get("cache-control"), await answer.json()]).toEqual([
      200,
      "no-store",
      { status: "ok", parts: everyPart },
    ]);
    expect((await call("/ready", { redirect: "manual" })).status).toBe(301);
  });

  it("takes nothing and something for an answer alike where it asks what is kept", async () => {
    const kept: unknown[] = [];
    const isReady = async () => {
      const { status } = await caller({ renderPage: () => Promise.resolve(new Response()) })("/readyz");
      kept.push(await env.CACHE.get("generation"), await env.MEDIA.head("readiness"));
      return status;
    };
    await env.CACHE.delete("generation");
    expect([await isReady(), kept.splice(0)]).toEqual([200, [null, null]]);
    await env.CACHE.put("generation", "a,1");
    await env.MEDIA.put("readiness", "");
    expect([await isReady(), kept.splice(0)]).toEqual([200, ["a,1", expect.objectContaining({ key: "readiness" })]]);
    await env.MEDIA.delete("readiness");
  });

  it("asks the parts once in five seconds, however many want to know", async () => {
    const { DB, queries } = database();
    const call = caller({ renderPage: () => Promise.resolve(new Response()) }, { DB });
    const at = Date.parse("2026-11-21T18:00:00Z");
    const ask = (later: number) =>
      call("/readyz", { headers: { "x-test-now": new Date(at + later).toISOString() } }).then(({ status }) => status);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, turn) => ask(turn * 100)));
    expect([new Set(answers), queries()]).toEqual([new Set([200]), 1]);
    expect([await ask(4_999), queries()]).toEqual([200, 1]);
    expect([await ask(5_000), queries()]).toEqual([200, 2]);
  });

  const parts: [FaultyPart, keyof typeof everyPart][] = [
    ["KV", "cache"],
    ["D1", "database"],
    ["R2", "bucket"],
    ["Images", "images"],
    ["Screening", "screening"],
    ["Rate limiter", "limiter"],
  ];
  it.each(parts.flatMap(([part, name]) => faults.map((fault) => ({ part, name, fault }))))(
    "is 503 and names $name, and nothing of why, when it $fault",
    async ({ part, name, fault }) => {
      const { call, breakable } = await brokenSite(part);
      breakable.break(fault);
      const answer = await call("/readyz");
      expect([answer.status, answer.headers.get("retry-after"), await answer.json()]).toEqual([
        503,
        "10",
        { status: "failed", parts: { ...everyPart, [name]: "failed" } },
      ]);
    },
  );
});

describe("/readyz of a site in front of another backend", () => {
  const backend = "https://backend.example";
  const forbidden = new Proxy({} as D1Database, {
    get: () => {
      throw new Error("the database of the site itself was used");
    },
  });
  /** What it says where the backend answers so, and what was asked. */
  async function ready(answer: () => Response) {
    const asked: string[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
      asked.push(new Request(input).url);
      return answer();
    });
    const bindings = { API_ORIGIN: backend, DB: forbidden } as unknown as Parameters<typeof caller>[1];
    const said = await caller({ renderPage: () => Promise.resolve(new Response()) }, bindings)("/readyz");
    return { status: said.status, said: await said.json(), asked };
  }

  it("asks what it uses itself and whether that backend answers", async () => {
    expect(await ready(() => Response.json({ status: "ok" }))).toEqual({
      status: 200,
      said: { status: "ok", parts: { cache: "ok", upstream: "ok" } },
      asked: [`${backend}/healthz`],
    });
  });

  it.each([
    ["refuses", () => Response.json({ status: "failed" }, { status: 500 })],
    ["answers something else", () => Response.json({ state: "ok" })],
    ["answers nothing", () => Response.json(null)],
    ["answers a word", () => Response.json("status")],
    ["is a proxy's page", () => new Response("<p>status")],
    [
      "is away",
      () => {
        throw new Error("unreachable");
      },
    ],
  ])("is 503 where it %s", async (_, answer) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { status, said } = await ready(answer);
    expect([status, said]).toEqual([503, { status: "failed", parts: { cache: "ok", upstream: "failed" } }]);
    expect(logged.mock.calls).toEqual([[expect.stringContaining("upstream")]]);
  });
});
