import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Failures, forgetEverything, perBinding, Places, SharedReads, SharedWork } from "../../../workers/cache/shared";

const now = Date.parse("2026-11-21T18:00:00+01:00");

describe("a reading that requests share", () => {
  let made = 0;
  const count = () => Promise.resolve((made += 1));
  beforeEach(() => {
    made = 0;
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it("serves for a second, and one that is under way serves whoever comes meanwhile", async () => {
    const reads = new SharedReads<string, number>({ most: 9 });
    const both = Promise.all([reads.get("a", now, count), reads.get("a", now, count)]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await both).toEqual([1, 1]);
    expect([await reads.get("a", now + 999, count), await reads.get("a", now + 1000, count)]).toEqual([1, 2]);
    expect([await reads.get("b", now, count), await reads.get("a", now, count)]).toEqual([3, 4]);
  });

  it("that never ends holds nobody up", async () => {
    const reads = new SharedReads<string, number>({ most: 9 });
    void reads.get("a", now, () => new Promise(() => {}));
    const waiting = [reads.get("a", now, count), reads.get("a", now + 500, count)];
    await vi.advanceTimersByTimeAsync(2_001);
    expect(await Promise.all(waiting)).toEqual([1, 1]);
  });

  it("that fails is nobody else's failure, and is not remembered", async () => {
    const reads = new SharedReads<string, number>({ most: 9 });
    const failing = reads.get("a", now, () => Promise.reject(new Error("no database")));
    const waiting = reads.get("a", now, count);
    await expect(failing).rejects.toThrow("no database");
    await vi.advanceTimersByTimeAsync(1);
    expect([await waiting, await reads.get("a", now, count)]).toEqual([1, 1]);
  });

  it("that fails is stood in for by the last one, for a while and not for ever", async () => {
    const told: unknown[] = [];
    const reads = new SharedReads<string, number>({
      most: 9,
      freshMs: 0,
      standInMs: 60_000,
      onStandIn: (error) => told.push(error),
    });
    const error = new Error("no database");
    const at = (ms: number) => reads.get("a", now + ms, () => Promise.reject(error));
    expect([await reads.get("a", now, count), await at(0), told]).toEqual([1, 1, [error]]);
    // For ten seconds nobody waits for the same failure again.
    expect([await at(9_999), told.length, await at(10_000), told.length]).toEqual([1, 1, 1, 2]);
    expect([await at(60_000), told.length]).toEqual([1, 3]);
    await expect(at(70_001)).rejects.toThrow("no database");
    expect(told).toHaveLength(3);
  });

  it("is no stand-in for a time before it", async () => {
    const reads = new SharedReads<string, number>({ most: 9, standInMs: 60_000 });
    await reads.get("a", now, count);
    await expect(reads.get("a", now - 1, () => Promise.reject(new Error("no database")))).rejects.toThrow(
      "no database",
    );
  });

  it("is another once it is forgotten, and the newest once it is read again", async () => {
    const reads = new SharedReads<string, number>({ most: 2 });
    expect([await reads.get("a", now, count), await reads.get("b", now, count)]).toEqual([1, 2]);
    reads.forget("a");
    expect([await reads.get("a", now, count), await reads.get("b", now + 1_000, count)]).toEqual([3, 4]);
    await reads.get("c", now + 1_000, count);
    expect(await reads.get("b", now + 1_000, count)).toBe(4);
  });

  it("is forgotten when there are too many, the oldest first", async () => {
    const reads = new SharedReads<string, number>({ most: 2 });
    for (const key of ["a", "b", "c"]) await reads.get(key, now, count);
    expect([await reads.get("b", now, count), await reads.get("a", now, count)]).toEqual([2, 4]);
  });
});

describe("what else an isolate remembers", () => {
  it("belongs to a binding", () => {
    const count = perBinding(() => ({ asked: 0 }));
    const [one, other] = [{}, {}];
    count(one).asked += 1;
    expect([count(one).asked, count(other).asked]).toEqual([1, 0]);
  });

  it("is nothing once it has forgotten everything", () => {
    const failures = new Failures(2);
    const count = perBinding(() => ({ asked: 0 }));
    const binding = {};
    count(binding).asked += 1;
    failures.note("a", now);
    forgetEverything();
    expect([count(binding).asked, failures.isRecent("a", now)]).toEqual([0, false]);
  });

  it("is work that is under way, until it ends or the runtime must have ended it", async () => {
    vi.useFakeTimers();
    const shared = new SharedWork<number>();
    const kept: Promise<unknown>[] = [];
    const keep = (promise: Promise<unknown>) => void kept.push(promise);
    const work = shared.share("a", Promise.reject(new Error("no")), keep);
    const [one, other] = [shared.meanwhile("a"), shared.meanwhile("a")];
    await expect(work).rejects.toThrow("no");
    await vi.advanceTimersByTimeAsync(1);
    expect([await one, await other]).toEqual([null, null]);
    await Promise.all(kept);
    expect(shared.meanwhile("a")).toBeUndefined();
    const { promise, resolve: finish } = Promise.withResolvers<number>();
    void shared.share("b", promise, keep);
    const [late, soon] = [shared.meanwhile("b"), shared.meanwhile("b", 100)];
    await vi.advanceTimersByTimeAsync(120);
    expect(await soon).toBeNull();
    finish(7);
    await vi.advanceTimersByTimeAsync(20);
    expect(await late).toEqual({ value: 7 });
    void shared.share("c", new Promise(() => {}), () => undefined);
    vi.setSystemTime(Date.now() + 30_000);
    expect(shared.meanwhile("c")).toBeUndefined();
    // Who began later is not forgotten with who ends late.
    const { promise: first, resolve: endFirst } = Promise.withResolvers<number>();
    void shared.share("d", first, keep);
    void shared.share("d", new Promise(() => {}), () => undefined);
    endFirst(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(shared.meanwhile("d", 0)).toBeDefined();
    vi.useRealTimers();
  });

  it("are places, until they are given back or the runtime must have ended who has them", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now });
    const places = new Places(2, 60_000);
    const { promise, resolve: finish } = Promise.withResolvers<string>();
    const [first] = [places.use(() => promise), places.use(() => new Promise(() => {}))];
    expect(await places.use(async () => "third")).toBeNull();
    finish("first");
    expect(await first).toBe("first");
    await expect(places.use(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await places.use(async () => "third")).toBe("third");
    void places.use(() => new Promise(() => {}));
    expect(await places.use(async () => "fourth")).toBeNull();
    vi.setSystemTime(now + 60_000);
    expect(await places.use(async () => "fourth")).toBe("fourth");
    vi.useRealTimers();
  });

  it("are failures of the last ten seconds, the latest of them", () => {
    const failures = new Failures(2);
    for (const name of ["a", "b", "c"]) failures.note(name, now);
    expect(["a", "b", "c"].filter((name) => failures.isRecent(name, now + 9_999))).toEqual(["b", "c"]);
    expect(failures.isRecent("c", now + 10_000)).toBe(false);
    // The clock of another isolate may be ahead.
    expect([failures.isRecent("c", now - 1), failures.isRecent("c", now)]).toEqual([false, true]);
    failures.forget("b");
    expect(failures.isRecent("b", now)).toBe(false);
  });
});
