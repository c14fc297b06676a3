import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bumpGeneration, generations } from "../../../workers/cache/generation";
import { limits } from "../../../workers/backends/limits";

/** KV whose reads of the generation can be held up, as another isolate sees it. */
function slowKv() {
  let isSlow = false;
  const waiting: (() => void)[] = [];
  const kv = new Proxy(env.CACHE, {
    get(target, key) {
      const value = Reflect.get(target, key) as (...args: unknown[]) => unknown;
      return async (...args: unknown[]) => {
        const held = isSlow && key === "get" && new Promise<void>((resolve) => waiting.push(resolve));
        const answer = await Reflect.apply(value, target, args);
        await held;
        return answer;
      };
    },
  });
  return {
    kv,
    asked: () => waiting.length,
    slow: () => void (isSlow = true),
    quick: () => void (isSlow = false),
    answer: () => {
      isSlow = false;
      for (const go of waiting.splice(0)) go();
    },
  };
}

/** KV as another isolate sees it, of which calls fail, hang or wait for `go` while they are named. */
function brokenKv() {
  const wrong = new Map<string, "throws" | "hangs" | "waits">();
  const waiting: (() => void)[] = [];
  const kv = new Proxy(env.CACHE, {
    get(target, key) {
      const value = Reflect.get(target, key) as (...args: unknown[]) => unknown;
      return (...args: unknown[]) => {
        const how = wrong.get(String(key));
        if (how === "throws") return Promise.reject(new Error("no KV"));
        if (how === "waits")
          return new Promise<void>((resolve) => waiting.push(resolve)).then(() => Reflect.apply(value, target, args));
        return how === "hangs" ? new Promise(() => undefined) : Reflect.apply(value, target, args);
      };
    },
  });
  const go = () => {
    for (const resume of waiting.splice(0)) resume();
  };
  return { kv, wrong, go };
}

const patiently = { TEST_CLOCK: "allow", TEST_LIMITS: "cache=60000 cacheWrite=60000" };
const told = () => env.CACHE.get("generation");

const now = Date.parse("2026-11-21T18:00:00+01:00");
const patient = { ...limits, cache: 60_000 };

describe("the content generation", () => {
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  it("that is held is served while KV is asked, once a second and by one request", async () => {
    const { kv, slow, answer, asked } = slowKv();
    const first = await bumpGeneration({ CACHE: kv, ...patiently }, now);
    const next = await bumpGeneration(env, now + 500);
    slow();
    for (const later of [999, 1_000, 1_001, 1_999])
      expect((await generations(kv, now + later, patient)).current).toBe(first);
    expect(asked()).toBe(1);
    answer();
    await vi.waitFor(async () => expect((await generations(kv, now + 1_500, patient)).current).toBe(next));
  });

  it("is waited for after a minute without an answer, and then no longer than the limit", async () => {
    const { kv, slow, answer } = slowKv();
    const first = await bumpGeneration({ CACHE: kv, ...patiently }, now);
    const next = await bumpGeneration(env, now + 500);
    expect((await generations(kv, now + 60_000, patient)).current).toBe(next);
    slow();
    expect((await generations(kv, now + 120_000, { ...limits, cache: 1 })).current).toBe(next);
    expect(first).not.toBe(next);
    answer();
  });

  it("that was published here is not lost to an answer that was under way", async () => {
    const { kv, slow, quick, answer } = slowKv();
    await bumpGeneration({ CACHE: kv, ...patiently }, now);
    slow();
    const late = generations(kv, now + 60_000, patient);
    quick();
    const mine = await bumpGeneration({ CACHE: kv, ...patiently }, now + 60_001);
    answer();
    expect([(await late).current, (await generations(kv, now + 60_002, patient)).current]).toEqual([mine, mine]);
  });

  it("is asked for once a second where KV fails and none is held, and waited for until it has been read", async () => {
    let asked = 0;
    let isAway = true;
    const stored = await bumpGeneration(env, now);
    const kv = new Proxy(env.CACHE, {
      get: (target, key) => {
        const value = Reflect.get(target, key) as (...args: unknown[]) => unknown;
        return (...args: unknown[]) => {
          asked += 1;
          return isAway ? Promise.reject(new Error("no KV")) : Reflect.apply(value, target, args);
        };
      },
    });
    for (const later of [0, 1, 999])
      expect(await generations(kv, now + later, patient)).toEqual({ current: "0", earlier: [] });
    expect(asked).toBe(1);
    isAway = false;
    expect((await generations(kv, now + 1_000, patient)).current).toBe(stored);
    expect(asked).toBe(2);
  });

  it("is read by an isolate that begins, and none is no failure", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const stored = await bumpGeneration(env, now);
    expect((await generations(slowKv().kv, now, patient)).current).toBe(stored);
    await env.CACHE.delete("generation");
    expect(await generations(slowKv().kv, now, patient)).toEqual({ current: "0", earlier: [] });
    expect(log).not.toHaveBeenCalled();
  });

  it("comes after what KV has not taken yet", async () => {
    const { kv, wrong } = brokenKv();
    wrong.set("put", "throws");
    const first = await bumpGeneration({ CACHE: kv, ...patiently }, now);
    const second = await bumpGeneration({ CACHE: kv, ...patiently }, now + 1);
    const { current, earlier } = await generations(kv, now + 2, patient);
    expect([current, earlier[0]]).toEqual([second, first]);
  });

  it("is never what the house has not written", async () => {
    const { kv } = slowKv();
    const known = await bumpGeneration({ CACHE: kv, ...patiently }, now);
    for (const [minute, text] of ["<h1>Sorry</h1>", "<h1>Sorry", "Sorry</h1>", `${known},`, "other,<h1>"].entries()) {
      await env.CACHE.put("generation", text);
      expect((await generations(kv, now + (minute + 1) * 60_000, patient)).current).toBe(known);
    }
    await env.CACHE.put("generation", known);
  });
});

describe("a publish", () => {
  let lines: string[] = [];
  beforeEach(() => {
    lines = [];
    vi.spyOn(console, "error").mockImplementation((line) => void lines.push(String(line)));
  });
  afterEach(() => void vi.restoreAllMocks());

  it("counts where it was made while KV takes nothing, whatever KV still says, and is told once it can be", async () => {
    const { kv, wrong } = brokenKv();
    const first = await bumpGeneration({ CACHE: kv, ...patiently }, now);
    wrong.set("put", "throws");
    const mine = await bumpGeneration({ CACHE: kv, ...patiently }, now + 500);
    expect(lines.map((line) => (JSON.parse(line) as { what: string }).what)).toEqual(["cache generation"]);
    for (const later of [501, 2_000, 90_000])
      expect(await generations(kv, now + later, patient)).toMatchObject({
        current: mine,
        earlier: expect.arrayContaining([first]) as string[],
      });
    expect(await told()).toMatch(new RegExp(`^${first},`));
    wrong.clear();
    await generations(kv, now + 92_000, patient);
    await vi.waitFor(async () => expect(await told()).toMatch(new RegExp(`^${mine},${first},`)));
  });

  it("is told a second time behind its answer, without anybody asking", async () => {
    const { kv, wrong } = brokenKv();
    wrong.set("put", "throws");
    const mine = await bumpGeneration({ CACHE: kv, ...patiently }, now);
    wrong.clear();
    await vi.waitFor(async () => expect(await told()).toMatch(new RegExp(`^${mine},`)), 30_000);
  });

  it("is still to be told when KV takes the one before it late", async () => {
    const { kv, wrong, go } = brokenKv();
    wrong.set("put", "waits");
    const first = await bumpGeneration(
      { CACHE: kv, TEST_CLOCK: "allow", TEST_LIMITS: "cache=1 cacheWrite=60000" },
      now,
    );
    wrong.set("put", "throws");
    const second = await bumpGeneration({ CACHE: kv, ...patiently }, now + 1);
    go();
    await vi.waitFor(async () => expect(await told()).toMatch(new RegExp(`^${first},`)), 30_000);
    wrong.clear();
    await generations(kv, now + 90_000, patient);
    await vi.waitFor(async () => expect(await told()).toMatch(new RegExp(`^${second},${first},`)), 30_000);
  });

  it("waits no longer for KV than the limit, neither for what was nor for what is", async () => {
    const { kv, wrong } = brokenKv();
    wrong.set("get", "hangs").set("put", "hangs");
    const limits = { TEST_CLOCK: "allow", TEST_LIMITS: "cache=1 cacheWrite=1" };
    const mine = await bumpGeneration({ CACHE: kv, ...limits }, now);
    expect((await generations(kv, now + 1, patient)).current).toBe(mine);
  });

  it("replaces a stored generation that is none", async () => {
    const { kv } = brokenKv();
    await env.CACHE.put("generation", "<h1>Sorry</h1>");
    const mine = await bumpGeneration({ CACHE: kv, ...patiently }, now);
    expect(await told()).toBe(`${mine},0`);
  });

  it("is not taken back by a KV that still says what was before", async () => {
    const { kv } = brokenKv();
    const first = await bumpGeneration({ CACHE: kv, ...patiently }, now);
    const mine = await bumpGeneration({ CACHE: kv, ...patiently }, now + 500);
    await env.CACHE.put("generation", `${first},0`);
    expect((await generations(kv, now + 90_000, patient)).current).toBe(mine);
    const next = await bumpGeneration({ CACHE: env.CACHE, ...patiently }, now + 91_000);
    expect((await generations(kv, now + 180_000, patient)).current).toBe(next);
  });
});
