import { expect, it } from "vitest";
import { feesOf, taxesOf } from "../../../../workers/shop/taxes";

const line = (amount: number, cents: number, taxRate: number) =>
  ({ amount, cents, taxRate, offCents: 0 }) as Parameters<typeof taxesOf>[0][number];
const fee = (per: string, cents: number) =>
  ({ name: "Gebühr", per, cents, taxRate: 20, refundable: true }) as unknown as Parameters<typeof feesOf>[1][number];

it("tells the taxes in lines, with fees where there are any", () => {
  const lines = [line(2, 1_100, 10)];
  expect(taxesOf(lines)).toEqual([{ rate: 10, gross: "22.00", amount: "2.00" }]);
  expect(taxesOf(lines, [fee("ticket", 60)])).toEqual([
    { rate: 20, gross: "1.20", amount: "0.20" },
    { rate: 10, gross: "22.00", amount: "2.00" },
  ]);
});

it("tells fees by what they are charged for, each and together", () => {
  expect(feesOf([line(3, 1_100, 10)], [fee("ticket", 50), fee("order", 200)])).toEqual([
    { name: "Gebühr", per: "ticket", amount: 3, total: "1.50", refundable: true },
    { name: "Gebühr", per: "order", amount: 1, total: "2.00", refundable: true },
  ]);
});
