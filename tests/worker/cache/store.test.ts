import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { decodeEntry, type Entry, entryOf } from "../../../workers/cache/entry";
import { HotCopies } from "../../../workers/cache/memory";
import { policies } from "../../../workers/cache/policies";
import { kvStore, lastGoodCopy } from "../../../workers/cache/store";
import { WriteBudget } from "../../../workers/cache/write-budget";
import { counted } from "../../support/stored-site";

const entry = (bytes: number, storedAt = 1): Entry => ({
  storedAt,
  status: 200,
  headers: [],
  nonceAt: [],
  body: new Uint8Array(bytes),
});
const kept = (memory: HotCopies, names: readonly string[]) => names.filter((name) => memory.has(name));
/** The store as one isolate has it; `put` may stand in for KV's. */
const isolate = (put?: (name: string, value: unknown, options: unknown) => Promise<void>) =>
  kvStore(
    new Proxy(env.CACHE, {
      get: (target, key) =>
        key === "put" && put ? put : (Reflect.get(target, key) as (...args: unknown[]) => unknown).bind(target),
    }),
  );
function recorded() {
  const written: string[] = [];
  return { written, store: isolate((name) => Promise.resolve(void written.push(name))) };
}
const names = (count: number) => Array.from({ length: count }, (_, n) => `name ${n}`);

describe("the copies in an isolate's memory", () => {
  it("make room for the newest, the longest unused first", () => {
    const memory = new HotCopies({ bytes: 10_000, entries: 100 });
    for (const name of ["a", "b"]) memory.set(name, entry(3_000));
    memory.get("a", 0);
    memory.set("c", entry(3_000));
    expect(kept(memory, ["a", "b", "c"])).toEqual(["a", "c"]);
  });

  it("weigh what they take, not only their bodies", () => {
    const memory = new HotCopies({ bytes: 100_000, entries: 1_000_000 });
    const all = names(1_000);
    for (const name of all) memory.set(name, entry(2));
    expect(kept(memory, all).length).toBeLessThan(100);
    const withHeaders = new HotCopies({ bytes: 100_000, entries: 1_000_000 });
    for (const name of all) withHeaders.set(name, { ...entry(2), headers: [["x", "y".repeat(20_000)]] });
    expect(kept(withHeaders, all)).toHaveLength(2);
    const withNames = new HotCopies({ bytes: 100_000, entries: 1_000_000 });
    for (const name of all) withNames.set(name, { ...entry(2), headers: [["x".repeat(20_000), "y"]] });
    expect(kept(withNames, all)).toHaveLength(2);
  });

  it("weigh once, however often they are renewed", () => {
    const memory = new HotCopies({ bytes: 10_000, entries: 100 });
    for (const name of ["a", "a", "a", "b"]) memory.set(name, entry(3_000));
    expect(kept(memory, ["a", "b"])).toEqual(["a", "b"]);
  });

  it("are given while they are younger than what is asked for", () => {
    const memory = new HotCopies();
    memory.set("a", entry(2, 7));
    expect([memory.get("a", 6)?.storedAt, memory.get("a", 7)]).toEqual([7, null]);
  });

  it("are limited in number, and taken off the account when they go", () => {
    const memory = new HotCopies({ bytes: 10_000_000, entries: 10 });
    const all = names(50);
    for (let round = 0; round < 3; round += 1) for (const name of all) memory.set(name, entry(10));
    expect(kept(memory, all)).toEqual(all.slice(-10));
  });

  it("hold some thousand small answers by themselves, and no more", () => {
    const memory = new HotCopies();
    const all = names(90_000);
    for (const name of all) memory.set(name, entry(2));
    expect(kept(memory, all)).toHaveLength(4_000);
    memory.set("large", entry(17_000_000));
    expect(kept(memory, [...all, "large"])).toEqual([]);
  });
});

describe("what an isolate writes into the store", () => {
  it("is limited in every minute", () => {
    const budget = new WriteBudget(2);
    const taken = [1, 2, 3, 59_999, 60_000, 60_001, 60_002].filter((now) => budget.take(now));
    expect(taken).toEqual([1, 2, 60_000, 60_001]);
  });

  it("never exceeds that, however many addresses are asked for", async () => {
    const { store, written } = recorded();
    for (const key of names(1_000)) await store.write(key, "g", entry(2), policies.page);
    expect(written).toHaveLength(300);
  });

  it("is nothing of what people look for in their own words, and a filtered list from the second question on", async () => {
    const { store, written } = recorded();
    const [words, list] = [entry(2), entry(2)];
    await store.write("words", "g", words, policies.searched);
    await store.served("words", "g", words, policies.searched);
    await store.write("list", "g", list, policies.filtered);
    expect(written).toEqual([]);
    for (let question = 0; question < 2; question += 1) await store.served("list", "g", list, policies.filtered);
    expect(written).toHaveLength(1);
    await store.write("list", "g", entry(2, 2), policies.filtered);
    expect(written).toHaveLength(2);
  });
});

describe("a copy in an isolate's memory", () => {
  it("gives way to what another isolate has stored as soon as it is no longer fresh", async () => {
    const [here, elsewhere] = [isolate(), isolate()];
    const key = crypto.randomUUID();
    await here.write(key, "g", entry(2, 0), policies.page);
    await elsewhere.write(key, "g", entry(2, 20_000), policies.page);
    expect(await here.readFresh(key, "g", policies.page, 29_999)).toMatchObject({ storedAt: 0 });
    expect(await here.readFresh(key, "g", policies.page, 30_000)).toMatchObject({ storedAt: 20_000 });
  });
});

describe("what the store knows of an address", () => {
  const noKv = () => Promise.reject(new Error("KV is down"));

  it("is told apart however long it is", async () => {
    const [here, elsewhere] = [isolate(), isolate()];
    const long = "x".repeat(600);
    await here.write(`${long}1`, "g", entry(2, 1), policies.page);
    expect(await elsewhere.read(`${long}1`, "g")).toMatchObject({ storedAt: 1 });
    expect(await elsewhere.read(`${long}2`, "g")).toBeNull();
  });

  it("is kept in KV for as long as it may stand in, and for a minute at least", async () => {
    const kept: unknown[] = [];
    const store = isolate((_name, _value, options) => Promise.resolve(void kept.push(options)));
    await store.write("a", "g", entry(2), { fresh: 30, staleWhileRevalidate: 60, staleIfError: 600 });
    await store.write("b", "g", entry(2), { fresh: 1, staleWhileRevalidate: 1, staleIfError: 1 });
    expect(kept).toEqual([{ expirationTtl: 690 }, { expirationTtl: 60 }]);
  });

  it("is nothing larger than two megabytes", async () => {
    const store = isolate();
    await store.write("a", "g", entry(2_000_000), policies.page);
    await store.write("b", "g", entry(2_000_001), policies.page);
    expect([store.here("a", "g")?.storedAt, store.here("b", "g")]).toEqual([1, null]);
  });

  it("is in memory what KV does not take, and says so in the log", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const store = isolate(noKv);
    const key = crypto.randomUUID();
    await store.write(key, "g", entry(2, 1), policies.page);
    expect(log).toHaveBeenCalledOnce();
    expect([await store.read(key, "g"), await store.read(key, "other")]).toMatchObject([{ storedAt: 1 }, null]);
    log.mockRestore();
  });

  it("is the newer of what memory and KV have, once neither is fresh", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const [here, elsewhere] = [isolate(noKv), isolate()];
    const key = crypto.randomUUID();
    await elsewhere.write(key, "g", entry(2, 0), policies.page);
    await here.write(key, "g", entry(2, 20_000), policies.page);
    expect(await here.readFresh(key, "g", policies.page, 90_000)).toMatchObject({ storedAt: 20_000 });
    vi.restoreAllMocks();
  });

  it("is asked of KV once while it is fresh", async () => {
    const { CACHE, reads } = counted();
    const key = crypto.randomUUID();
    await isolate().write(key, "g", entry(2, 20_000), policies.page);
    const store = kvStore(CACHE);
    for (const now of [20_001, 20_002]) await store.readFresh(key, "g", policies.page, now);
    expect(reads).toHaveLength(1);
  });

  it("is the latest of earlier generations where there is one", async () => {
    const store = isolate();
    const key = crypto.randomUUID();
    await store.write(key, "second", entry(2, 2), policies.page);
    await store.write(key, "third", entry(2, 1), policies.page);
    const of = (...earlier: string[]) => lastGoodCopy(store, key, { current: "now", earlier });
    expect(await of("first", "second", "third")).toMatchObject({ storedAt: 2 });
    expect(await of("first")).toBeNull();
  });
});

describe("a stored answer", () => {
  it("holds nothing of the request that it was made for", async () => {
    const ofOneRequest = { "x-request-id": "1", date: "today", "cache-control": "no-cache", "content-length": "4" };
    const headers = { ...ofOneRequest, "set-cookie": "a=b", "content-type": "text/css", "content-language": "de" };
    const stored = await entryOf(new Response("body", { headers }), 1);
    expect(stored.headers.map(([name]) => name).toSorted()).toEqual(["content-language", "content-type"]);
  });

  const facts = { storedAt: 1, status: 200, headers: [], nonceAt: [] };
  const otherFacts = [{ storedAt: "1" }, { status: "200" }, { headers: {} }, { nonceAt: null }].map(
    (other) => `${JSON.stringify({ ...facts, ...other })}\nbody`,
  );

  it("is what was stored", () => {
    expect(decodeEntry(new TextEncoder().encode(`${JSON.stringify(facts)}\nbody`).buffer)).toMatchObject(facts);
  });

  it.each(["", "no line", "null\n", "7\n", '{"storedAt":1}\nbody', ...otherFacts])(
    "is never what the house has not written: %j",
    (text) => {
      expect(decodeEntry(new TextEncoder().encode(text).buffer)).toBeNull();
    },
  );
});
