import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import type { RequestFacts } from "~/server/context";
import type { Bindings } from "../../../workers/http/app-env";
import { answerRemotely } from "../../../workers/http/remote-api";
import { origin } from "../../support/edge";

const backend = "https://backend.example";
const bindings = { ...env, API_ORIGIN: backend } as unknown as Bindings;

/** What the backend hears. */
let heard: { url: string; method: string; redirect: RequestRedirect; headers: Headers; body: string };
let logged: MockInstance;

/** The answer of the site where the backend answers this. */
async function passedOn(path: string, init: RequestInit = {}, answer = Response.json({})): Promise<Response> {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, how) => {
    const request = new Request(input, how);
    const { url, method, redirect, headers } = request;
    heard = { url, method, redirect, headers, body: await request.text() };
    return answer;
  });
  return answerRemotely(new Request(`${origin}${path}`, init), {
    env: bindings,
    ctx: createExecutionContext(),
    facts: { requestId: "the-request" } as RequestFacts,
    shared: false,
    modules: {} as never,
  });
}

beforeEach(() => {
  logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

describe("what the backend hears of a call", () => {
  const contract = {
    accept: "application/json",
    "content-type": "application/json",
    cookie: "kasch_cart=1; csrftoken=known",
    "idempotency-key": "key-1",
    "if-match": '"3"',
    "if-none-match": '"4"',
    "user-agent": "a browser",
    "x-test-now": "2026-11-21T18:00:00Z",
  };

  it("is what the contract needs, whose call it is, and nothing else", async () => {
    const others = { "accept-language": "de", "x-forwarded-for": "spoofed", referer: `${origin}/de` };
    await passedOn("/de/api/events/?page=2", { headers: { ...contract, ...others, "cf-connecting-ip": "192.0.2.7" } });
    expect([heard.method, heard.url, heard.redirect]).toEqual(["GET", `${backend}/de/api/events/?page=2`, "manual"]);
    expect(Object.fromEntries(heard.headers)).toEqual({
      ...contract,
      "x-request-id": "the-request",
      "x-forwarded-for": "192.0.2.7",
    });
  });

  it("is the body and the visitor's own proof where something is written", async () => {
    await passedOn("/api/user/", { method: "PATCH", headers: contract, body: '{"a":1}' });
    expect([heard.method, heard.body]).toEqual(["PATCH", '{"a":1}']);
    expect(Object.fromEntries(heard.headers)).toMatchObject({
      cookie: contract.cookie,
      "x-csrftoken": "known",
      origin: env.SITE_ORIGIN,
    });
  });

  it.each([
    [undefined, /^csrftoken=([\w-]{30,})$/],
    ["", /^csrftoken=([\w-]{30,})$/],
    ["kasch_cart=1", /^kasch_cart=1; csrftoken=([\w-]{30,})$/],
  ])("is a proof made for it where the visitor has none: %j", async (cookie, whole) => {
    await passedOn("/api/user/", { method: "POST", headers: cookie === undefined ? {} : { cookie }, body: "{}" });
    const [, token] = whole.exec(heard.headers.get("cookie") ?? "") ?? [];
    expect(token).toBeDefined();
    expect(heard.headers.get("x-csrftoken")).toBe(token);
  });

  it.each(["GET", "HEAD"])("is no proof where somebody only reads: %s", async (method) => {
    await passedOn("/api/user/", { method, headers: { cookie: "csrftoken=known" } });
    expect([heard.method, heard.headers.get("x-csrftoken"), heard.headers.get("origin")]).toEqual([method, null, null]);
  });
});

describe("what a visitor gets of the backend's answer", () => {
  it("is all but what belongs to the connection, its cache and its policies", async () => {
    const its = {
      "cache-status": "theirs; hit",
      "content-encoding": "gzip",
      "content-length": "99",
      "content-security-policy": "default-src *",
      "server-timing": "db;dur=3",
      "x-request-id": "theirs",
      "cache-control": "public, max-age=9",
      age: "7",
      warning: '110 - "Response is stale"',
    };
    const answer = await passedOn(
      "/api/x/",
      {},
      Response.json({ a: 1 }, { status: 201, headers: { ...its, etag: '"5"' } }),
    );
    expect([answer.status, await answer.json()]).toEqual([201, { a: 1 }]);
    expect(Object.fromEntries(answer.headers)).toEqual({ "content-type": "application/json", etag: '"5"' });
  });

  it("says what stands in, and what may not be kept", async () => {
    const its = { warning: '111 - "Revalidation failed"', age: "95", "cache-control": "private, no-store" };
    const answer = await passedOn("/api/x/", {}, Response.json({}, { headers: its }));
    expect(Object.fromEntries(answer.headers)).toMatchObject(its);
  });

  it("is a redirect, a refusal or an answer without a body as it is", async () => {
    const away = await passedOn("/api/x/", {}, new Response(null, { status: 302, headers: { location: "/de" } }));
    expect([away.status, away.headers.get("location")]).toEqual([302, "/de"]);
    const refused = await passedOn("/api/x/", {}, new Response("<p>no", { status: 403 }));
    expect([refused.status, await refused.text()]).toEqual([403, "<p>no"]);
    const done = await passedOn("/api/x/", { method: "DELETE" }, new Response(null, { status: 204 }));
    expect([done.status, done.body, done.headers.get("content-type")]).toEqual([204, null, null]);
  });

  it.each(["<p>a proxy", '{"half":'])("is a 502 in the place of a success that is none: %s", async (text) => {
    const answer = await passedOn("/de/api/events/?q=secret", {}, new Response(text));
    expect([answer.status, await answer.json()]).toEqual([
      502,
      expect.objectContaining({ code: "upstream_failed", request_id: "the-request" }),
    ]);
    const lines = logged.mock.calls.map(([line]) => String(line));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ path: "/de/api/events/" });
  });

  it.each(["/api/docs/", "/api/docs", "/api/auth/callback", "/de/feed.xml"])(
    "is a document where no call of the contract is answered: %s",
    async (path) => {
      const answer = await passedOn(path, {}, new Response("<p>a document"));
      expect([answer.status, await answer.text()]).toEqual([200, "<p>a document"]);
    },
  );

  it.each(["/api/docsets/", "/de/api/docs/"])("is no document at %s", async (path) => {
    expect((await passedOn(path, {}, new Response("<p>a document"))).status).toBe(502);
  });
});
