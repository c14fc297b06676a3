import { env } from "cloudflare:workers";
import { eq, ne } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { houseOrderSchema, needyOrdersSchema, type HouseOrder } from "~/domain/house-orders/schema";
import type { StaffRole } from "~/domain/staff/permissions";
import { mailJob, orders, ticket } from "../../../workers/db/schema/box-office";
import { keptMails } from "../../../workers/mail/mailbox";
import { collectOrder } from "../../../workers/shop/desk/collect-order";
import { renameOrder } from "../../../workers/shop/orders/rename-order";
import { askNow, handOutMoney, mailOrder, quoteBack, takeBack } from "../../../workers/shop/orders/house/change-order";
import { findOrders } from "../../../workers/shop/orders/house/find-orders";
import { needyOrders } from "../../../workers/shop/orders/house/needs";
import { viewHouseOrder } from "../../../workers/shop/orders/house/view-house-order";
import { mostAttempts, sendDueMails } from "../../../workers/shop/orders/mail/send-due-mails";
import { readOrder } from "../../../workers/db/shop/orders";
import { boughtIn, by, valueOf, view, wish } from "../../support/house-orders";
import {
  bankSays,
  buyerReturns,
  cartWith,
  minute,
  ordered,
  ordering,
  selling,
  stateOf,
  typed,
} from "../../support/orders";
import { evening, shopHouse } from "../../support/shop";

const postal = { MAILBOX: "local", MAIL_FROM: "haus@kino.example" as never };
let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

/** Tickets that were paid for in cash. */
async function boughtAtDesk() {
  const sold = await boughtIn(house, 2, { method: "desk" });
  expect(await collectOrder(by(), sold.id, "cash")).toMatchObject({ ok: true });
  return { ...sold, codes: (await stateOf(sold.id, evening)).tickets.map((one) => one.id) };
}

const let_in = (code: string) => house.db.update(ticket).set({ status: "checked_in" }).where(eq(ticket.id, code));
const eventsOf = ({ events }: HouseOrder) => events.map(({ type }) => type);

describe("an order in the hands of the house", () => {
  it("is for whoever sells tickets, and every command says so itself", async () => {
    const { number, codes } = await boughtIn(house);
    const all = (role: StaffRole | null) => [
      needyOrders(by(role)),
      findOrders(by(role), number),
      viewHouseOrder(by(role), number),
      quoteBack(by(role), number, codes),
      takeBack(by(role), number, { tickets: codes, cents: 2300, ...wish }),
      mailOrder(by(role), number, { email: typed.email, revision: 0 }),
      handOutMoney(by(role), number),
      askNow(by(role), number),
    ];
    for (const answer of await Promise.all(all(null))) expect(answer).toMatchObject({ code: "unauthorized" });
    for (const answer of await Promise.all(all("editor"))) expect(answer).toMatchObject({ code: "forbidden" });
    expect((await view(number, "manager")).status).toBe("fulfilled");
    expect(eventsOf(await view(number))).toEqual(["drafted", "payment_begun", "paid", "tickets_issued"]);
    const none = "2611-0000000";
    for (const answer of await Promise.all([
      viewHouseOrder(by(), none),
      quoteBack(by(), none, codes),
      takeBack(by(), none, { tickets: codes, cents: 2300, ...wish }),
      mailOrder(by(), none, { email: typed.email, revision: 0 }),
      handOutMoney(by(), none),
      askNow(by(), none),
    ]))
      expect(answer).toMatchObject({ code: "not_found" });
  });

  it("is found by number, name, address and every code it ever had; a draft is none", async () => {
    const { id, number, codes } = await boughtIn(house, 2, {
      name: "Jiří Kučera-Weiß",
      email: "jk.weiss@post.example",
    });
    const old = codes[0] ?? "";
    const before = await readOrder(house.db, { id });
    if (!before) throw new Error("no order");
    await valueOf(renameOrder(ordering(), before, "Jiří Kučera-Novák"));
    const found = async (text: string) => (await valueOf(findOrders(by(), text))).orders.map((one) => one.number);
    expect(await found(` ${number.replace("-", "")} `)).toEqual([number]);
    expect(await found(number.slice(0, 7))).toContain(number);
    expect(await found("jiri kucera-n")).toEqual([number]);
    expect(await found("JK.WEISS@post")).toEqual([number]);
    expect(await found(old.toLowerCase().replaceAll(/(.{4})(?=.)/g, "$1-"))).toEqual([number]);
    expect(await found("%")).toEqual([]);
    expect(await found("")).toEqual([]);
    expect(await found("x".repeat(900))).toEqual([]);
    const { tickets } = (await view(number)).shows[0] ?? {};
    expect(tickets?.map(({ state }) => state).toSorted()).toEqual(["good", "good", "replaced", "replaced"]);
    await house.db.update(orders).set({ status: "draft" }).where(eq(orders.id, id));
    expect(await found(number)).toEqual([]);
    expect(await viewHouseOrder(by(), number)).toMatchObject({ code: "not_found" });
  });

  it("says everything the books have of it, and by whom it was done", async () => {
    const { number, codes } = await boughtIn(house, 2);
    await let_in(codes[0] ?? "");
    const order = houseOrderSchema.parse(await view(number));
    expect(order).toMatchObject({
      name: "Anna Leitner",
      email: typed.email,
      total_cents: 2300,
      left_cents: 2300,
      taxes: [{ rate: 10, gross: "23.00", amount: "2.09" }],
      payments: [{ status: "captured", cents: 2300, label: "•• 4242" }],
      mails: [{ template: "confirmation", status: "queued" }],
      needs: [],
      may_mail: true,
      may_ask: false,
    });
    expect(order.events.map(({ actor }) => actor.kind)).toEqual(["guest", "guest", "guest", "guest"]);
    expect(order.shows[0]?.tickets.map(({ state, cents }) => `${state} ${cents}`)).toEqual(["in 1150", "good 1150"]);
  });
});

describe("tickets that the house takes back", () => {
  it("are void at once, with the sum that was said, also when it is too late for guests", async () => {
    const { id, number, codes } = await boughtIn(house, 3);
    const [one = "", ...rest] = codes;
    const late = by("box-office", { now: evening + 2 * 60 * minute });
    expect(await valueOf(quoteBack(late, number, [one]))).toEqual({
      tickets: 1,
      cents: 1150,
      vouchers: [],
      rest_cents: 1150,
      is_desk: false,
    });
    const order = await valueOf(takeBack(late, number, { tickets: [one], cents: 1150, ...wish }));
    expect(order).toMatchObject({ status: "partially_refunded", left_cents: 2300, refunds: [{ status: "done" }] });
    expect(order.events.find(({ type }) => type === "partly_refunded")).toMatchObject({
      actor: { kind: "house" },
      reason: "wish",
    });
    expect(await valueOf(quoteBack(late, number, codes))).toMatchObject({ tickets: 2, cents: 2300 });
    const all = await valueOf(takeBack(late, number, { tickets: rest, cents: 2300, ...wish }));
    expect(all).toMatchObject({ status: "refunded", left_cents: 0, tickets_url: null });
    expect(await stateOf(id, evening)).toMatchObject({ kept: 0, sold: [], broken: [] });
    expect(await quoteBack(late, number, codes)).toMatchObject({ code: "bad_request" });
  });

  it("come back once, however many press, and never with another sum or when they were let in", async () => {
    const { id, number, codes } = await boughtIn(house, 2);
    const [one = "", two = ""] = codes;
    const asking = { tickets: [one], cents: 1150, ...wish };
    expect(await takeBack(by(), number, { ...asking, cents: 1149 })).toMatchObject({ code: "price_changed" });
    expect(await takeBack(by(), number, { ...asking, tickets: ["ANOTHERSCODE"] })).toMatchObject({
      code: "bad_request",
    });
    expect((await view(number)).refunds).toEqual([]);
    const pressed = await Promise.all([1, 2, 3, 4].map(() => takeBack(by(), number, asking)));
    expect(pressed.every(({ ok }) => ok)).toBe(true);
    expect((await view(number)).refunds).toMatchObject([{ cents: 1150 }]);
    await let_in(two);
    expect(await quoteBack(by(), number, codes)).toMatchObject({ code: "conflict" });
    expect(await takeBack(by(), number, { ...asking, tickets: [two] })).toMatchObject({ code: "conflict" });
    expect(await stateOf(id, evening)).toMatchObject({ kept: 1150, broken: [] });
  });

  it("are not taken back where the door is faster", async () => {
    const { id, number, codes } = await boughtIn(house, 1);
    // The door lets the ticket in after it was read, and before anything is written.
    const { db } = ordering();
    const batch = db.batch.bind(db);
    let isFirst = true;
    const spy = vi.spyOn(db, "batch").mockImplementation(async (statements) => {
      // Reading an order are five statements.
      if (statements.length > 5 && isFirst) {
        isFirst = false;
        await let_in(codes[0] ?? "");
      }
      return batch(statements);
    });
    const answer = await takeBack(by("box-office", { db }), number, { tickets: codes, cents: 1150, ...wish });
    spy.mockRestore();
    expect(isFirst).toBe(false);
    expect(answer).toMatchObject({ code: "conflict" });
    expect(await stateOf(id, evening)).toMatchObject({ order: { status: "fulfilled" }, kept: 1150, refunds: [] });
  });

  it("leave money of the desk at the desk, until somebody notes once that it is handed out", async () => {
    const { id, number, codes } = await boughtAtDesk();
    expect(await valueOf(quoteBack(by(), number, codes))).toEqual({
      tickets: 2,
      cents: 2300,
      vouchers: [],
      rest_cents: 2300,
      is_desk: true,
    });
    const lying = await valueOf(takeBack(by(), number, { tickets: codes, cents: 2300, ...wish }));
    expect(lying).toMatchObject({ status: "refund_due", hand_out_cents: 2300, needs: [{ need: "hand_out" }] });
    const needs = await valueOf(needyOrders(by()));
    expect(needyOrdersSchema.parse(needs).needs).toContainEqual(
      expect.objectContaining({ number, need: "hand_out", cents: 2300 }),
    );
    const pressed = await Promise.all([1, 2, 3].map(() => handOutMoney(by(), number)));
    expect(pressed.every(({ ok }) => ok)).toBe(true);
    const state = await stateOf(id, evening);
    expect(state).toMatchObject({ order: { status: "refunded" }, refunds: [{ status: "done" }], sold: [] });
    expect(state.events.filter((one) => one.endsWith(" refunded"))).toHaveLength(1);
    expect(await view(number)).toMatchObject({ hand_out_cents: 0, needs: [] });
    expect((await valueOf(needyOrders(by()))).needs.map((one) => one.number)).not.toContain(number);
  });
});

describe("the mail of an order", () => {
  const jobs = (id: string) => house.db.select().from(mailJob).where(eq(mailJob.orderId, id));

  it("goes out again once for one reading, to the address that is the order's from then on", async () => {
    const { id, number } = await boughtIn(house);
    const { revision } = await view(number);
    const asking = { email: " anna@neu.example ", revision };
    expect(await mailOrder(by(), number, { email: "anna@", revision })).toMatchObject({
      code: "bad_request",
      errors: [{ path: "email", message: "dot" }],
    });
    const pressed = await Promise.all([1, 2, 3].map(() => mailOrder(by(), number, asking)));
    expect(pressed.every(({ ok }) => ok)).toBe(true);
    expect(await jobs(id)).toMatchObject([{ template: "confirmation" }, { template: "confirmation" }]);
    expect(await mailOrder(by(), number, { email: "wer@anders.example", revision })).toMatchObject({
      code: "conflict",
    });
    const order = await view(number);
    expect(order).toMatchObject({ email: "anna@neu.example", revision: revision + 1 });
    expect(order.events.at(-1)).toMatchObject({ type: "mailed_again", reason: "other_address" });
    await house.db.delete(mailJob).where(ne(mailJob.orderId, id));
    await sendDueMails({ db: house.db, env: { ...selling, ...postal }, now: evening + minute });
    const sent = (await keptMails(env.CACHE)).filter(({ text }) => text.includes(number));
    expect(sent.map(({ to }) => to)).toContain("anna@neu.example");
    await valueOf(mailOrder(by(), number, { email: order.email, revision: order.revision }));
    expect((await view(number)).events.at(-1)).toMatchObject({ type: "mailed_again", reason: "" });
  });

  it("that could not be delivered is what goes out again, and needs nobody any more then", async () => {
    const { id, number } = await boughtIn(house);
    await house.db
      .update(mailJob)
      .set({ status: "failed", attempts: mostAttempts, nextAt: evening })
      .where(eq(mailJob.orderId, id));
    const order = await view(number);
    expect(order.needs).toMatchObject([{ need: "mail_failed" }]);
    await valueOf(mailOrder(by(), number, { email: "anna@neu.example", revision: order.revision }));
    expect(await jobs(id)).toMatchObject([{ status: "queued", attempts: 0 }]);
    expect((await view(number)).needs).toEqual([]);
  });

  it("is none where there is nothing to tell", async () => {
    const { record } = await ordered(await cartWith([await house.salon()]));
    const { number, id } = record.order;
    await bankSays(id, { state: "failed", reason: "declined" });
    await buyerReturns(id);
    const { revision, may_mail, status } = await view(number);
    expect({ may_mail, status }).toEqual({ may_mail: false, status: "failed" });
    expect(await mailOrder(by(), number, { email: typed.email, revision })).toMatchObject({ code: "conflict" });
  });
});
