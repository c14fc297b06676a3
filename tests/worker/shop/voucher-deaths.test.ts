import { beforeAll, describe, expect, it } from "vitest";
import { sha256 } from "~/domain/common/sha256";
import { beginOrder } from "../../../workers/shop/orders/begin-order";
import { giveBackTickets } from "../../../workers/shop/orders/give-back";
import { dyingAt, type Death } from "../../support/dying";
import {
  approved,
  askingOf,
  bankSays,
  buyerReturns,
  cronRuns,
  minute,
  ordered,
  ordering,
  ordersOf,
  stateOf,
  typed,
} from "../../support/orders";
import { evening, newKey, shopHouse } from "../../support/shop";
import { allIssued, balances, cartBy } from "../../support/vouchers";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const deaths: readonly Death[] = ["before", "after"];
/** More than there are; a test says so if not. */
const mostSteps = 45;

describe("a process that dies", () => {
  it.each(deaths)("%s any step of an order leaves its vouchers the order's or whole, all of them", async (death) => {
    let step = 1;
    for (let isThrough = false; !isThrough; step += 1) {
      expect(step).toBeLessThan(mostSteps);
      const codes = await allIssued(700, 400, 1000);
      const cart = await cartBy(codes, [await house.salon()]);
      const key = newKey();
      const { bindings, steps } = dyingAt(step, death);
      const first = await beginOrder(askingOf(cart, { env: bindings }), typed, key).catch(() => null);
      isThrough = first?.ok === true && steps() < step;
      const after = (await balances(codes)).join();
      expect(["700,400,1000", "0,0,0"]).toContain(after);
      if (step % 2 === 0) {
        await beginOrder(askingOf(cart), typed, key);
        expect(await balances(codes)).toEqual([0, 0, 0]);
      } else {
        await cronRuns(evening + 90 * minute);
        expect((await ordersOf(await sha256(cart))).at(-1)?.status).not.toBe("fulfilled");
        expect(await balances(codes)).toEqual([700, 400, 1000]);
      }
    }
    expect(step).toBeGreaterThan(10);
  });

  it.each(deaths)("%s any step of giving back leaves each cent where it was paid from, once", async (death) => {
    let step = 1;
    for (let isThrough = false; !isThrough; step += 1) {
      expect(step).toBeLessThan(mostSteps);
      const codes = await allIssued(700, 400);
      const { id } = (await ordered(await cartBy(codes, [await house.salon()]))).record.order;
      await bankSays(id, approved);
      await buyerReturns(id);
      const [first = "", second = ""] = (await stateOf(id, evening)).tickets.map((one) => one.id);
      const giving = { tickets: [first], by: "staff", reason: "given_back" } as const;
      const { bindings, steps } = dyingAt(step, death);
      const answer = await giveBackTickets(ordering(evening, bindings), id, giving).catch(() => null);
      isThrough = answer?.ok === true && steps() < step;
      await giveBackTickets(ordering(), id, giving);
      await cronRuns(evening + 5 * minute);
      expect([...(await balances(codes)), (await stateOf(id, evening)).kept]).toEqual([700, 400, 1150]);
      await giveBackTickets(ordering(evening + minute), id, { ...giving, tickets: [second] });
      expect(await stateOf(id, evening)).toMatchObject({ order: { status: "refunded" }, kept: 0, broken: [] });
    }
    expect(step).toBeGreaterThan(5);
  });
});
