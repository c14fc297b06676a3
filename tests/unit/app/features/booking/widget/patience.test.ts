import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fail } from "~/domain/common/errors";
import { pause, politeWaitMs } from "~/features/booking/widget/patience";

describe("how long a busy screening is left alone", () => {
  const busy = (retry_after: unknown) => ({ ...fail("overloaded"), more: { retry_after } });

  it("is as long as it says, and up to half of that more", () => {
    expect([0, 0.5, 1].map((chance) => politeWaitMs(busy(4), () => chance))).toEqual([4_000, 5_000, 6_000]);
  });

  it.each([undefined, null, "soon", 0, -3, Number.NaN, Number.POSITIVE_INFINITY])("is ten seconds for %s", (said) => {
    expect(politeWaitMs(busy(said), () => 0)).toBe(10_000);
  });

  it("is no longer than somebody stays, and never nothing", () => {
    expect(politeWaitMs(busy(3_600), () => 0)).toBe(30_000);
    expect(politeWaitMs(fail("overloaded"), () => 0)).toBe(10_000);
  });
});

describe("a pause", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is waited out, or ended before its time", async () => {
    const [long, left] = [pause(1_000), pause(1_000)];
    left.end();
    vi.advanceTimersByTime(1_000);
    long.end();
    expect(await Promise.all([long.over, left.over])).toEqual([true, false]);
  });
});
