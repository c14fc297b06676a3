import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { centsToPrice, priceToCents } from "~/domain/booking/selection";
import { collectOrder } from "../../../workers/shop/desk/collect-order";
import { giveUpOrder } from "../../../workers/shop/orders/change-order";
import { giveBackTickets } from "../../../workers/shop/orders/give-back";
import { viewHouseOrder } from "../../../workers/shop/orders/house/view-house-order";
import { viewCheckout } from "../../../workers/shop/orders/view-checkout";
import { viewOrder } from "../../../workers/shop/orders/view-order";
import { useCode } from "../../../workers/shop/use-code";
import { readOrder } from "../../../workers/db/shop/orders";
import { asked } from "../../support/box-office-staff";
import { saveSettings } from "../../support/house";
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
  stateOf,
  transferred,
} from "../../support/orders";
import { evening, shopHouse } from "../../support/shop";
import { issued, onVoucher } from "../../support/vouchers";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const ticketCents = 1150;
const late = evening + 40 * minute;

/** What is known of the money without asking the house: what is on each voucher, and what an order has of whom. */
interface World {
  codes: string[];
  on: number[];
  feeCents: number;
}

interface Order {
  id: string;
  /** Of each voucher in the order it was put in, by its place in the world. */
  of: { voucher: number; cents: number }[];
  bank: number;
}

/** What vouchers pay of a total, by the rules that a guest is told: one after the other, and no rest that no bank takes. */
function paidBy(world: World, wanted: readonly number[], total: number): Order["of"] {
  const all = wanted.reduce((sum, voucher) => sum + (world.on[voucher] ?? 0), 0);
  let left = all >= total ? total : Math.min(all, total - 50);
  const of: Order["of"] = [];
  for (const voucher of wanted) {
    const cents = Math.min(left, world.on[voucher] ?? 0);
    if (cents > 0) of.push({ voucher, cents });
    left -= Math.max(0, cents);
  }
  return of;
}

const move = (world: World, of: Order["of"], sign: 1 | -1): void => {
  for (const { voucher, cents } of of) world.on[voucher] = (world.on[voucher] ?? 0) + sign * cents;
};

/** Every cent is where it was paid from: on the vouchers, with the house for a good ticket, or with the bank. */
async function expectBooks(world: World, order: Order): Promise<void> {
  expect(await Promise.all(world.codes.map((code) => onVoucher(code)))).toEqual(world.on);
  const state = await stateOf(order.id, evening);
  const captured = state.payments.reduce((sum, { status, cents }) => sum + (status === "captured" ? cents : 0), 0);
  expect(state.refunds.reduce((sum, { cents }) => sum - cents, captured)).toBe(order.bank);
  if (state.order.method === "card") expect(state.kept).toBe(order.bank);
  const worth = state.tickets.length * (ticketCents + world.feeCents);
  const ofVouchers = order.of.reduce((sum, { cents }) => sum + cents, 0);
  if (state.tickets.length > 0 || captured > 0) expect(worth).toBe(order.bank + ofVouchers);
  expect([state.ticketed, state.broken]).toEqual([state.sold, []]);
}

/** What the pages of guest and house say of it comes to the same. */
async function expectPages(order: Order): Promise<void> {
  const record = await readOrder(house.db, { id: order.id });
  const view = record && (await viewOrder(ordering(), record, { secret: "x" }));
  if (!record || !view?.ok) throw new Error("there is no such order");
  const { value } = view;
  const cents = (list: readonly { amount: string }[]) => list.reduce((sum, one) => sum + priceToCents(one.amount), 0);
  expect(priceToCents(value.total) - cents(value.vouchers)).toBe(priceToCents(value.to_pay));
  expect(priceToCents(value.total) - cents(value.given_back)).toBe(priceToCents(value.left));
  const kept = value.vouchers.reduce((sum, one) => sum + priceToCents(one.kept), 0);
  expect(kept).toBe(order.of.reduce((sum, one) => sum + one.cents, 0));
  const told = await viewHouseOrder(asked(), record.order.number);
  if (!told.ok) throw new Error(told.code);
  expect(told.value.vouchers.reduce((sum, one) => sum + one.cents, 0)).toBe(cents(value.vouchers));
}

async function order(world: World, { amount, wanted, method }: Trade): Promise<Order> {
  const cart = await cartWith([await house.salon()], amount);
  const total = amount * (ticketCents + world.feeCents);
  for (const [n, voucher] of wanted.entries()) {
    const isCovered = paidBy(world, wanted.slice(0, n), total).reduce((sum, { cents }) => sum + cents, 0) === total;
    // oxlint-disable-next-line no-await-in-loop
    const answer = await useCode(askingOf(cart), world.codes[voucher] ?? "");
    expect(answer.ok).toBe((world.on[voucher] ?? 0) > 0 && !isCovered);
  }
  const of = paidBy(world, wanted, total);
  const bank = of.reduce((sum, { cents }) => sum - cents, total);
  const checkout = await viewCheckout(askingOf(cart));
  const shown = checkout.ok ? checkout.value : null;
  // What is seen is what is charged.
  expect(shown?.to_pay).toBe(centsToPrice(bank));
  expect(shown?.vouchers.map((one) => one.amount)).toEqual(of.map(({ cents }) => centsToPrice(cents)));
  const { record } = await ordered(cart, { method });
  expect(record.order).toMatchObject({ totalCents: total, voucherCents: total - bank });
  move(world, of, -1);
  return { id: record.order.id, of, bank };
}

/** An order that has come to nothing. */
const nothing = (world: World, { id, of }: Order): Order => {
  move(world, of, 1);
  return { id, of: [], bank: 0 };
};

const fates = {
  async paid(_world: World, begun: Order): Promise<Order> {
    if (begun.bank > 0) await bankSays(begun.id, approved);
    await buyerReturns(begun.id);
    return begun;
  },
  async silent(world: World, begun: Order): Promise<Order> {
    await cronRuns(late);
    return begun.bank === 0 ? begun : nothing(world, begun);
  },
  async "given up"(world: World, begun: Order): Promise<Order> {
    const record = await readOrder(house.db, { id: begun.id });
    if (begun.bank === 0 || !record) return begun;
    await giveUpOrder(ordering(), record);
    return nothing(world, begun);
  },
  /** The money comes when the order is over, and its vouchers may be somebody else's. */
  async late(world: World, begun: Order, thief: Trade): Promise<Order> {
    if (begun.bank === 0) return begun;
    await bankSays(begun.id, {});
    await cronRuns(late);
    nothing(world, begun);
    await order(world, thief);
    const isCovered = begun.of.every(({ voucher, cents }) => (world.on[voucher] ?? 0) >= cents);
    const payment = await bankSays(begun.id, transferred);
    await Promise.all([eventArrives(payment, { now: late }), eventArrives(payment, { now: late })]);
    if (!isCovered) return { ...begun, of: [], bank: 0 };
    move(world, begun.of, -1);
    return begun;
  },
} as const;

/** Tickets come back one after the other: to the voucher that was put in last first, and what is left to the bank. */
async function giveSomeBack(world: World, bought: Order, count: number): Promise<Order> {
  const { tickets } = await stateOf(bought.id, evening);
  const kept = { ...bought, of: bought.of.map((one) => ({ ...one })) };
  for (const [n, { id }] of tickets.slice(0, count).entries()) {
    const giving = { tickets: [id], by: "staff", reason: "given_back" } as const;
    const at = ordering(evening + n * minute);
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all([giveBackTickets(at, kept.id, giving), giveBackTickets(at, kept.id, giving)]);
    let left = ticketCents + world.feeCents;
    for (const one of kept.of.toReversed()) {
      const cents = Math.min(left, one.cents);
      one.cents -= cents;
      left -= cents;
      move(world, [{ voucher: one.voucher, cents }], 1);
    }
    kept.bank -= left;
    // oxlint-disable-next-line no-await-in-loop
    await expectBooks(world, kept);
  }
  return kept;
}

interface Trade {
  amount: number;
  /** Which vouchers are put in, by their places in the world. */
  wanted: number[];
  method: "card" | "desk";
}

const trade: fc.Arbitrary<Trade> = fc.record({
  amount: fc.integer({ min: 1, max: 3 }),
  wanted: fc.shuffledSubarray([0, 1, 2, 3]),
  method: fc.constant("card" as const),
});
const story = fc.record({
  trade,
  thief: trade,
  fate: fc.constantFrom(...(["paid", "paid", "silent", "given up", "late", "late"] as const)),
  back: fc.nat(3),
});

it("leaves every cent where it was paid from, whatever vouchers pay for whatever becomes of the orders", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 4, maxLength: 4 }),
      fc.constantFrom(0, 35),
      fc.array(story, { minLength: 1, maxLength: 3 }),
      async (values, feeCents, stories) => {
        const per = "ticket" as const;
        const fee = { name: { de: "Service" }, per, cents: feeCents, tax_rate: 20, refundable: true };
        await saveSettings({ box_office: { fees: feeCents > 0 ? [fee] : [] } });
        const codes: string[] = [];
        // One after the other: each has its own form.
        // oxlint-disable-next-line no-await-in-loop
        for (const cents of values) codes.push(await issued(cents));
        const world: World = { codes, on: [...values], feeCents };
        for (const { trade: wanted, thief, fate, back } of stories) {
          // oxlint-disable-next-line no-await-in-loop
          const begun = await order(world, wanted);
          // oxlint-disable-next-line no-await-in-loop
          const ended = await fates[fate](world, begun, { ...thief, wanted: wanted.wanted.toReversed() });
          // oxlint-disable-next-line no-await-in-loop
          await expectBooks(world, ended);
          // oxlint-disable-next-line no-await-in-loop
          await expectPages(await giveSomeBack(world, ended, back));
        }
      },
    ),
    { numRuns: 12, seed: 20270327 },
  );
});

it("asks the desk for what vouchers leave, and gives back through the same ways", async () => {
  await saveSettings({ box_office: { fees: [] } });
  const world: World = { codes: [await issued(1000), await issued(800)], on: [1000, 800], feeCents: 0 };
  const begun = await order(world, { amount: 2, wanted: [0, 1], method: "desk" });
  expect(await collectOrder(asked(), begun.id, "cash")).toMatchObject({ value: { total: "5.00", voucher: "18.00" } });
  await expectBooks(world, begun);
  const left = await giveSomeBack(world, begun, 1);
  expect(left).toMatchObject({ of: [{ cents: 650 }, { cents: 0 }], bank: 500 });
  expect(await giveSomeBack(world, left, 1)).toMatchObject({ of: [{ cents: 0 }, { cents: 0 }], bank: 0 });
});
