import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { endingOf } from "~/domain/vouchers/voucher";
import { accountOrders } from "../../../workers/api/user/account-orders";
import { accountVouchers } from "../../../workers/api/user/account-vouchers";
import { db as open } from "../../../workers/db/client";
import { gathered } from "../../../workers/db/gathered";
import { orders } from "../../../workers/db/schema/box-office";
import { giveBackTickets } from "../../../workers/shop/orders/give-back";
import { newCode } from "../../../workers/shop/vouchers/new-code";
import { asked } from "../../support/box-office-staff";
import { cronRuns, minute, ordered, ordering, secret, stateOf } from "../../support/orders";
import { evening, newKey, shopHouse } from "../../support/shop";
import { allIssued, cartBy, issued, voucherIdOf } from "../../support/vouchers";

const day = 24 * 60 * minute;

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

/** An order by vouchers, two tickets of 11.50 each if not said otherwise. */
async function orderedWith(customer: string, codes: readonly string[], amount = 2, method: "card" | "desk" = "card") {
  const cart = await cartBy(codes, [await house.salon()], amount);
  return (await ordered(cart, { method }, { customer })).record.order;
}

const listOf = (customer: string, now = evening, database = env.DB) =>
  accountVouchers({ db: open({ DB: database }), secret, now, lang: "de" }, customer);

describe("the vouchers of an account", () => {
  it("are those it has ordered with, with what is left, and lead to its own orders alone", async () => {
    const code = await issued(5000);
    const own = await orderedWith("nora", [code]);
    const others = await orderedWith("marta", [code], 1);
    const [voucher, ...more] = await listOf("nora");
    expect(more).toEqual([]);
    expect(voucher).toEqual({
      ending: endingOf(code),
      value: "50.00",
      // What somebody else paid with it is gone from it, and nothing else is said of that.
      balance: "15.50",
      last_day: "2057-03-27",
      problem: null,
      orders: [{ number: own.number, url: expect.stringMatching(/^\/de\/bestellung\/[0-9a-f]{32}$/), amount: "23.00" }],
    });
    expect(await listOf("marta")).toMatchObject([
      { balance: "15.50", orders: [{ number: others.number, amount: "11.50" }] },
    ]);
    expect(await listOf("nobody")).toEqual([]);
  });

  it("are told without their codes, and without anything they are made of", async () => {
    const code = await issued(3000);
    await orderedWith("ida", [code]);
    const told = JSON.stringify(await listOf("ida")).toUpperCase();
    for (const part of code.split("-").slice(0, 3)) expect(told).not.toContain(part);
    expect(told).not.toMatch(/HASH|BATCH|NOTE/);
  });

  it("have every order, the latest first, and what each has of them", async () => {
    const [first = "", second = ""] = await allIssued(1000, 4000);
    const one = await orderedWith("olga", [first, second]);
    const two = await orderedWith("olga", [second], 1);
    await house.db
      .update(orders)
      .set({ createdAt: evening + minute })
      .where(eq(orders.id, two.id));
    const [latest, used] = await listOf("olga");
    expect(latest).toMatchObject({
      ending: endingOf(second),
      balance: "15.50",
      orders: [
        { number: two.number, amount: "11.50" },
        { number: one.number, amount: "13.00" },
      ],
    });
    expect(used).toMatchObject({
      ending: endingOf(first),
      balance: "0.00",
      problem: "spent",
      orders: [{ amount: "10.00" }],
    });
  });

  it("have back what tickets brought back, and what an order that was not paid let go of", async () => {
    const [paid, left] = [await issued(2300), await issued(2000)];
    const { id } = await orderedWith("ruth", [paid]);
    const [ticket] = (await stateOf(id, evening)).tickets;
    const back = { tickets: [ticket?.id ?? ""], by: "house", reason: "given_back" } as const;
    await giveBackTickets(ordering(), id, back);
    await orderedWith("ruth", [left]);
    const listed = async (code: string) => (await listOf("ruth")).find(({ ending }) => ending === endingOf(code));
    expect(await listed(paid)).toMatchObject({ balance: "11.50", problem: null, orders: [{ amount: "11.50" }] });
    expect(await listed(left)).toMatchObject({ balance: "0.00", problem: "spent", orders: [{ amount: "20.00" }] });
    await cronRuns(evening + 40 * minute);
    expect(await listed(left)).toMatchObject({ balance: "20.00", problem: null, orders: [{ amount: "0.00" }] });
  });

  it("end when they end at the checkout, later where money came back after that", async () => {
    const code = await issued(2300, { until: "2027-03-27" });
    const { id } = await orderedWith("vera", [code], 1);
    expect(await listOf("vera")).toMatchObject([{ balance: "11.50", last_day: "2027-03-27", problem: null }]);
    expect(await listOf("vera", evening + day)).toMatchObject([{ balance: "11.50", problem: "lapsed" }]);
    const tickets = (await stateOf(id, evening)).tickets.map((one) => one.id);
    await giveBackTickets(ordering(evening + day), id, { tickets, by: "house", reason: "show_cancelled" });
    expect(await listOf("vera", evening + day)).toMatchObject([
      { balance: "23.00", last_day: "2027-04-27", problem: null },
    ]);
  });

  it("are told by their new ending once the house has given them another code", async () => {
    const code = await issued(3000);
    await orderedWith("emma", [code]);
    const answer = await newCode(asked({}, "manager"), {
      id: await voucherIdOf(code),
      ending: endingOf(code),
      key: newKey(),
    });
    const [fresh = ""] = answer.ok ? answer.value.codes : [];
    expect(await listOf("emma")).toMatchObject([{ ending: endingOf(fresh), balance: "7.00" }]);
  });

  it("are none while an order is a draft still", async () => {
    const { id } = await orderedWith("lena", [await issued(2000)]);
    expect(await listOf("lena")).toHaveLength(1);
    await house.db.update(orders).set({ status: "draft" }).where(eq(orders.id, id));
    expect(await listOf("lena")).toEqual([]);
  });

  it("cost two statements, however many they are", async () => {
    const { database, spent } = gathered(env.DB, { readsOnly: false });
    expect(await listOf("olga", evening, database)).toHaveLength(2);
    expect(spent.statements).toBe(2);
  });

  it("leave to a reservation what is to be paid at the desk", async () => {
    await orderedWith("vroni", [await issued(2000)], 2, "desk");
    const [order] = await accountOrders({ db: open(env), secret, now: evening, lang: "de" }, "vroni");
    expect(order).toMatchObject({ standing: "reserved", total: "23.00", to_pay: "3.00" });
  });
});
