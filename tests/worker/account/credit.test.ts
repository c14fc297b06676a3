import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { AccountCredit } from "~/domain/account/schema";
import { endingOf } from "~/domain/vouchers/voucher";
import { accountCredit } from "../../../workers/api/user/account-credit";
import { deleteAccount } from "../../../workers/db/account/accounts";
import { db as open } from "../../../workers/db/client";
import { gathered } from "../../../workers/db/gathered";
import { orders, payment, refund } from "../../../workers/db/schema/box-office";
import { giveBackTickets } from "../../../workers/shop/orders/give-back";
import { noteHandedOut } from "../../../workers/shop/orders/refund-due";
import {
  approved,
  bankSays,
  buyerReturns,
  cronRuns,
  minute,
  ordered,
  ordering,
  secret,
  stateOf,
} from "../../support/orders";
import { recorded, stepsOf } from "../../support/recorded";
import { evening, shopHouse } from "../../support/shop";
import { allIssued, cartBy, issued } from "../../support/vouchers";

const day = 24 * 60 * minute;

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

/** An order, two tickets of 11.50 each if not said otherwise. */
async function orderedWith(customer: string, codes: readonly string[], amount = 2) {
  const cart = await cartBy(codes, [await house.salon()], amount);
  return (await ordered(cart, {}, { customer })).record.order;
}

async function paidWith(customer: string, codes: readonly string[], amount = 2) {
  const order = await orderedWith(customer, codes, amount);
  await bankSays(order.id, approved);
  await buyerReturns(order.id);
  return order;
}

async function allBack(id: string, now = evening) {
  const tickets = (await stateOf(id, now)).tickets.map((one) => one.id);
  await giveBackTickets(ordering(now), id, { tickets, by: "house", reason: "given_back" });
}

const creditOf = (customer: string, now = evening, database = env.DB) =>
  accountCredit({ db: open({ DB: database }), secret, now, lang: "de" }, customer);

const told = ({ movements }: AccountCredit) =>
  movements.map(({ kind, amount, ending }) => `${kind} ${amount} ${ending}`);
const backOf = ({ back }: AccountCredit) => back.map(({ way, to, amount, state }) => `${way} ${to} ${amount} ${state}`);

/** The refund of an order, set to what its bank, or time, made of it. */
async function refundIs(orderId: string, change: Partial<typeof refund.$inferInsert>) {
  const [paid] = await house.db.select().from(payment).where(eq(payment.orderId, orderId));
  await house.db
    .update(refund)
    .set(change)
    .where(eq(refund.paymentId, paid?.id ?? ""));
}

describe("the credit of an account", () => {
  it("is what is on the vouchers it has ordered with, and every movement of its own", async () => {
    const [first = "", second = ""] = await allIssued(3000, 5000);
    const one = await orderedWith("nora", [first]);
    await orderedWith("nora", [second], 1);
    const credit = await creditOf("nora");
    expect(credit).toMatchObject({ left: "45.50", vouchers: 2, last_day: "2057-03-27", back: [], shared: [] });
    expect(told(credit)).toEqual([`taken 11.50 ${endingOf(second)}`, `taken 23.00 ${endingOf(first)}`]);
    expect(credit.movements[1]).toEqual({
      number: one.number,
      url: expect.stringMatching(/^\/de\/bestellung\/[0-9a-f]{32}$/),
      kind: "taken",
      amount: "23.00",
      at: "2027-03-27T18:00:00+01:00",
      ending: endingOf(first),
    });
    expect(await creditOf("nobody")).toEqual({
      left: "0.00",
      vouchers: 0,
      last_day: null,
      back: [],
      movements: [],
      shared: [],
    });
  });

  it("says that a voucher was used by others, and nothing of what they ordered", async () => {
    const [shared = "", own = ""] = await allIssued(5000, 2300);
    await orderedWith("ida", [shared], 1);
    await orderedWith("ida", [own]);
    const others = await orderedWith("marta", [shared]);
    const credit = await creditOf("ida");
    expect(credit).toMatchObject({ left: "15.50", vouchers: 1, shared: [endingOf(shared)] });
    expect(told(credit)).toEqual([`taken 23.00 ${endingOf(own)}`, `taken 11.50 ${endingOf(shared)}`]);
    expect(JSON.stringify(credit)).not.toContain(others.number);
  });

  it("leaves out what has lapsed, and names the end that comes first", async () => {
    const soon = await issued(2300, { until: "2027-03-28" });
    const [later = ""] = await allIssued(4000);
    await orderedWith("vera", [soon], 1);
    await orderedWith("vera", [later], 1);
    expect(await creditOf("vera")).toMatchObject({ left: "40.00", vouchers: 2, last_day: "2027-03-28" });
    const after = await creditOf("vera", evening + 2 * day);
    expect(after).toMatchObject({ left: "28.50", vouchers: 1, last_day: "2057-03-27", shared: [] });
    expect(after.movements).toHaveLength(2);
  });

  it("has back what an order that was not paid let go of, which was no money on its way", async () => {
    const code = await issued(2000);
    await orderedWith("ruth", [code]);
    expect(await creditOf("ruth")).toMatchObject({ left: "0.00", vouchers: 0 });
    await cronRuns(evening + 40 * minute);
    const credit = await creditOf("ruth");
    expect(credit).toMatchObject({ left: "20.00", back: [], shared: [] });
    expect(told(credit)).toEqual([`released 20.00 ${endingOf(code)}`, `taken 20.00 ${endingOf(code)}`]);
  });

  it("has what comes back twice over: on the voucher at once, and to the bank until the bank has it", async () => {
    const code = await issued(2000);
    const { id, number } = await paidWith("olga", [code]);
    await allBack(id);
    const credit = await creditOf("olga");
    expect(credit.back.map((one) => one.number)).toEqual([number, number]);
    expect(backOf(credit).toSorted()).toEqual(["bank •• 4242 3.00 done", `voucher ${endingOf(code)} 20.00 done`]);
    expect(told(credit)).toEqual([`returned 20.00 ${endingOf(code)}`, `taken 20.00 ${endingOf(code)}`]);
  });

  it.each([
    ["is on its way while it is due", { status: "due" }, "coming"],
    ["is on its way while the bank has it in hand", { status: "sent" }, "coming"],
    ["needs the house after a day", { status: "due", createdAt: evening - day - 1 }, "stuck"],
    ["needs the house where the bank refuses", { status: "stuck" }, "stuck"],
    ["is back however long ago that was", { status: "done", createdAt: evening - 9 * day }, "done"],
  ] as const)("%s", async (_what, change, state) => {
    const customer = `lena ${_what}`;
    const { id } = await paidWith(customer, []);
    await allBack(id);
    await refundIs(id, change);
    expect(backOf(await creditOf(customer))).toEqual([`bank •• 4242 23.00 ${state}`]);
  });

  it("lies at the desk until somebody fetches it, however long that takes", async () => {
    const { id } = await paidWith("resi", []);
    await house.db.update(payment).set({ provider: "onsite", method: "cash" }).where(eq(payment.orderId, id));
    await allBack(id);
    expect(backOf(await creditOf("resi", evening + 3 * day))).toEqual(["desk  23.00 coming"]);
    await noteHandedOut(ordering(), id);
    expect(backOf(await creditOf("resi"))).toEqual(["desk  23.00 done"]);
  });

  it("names money that was paid a second time", async () => {
    const { id } = await paidWith("emma", []);
    await allBack(id);
    await refundIs(id, { reason: "paid_twice" });
    expect((await creditOf("emma")).back).toMatchObject([{ is_surplus: true }]);
  });

  it("counts a draft of its own neither as an order nor as somebody else's", async () => {
    const code = await issued(3000);
    await orderedWith("vroni", [code], 1);
    const draft = await orderedWith("vroni", [code], 1);
    await house.db.update(orders).set({ status: "draft" }).where(eq(orders.id, draft.id));
    const credit = await creditOf("vroni");
    expect(credit).toMatchObject({ left: "7.00", shared: [] });
    expect(told(credit)).toEqual([`taken 11.50 ${endingOf(code)}`]);
  });

  it("is nobody's once the account is deleted", async () => {
    const code = await issued(3000);
    const { id } = await orderedWith("gerti", [code]);
    await allBack(id);
    expect((await creditOf("gerti")).movements).toHaveLength(2);
    await deleteAccount(house.db, "gerti", evening);
    expect(await creditOf("gerti")).toMatchObject({ left: "0.00", back: [], movements: [] });
    const [row] = await house.db.select().from(orders).where(eq(orders.id, id));
    expect(row?.userId).toBeNull();
  });

  it("costs four statements, each by an index", async () => {
    const { database, spent } = gathered(env.DB, { readsOnly: false });
    await creditOf("olga", evening, database);
    expect(spent.statements).toBe(4);
    const { database: watched, sent } = recorded();
    await creditOf("olga", evening, watched);
    const steps = (await Promise.all(sent.map(stepsOf))).flat();
    expect(steps.filter((step) => /^SCAN (?!site_settings|settings|\()/.test(step))).toEqual([]);
  });
});
