import fc from "fast-check";
import { expect, it } from "vitest";
import { includedTax, totalOf } from "~/domain/box-office/pricing";
import { totalsOf } from "~/domain/orders/totals";

it("takes the included tax out of the gross price, once per rate", () => {
  expect(includedTax(2300, 10)).toBe(209);
  expect(includedTax(1000, 20)).toBe(167);
  expect(includedTax(0, 10)).toBe(0);
  expect(
    totalsOf([
      { cents: 1150, amount: 2, taxRate: 10 },
      { cents: 500, amount: 2, taxRate: 20 },
      { cents: 0, amount: 1, taxRate: 13 },
    ]).taxes,
  ).toEqual([
    { rate: 20, grossCents: 1000, cents: 167 },
    { rate: 10, grossCents: 2300, cents: 209 },
  ]);
});

it("never loses a cent of any basket", () => {
  const line = fc.record({
    cents: fc.integer({ min: 0, max: 99_999 }),
    amount: fc.integer({ min: 1, max: 50 }),
    taxRate: fc.constantFrom(0, 10, 13, 20),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const total = totalOf(lines);
      expect(Number.isSafeInteger(total)).toBe(true);
      for (const { rate, cents } of totalsOf(lines).taxes) {
        const gross = totalOf(lines.filter((entry) => entry.taxRate === rate));
        expect(Math.abs(cents - (gross - gross / (1 + rate / 100)))).toBeLessThanOrEqual(0.5);
      }
    }),
    { seed: 20261121 },
  );
});
