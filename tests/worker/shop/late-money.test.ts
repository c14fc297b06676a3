import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { readSimulated, writeSimulated, type Simulated } from "../../../workers/backends/payments/simulator";
import { retryPayment } from "../../../workers/shop/orders/change-order";
import { giveBackTickets } from "../../../workers/shop/orders/give-back";
import {
  approved,
  bankChangesAfter,
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

  it("buys the seats where it comes between the last question and the end of the payment", async () => {
    const { record } = await ordered(await cartWith([await house.salon()]), { method: "eps" });
    const { id } = record.order;
    const { bindings, questions } = bankChangesAfter(1, record, transferred);
    await cronRuns(late, bindings);
    expect(questions()).toBeGreaterThan(1);
    expect(await stateOf(id, late)).toMatchObject({ order: bought, holds: ["sold"], kept: 2300 });
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

  /** An order that its second try has paid, and its first payment. */
  async function paidBySecondTry() {
    const { record } = await ordered(await cartWith([await house.salon()]), { method: "eps" });
    const { id } = record.order;
    const first = await bankSays(id, declined);
    await buyerReturns(id);
    const failed = (await stateOf(id, evening)).order;
    expect(await retryPayment(ordering(), { ...record, order: failed }, "card")).toMatchObject({ ok: true });
    await bankSays(id, approved);
    await buyerReturns(id);
    return { id, first };
  }
  async function firstIsNow(first: string, state: Simulated["state"]): Promise<void> {
    const paid = await readSimulated(env.CACHE, first);
    if (!paid) throw new Error("the provider knows nothing of it");
    await writeSimulated(env.CACHE, { ...paid, state });
    await Promise.all([eventArrives(first), eventArrives(first), eventArrives(first, { now: late })]);
  }

  it("goes back, once, where another try has paid meanwhile; the tickets stay", async () => {
    const { id, first } = await paidBySecondTry();
    await firstIsNow(first, "captured");
    const state = await stateOf(id, late);
    expect(state).toMatchObject({ order: bought, kept: 2300, holds: ["sold"] });
    expect(state.tickets).toHaveLength(2);
    expect(state.refunds).toMatchObject([{ cents: 2300, status: "done", reason: "paid_twice" }]);
  });

  it("is never taken where another try has paid meanwhile and it was only promised", async () => {
    const { id, first } = await paidBySecondTry();
    await firstIsNow(first, "authorized");
    expect(await readSimulated(env.CACHE, first)).toMatchObject({ state: "voided" });
    expect(await stateOf(id, late)).toMatchObject({ order: bought, kept: 2300, refunds: [] });
  });

  it("goes back also where the tickets of the other try were given back by then", async () => {
    const { id, first } = await paidBySecondTry();
    const { tickets } = await stateOf(id, evening);
    const giving = { tickets: tickets.map((one) => one.id), by: "house", reason: "given_back" } as const;
    expect(await giveBackTickets(ordering(), id, giving)).toMatchObject({ ok: true });
    await firstIsNow(first, "captured");
    const state = await stateOf(id, late);
    expect(state).toMatchObject({ order: { status: "refunded" }, kept: 0, tickets: [], sold: [], broken: [] });
    expect(state.refunds.map(({ reason }) => reason).toSorted()).toEqual(["given_back", "paid_twice"]);
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

describe("a promise of money that is to be kept", () => {
  it("and is not: nothing was paid, there are no tickets, and the seats are free", async () => {
    const { record } = await ordered(await cartWith([await house.salon()]));
    const { id } = record.order;
    await bankSays(id, approved);
    const { bindings } = bankChangesAfter(1, record, { state: "voided" });
    await buyerReturns(id, evening, bindings);
    const state = await stateOf(id, evening);
    expect(state).toMatchObject({ order: { status: "expired" }, tickets: [], sold: [], kept: 0, broken: [] });
    expect(state.payments).toMatchObject([{ status: "failed" }]);
  });

  it("and takes its time: the seats stay, the tickets come with the money", async () => {
    const { record } = await ordered(await cartWith([await house.salon()]));
    const { id } = record.order;
    await bankSays(id, approved);
    const { bindings } = bankChangesAfter(1, record, { state: "pending" });
    await buyerReturns(id, evening, bindings);
    expect(await stateOf(id, evening)).toMatchObject({ order: { status: "pending_payment" }, tickets: [], kept: 0 });
    await eventArrives(await bankSays(id, transferred));
    const state = await stateOf(id, evening);
    expect(state).toMatchObject({ order: bought, holds: ["sold"], kept: 2300 });
    expect(state.tickets).toHaveLength(2);
  });
});

/** Somebody else holds two seats, at a moment. */
async function cartWithAt(event: number, at: number): Promise<void> {
  const answer = await visitor().add(event, [ticket(shopIds.full, 2)], { at });
  expect(answer.status).toBe(201);
}
