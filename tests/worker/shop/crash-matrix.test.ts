import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { sha256 } from "~/domain/common/sha256";
import { screening } from "../../../workers/box-office/screenings";
import { beginOrder } from "../../../workers/shop/orders/begin-order";
import { retryPayment } from "../../../workers/shop/orders/change-order";
import { settlePayment } from "../../../workers/shop/orders/settle-payment";
import { dyingAt, type Death } from "../../support/dying";
import {
  approved,
  askingOf,
  bankSays,
  buyerReturns,
  cartWith,
  cronRuns,
  eventArrives,
  minute,
  ordered,
  ordering,
  ordersOf,
  stateOf,
  transferred,
  typed,
} from "../../support/orders";
import { evening, newKey, shopHouse } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const deaths: readonly Death[] = ["before", "after"];
/** More than there are; a test says so if not. */
const mostSteps = 40;

/** Everything that has to be true of an order that has come to its end with money. */
async function expectBought(id: string): Promise<void> {
  const state = await stateOf(id, evening);
  expect(state.order.status).toBe("fulfilled");
  expect(state.ticketed).toEqual(state.sold);
  expect(state).toMatchObject({ kept: state.order.totalCents, refunds: [], broken: [] });
  expect(state.events.filter((event) => event.endsWith("tickets_issued"))).toHaveLength(1);
}

describe("a process that dies while it settles a payment", () => {
  /** By these somebody comes to finish it. */
  const rescues = {
    "the buyer's return": (id: string) => buyerReturns(id),
    "an event": (_: string, payment: string) => eventArrives(payment),
    "the cron": () => cronRuns(evening + 5 * minute),
  };

  it.each(deaths)("%s any of its steps leaves an order that ends as if it had not", async (death) => {
    const all = Object.values(rescues);
    let step = 1;
    for (let isThrough = false; !isThrough; step += 1) {
      expect(step).toBeLessThan(mostSteps);
      const method = step % 2 === 0 ? "card" : "eps";
      const { record } = await ordered(await cartWith([await house.salon(), await house.salon()], 1), { method });
      const { id } = record.order;
      const payment = await bankSays(id, method === "card" ? approved : transferred);
      const { bindings, steps } = dyingAt(step, death);
      const settled = await settlePayment(ordering(evening, bindings), id);
      isThrough = settled.ok && steps() < step;
      await all[step % all.length]?.(id, payment);
      await expectBought(id);
    }
    expect(step).toBeGreaterThan(7);
  });
});

describe("a process that dies while it begins an order", () => {
  it.each(deaths)("%s any of its steps leaves one order for the same key, or none and no seat lost", async (death) => {
    let step = 1;
    for (let isThrough = false; !isThrough; step += 1) {
      expect(step).toBeLessThan(mostSteps);
      const event = await house.salon();
      const cart = await cartWith([event, await house.salon()], 1);
      const key = newKey();
      const { bindings, steps } = dyingAt(step, death);
      const first = await beginOrder(askingOf(cart, { env: bindings }), typed, key).catch(() => null);
      isThrough = first?.ok === true && steps() < step;
      const cartId = await sha256(cart);
      if (step % 2 === 0) {
        // Sent again, it is one order that can be paid for.
        const again = await beginOrder(askingOf(cart), typed, key);
        // The provider may have been out of reach for the one that died: then it is tried again from the order's page.
        expect(again.ok || again.code).toBe(true);
        const id = again.ok ? again.value.record.order.id : "";
        if (again.ok && again.value.record.order.status === "failed") {
          await retryPayment(ordering(), again.value.record, "card");
        }
        await bankSays(id, approved);
        await buyerReturns(id);
        await expectBought(id);
        expect((await ordersOf(cartId)).filter(({ status }) => status !== "cancelled")).toHaveLength(1);
      } else {
        // Nobody comes back: in an hour nothing is held, nothing is open and nothing was paid.
        const later = evening + 90 * minute;
        await cronRuns(later);
        for (const { id } of await ordersOf(cartId)) {
          const state = await stateOf(id, later);
          expect(state).toMatchObject({ tickets: [], sold: [], kept: 0, broken: [] });
          expect(["cancelled", "expired"]).toContain(state.order.status);
          expect(state.holds.filter((hold) => hold !== "expired" && hold !== "released")).toEqual([]);
        }
        const { counts } = await screening(env, event).look({ now: later });
        expect(counts.reduce((sum, { free, capacity }) => sum + capacity - free, 0)).toBe(0);
      }
    }
    expect(step).toBeGreaterThan(10);
  });
});
