import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db as open } from "../../../workers/db/client";
import { voucher, voucherMovement } from "../../../workers/db/schema/vouchers";
import { audit } from "../../../workers/db/schema/site";
import { dropVoucher, useCode } from "../../../workers/shop/use-code";
import { collectOrder } from "../../../workers/shop/desk/collect-order";
import { deskOrders } from "../../../workers/shop/desk/desk-orders";
import { beginOrder } from "../../../workers/shop/orders/begin-order";
import { giveBackTickets } from "../../../workers/shop/orders/give-back";
import { viewHouseOrder } from "../../../workers/shop/orders/house/view-house-order";
import { orderAgain } from "../../../workers/shop/orders/order-again";
import { viewCheckout } from "../../../workers/shop/orders/view-checkout";
import { viewOrder } from "../../../workers/shop/orders/view-order";
import { findVoucher, issueVouchers, listVouchers } from "../../../workers/shop/vouchers/vouchers";
import { asked } from "../../support/box-office-staff";
import {
  approved,
  askingOf,
  bankSays,
  buyerReturns,
  cartWith,
  cronRuns,
  minute,
  ordered,
  ordering,
  stateOf,
  typed,
} from "../../support/orders";
import { evening, newKey, shopHouse } from "../../support/shop";
import { issued, movementsOf, onVoucher, vouched } from "../../support/vouchers";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const refused = (problem: string) => ({ ok: false, code: "bad_request", errors: [{ path: "code", message: problem }] });
const form = (more = {}) => ({ key: newKey(), value: "20", count: "3", until: "", note: "Tombola", ...more });
const viewOf = async (id: string) => {
  const settled = await buyerReturns(id);
  return settled.ok ? viewOrder(ordering(), settled.value, { secret: "x" }) : settled;
};

describe("issuing vouchers", () => {
  it("tells codes that nobody guesses and the books do not have, and says who did it", async () => {
    const answer = await issueVouchers(asked({}, "manager"), form());
    const codes = answer.ok ? answer.value.codes : [];
    expect(new Set(codes).size).toBe(3);
    for (const code of codes) expect(code).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    // Thirty years, and the last day belongs to it.
    expect(answer).toMatchObject({ value: { cents: 2000, ends_at: "2057-03-28T00:00:00+02:00", note: "Tombola" } });
    const books = JSON.stringify(await open(env).select().from(voucher));
    for (const code of codes) {
      expect(books).not.toContain(code.replaceAll("-", ""));
      expect(books).toContain(`"ending":"${code.slice(-4)}"`);
    }
    const logged = await open(env).select().from(audit).where(eq(audit.action, "voucher.issue"));
    expect(logged.at(-1)).toMatchObject({ actor: "mira", entity: "voucher", detail: { cents: 2000, count: 3 } });
    expect(JSON.stringify(logged)).not.toContain(codes[0]?.slice(-4));
  });

  it("sent twice at one moment is issued once, and both are told the same codes; anything else is refused", async () => {
    const same = form({ note: "twice" });
    const [one, two] = await Promise.all([1, 2].map(() => issueVouchers(asked({}, "manager"), same)));
    expect(one).toMatchObject({ ok: true });
    expect(two).toEqual(one);
    expect(await issueVouchers(asked({}, "manager"), { ...same, value: "21" })).toMatchObject({
      code: "idempotency_conflict",
    });
    const listed = await listVouchers(asked());
    expect(listed.ok && listed.value.batches.filter(({ note }) => note === "twice")).toMatchObject([
      { count: 3, cents: 2000, open_cents: 6000 },
    ]);
  });

  it("is for whoever manages the house, and its fields are judged", async () => {
    expect(await issueVouchers(asked(), form())).toMatchObject({ code: "forbidden" });
    expect(await issueVouchers(asked({}, null), form())).toMatchObject({ code: "unauthorized" });
    expect(await listVouchers(asked({}, "editor"))).toMatchObject({ code: "forbidden" });
    expect(await findVoucher(asked({}, "editor"), { code: "x" })).toMatchObject({ code: "forbidden" });
    const wrong = form({ value: "0", count: "201", until: "2027-03-26", note: "x".repeat(121) });
    expect(await issueVouchers(asked({}, "manager"), wrong)).toMatchObject({
      code: "bad_request",
      errors: [
        { path: "value", message: "number" },
        { path: "count", message: "count" },
        { path: "until", message: "past" },
        { path: "note", message: "long" },
      ],
    });
  });

  it("is a ledger that is only added to, between nothing and what was issued", async () => {
    const code = await issued(2000);
    const { db } = house;
    const [row] = await db
      .select()
      .from(voucher)
      .where(eq(voucher.ending, code.slice(-4)));
    const of = eq(voucherMovement.voucherId, row?.id ?? 0);
    const add = (kind: "taken" | "returned", cents: number) =>
      db.insert(voucherMovement).values({
        voucherId: row?.id ?? 0,
        kind,
        cents,
        key: `${kind}${cents}`,
        at: evening,
        actor: "test",
      });
    await expect(add("taken", -2001)).rejects.toThrow();
    await expect(add("returned", 1)).rejects.toThrow();
    await expect(db.update(voucherMovement).set({ cents: 1 }).where(of)).rejects.toThrow();
    await expect(db.delete(voucherMovement).where(of)).rejects.toThrow();
    expect(await onVoucher(code)).toBe(2000);
  });

  it("gives an order back no more than was taken for it, even where the voucher has room", async () => {
    const code = await issued(2000);
    const order = (await ordered(await vouched(code, [await house.salon()], 1))).record.order;
    await ordered(await vouched(code, [await house.salon()], 1));
    expect(await onVoucher(code)).toBe(0);
    const voucherId = order.voucherId ?? 0;
    const give = (cents: number) =>
      house.db.insert(voucherMovement).values({
        voucherId,
        kind: "returned",
        cents,
        orderId: order.id,
        key: `returned ${cents}`,
        at: evening,
        actor: "test",
      });
    await expect(give(1151)).rejects.toThrow();
    await give(1150);
    await expect(give(1)).rejects.toThrow();
    expect(await onVoucher(code)).toBe(1150);
  });
});

describe("paying by voucher", () => {
  it("takes it off what is to be paid: total and taxes stay, the bank has the rest", async () => {
    const code = await issued(2000);
    const cart = await vouched(code.toLowerCase().replaceAll("-", " "), [await house.salon()]);
    expect(await viewCheckout(askingOf(cart))).toMatchObject({
      value: {
        cart: { total: "23.00", taxes: [{ gross: "23.00" }] },
        vouchers: [{ ending: code.slice(-4), amount: "20.00", balance: "0.00", problem: null }],
        to_pay: "3.00",
        is_free: false,
      },
    });
    const { id } = (await ordered(cart)).record.order;
    expect(await onVoucher(code)).toBe(0);
    await bankSays(id, approved);
    expect(await viewOf(id)).toMatchObject({
      value: {
        standing: "paid",
        total: "23.00",
        taxes: [{ gross: "23.00" }],
        to_pay: "3.00",
        vouchers: [{ amount: "20.00", balance: "0.00" }],
      },
    });
    const state = await stateOf(id, evening);
    expect(state).toMatchObject({ order: { status: "fulfilled", totalCents: 2300 }, kept: 300, broken: [] });
    expect(state.ticketed).toEqual(state.sold);
  });

  it("that covers everything asks no bank, and what is left stays on it", async () => {
    const code = await issued(5000);
    const cart = await vouched(code, [await house.salon()]);
    expect(await viewCheckout(askingOf(cart))).toMatchObject({ value: { to_pay: "0.00", methods: [] } });
    const { id } = (await ordered(cart, { method: "" })).record.order;
    expect(await stateOf(id, evening)).toMatchObject({
      order: { status: "fulfilled", method: "voucher", totalCents: 2300, voucherCents: 2300 },
      payments: [{ cents: 0, provider: "onsite" }],
      kept: 0,
    });
    expect(await viewOf(id)).toMatchObject({ value: { vouchers: [{ amount: "23.00", balance: "27.00" }] } });
    expect(await findVoucher(asked(), { code })).toMatchObject({
      value: { balance_cents: 2700, movements: [{ kind: "issued" }, { kind: "taken", cents: -2300 }] },
    });
  });

  it("leaves no sum that no bank takes", async () => {
    const code = await issued(2280);
    const cart = await vouched(code, [await house.salon()]);
    expect(await viewCheckout(askingOf(cart))).toMatchObject({
      value: { to_pay: "0.50", vouchers: [{ balance: "0.30" }] },
    });
  });

  it("is refused with what is wrong with it, and can be taken out again", async () => {
    const cart = await cartWith([await house.salon()]);
    expect(await useCode(askingOf(cart), "2345-6789-ABCD-EFGH")).toMatchObject(refused("unknown"));
    const short = await issued(2000, { until: "2027-03-27" });
    const tomorrow = { now: evening + 24 * 60 * minute };
    expect(await useCode(askingOf(cart, tomorrow), short)).toMatchObject(refused("lapsed"));
    const code = await issued(2300);
    await ordered(await vouched(code, [await house.salon()]));
    expect(await useCode(askingOf(cart), code)).toMatchObject(refused("spent"));
    await useCode(askingOf(cart), short);
    expect(await viewCheckout(askingOf(cart))).toMatchObject({ value: { to_pay: "3.00" } });
    await dropVoucher(askingOf(cart), short.slice(-4));
    expect(await viewCheckout(askingOf(cart))).toMatchObject({ value: { to_pay: "23.00", vouchers: [] } });
  });

  it("at another sum than was seen orders nothing", async () => {
    const code = await issued(2000);
    const cart = await vouched(code, [await house.salon()]);
    const first = await vouched(code, [await house.salon()], 1);
    await ordered(first);
    expect(await beginOrder(askingOf(cart), typed, newKey(), { seen: 300 })).toMatchObject({ code: "price_changed" });
    expect(await beginOrder(askingOf(cart), typed, newKey(), { seen: 1450 })).toMatchObject({
      value: { record: { order: { voucherCents: 850 } } },
    });
    expect(await movementsOf(code)).toEqual(["issued 2000", "taken -1150", "taken -850"]);
  });

  it("at the desk asks there for the rest", async () => {
    const code = await issued(2000);
    const cart = await vouched(code, [await house.salon()]);
    const { id, number } = (await ordered(cart, { method: "desk" })).record.order;
    const waiting = await deskOrders(asked());
    expect(waiting.ok && waiting.value.orders.find((one) => one.id === id)).toMatchObject({
      total: "3.00",
      voucher: "20.00",
    });
    expect(await collectOrder(asked(), id, "cash")).toMatchObject({ value: { total: "3.00", voucher: "20.00" } });
    expect(await stateOf(id, evening)).toMatchObject({ payments: [{ cents: 300, status: "captured" }] });
    expect(await viewHouseOrder(asked(), number)).toMatchObject({
      value: { total_cents: 2300, vouchers: [{ cents: 2000, balance_cents: 0 }] },
    });
  });
});

describe("what was paid by voucher", () => {
  it("is back on it, once, when its order comes to nothing, and another cart can use it", async () => {
    const code = await issued(2000);
    const { record } = await ordered(await vouched(code, [await house.salon()]));
    await Promise.all([cronRuns(evening + 40 * minute), buyerReturns(record.order.id, evening + 40 * minute)]);
    await cronRuns(evening + 50 * minute);
    expect(await stateOf(record.order.id, evening)).toMatchObject({ order: { status: "expired" } });
    expect(await movementsOf(code)).toEqual(["issued 2000", "taken -2000", "released 2000"]);
    const later = askingOf("", { now: evening + 41 * minute });
    const expired = { ...record, order: { ...record.order, status: "expired" as const } };
    const again = await orderAgain(later, expired);
    expect(again.ok && (await viewCheckout(askingOf(again.value.cartKey, { now: later.now })))).toMatchObject({
      value: { to_pay: "3.00" },
    });
  });

  it("comes back to it first, the rest where it came from, never more than each has paid", async () => {
    const code = await issued(2000);
    const { id } = (await ordered(await vouched(code, [await house.salon()]))).record.order;
    await bankSays(id, approved);
    await buyerReturns(id);
    const tickets = (await stateOf(id, evening)).tickets.map((one) => one.id);
    const back = (n: number) =>
      giveBackTickets(ordering(), id, { tickets: [tickets[n] ?? ""], by: "staff", reason: "given_back" });
    await Promise.all([back(0), back(0)]);
    expect(await movementsOf(code)).toEqual(["issued 2000", "taken -2000", "returned 1150"]);
    expect(await stateOf(id, evening)).toMatchObject({ kept: 300, refunds: [] });
    expect(await viewOf(id)).toMatchObject({
      value: { left: "11.50", given_back: [{ amount: "11.50", done: true, voucher: code.slice(-4) }] },
    });
    await Promise.all([back(1), back(1)]);
    expect(await onVoucher(code)).toBe(2000);
    const state = await stateOf(id, evening);
    expect(state).toMatchObject({ kept: 0, order: { status: "refunded" }, refunds: [{ cents: 300, status: "done" }] });
  });

  it("comes back whole where it has paid everything", async () => {
    const code = await issued(2300);
    const { id } = (await ordered(await vouched(code, [await house.salon()]))).record.order;
    const tickets = (await stateOf(id, evening)).tickets.map((one) => one.id);
    await giveBackTickets(ordering(), id, { tickets, by: "house", reason: "show_cancelled" });
    expect(await stateOf(id, evening)).toMatchObject({ order: { status: "refunded" }, refunds: [], kept: 0 });
    expect(await onVoucher(code)).toBe(2300);
  });
});
