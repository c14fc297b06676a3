import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leave, recall } from "~/api/left";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T18:00:00+01:00") });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("what a page had when it was left", () => {
  it("is found under its name, and under no other", () => {
    leave("shows of November", ["a", "b"]);
    expect(recall("shows of November")).toEqual(["a", "b"]);
    expect(recall("shows of December")).toBeUndefined();
  });

  it("is kept for five minutes after it was left", () => {
    leave("list", 1);
    vi.advanceTimersByTime(5 * 60_000);
    expect(recall("list")).toBe(1);
    vi.advanceTimersByTime(1);
    expect(recall("list")).toBeUndefined();
    leave("list", 2);
    expect(recall("list")).toBe(2);
  });
});
