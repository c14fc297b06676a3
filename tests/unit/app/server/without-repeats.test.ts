import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutRepeats } from "~/server/without-repeats";

describe("data without repeats", () => {
  it("says what it said before", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(withoutRepeats(value)).toEqual(value);
      }),
    );
  });

  it("has equal parts once, however deep they are", () => {
    const hall = () => ({ id: 1, name: "Großer Saal" });
    const data = withoutRepeats({ a: { hall: hall(), versions: ["OmU"] }, b: [{ hall: hall(), versions: ["OmU"] }] });
    expect(data.b[0]).toBe(data.a);
  });

  it.each([
    [{ id: 1 }, { id: "1" }],
    [["a", "b"], ["a,b"]],
    [{ a: null }, { a: undefined }],
    [[], {}],
    [{ 0: "a" }, ["a"]],
    [{ a: { b: 1 } }, { a: { c: 1 } }],
  ])("keeps apart %j and %j", (one, other) => {
    const [first, second] = withoutRepeats([one, other]);
    expect(first).not.toBe(second);
    expect([first, second]).toEqual([one, other]);
  });

  it("leaves promises and what is no plain data as it is", () => {
    const [one, other] = [Promise.resolve(1), Promise.resolve(1)];
    const data = withoutRepeats({ one, list: [other] });
    expect(data.one).toBe(one);
    expect(data.list[0]).toBe(other);
  });
});
