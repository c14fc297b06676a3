import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { backFor, type Returnable } from "~/domain/orders/giving-back";
import { offOf, plainCode, promotionProblem, randomCode, reduced, type Promotion } from "~/domain/orders/promotion";
import { totalsOf } from "~/domain/orders/totals";

const nothing: Promotion = {
  code: "X",
  kind: "percent",
  value: 10,
  startsAt: null,
  endsAt: null,
  productionId: null,
  eventId: null,
  saleTypeId: null,
  maxUses: null,
  maxPerPerson: null,
};
const promotion = fc
  .record({
    isPercent: fc.boolean(),
    value: fc.integer({ min: 1, max: 100 }),
    eventId: fc.constantFrom(null, 1, 2),
    saleTypeId: fc.constantFrom(null, 1),
    productionId: fc.constantFrom(null, 7),
  })
  .map(({ isPercent, value, ...scope }): Promotion => {
    const worth = isPercent ? { kind: "percent" as const, value } : { kind: "amount" as const, value: value * 20 };
    return { ...nothing, ...scope, ...worth };
  });
const lines = fc.array(
  fc.record({
    eventId: fc.constantFrom(1, 2),
    saleTypeId: fc.constantFrom(1, 2),
    cents: fc.integer({ min: 0, max: 5_000 }),
    amount: fc.integer({ min: 1, max: 6 }),
    taxRate: fc.constantFrom(10, 13, 20),
  }),
  { minLength: 1, maxLength: 6 },
);
const productionOf = new Map<number, number | null>([
  [1, 7],
  [2, null],
]);

describe("what a code takes off", () => {
  it("is of each ticket, to the cent: what is charged, taxed and given back is the same sum, and the hall has the rest", () => {
    fc.assert(
      fc.property(promotion, lines, (code, rows) => {
        const charged = reduced(code, rows, productionOf);
        const [full, total] = [totalsOf(rows).totalCents, totalsOf(charged)];
        expect(total.totalCents).toBe(full - offOf(charged));
        expect(total.taxes.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(total.totalCents);
        for (const [index, { cents, offCents }] of charged.entries()) {
          expect(Number.isSafeInteger(cents) && Number.isSafeInteger(offCents)).toBe(true);
          expect(Math.min(cents, offCents)).toBeGreaterThanOrEqual(0);
          expect(cents + offCents).toBe(rows[index]?.cents);
        }
        const tickets: Returnable[] = charged.flatMap(({ amount, eventId }, id) =>
          Array.from({ length: amount }, (_, n) => ({
            id: `${id}-${n}`,
            eventId,
            orderLineId: id,
            status: "issued" as const,
          })),
        );
        const sold = { lines: charged.map((line, id) => ({ ...line, id })), fees: [], tickets };
        const back = tickets.map((one) => backFor({ ...sold, keptCents: total.totalCents }, [one]).cents);
        expect(back.reduce((sum, cents) => sum + cents, 0)).toBe(total.totalCents);
      }),
    );
  });

  it("is nothing of what it is not for, and never more than a ticket costs", () => {
    const rows = [
      { eventId: 1, saleTypeId: 1, cents: 1_000, amount: 1 },
      { eventId: 2, saleTypeId: 1, cents: 1_000, amount: 1 },
    ];
    const off = (more: Partial<Promotion>) =>
      reduced({ ...nothing, ...more }, rows, productionOf).map((x) => x.offCents);
    expect(off({ eventId: 2 })).toEqual([0, 100]);
    expect(off({ productionId: 7 })).toEqual([100, 0]);
    expect(off({ saleTypeId: 9 })).toEqual([0, 0]);
    expect(off({ kind: "amount", value: 2_000 })).toEqual([1_000, 1_000]);
    expect(reduced(null, rows, productionOf).map(({ offCents }) => offCents)).toEqual([0, 0]);
  });
});

describe("a code", () => {
  it("is the same however it is typed", () => {
    expect(["kino-sommer 26", " KINOSOMMER26", "Kino.Sommer_26"].map(plainCode)).toEqual(Array(3).fill("KINOSOMMER26"));
    expect(plainCode("früh")).toBe("FRÜH");
    expect(plainCode("- _")).toBe("");
  });

  it("that the house makes is made of signs nobody mistakes, five bits each", () => {
    const all = randomCode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
    expect(new Set(all).size).toBe(32);
    expect(all).not.toMatch(/[01IO]/);
    expect(plainCode(all.slice(0, 10))).toBe(all.slice(0, 10));
  });

  it("can be used between its days, so often in all and so often by one", () => {
    const limited = { ...nothing, startsAt: 10, endsAt: 20, maxUses: 3, maxPerPerson: 1 };
    const at = (now: number, all = 0, own = 0) => promotionProblem(limited, { all, own }, now);
    expect([at(9), at(10), at(19), at(20)]).toEqual(["early", null, null, "over"]);
    expect([at(15, 2), at(15, 3), at(15, 2, 1)]).toEqual([null, "used_up", "used_by_you"]);
    expect(promotionProblem(nothing, { all: 1e6, own: 1e6 }, 0)).toBeNull();
  });
});
