import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { RequestFacts } from "~/server/context";
import type { AppEnv } from "../../../workers/http/app-env";
import { requestFacts } from "../../../workers/middleware/request-facts/request-facts";
import { session, type SessionOptions } from "../../../workers/middleware/session/session";

const cookie = "kasch.session_token=abc.def";
const renewal = ["kasch.session_token=abc.def; Max-Age=60; Path=/", "kasch_user=1; Max-Age=60; Path=/"];
const staff = { id: "ada", name: "Ada" } as unknown as RequestFacts["session"]["staff"];
const found = (cookies: string[] = []): SessionOptions["find"] =>
  vi.fn(() => Promise.resolve({ session: { staff }, renewal: cookies }));

/** The answer of a page with these headers, and who it was for. */
async function visit(
  find: SessionOptions["find"],
  sent: string | null,
  headers: Record<string, string> = {},
  origin = "http://localhost:8787",
) {
  const asked: RequestFacts[] = [];
  const app = new Hono<AppEnv>().use(requestFacts(), session({ find })).all("*", (c) => {
    asked.push(structuredClone(c.var.facts));
    return new Response("a page", { headers });
  });
  const init = { headers: { "x-test-now": "2026-11-21T18:00:00Z", ...(sent !== null && { cookie: sent }) } };
  const answer = await app.request(`${origin}/de`, init, env);
  return { answer, who: asked[0]?.session, cookies: answer.headers.getSetCookie() };
}

afterEach(() => void vi.restoreAllMocks());

describe("who is asking", () => {
  it.each([null, "kasch_cart=1", "kasch.session_token="])("is a visitor without a look, with %j", async (sent) => {
    const find = found(renewal);
    const { who, cookies } = await visit(find, sent);
    expect([who, cookies]).toEqual([{ staff: null }, []]);
    expect(find).not.toHaveBeenCalled();
  });

  it.each([cookie, `kasch_cart=1; __Host-${cookie}`])(
    "is looked up with a session's cookie of either scheme: %s",
    async (sent) => {
      const find = found();
      expect((await visit(find, sent)).who).toEqual({ staff });
      expect(find).toHaveBeenCalledWith(expect.anything(), expect.any(Request), Date.parse("2026-11-21T18:00:00Z"));
    },
  );

  it("is a visitor of whom nobody knows where the look fails, and the log says so", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { answer, who } = await visit(() => Promise.reject(new Error("the database is away")), cookie);
    expect([await answer.text(), who]).toEqual(["a page", { staff: null, isUnknown: true }]);
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

describe("a session that goes on", () => {
  it("is said with its hint, beside the answer's own cookies", async () => {
    const own = "kasch_cart=2; Path=/";
    expect((await visit(found(renewal), cookie, { "set-cookie": own })).cookies).toEqual([own, ...renewal]);
  });

  it("is not said where the answer itself begins or ends one", async () => {
    const ends = "kasch.session_token=; Max-Age=0; Path=/";
    expect((await visit(found(renewal), cookie, { "set-cookie": ends })).cookies).toEqual([ends]);
    const overHttps = await visit(found(renewal), cookie, { "set-cookie": `__Host-${ends}` }, "https://kino.example");
    expect(overHttps.cookies).toEqual([`__Host-${ends}`]);
  });

  it.each([
    ["public, max-age=60", "private, no-store"],
    ["private, max-age=60", "private, max-age=60"],
  ])("is given to nobody else: an answer that was %s is %s", async (said, then) => {
    const { answer } = await visit(found(renewal), cookie, { "cache-control": said });
    expect(answer.headers.get("cache-control")).toBe(then);
  });

  it("changes nothing of an answer where there is nothing to say", async () => {
    const { answer } = await visit(found(), cookie, { "cache-control": "public, max-age=60" });
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
    expect((await visit(found(renewal), cookie)).answer.headers.get("cache-control")).toBeNull();
  });
});
