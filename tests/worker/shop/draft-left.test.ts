import { and, eq, ne } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { sha256 } from "~/domain/common/sha256";
import { orders } from "../../../workers/db/schema/box-office";
import { insertPromotion } from "../../../workers/db/shop/promotions";
import { changeLine } from "../../../workers/shop/change-cart";
import { beginOrder } from "../../../workers/shop/orders/begin-order";
import { useCode } from "../../../workers/shop/use-code";
import { dyingAt } from "../../support/dying";
import { saveSettings } from "../../support/house";
import { askingOf, cartWith, cronRuns, minute, ordered, ordersOf, stateOf, typed } from "../../support/orders";
import { evening, newKey, shopHouse, shopIds, ticket } from "../../support/shop";
import { cartBy, issued, movementsOf } from "../../support/vouchers";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

/** A process dies when the draft of a cart is in the books and nothing else. */
async function leaveDraft(cart: string): Promise<void> {
  const cartId = await sha256(cart);
  for (let step = 1; (await ordersOf(cartId)).length === 0; step += 1) {
    const { bindings } = dyingAt(step, "after");
    // oxlint-disable-next-line no-await-in-loop
    await beginOrder(askingOf(cart, { env: bindings }), typed, newKey()).catch(() => null);
  }
  expect(await ordersOf(cartId)).toMatchObject([{ status: "draft" }]);
}

const statesOf = async (cart: string) => (await ordersOf(await sha256(cart))).map(({ status }) => status).toSorted();

it("is gone on with where nothing has changed: one order, for what is in the cart", async () => {
  const cart = await cartWith([await house.salon()]);
  await leaveDraft(cart);
  const { record } = await ordered(cart, { name: "Anna L. Leitner" });
  expect(record.order).toMatchObject({ name: "Anna L. Leitner", totalCents: 2300 });
  expect(await statesOf(cart)).toEqual(["pending_payment"]);
});

it("gives way to an order for what the cart holds now", async () => {
  const event = await house.salon();
  const cart = await cartWith([event]);
  await leaveDraft(cart);
  expect(await changeLine(askingOf(cart), event, ticket(shopIds.full, 3))).toMatchObject({ ok: true });
  const { record } = await ordered(cart);
  expect(record.lines).toMatchObject([{ amount: 3 }]);
  expect(record.order.totalCents).toBe(3450);
  expect(await statesOf(cart)).toEqual(["cancelled", "pending_payment"]);
});

it("gives way to an order of another address, whose use of a code is another's", async () => {
  const row = { code: "DRAFT", kind: "percent" as const, value: 25, createdAt: evening, createdBy: "test" };
  expect(await insertPromotion(house.db, row)).toBe(true);
  const cart = await cartWith([await house.salon()]);
  expect(await useCode(askingOf(cart), "DRAFT")).toMatchObject({ ok: true });
  await leaveDraft(cart);
  const { record } = await ordered(cart, { email: "else@gmx.example" });
  expect(record.order).toMatchObject({ email: "else@gmx.example", promotionCode: "DRAFT" });
  expect(await statesOf(cart)).toEqual(["cancelled", "pending_payment"]);
});

it("gives way to an order that other vouchers pay for, and lets go of its own", async () => {
  const codes = await Promise.all([issued(500), issued(700)]);
  const cart = await cartBy(codes.slice(0, 1), [await house.salon()]);
  await leaveDraft(cart);
  expect(await useCode(askingOf(cart), codes[1] ?? "")).toMatchObject({ ok: true });
  const { record } = await ordered(cart);
  expect(record.order).toMatchObject({ totalCents: 2300, voucherCents: 1200 });
  expect(await movementsOf(codes[0] ?? "")).toEqual(["issued 500", "taken -500", "released 500", "taken -500"]);
});

it("gives way to an order at the fees of now", async () => {
  const cart = await cartWith([await house.salon()]);
  await leaveDraft(cart);
  const fee = { name: { de: "Service" }, per: "ticket", cents: 50, tax_rate: 20, refundable: false } as const;
  await saveSettings({ box_office: { fees: [fee] } });
  const { record } = await ordered(cart);
  expect(record.order.totalCents).toBe(2400);
  expect(await statesOf(cart)).toEqual(["cancelled", "pending_payment"]);
});

it("is cleared away by the cron without what an order of the same cart keeps for its guest", async () => {
  const event = await house.salon();
  const cart = await cartWith([event]);
  await leaveDraft(cart);
  expect(await changeLine(askingOf(cart), event, ticket(shopIds.full, 3))).toMatchObject({ ok: true });
  const { record } = await ordered(cart, { method: "desk" });
  const { id } = record.order;
  // As if the process had died before the draft gave way.
  const left = and(eq(orders.cartId, await sha256(cart)), ne(orders.id, id));
  await house.db.update(orders).set({ status: "draft" }).where(left);
  const later = evening + 61 * minute;
  await cronRuns(later);
  expect(await statesOf(cart)).toEqual(["cancelled", "pending_payment"]);
  expect(await stateOf(id, later)).toMatchObject({ holds: ["reserved"], broken: [] });
});
