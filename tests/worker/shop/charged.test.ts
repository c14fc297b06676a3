import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { approved, bankSays, buyerReturns, ordered, stateOf } from "../../support/orders";
import { evening, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

/** Tickets of one screening, by how many of each kind; at least one of them costs something. */
const basket = fc
  .record({ full: fc.nat(4), culture: fc.nat(2), chair: fc.nat(1) })
  .filter(({ full, chair }) => full + chair > 0);
const cents = { full: 1150, culture: 0, chair: 950 };

it("charges for every basket what its tickets cost, to the cent, and pins it when the seats are held", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(basket, { minLength: 1, maxLength: 3 }), async (baskets) => {
      const guest = visitor();
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
      const owed = baskets.reduce(
        (sum, { full, culture, chair }) => sum + full * cents.full + culture * cents.culture + chair * cents.chair,
        0,
      );
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
    }),
    { numRuns: 12, seed: 20270327 },
  );
});
