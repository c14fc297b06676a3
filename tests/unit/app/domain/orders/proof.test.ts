import { describe, expect, it } from "vitest";
import { isOfPass } from "~/domain/orders/proof";

const [reduced, full, companion] = [
  { isFull: false, requires: null },
  { isFull: true, requires: null },
  { isFull: false, requires: "wheelchair" },
];
const [free, cheaper, byCode] = [
  { cents: 0, offCents: 0 },
  { cents: 800, offCents: 0 },
  { cents: 0, offCents: 800 },
];

describe("a ticket of a pass", () => {
  it.each([
    ["costs nothing and needs proof", free, reduced, true],
    ["is none where everybody gets it free", free, full, false],
    ["is none where it comes with a wheelchair place", free, companion, false],
    ["is none where it is only cheaper", cheaper, reduced, false],
    ["is none where a code has made it free", byCode, reduced, false],
  ])("%s", (_what, line, kind, isPass) => {
    expect(isOfPass(line, kind)).toBe(isPass);
  });
});
