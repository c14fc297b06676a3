import { describe, expect, it } from "vitest";
import { countUnanswered, firstAnswer, refusedSince } from "~/api/asking";

describe("what a page asks for itself", () => {
  it("is counted until it is answered", async () => {
    let answer: (words: string) => void = () => undefined;
    const asked = firstAnswer(new Promise<string>((resolve) => (answer = resolve)));
    const other = firstAnswer(Promise.resolve("soon"));
    expect(countUnanswered()).toBe(2);
    await other;
    expect(countUnanswered()).toBe(1);
    answer("late");
    expect(await asked).toBe("late");
    expect(countUnanswered()).toBe(0);
    expect(refusedSince(0)).toBe(false);
  });

  it("is told as refused from then on, and to whoever asked", async () => {
    const before = Date.now();
    await expect(firstAnswer(Promise.reject(new Error("503")))).rejects.toThrow("503");
    expect(countUnanswered()).toBe(0);
    expect(refusedSince(before)).toBe(true);
    expect(refusedSince(Date.now() + 1)).toBe(false);
  });
});
