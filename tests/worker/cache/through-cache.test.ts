import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { kvStore } from "../../../workers/cache/store";
import { throughCache } from "../../../workers/cache/through-cache";

const policy = { fresh: 30, staleWhileRevalidate: 60, staleIfError: 600 };
const start = Date.parse("2026-11-21T18:00:00+01:00");

/** One entry, asked for at chosen seconds; `answer` may be changed between the questions. */
function entry({ isPart = false, stored: when }: { isPart?: boolean; stored?: "never" } = {}) {
  const path = crypto.randomUUID();
  const key = `${path}?q=secret`;
  const subject = { made: 0, answer: () => new Response(`copy ${subject.made}`) };
  let kv = env.CACHE;
  /** Goes on in an isolate that has seen nothing yet. */
  const elsewhere = () => {
    kv = new Proxy(env.CACHE, {
      get: (target, name) => {
        const value = Reflect.get(target, name) as (...args: unknown[]) => unknown;
        return (...args: unknown[]) => Reflect.apply(value, target, args);
      },
    });
  };
  const ask = async (second: number) => {
    const work: Promise<unknown>[] = [];
    const response = await throughCache({
      key,
      policy: when ? { ...policy, stored: when } : policy,
      store: kvStore(kv),
      generations: { current: "g", earlier: [] },
      ...(isPart && { isPart }),
      now: start + second * 1000,
      waitUntil: (promise) => work.push(promise),
      produce: () => {
        subject.made += 1;
        return Promise.resolve({ response: subject.answer() });
      },
    });
    const text = await response.text();
    await Promise.all(work);
    return {
      text,
      status: response.status,
      warning: response.headers.get("warning"),
      age: response.headers.get("age"),
      state: response.headers.get("cache-status"),
    };
  };
  /** What KV has of it. */
  const stored = () => env.CACHE.get(`test/g/${key}`);
  return { subject, ask, stored, path, elsewhere };
}

describe("a stored answer in KV", () => {
  it("is there at once, and that of a part of a page when it is asked for once more", async () => {
    const list = entry();
    await list.ask(0);
    expect(await list.stored()).toContain("copy 1");
    const part = entry({ isPart: true });
    await part.ask(0);
    expect(await part.stored()).toBeNull();
    await part.ask(1);
    expect(await part.stored()).toContain("copy 1");
    const never = entry({ isPart: true, stored: "never" });
    for (const second of [0, 1]) await never.ask(second);
    expect(await never.stored()).toBeNull();
  });
});

describe("a part that cannot be made", () => {
  it("is stood in for by what KV has of it, where memory has nothing", async () => {
    const { subject, ask, elsewhere } = entry({ isPart: true });
    for (const second of [0, 1]) await ask(second);
    subject.answer = () => new Response("broken", { status: 500 });
    elsewhere();
    expect(await ask(100)).toMatchObject({ text: "copy 1", status: 200, age: "100" });
  });
});

describe("an answer that several ask for at once", () => {
  it("is made once where it may be shared, and for each where it may not", async () => {
    const shared = entry();
    const both = await Promise.all([shared.ask(0), shared.ask(0)]);
    expect([both.map(({ text }) => text), shared.subject.made]).toEqual([["copy 1", "copy 1"], 1]);
    const own = entry();
    own.subject.answer = () => new Response(`mine ${own.subject.made}`, { headers: { "set-cookie": "a=b" } });
    const each = await Promise.all([own.ask(0), own.ask(0)]);
    expect([each.map(({ text }) => text), own.subject.made]).toEqual([["mine 1", "mine 2"], 2]);
  });

  it("is stood in for after one failure for all of them", async () => {
    const { subject, ask } = entry();
    await ask(0);
    subject.answer = () => new Response("broken", { status: 500 });
    const both = await Promise.all([ask(90), ask(90)]);
    expect([both.map(({ text }) => text), subject.made]).toEqual([["copy 1", "copy 1"], 2]);
  });
});

describe("the log of what could not be made", () => {
  it("says where, and nothing of what somebody looked for", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { subject, ask, path } = entry();
    await ask(0);
    subject.answer = () => {
      throw new Error("no database");
    };
    for (const second of [30, 95]) await ask(second);
    const lines = log.mock.calls.map(([line]) => String(line));
    log.mockRestore();
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ path }, { path }]);
    expect(lines.join()).not.toContain("secret");
  });
});

describe("the ages of a stored answer", () => {
  let subject: ReturnType<typeof entry>["subject"];
  let ask: ReturnType<typeof entry>["ask"];
  beforeEach(() => {
    ({ subject, ask } = entry());
  });

  it("is fresh for its time", async () => {
    expect(await ask(0)).toMatchObject({ text: "copy 1", age: null, state: "kasch; fwd=miss" });
    expect(await ask(29)).toMatchObject({ text: "copy 1", age: "29", warning: null });
    expect(subject.made).toBe(1);
  });

  it("is served once more while a new one is made", async () => {
    await ask(0);
    expect(await ask(30)).toMatchObject({
      text: "copy 1",
      age: "30",
      warning: '110 - "Response is stale"',
      state: "kasch; hit; detail=stale-while-revalidate",
    });
    expect(subject.made).toBe(2);
    expect(await ask(31)).toMatchObject({ text: "copy 2", age: "1" });
  });

  it("is made anew when it is too old", async () => {
    await ask(0);
    expect(await ask(90)).toMatchObject({ text: "copy 2", warning: null });
  });

  it.each([
    ["a server error", () => new Response("broken", { status: 500 })],
    [
      "a throw",
      () => {
        throw new Error("no database");
      },
    ],
  ])("stands in after %s, until it is too old for that", async (_, failure) => {
    await ask(0);
    subject.answer = failure;
    expect(await ask(90)).toMatchObject({
      text: "copy 1",
      status: 200,
      age: "90",
      warning: '111 - "Revalidation failed"',
      state: "kasch; hit; detail=stale-if-error",
    });
    expect(await ask(99)).toMatchObject({ text: "copy 1" });
    expect(subject.made).toBe(2);
    expect(await ask(690)).toMatchObject({ text: "copy 1" });
    const gone = await ask(691).catch((error: Error) => error.message);
    expect(gone).toSatisfy(
      (value: unknown) =>
        value === "no database" ||
        (typeof value === "object" && value !== null && "status" in value && value.status === 500),
    );
  });

  it("stands in at once for ten seconds after a failure, and is then made again", async () => {
    await ask(0);
    subject.answer = () => new Response("broken", { status: 500 });
    await ask(90);
    expect(await ask(99)).toMatchObject({ text: "copy 1", age: "99" });
    expect(subject.made).toBe(2);
    subject.answer = () => new Response("mended");
    expect(await ask(100)).toMatchObject({ text: "mended", warning: null });
  });

  it.each([
    ["5", "newer"],
    ["200", "copy 1"],
  ])("stands in for parts %s seconds old only where it is younger", async (age, shown) => {
    await ask(0);
    subject.answer = () => new Response("newer", { headers: { warning: '111 - "Revalidation failed"', age } });
    expect(await ask(95)).toMatchObject({ text: shown });
  });

  it("is kept though it was stale where it comes from", async () => {
    subject.answer = () => new Response("theirs", { headers: { warning: '110 - "Response is stale"' } });
    for (const second of [0, 1]) await ask(second);
    expect(subject.made).toBe(1);
  });

  it("does not stand in for a page that is gone", async () => {
    await ask(0);
    subject.answer = () => new Response("gone", { status: 404 });
    expect(await ask(90)).toMatchObject({ text: "gone", status: 404 });
  });

  it.each([
    ["a cookie", { "set-cookie": "a=b" }],
    ["private", { "cache-control": "private" }],
    ["no-store", { "cache-control": "no-store" }],
    ["parts that stand in for new ones", { warning: '111 - "Revalidation failed"' }],
  ])("is not kept with %s", async (_, headers) => {
    subject.answer = () => new Response("mine", { headers });
    await ask(0);
    await ask(1);
    expect(subject.made).toBe(2);
  });
});
