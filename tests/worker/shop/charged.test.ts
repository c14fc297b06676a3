import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { centsToPrice, priceToCents } from "~/domain/booking/selection";
import type { Checkout } from "~/domain/orders/schema";
import { saveSettings } from "../../support/house";
import { approved, bankSays, buyerReturns, ordered, stateOf } from "../../support/orders";
import { evening, newAddress, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

/** Tickets of one screening, by how many of each kind; at least one of them costs something. */
const basket = fc
  .record({ full: fc.nat(4), culture: fc.nat(2), chair: fc.nat(1) })
  .filter(({ full, chair }) => full + chair > 0);
const cents = { full: 1150, culture: 0, chair: 950 };
const fee = fc.record({
  name: fc.constantFrom({ de: "Servicegebühr" }, { de: "Versand" }),
  per: fc.constantFrom("order" as const, "ticket" as const),
  cents: fc.integer({ min: 0, max: 400 }),
  tax_rate: fc.constantFrom(10, 20),
  refundable: fc.boolean(),
});

it("charges for every basket what its tickets and the house's fees cost, to the cent, and pins it when the seats are held", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(basket, { minLength: 1, maxLength: 3 }),
      fc.array(fee, { maxLength: 3 }),
      async (baskets, fees) => {
        await saveSettings({ box_office: { fees } });
        const guest = visitor(newAddress(), { PAYMENTS: "simulator onsite" });
        for (const { full, culture, chair } of baskets) {
          // One after the other: the first makes the cart.
          // oxlint-disable-next-line no-await-in-loop
          const event = await house.salon();
          const wanted = [
            ticket(shopIds.full, full),
            ticket(shopIds.culture, culture, 51),
            ticket(shopIds.chair, chair, 1, shopIds.chairs),
          ].filter(({ amount }) => amount > 0);
          // oxlint-disable-next-line no-await-in-loop
          expect((await guest.add(event, wanted)).status).toBe(201);
        }
        const ofTickets = baskets.reduce(
          (sum, { full, culture, chair }) => sum + full * cents.full + culture * cents.culture + chair * cents.chair,
          0,
        );
        const paid = baskets.reduce((sum, { full, chair }) => sum + full + chair, 0);
        const owed = fees.reduce((sum, one) => sum + one.cents * (one.per === "ticket" ? paid : 1), ofTickets);
        const seen = (await guest.send("GET", "/de/api/shop/checkout/")).json as unknown as Checkout;
        const taxed = seen.cart.taxes.reduce((sum, { gross }) => sum + priceToCents(gross), 0);
        expect([seen.to_pay, seen.cart.total, taxed]).toEqual([centsToPrice(owed), centsToPrice(owed), owed]);
        const places = baskets.reduce((sum, { full, culture, chair }) => sum + full + culture + chair, 0);
        const { record } = await ordered(guest.jar.get("kasch_cart_key") ?? "");
        const { id, totalCents } = record.order;
        await bankSays(id, approved);
        await buyerReturns(id);
        const { kept, tickets, ticketed, sold, payments } = await stateOf(id, evening);
        expect({ totalCents, kept, charged: payments.map((one) => one.cents), places: tickets.length }).toEqual({
          totalCents: owed,
          kept: owed,
          charged: [owed],
          places,
        });
        expect(ticketed).toEqual(sold);
      },
    ),
    { numRuns: 12, seed: 20270327 },
  );
});
