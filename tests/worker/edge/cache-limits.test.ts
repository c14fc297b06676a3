import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Entry } from "../../../workers/cache/entry";
import { HotCopies } from "../../../workers/cache/memory";
import { policies } from "../../../workers/cache/policies";
import { kvStore } from "../../../workers/cache/store";
import { WriteBudget } from "../../../workers/cache/write-budget";

const entry = (bytes: number, storedAt = 1): Entry => ({
  storedAt,
  status: 200,
  headers: [],
  nonceAt: [],
  body: new Uint8Array(bytes),
});
const kept = (memory: HotCopies, names: readonly string[]) => names.filter((name) => memory.has(name));
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
    const written: string[] = [];
    const CACHE = new Proxy(env.CACHE, {
      get: (target, key) =>
        key === "put"
          ? (name: string) => Promise.resolve(void written.push(name))
          : (Reflect.get(target, key) as () => unknown).bind(target),
    });
    const store = kvStore(CACHE);
    for (const key of names(1_000)) await store.write(key, "g", entry(2), policies.page);
    expect(written).toHaveLength(300);
  });
});
