import fc from "fast-check";
import { expect, it } from "vitest";
import { includedTax, quotaChange, totalOf } from "~/domain/box-office/pricing";
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

it("moves the contingents of which a change takes more or fewer, and no other", () => {
  const of = (quota: string | null, amount: number) => ({
    priceId: 1,
    pool: 1,
    saleType: 1,
    amount,
    cents: 0,
    taxRate: 10,
    quota,
    companion: false,
  });
  const before = [of("same", 1), of("same", 1), of("fewer", 3), of("gone", 1), of(null, 4)];
  const after = [of("same", 2), of("fewer", 1), of("new", 2), of("new", 3), of(null, 1)];
  expect(Object.fromEntries(quotaChange(before, after))).toEqual({ fewer: -2, gone: -1, new: 5 });
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
