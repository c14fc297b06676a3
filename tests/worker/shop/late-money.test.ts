import { beforeAll, describe, expect, it } from "vitest";
import {
  approved,
  bankSays,
  buyerReturns,
  cartWith,
  cronRuns,
  eventArrives,
  minute,
  ordered,
  stateOf,
  transferred,
} from "../../support/orders";
import { evening, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const bought = { status: "fulfilled", failure: "" };

describe("money that comes late", () => {
  const late = evening + 40 * minute;

  it("buys the seats again where they are free", async () => {
    const { record } = await ordered(await cartWith([await house.salon()]), { method: "eps" });
    const payment = await bankSays(record.order.id, transferred);
    await eventArrives(payment, { now: late });
    expect(await stateOf(record.order.id, late)).toMatchObject({ order: bought, holds: ["sold"], kept: 2300 });
  });

  it("goes back, all of it, where one screening has none left", async () => {
    const [free, full] = [await house.salon(), await house.salon({ capacityOverride: 2 })];
    const { record } = await ordered(await cartWith([free, full]), { method: "eps" });
    const { id } = record.order;
    await cartWithAt(full, evening + 30 * minute);
    const payment = await bankSays(id, transferred);
    await Promise.all([eventArrives(payment, { now: late }), buyerReturns(id, late), cronRuns(late)]);
    const state = await stateOf(id, late);
    expect(state).toMatchObject({ order: { status: "refunded" }, kept: 0, tickets: [], sold: [], broken: [] });
    expect(state.refunds).toMatchObject([{ cents: 4600, status: "done" }]);
  });

  it("and was only promised is let go", async () => {
    const full = await house.salon({ capacityOverride: 2 });
    const { record } = await ordered(await cartWith([full]));
    await cartWithAt(full, evening + 30 * minute);
    const payment = await bankSays(record.order.id, approved);
    await eventArrives(payment, { now: late });
    expect(await stateOf(record.order.id, late)).toMatchObject({
      order: { status: "expired", failure: "seats_gone" },
      payments: [{ status: "voided" }],
      kept: 0,
      tickets: [],
    });
  });
});

/** Somebody else holds two seats, at a moment. */
async function cartWithAt(event: number, at: number): Promise<void> {
  const answer = await visitor().add(event, [ticket(shopIds.full, 2)], { at });
  expect(answer.status).toBe(201);
}
