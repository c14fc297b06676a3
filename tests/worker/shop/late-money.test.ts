import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { readSimulated, writeSimulated } from "../../../workers/backends/payments/simulator";
import { retryPayment } from "../../../workers/shop/orders/change-order";
import {
  approved,
  bankSays,
  buyerReturns,
  cartWith,
  cronRuns,
  declined,
  eventArrives,
  minute,
  ordered,
  ordering,
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

  it("goes back, once, where another try has paid meanwhile; the tickets stay", async () => {
    const { record } = await ordered(await cartWith([await house.salon()]), { method: "eps" });
    const { id } = record.order;
    const first = await bankSays(id, declined);
    await buyerReturns(id);
    const failed = (await stateOf(id, evening)).order;
    expect(await retryPayment(ordering(), { ...record, order: failed }, "card")).toMatchObject({ ok: true });
    await bankSays(id, approved);
    await buyerReturns(id);
    const paid = await readSimulated(env.CACHE, first);
    if (!paid) throw new Error("the provider knows nothing of it");
    await writeSimulated(env.CACHE, { ...paid, state: "captured" });
    await Promise.all([eventArrives(first), eventArrives(first), eventArrives(first, { now: late })]);
    const state = await stateOf(id, late);
    expect(state).toMatchObject({ order: bought, kept: 2300, holds: ["sold"] });
    expect(state.tickets).toHaveLength(2);
    expect(state.refunds).toMatchObject([{ cents: 2300, status: "done", reason: "paid_twice" }]);
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
