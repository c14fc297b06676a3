import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { RequestFacts } from "~/server/context";
import type { AppEnv } from "../../../workers/http/app-env";
import { requestFacts } from "../../../workers/middleware/request-facts/request-facts";

const app = new Hono<AppEnv>().use(requestFacts()).all("*", (c) => c.json(c.var.facts));

/** What is known of a request, and its answer. */
async function known(headers: Record<string, string> = {}, bindings: { TEST_CLOCK?: string } = {}) {
  const cf = { colo: "VIE" } as unknown as IncomingRequestCfProperties;
  const answer = await app.request(new Request("https://kino.example/en/programm", { headers, cf }), {}, bindings);
  return { answer, facts: await answer.json<RequestFacts>() };
}

describe("what is known of a request from itself", () => {
  it("is whose it is before anybody has looked: a visitor's", async () => {
    const { facts } = await known();
    expect(facts).toMatchObject({ lang: "en", session: { staff: null }, preview: null, fixedTime: false });
    expect(facts.target).toEqual({ kind: "document", pathname: "/en/programm", lang: "en", rest: "/programm" });
  });

  it("is a time that only a test may set", async () => {
    const then = Date.parse("2020-02-29T12:00:00Z");
    const headers = { "x-test-now": new Date(then).toISOString() };
    expect((await known(headers, { TEST_CLOCK: "allow" })).facts).toMatchObject({ now: then, fixedTime: true });
    for (const TEST_CLOCK of [undefined, "", "off"]) {
      // oxlint-disable-next-line no-await-in-loop
      const { facts } = await known(headers, TEST_CLOCK === undefined ? {} : { TEST_CLOCK });
      expect([facts.fixedTime, facts.now > then]).toEqual([false, true]);
    }
  });

  it.each(["0123456789abcdef", "fedcba9876543210-VIE"])("is Cloudflare's own number: %s", async (ray) => {
    const { answer, facts } = await known({ "cf-ray": ray });
    expect([facts.requestId, answer.headers.get("x-request-id")]).toEqual([ray, ray]);
    expect(answer.headers.get("server-timing")).toBe(`request;desc="${ray}"`);
  });

  it.each([
    "0123456789abcdef-VIENNA",
    "0123456789abcdef-VIE more",
    "0123456789abcdef-vie",
    "0123456789abcdef-V",
    "x0123456789abcdef",
    "0123456789abcdefg",
    "0123456789ABCDEF",
    "a",
  ])("is a number of its own where that is none: %s", async (ray) => {
    expect((await known({ "cf-ray": ray })).facts.requestId).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  });

  it("is a nonce of 128 random bits, always of the same length", async () => {
    const nonces = await Promise.all(Array.from({ length: 300 }, async () => (await known()).facts.nonce));
    expect(nonces.filter((nonce) => !/^[\w-]{22}$/.test(nonce))).toEqual([]);
    expect(new Set(nonces).size).toBe(300);
    // Each of 64 letters as often as any other, about a hundred times; the last of a nonce says two bits alone.
    const letters = Map.groupBy(
      nonces.flatMap((nonce) => nonce.slice(0, 21).split("")),
      (letter) => letter,
    );
    expect([letters.size, Math.max(...[...letters.values()].map(({ length }) => length)) < 200]).toEqual([64, true]);
  });
});
