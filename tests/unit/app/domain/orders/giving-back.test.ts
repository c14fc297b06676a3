import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centsBack, giveBackUntil, type Returnable } from "~/domain/orders/giving-back";
import { totalsOf, type Fee } from "~/domain/orders/totals";

const fee = fc.record<Fee>({
  name: fc.constant("Gebühr"),
  per: fc.constantFrom("order", "ticket"),
  cents: fc.integer({ min: 0, max: 500 }),
  taxRate: fc.constant(20),
  refundable: fc.boolean(),
});
const line = fc.record({
  cents: fc.integer({ min: 0, max: 5_000 }),
  amount: fc.integer({ min: 1, max: 6 }),
  taxRate: fc.constantFrom(10, 13),
});

describe("what comes back", () => {
  it("is in the end all but the fees that are kept, whatever is given back in which order, and never more than was paid", () => {
    const sold = fc.tuple(fc.array(line, { minLength: 1, maxLength: 4 }), fc.array(fee, { maxLength: 3 }));
    fc.assert(
      fc.property(sold, fc.infiniteStream(fc.nat(100)), ([rows, fees], dice) => {
        const lines = rows.map((row, id) => ({ ...row, id }));
        const tickets: Returnable[] = lines.flatMap(({ id, amount }) =>
          Array.from({ length: amount }, (_, n) => ({
            id: `${id}-${n}`,
            eventId: 1,
            orderLineId: id,
            status: "issued" as const,
          })),
        );
        const { totalCents } = totalsOf(rows, fees);
        let kept = totalCents;
        for (let good = tickets; good.length > 0; good = tickets.filter(({ status }) => status !== "void")) {
          const chosen = good.filter((_, index) => index === 0 || (dice.next().value ?? 0) > 50);
          const cents = centsBack({ lines, fees, tickets, keptCents: kept }, chosen);
          expect(cents).toBeGreaterThanOrEqual(0);
          expect(cents).toBeLessThanOrEqual(kept);
          kept -= cents;
          for (const one of chosen) one.status = "void";
        }
        const keptFees = fees.filter(({ refundable }) => !refundable);
        expect(kept).toBe(totalsOf(rows, keptFees).feeCents);
      }),
    );
  });

  it("comes until so many hours before the show, and never where the house says so", () => {
    const start = Date.parse("2027-03-27T20:30:00+01:00");
    expect(giveBackUntil(start, 24)).toBe(Date.parse("2027-03-26T20:30:00+01:00"));
    expect(giveBackUntil(start, 0)).toBe(start);
    expect(giveBackUntil(start, null)).toBeNull();
    expect(giveBackUntil(undefined, 24)).toBeNull();
  });
});
