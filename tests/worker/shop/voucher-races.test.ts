import { env } from "cloudflare:workers";
import { inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { sha256 } from "~/domain/common/sha256";
import { db as open } from "../../../workers/db/client";
import { orders } from "../../../workers/db/schema/box-office";
import { cancelShow } from "../../../workers/shop/cancelling/cancel-show";
import { endOrdersOfCancelled } from "../../../workers/shop/cancelling/end-orders";
import { beginOrder } from "../../../workers/shop/orders/begin-order";
import { giveUpOrder } from "../../../workers/shop/orders/change-order";
import { giveBackTickets } from "../../../workers/shop/orders/give-back";
import { asked } from "../../support/box-office-staff";
import { dyingAt, type Death } from "../../support/dying";
import {
  approved,
  askingOf,
  bankSays,
  buyerReturns,
  cronRuns,
  declined,
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
import { issued, movementsOf, onVoucher, vouched } from "../../support/vouchers";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const deaths: readonly Death[] = ["before", "after"];
/** More than there are; a test says so if not. */
const mostSteps = 45;

/** What the orders of carts that are not over say that a voucher pays for them, cents. */
async function promised(carts: readonly string[]): Promise<number> {
  const ids = await Promise.all(carts.map((cart) => sha256(cart)));
  const rows = await open(env).select().from(orders).where(inArray(orders.cartId, ids));
  return rows.reduce(
    (sum, { status, voucherCents }) => sum + (["cancelled", "expired"].includes(status) ? 0 : voucherCents),
    0,
  );
}

describe("one voucher in several carts", () => {
  it("pays once for every cent, whoever orders at the same moment", async () => {
    const code = await issued(2500);
    const carts = await Promise.all([1, 2, 3, 4, 5].map(async () => vouched(code, [await house.salon()], 1)));
    const begun = await Promise.all(carts.map((cart) => beginOrder(askingOf(cart), typed, newKey())));
    expect(begun.filter(({ ok }) => ok)).toHaveLength(2);
    // What is left pays less than was seen: nothing is ordered until that was.
    for (const answer of begun.filter(({ ok }) => !ok)) expect(answer).toMatchObject({ code: "price_changed" });
    expect(await onVoucher(code)).toBe(200);
    expect(await promised(carts)).toBe(2300);
    const last = carts[begun.findIndex(({ ok }) => !ok)] ?? "";
    expect((await ordered(last)).record.order).toMatchObject({ voucherCents: 200, totalCents: 1150 });
    expect(await onVoucher(code)).toBe(0);
  });

  it("that others have emptied goes out of the cart, and the next press orders without it", async () => {
    const code = await issued(1150);
    const [first, second] = [
      await vouched(code, [await house.salon()], 1),
      await vouched(code, [await house.salon()], 1),
    ];
    await ordered(first);
    expect(await beginOrder(askingOf(second), typed, newKey())).toMatchObject({
      code: "bad_request",
      errors: [{ path: "code", message: "spent" }],
    });
    expect((await ordered(second)).record.order).toMatchObject({ voucherId: null, voucherCents: 0 });
  });
});

describe("an order with a voucher", () => {
  it("settled by everybody at once is paid once, and its voucher once", async () => {
    const code = await issued(2000);
    const { id } = (await ordered(await vouched(code, [await house.salon()]))).record.order;
    const payment = await bankSays(id, approved);
    await Promise.all([buyerReturns(id), eventArrives(payment), eventArrives(payment), buyerReturns(id)]);
    await cronRuns(evening + 5 * minute);
    expect(await stateOf(id, evening)).toMatchObject({ order: { status: "fulfilled" }, kept: 300, broken: [] });
    expect(await movementsOf(code)).toEqual(["issued 2000", "taken -2000"]);
  });

  it("that the bank refuses keeps it for another try, and has it no more when nobody tries", async () => {
    const code = await issued(2000);
    const { id } = (await ordered(await vouched(code, [await house.salon()]))).record.order;
    await bankSays(id, declined);
    await buyerReturns(id);
    expect(await onVoucher(code)).toBe(0);
    await cronRuns(evening + 40 * minute);
    expect(await stateOf(id, evening)).toMatchObject({ order: { status: "expired" } });
    expect(await onVoucher(code)).toBe(2000);
  });

  it("given up by two at once has let go of it once", async () => {
    const code = await issued(2000);
    const { record } = await ordered(await vouched(code, [await house.salon()]));
    await Promise.all([giveUpOrder(ordering(), record), giveUpOrder(ordering(), record)]);
    expect(await movementsOf(code)).toEqual(["issued 2000", "taken -2000", "released 2000"]);
  });

  it("whose money comes late takes it once more", async () => {
    const code = await issued(2000);
    const { id } = (await ordered(await vouched(code, [await house.salon()]))).record.order;
    const payment = await bankSays(id, {});
    const late = evening + 40 * minute;
    await cronRuns(late);
    expect(await onVoucher(code)).toBe(2000);
    await bankSays(id, transferred);
    await Promise.all([eventArrives(payment, { now: late + minute }), eventArrives(payment, { now: late + minute })]);
    expect(await stateOf(id, evening)).toMatchObject({ order: { status: "fulfilled" }, kept: 300, refunds: [] });
    expect(await movementsOf(code)).toEqual(["issued 2000", "taken -2000", "released 2000", "taken -2000"]);
  });

  it("whose money comes when it was spent elsewhere gets that money back, and no ticket", async () => {
    const code = await issued(2000);
    const { id } = (await ordered(await vouched(code, [await house.salon()]))).record.order;
    const payment = await bankSays(id, {});
    const late = evening + 40 * minute;
    await cronRuns(late);
    await ordered(await vouched(code, [await house.salon()], 1), {}, { now: evening });
    await bankSays(id, transferred);
    await eventArrives(payment, { now: late + minute });
    expect(await stateOf(id, evening)).toMatchObject({
      order: { status: "refunded" },
      tickets: [],
      sold: [],
      kept: 0,
      refunds: [{ cents: 300 }],
    });
    expect(await onVoucher(code)).toBe(850);
  });

  it("whose show was cancelled while it was paid for has nothing of it any more", async () => {
    const code = await issued(2000);
    const show = await house.salon();
    const { id } = (await ordered(await vouched(code, [show]))).record.order;
    await bankSays(id, transferred);
    await cancelShow(asked({}, "manager"), show);
    await Promise.all([buyerReturns(id), buyerReturns(id)]);
    expect(await stateOf(id, evening)).toMatchObject({ order: { status: "refunded" }, tickets: [], kept: 0 });
    expect(await movementsOf(code)).toEqual(["issued 2000", "taken -2000", "released 2000"]);
  });

  it("whose sum at the bank is another is stuck", async () => {
    const code = await issued(2000);
    const { id } = (await ordered(await vouched(code, [await house.salon()]))).record.order;
    await bankSays(id, { ...approved, cents: 2300 });
    await buyerReturns(id);
    expect(await stateOf(id, evening)).toMatchObject({ order: { status: "stuck", failure: "mismatch" }, tickets: [] });
  });
});

describe("a reservation of several shows", () => {
  it("that loses one lets go of what the rest does not need, and of no more", async () => {
    const code = await issued(2000);
    const [gone, left] = [await house.salon(), await house.salon()];
    const { id } = (await ordered(await vouched(code, [gone, left], 1), { method: "desk" })).record.order;
    await cancelShow(asked({}, "manager"), gone);
    await Promise.all([endOrdersOfCancelled(ordering()), endOrdersOfCancelled(ordering())]);
    expect(await movementsOf(code)).toEqual(["issued 2000", "taken -2000", "released 850"]);
    // Nothing is left to pay: the tickets are there.
    expect(await stateOf(id, evening)).toMatchObject({
      order: { status: "fulfilled", totalCents: 1150, voucherCents: 1150 },
      payments: [{ cents: 0 }],
      broken: [],
    });
  });
});

describe("a process that dies", () => {
  it.each(deaths)("%s any step of an order leaves its voucher the order's or whole", async (death) => {
    let step = 1;
    for (let isThrough = false; !isThrough; step += 1) {
      expect(step).toBeLessThan(mostSteps);
      const cents = step % 3 === 0 ? 2300 : 2000;
      const code = await issued(cents);
      const cart = await vouched(code, [await house.salon()]);
      const key = newKey();
      const { bindings, steps } = dyingAt(step, death);
      const first = await beginOrder(askingOf(cart, { env: bindings }), typed, key).catch(() => null);
      isThrough = first?.ok === true && steps() < step;
      expect(await promised([cart])).toBe(cents - (await onVoucher(code)));
      if (step % 2 === 0) {
        const again = await beginOrder(askingOf(cart), typed, key);
        expect(again.ok || again.code).toBe(true);
        expect(await promised([cart])).toBe(cents);
        expect(await onVoucher(code)).toBe(0);
      } else {
        await cronRuns(evening + 90 * minute);
        const [last] = (await ordersOf(await sha256(cart))).slice(-1);
        // One that was paid by it altogether is bought; nobody has paid the others.
        const isBought = last?.status === "fulfilled";
        expect(await onVoucher(code)).toBe(isBought ? 0 : cents);
      }
    }
    expect(step).toBeGreaterThan(10);
  });

  it.each(deaths)("%s any step of giving back leaves each cent where it was paid from, once", async (death) => {
    let step = 1;
    for (let isThrough = false; !isThrough; step += 1) {
      expect(step).toBeLessThan(mostSteps);
      const code = await issued(2000);
      const { id } = (await ordered(await vouched(code, [await house.salon()]))).record.order;
      await bankSays(id, approved);
      await buyerReturns(id);
      const tickets = (await stateOf(id, evening)).tickets.map((one) => one.id);
      const giving = { tickets, by: "staff", reason: "given_back" } as const;
      const { bindings, steps } = dyingAt(step, death);
      const first = await giveBackTickets(ordering(evening, bindings), id, giving).catch(() => null);
      isThrough = first?.ok === true && steps() < step;
      await giveBackTickets(ordering(), id, giving);
      await cronRuns(evening + 5 * minute);
      expect(await movementsOf(code)).toEqual(["issued 2000", "taken -2000", "returned 2000"]);
      expect(await stateOf(id, evening)).toMatchObject({ order: { status: "refunded" }, kept: 0, broken: [] });
    }
    expect(step).toBeGreaterThan(5);
  });
});
