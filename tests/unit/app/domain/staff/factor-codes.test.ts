import { describe, expect, it } from "vitest";
import { backupCode, inGroups, readSecondFactor } from "~/domain/staff/factor-codes";

describe("what somebody types as their second factor", () => {
  it.each([
    ["123456", { kind: "totp", code: "123456" }],
    [" 123 456 ", { kind: "totp", code: "123456" }],
    ["k3m9p-x7aqz", { kind: "backup", code: "k3m9p-x7aqz" }],
    ["K3M9P X7AQZ", { kind: "backup", code: "k3m9p-x7aqz" }],
    ["k3m9px7aqz", { kind: "backup", code: "k3m9p-x7aqz" }],
    ["12345", null],
    ["1234567", null],
    ["k3m9p-x7aq0", null],
    ["", null],
  ])("reads %j", (typed, read) => {
    expect(readSecondFactor(typed)).toEqual(read);
  });
});

describe("a backup code", () => {
  it("has every letter and digit equally often, none that is taken for another, and is read as one", () => {
    const all = Array.from({ length: 256 }, (_, byte) => backupCode(new Uint8Array(10).fill(byte)));
    const counts = new Map<string, number>();
    for (const [letter = ""] of all) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect(counts.size).toBe(32);
    expect(new Set(counts.values())).toEqual(new Set([8]));
    expect([...counts.keys()].join("")).not.toMatch(/[01lo]/);
    for (const code of all) expect(readSecondFactor(code)).toEqual({ kind: "backup", code });
  });
});

it("shows a secret in groups of four", () => {
  expect([inGroups("ABCDEFGHIJ"), inGroups("")]).toEqual(["ABCD EFGH IJ", ""]);
});
