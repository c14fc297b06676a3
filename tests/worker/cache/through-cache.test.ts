import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { kvStore } from "../../../workers/cache/store";
import { throughCache } from "../../../workers/cache/through-cache";

const policy = { fresh: 30, staleWhileRevalidate: 60, staleIfError: 600 };
const start = Date.parse("2026-11-21T18:00:00+01:00");

/** One entry, asked for at chosen seconds; `answer` may be changed between the questions. */
function entry({ isPart = false } = {}) {
  const key = crypto.randomUUID();
  const subject = { made: 0, answer: () => new Response(`copy ${subject.made}`) };
  const ask = async (second: number) => {
    const work: Promise<unknown>[] = [];
    const response = await throughCache({
      key,
      policy,
      store: kvStore(env.CACHE),
      generations: { current: "g", earlier: [] },
      isPart,
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
    };
  };
  /** What KV has of it. */
  const stored = () => env.CACHE.get(`test/g/${key}`);
  return { subject, ask, stored };
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
  });
});

describe("the ages of a stored answer", () => {
  let subject: ReturnType<typeof entry>["subject"];
  let ask: ReturnType<typeof entry>["ask"];
  beforeEach(() => {
    ({ subject, ask } = entry());
  });

  it("is fresh for its time", async () => {
    await ask(0);
    expect(await ask(29)).toMatchObject({ text: "copy 1", age: "29", warning: null });
    expect(subject.made).toBe(1);
  });

  it("is served once more while a new one is made", async () => {
    await ask(0);
    expect(await ask(30)).toMatchObject({ text: "copy 1", age: "30", warning: '110 - "Response is stale"' });
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
    });
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
