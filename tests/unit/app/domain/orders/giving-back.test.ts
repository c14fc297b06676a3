import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { backFor, giveBackUntil, withBack, type Returnable } from "~/domain/orders/giving-back";
import { feesLeft, totalsOf, type Fee, type OrderFee } from "~/domain/orders/totals";

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
        let left: OrderFee[] = fees;
        let seq = 0;
        for (let good = tickets; good.length > 0; good = tickets.filter(({ status }) => status !== "void")) {
          const chosen = good.filter((_, index) => index === 0 || (dice.next().value ?? 0) > 50);
          const { cents, fees: backs } = backFor({ lines, fees, tickets, keptCents: kept }, chosen);
          left = withBack(left, backs, (seq += 1));
          expect(cents).toBeGreaterThanOrEqual(0);
          expect(cents).toBeLessThanOrEqual(kept);
          kept -= cents;
          for (const one of chosen) one.status = "void";
        }
        const keptFees = fees.filter(({ refundable }) => !refundable);
        expect(kept).toBe(totalsOf(rows, keptFees).feeCents);
        // What the books say is left of the fees is what the house has.
        expect(feesLeft(rows, left).reduce((sum, { cents }) => sum + cents, 0)).toBe(kept);
      }),
    );
  });

  it("comes until so many hours before the show, and never where the house says so", () => {
    const start = Date.parse("2027-03-27T20:30:00+01:00");
    const show = { startsAt: start, movedAt: null };
    const boughtAt = start - 7 * 24 * 3_600_000;
    expect(giveBackUntil(show, { hours: 24, boughtAt })).toBe(Date.parse("2027-03-26T20:30:00+01:00"));
    expect(giveBackUntil(show, { hours: 0, boughtAt })).toBe(start);
    expect(giveBackUntil(show, { hours: null, boughtAt })).toBeNull();
    expect(giveBackUntil(undefined, { hours: 24, boughtAt })).toBeNull();
  });

  it("comes until so many hours before the time slot of a ticket", () => {
    const start = Date.parse("2027-03-27T10:00:00+01:00");
    const late = Date.parse("2027-03-27T16:30:00+01:00");
    const show = { startsAt: start, movedAt: null, slotStarts: new Map([[2, late]]) };
    const boughtAt = start - 7 * 24 * 3_600_000;
    expect(giveBackUntil(show, { hours: 24, boughtAt, block: 2 })).toBe(late - 24 * 3_600_000);
    expect(giveBackUntil(show, { hours: 24, boughtAt, block: 1 })).toBe(start - 24 * 3_600_000);
  });

  it("comes until the show begins where it was moved after it was ordered, whatever the house says", () => {
    const start = Date.parse("2027-03-27T20:30:00+01:00");
    const show = { startsAt: start, movedAt: start - 3_600_000 };
    expect(giveBackUntil(show, { hours: null, boughtAt: show.movedAt })).toBe(start);
    expect(giveBackUntil(show, { hours: 24, boughtAt: show.movedAt + 1 })).toBe(start - 24 * 3_600_000);
  });
});
