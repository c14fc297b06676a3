import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sha256 } from "~/domain/common/sha256";
import { db as open } from "../../../workers/db/client";
import { insertPromotion, type PromotionRow } from "../../../workers/db/shop/promotions";
import { dropCode, useCode } from "../../../workers/shop/use-code";
import { beginOrder } from "../../../workers/shop/orders/begin-order";
import { giveUpOrder } from "../../../workers/shop/orders/change-order";
import { giveBackTickets } from "../../../workers/shop/orders/give-back";
import { orderAgain } from "../../../workers/shop/orders/order-again";
import { viewOrder } from "../../../workers/shop/orders/view-order";
import { viewCart } from "../../../workers/shop/view-cart";
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
import { dyingAt, type Death } from "../../support/dying";
import { evening, newKey, shopHouse } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

let codes = 0;
let code = "";
/** A code of its own for each test. */
async function promotion(more: Partial<PromotionRow> = {}): Promise<void> {
  const row = { code, kind: "percent" as const, value: 25, createdAt: evening, createdBy: "test" };
  expect(await insertPromotion(open(env), { ...row, ...more })).toBe(true);
}
beforeEach(() => {
  codes += 1;
  code = `SUMMER${codes}`;
});

/** A cart that has the code in it. */
async function coded(event: number, amount = 2): Promise<string> {
  const cart = await cartWith([event], amount);
  expect(await useCode(askingOf(cart), code)).toMatchObject({ ok: true });
  return cart;
}
const refused = (problem: string) => ({ ok: false, code: "bad_request", errors: [{ path: "code", message: problem }] });

describe("a code in a cart", () => {
  it("takes off what it says, each ticket to the cent, and the sums are what is charged", async () => {
    await promotion({ value: 33 });
    const cart = await cartWith([await house.salon()], 2);
    expect(await useCode(askingOf(cart), ` ${code.toLowerCase().replace("r", "r - ")} `)).toMatchObject({ ok: true });
    const view = await viewCart(askingOf(cart), await sha256(cart));
    // 33 % of 11.50 are 3.795, which is 3.80 off each ticket.
    expect(view).toMatchObject({
      value: { code: { code, amount: "7.60", problem: null }, total: "15.40", items: [{ total: "23.00" }] },
    });
    const { record } = await ordered(cart);
    await bankSays(record.order.id, approved);
    const settled = await buyerReturns(record.order.id);
    const state = await stateOf(record.order.id, evening);
    expect(state).toMatchObject({ order: { status: "fulfilled", totalCents: 1540 }, kept: 1540, holds: ["sold"] });
    expect(settled).toMatchObject({ value: { lines: [{ cents: 770, offCents: 380 }] } });
    expect(settled.ok && (await viewOrder(ordering(), settled.value, { secret: "x" }))).toMatchObject({
      value: {
        code: { code, amount: "7.60" },
        total: "15.40",
        taxes: [{ gross: "15.40" }],
        shows: [{ lines: [{ total: "23.00" }] }],
      },
    });
  });

  it("is refused with what is wrong with it, and the cart is as it was", async () => {
    const event = await house.salon();
    const cart = await cartWith([event]);
    expect(await useCode(askingOf(cart), " - ")).toMatchObject(refused("missing"));
    expect(await useCode(askingOf(cart), code)).toMatchObject(refused("unknown"));
    for (const [problem, more] of [
      ["early", { startsAt: evening + 1 }],
      ["over", { endsAt: evening }],
      ["not_these", { eventId: event + 100_000 }],
      ["not_these", { saleTypeId: 999_999 }],
      ["not_these", { productionId: 999_999 }],
      ["used_up", { maxUses: 0 }],
    ] as const) {
      code = `${problem}${Object.keys(more)[0]}`.toUpperCase().replace("_", "");
      // oxlint-disable-next-line no-await-in-loop
      await promotion(more);
      // oxlint-disable-next-line no-await-in-loop
      expect(await useCode(askingOf(cart), code)).toMatchObject(refused(problem));
    }
    expect(await viewCart(askingOf(cart), await sha256(cart))).toMatchObject({ value: { code: null, total: "23.00" } });
  });

  it("is for what it is for: the tickets of other shows cost what they cost", async () => {
    const [cheap, dear] = [await house.salon(), await house.salon()];
    await promotion({ kind: "amount", value: 5_000, eventId: cheap });
    const cart = await cartWith([cheap, dear], 1);
    await useCode(askingOf(cart), code);
    expect(await viewCart(askingOf(cart), await sha256(cart))).toMatchObject({
      value: { total: "11.50", code: { amount: "11.50" } },
    });
    await dropCode(askingOf(cart));
    expect(await viewCart(askingOf(cart), await sha256(cart))).toMatchObject({ value: { total: "23.00", code: null } });
  });

  it("is for the shows of one film where it says so", async () => {
    const [film, other] = [await house.salon({ productionId: 1 }), await house.salon({ productionId: 2 })];
    await promotion({ kind: "amount", value: 150, productionId: 1 });
    const cart = await cartWith([film, other], 1);
    await useCode(askingOf(cart), code);
    expect(await viewCart(askingOf(cart), await sha256(cart))).toMatchObject({
      value: { total: "21.50", code: { amount: "1.50", problem: null } },
    });
  });

  it("takes nothing off any more once it is over, and the cart says why", async () => {
    await promotion({ endsAt: evening + minute });
    const cart = await coded(await house.salon());
    expect(await viewCart(askingOf(cart, { now: evening + minute }), await sha256(cart))).toMatchObject({
      value: { total: "23.00", code: { code, amount: "0.00", problem: "over" } },
    });
  });

  it("that takes off everything leaves nothing to pay, and the order needs no provider", async () => {
    await promotion({ value: 100 });
    const cart = await coded(await house.salon());
    const { record } = await ordered(cart, { method: "" });
    const state = await stateOf(record.order.id, evening);
    expect(state).toMatchObject({ order: { status: "fulfilled", method: "free", totalCents: 0 }, broken: [] });
    expect(state.ticketed).toEqual(state.sold);
  });

  it("that is over when the order is sent is refused and gone: nobody pays more than they saw", async () => {
    await promotion({ endsAt: evening + minute });
    const cart = await coded(await house.salon());
    const late = { now: evening + 2 * minute };
    expect(await beginOrder(askingOf(cart, late), typed, newKey())).toMatchObject(refused("over"));
    expect((await ordered(cart, {}, late)).record.order).toMatchObject({ totalCents: 2300, promotionCode: "" });
  });
});

describe("the last use of a code", () => {
  it("is one order's, whoever sends at the same time", async () => {
    await promotion({ maxUses: 1 });
    const carts = await Promise.all([1, 2, 3, 4].map(async () => coded(await house.salon(), 1)));
    const begun = await Promise.all(
      carts.map((cart, n) => beginOrder(askingOf(cart), { ...typed, email: `p${n}@gmx.example` }, newKey())),
    );
    expect(begun.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of begun.filter(({ ok }) => !ok)) expect(answer).toMatchObject(refused("used_up"));
  });

  it("is one address' own, however it is written", async () => {
    await promotion({ maxPerPerson: 1 });
    const [first, second] = [await coded(await house.salon()), await coded(await house.salon())];
    await ordered(first, { email: "Anna@gmx.example" });
    expect(await beginOrder(askingOf(second), { ...typed, email: "anna@GMX.example" }, newKey())).toMatchObject(
      refused("used_by_you"),
    );
    await useCode(askingOf(second), code);
    expect((await ordered(second, { email: "ben@gmx.example" })).record.order.promotionCode).toBe(code);
  });

  it("is free again when its order is given up, runs out or is given back, and not before", async () => {
    await promotion({ maxUses: 1 });
    const event = await house.salon();
    const first = (await ordered(await coded(event, 1))).record;
    const other = await cartWith([event], 1);
    expect(await useCode(askingOf(other), code)).toMatchObject(refused("used_up"));
    await giveUpOrder(ordering(), first);
    expect(await useCode(askingOf(other), code)).toMatchObject({ ok: true });
    const second = (await ordered(other)).record.order;
    await bankSays(second.id, approved);
    await buyerReturns(second.id);
    const third = await cartWith([event], 1);
    expect(await useCode(askingOf(third), code)).toMatchObject(refused("used_up"));
    const { tickets } = await stateOf(second.id, evening);
    const back = { tickets: tickets.map(({ id }) => id), by: "house", reason: "given_back" } as const;
    await giveBackTickets(ordering(), second.id, back);
    // What was paid is what comes back, not what the ticket costs without the code.
    expect(await stateOf(second.id, evening)).toMatchObject({ kept: 0, refunds: [{ cents: 862, status: "done" }] });
    expect(await useCode(askingOf(third), code)).toMatchObject({ ok: true });
    const last = (await ordered(third)).record.order;
    await cronRuns(evening + 40 * minute);
    expect(await stateOf(last.id, evening)).toMatchObject({ order: { status: "expired" } });
    expect(await orderAgain(askingOf("", { now: evening + 40 * minute }), { ...first, order: last })).toMatchObject({
      ok: true,
    });
  });

  it("is not held against the cart whose own draft has it", async () => {
    await promotion({ maxUses: 1 });
    const cart = await coded(await house.salon());
    const cartId = await sha256(cart);
    for (let step = 1; (await ordersOf(cartId)).length === 0; step += 1) {
      const { bindings } = dyingAt(step, "after");
      // oxlint-disable-next-line no-await-in-loop
      await beginOrder(askingOf(cart, { env: bindings }), typed, newKey()).catch(() => null);
    }
    expect(await ordersOf(cartId)).toMatchObject([{ status: "draft" }]);
    expect((await ordered(cart, { email: "else@gmx.example" })).record.order.promotionCode).toBe(code);
  });

  it.each<Death>(["before", "after"])(
    "is an order's or free, never neither, where a process dies %s a step of the order",
    async (death) => {
      for (let step = 1, isThrough = false; !isThrough; step += 1) {
        code = `${death}${step}`.toUpperCase();
        // One after the other: each has a code of its own.
        // oxlint-disable-next-line no-await-in-loop
        await promotion({ maxUses: 1 });
        // oxlint-disable-next-line no-await-in-loop
        const cart = await coded(await house.salon(), 1);
        const { bindings, steps } = dyingAt(step, death);
        // oxlint-disable-next-line no-await-in-loop
        const begun = await beginOrder(askingOf(cart, { env: bindings }), typed, newKey()).catch(() => null);
        isThrough = begun?.ok === true && steps() < step;
        expect(step).toBeLessThan(40);
        // oxlint-disable-next-line no-await-in-loop
        const live = (await ordersOf(await sha256(cart))).filter(({ status }) => status !== "cancelled");
        // oxlint-disable-next-line no-await-in-loop
        const other = await useCode(askingOf(await cartWith([await house.salon()], 1)), code);
        if (live.length > 0) expect(other).toMatchObject(refused("used_up"));
        else expect(other).toMatchObject({ ok: true });
        // oxlint-disable-next-line no-await-in-loop
        await cronRuns(evening + 90 * minute);
        // oxlint-disable-next-line no-await-in-loop
        const after = await useCode(askingOf(await cartWith([await house.salon()], 1)), code);
        expect(after).toMatchObject({ ok: true });
      }
    },
  );

  describe("and money that comes when its order is over", () => {
    const late = evening + 40 * minute;
    async function expired() {
      await promotion({ maxUses: 1 });
      const { record } = await ordered(await coded(await house.salon()), { method: "eps" });
      await cronRuns(late);
      expect(await stateOf(record.order.id, late)).toMatchObject({ order: { status: "expired" } });
      return record.order.id;
    }

    it("buys the seats at that price where the use is still free", async () => {
      const id = await expired();
      await eventArrives(await bankSays(id, transferred), { now: late });
      expect(await stateOf(id, late)).toMatchObject({ order: { status: "fulfilled" }, kept: 1724, holds: ["sold"] });
      expect(await useCode(askingOf(await cartWith([await house.salon()])), code)).toMatchObject(refused("used_up"));
    });

    it("goes back, all of it, where somebody else has the use", async () => {
      const id = await expired();
      await ordered(await coded(await house.salon()), { email: "ben@gmx.example" });
      const payment = await bankSays(id, transferred);
      await Promise.all([eventArrives(payment, { now: late }), buyerReturns(id, late), cronRuns(late)]);
      expect(await stateOf(id, late)).toMatchObject({
        order: { status: "refunded" },
        kept: 0,
        tickets: [],
        sold: [],
        broken: [],
      });
    });
  });
});
