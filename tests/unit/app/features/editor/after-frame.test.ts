import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { afterFrame, onceAfterFrame } from "~/features/editor/after-frame";

/** A browser that makes a frame when it is told to. */
function frames() {
  let asked: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => asked.push(run));
  return {
    asked: () => asked.length,
    make: () => {
      const now = asked;
      asked = [];
      for (const run of now) run();
      vi.runAllTimers();
    },
  };
}

let browser: ReturnType<typeof frames>;
beforeEach(() => {
  vi.useFakeTimers();
  browser = frames();
});
afterEach(() => {
  browser.make();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what waits for a frame", () => {
  it("runs once the frame is made, all of it in one go, in the order it was asked for", () => {
    const done: string[] = [];
    afterFrame(() => done.push("first"));
    afterFrame(() => done.push("second"));
    expect(browser.asked()).toBe(1);
    expect(done).toEqual([]);
    browser.make();
    expect(done).toEqual(["first", "second"]);
    browser.make();
    expect(done).toHaveLength(2);
  });

  it("waits for another frame if it is asked for by what has waited", () => {
    const done: string[] = [];
    afterFrame(() => {
      done.push("first");
      afterFrame(() => done.push("then"));
    });
    browser.make();
    expect(done).toEqual(["first"]);
    browser.make();
    expect(done).toEqual(["first", "then"]);
  });

  it("can be called off, also by what runs before it", () => {
    const done: string[] = [];
    const callOff = afterFrame(() => done.push("off"));
    callOff();
    afterFrame(() => laterOff());
    const laterOff = afterFrame(() => done.push("later"));
    afterFrame(() => done.push("stays"));
    browser.make();
    expect(done).toEqual(["stays"]);
  });

  it("does not suffer from another that fails, which is reported", () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal("reportError", reported);
    const done: string[] = [];
    afterFrame(() => {
      throw new Error("broken");
    });
    afterFrame(() => done.push("other"));
    browser.make();
    expect(done).toEqual(["other"]);
    expect(reported).toHaveBeenCalledWith(new Error("broken"));
  });

  it("runs once for all that ask for it before, and again for who asks after", () => {
    let times = 0;
    const { soon, end } = onceAfterFrame(() => (times += 1));
    soon();
    soon();
    browser.make();
    expect(times).toBe(1);
    soon();
    browser.make();
    expect(times).toBe(2);
    soon();
    end();
    browser.make();
    expect(times).toBe(2);
    soon();
    browser.make();
    expect(times).toBe(3);
  });
});
