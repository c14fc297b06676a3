import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { sha256 } from "~/domain/common/sha256";
import { orders, payment } from "../../../workers/db/schema/box-office";
import { screening } from "../../../workers/box-office/screenings";
import { beginOrder } from "../../../workers/shop/orders/begin-order";
import { readOrder } from "../../../workers/db/shop/orders";
import { giveUpOrder, retryPayment } from "../../../workers/shop/orders/change-order";
import { viewCheckout } from "../../../workers/shop/orders/view-checkout";
import { viewOrder } from "../../../workers/shop/orders/view-order";
import {
  approved,
  askingOf,
  bankSays,
  buyerReturns,
  cartWith,
  cronRuns,
  declined,
  eventArrives,
  minute,
  ordered,
  ordering,
  ordersOf,
  selling,
  stateOf,
  transferred,
  typed,
} from "../../support/orders";
import { evening, newKey, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const bought = { status: "fulfilled", failure: "" };
const mismatched = { order: { status: "stuck", failure: "mismatch" }, tickets: [], holds: ["paying"] };

describe("an order", () => {
  it("is in the books before the payment, with the prices of the hold, and leads to the provider", async () => {
    const cart = await cartWith([await house.salon()]);
    const { record, next } = await ordered(cart);
    expect(record.order).toMatchObject({
      status: "pending_payment",
      totalCents: 2300,
      payUntil: evening + 15 * minute,
    });
    expect(record.lines).toMatchObject([{ amount: 2, cents: 1150, taxRate: 10, name: "Vollpreis" }]);
    expect(record.lines[0]?.seats).toHaveLength(2);
    expect(next).toBe(`/__pay/${record.payments[0]?.id}`);
    expect(record.order.number).toMatch(/^2703-\d{4}$/);
    expect(JSON.stringify(await house.db.select().from(orders))).not.toContain(cart);
  });

  it("becomes tickets once, whoever says first that it is paid, and however often", async () => {
    const { record } = await ordered(await cartWith([await house.salon(), await house.salon()]));
    const { id } = record.order;
    const payment = await bankSays(id, approved);
    await Promise.all([
      buyerReturns(id),
      ...Array.from({ length: 12 }, () => eventArrives(payment, { id: "the-same" })),
      buyerReturns(id),
      cronRuns(evening + 5 * minute),
    ]);
    const state = await stateOf(id, evening);
    expect(state.order).toMatchObject(bought);
    expect(state.events).toEqual(["1 drafted", "2 payment_begun", "3 paid", "4 tickets_issued"]);
    expect(state.ticketed).toEqual(state.sold);
    expect(state).toMatchObject({ kept: 4600, holds: ["sold", "sold"], refunds: [], broken: [] });
  });

  it("is one for one key, and for another body with that key a conflict", async () => {
    const cart = await cartWith([await house.salon()]);
    const key = newKey();
    const asking = askingOf(cart);
    const [first, second] = await Promise.all([beginOrder(asking, typed, key), beginOrder(asking, typed, key)]);
    expect(first.ok && second.ok && first.value.record.order.id).toBe(second.ok && second.value.record.order.id);
    const third = await beginOrder(asking, typed, key);
    expect(third.ok && third.value.next).toBe(first.ok && first.value.next);
    expect(await beginOrder(asking, { ...typed, email: "b@example.at" }, key)).toMatchObject({
      code: "idempotency_conflict",
    });
    expect(await ordersOf(await sha256(cart))).toHaveLength(1);
  });

  it("is one for two tabs of one cart", async () => {
    const cart = await cartWith([await house.salon()]);
    const answers = await Promise.all([1, 2, 3].map(() => beginOrder(askingOf(cart), typed, newKey())));
    const found = await ordersOf(await sha256(cart));
    expect(found.filter(({ status }) => status !== "cancelled")).toHaveLength(1);
    const ids = answers.flatMap((answer) => (answer.ok ? answer.value.record.order.id : []));
    expect(new Set(ids).size).toBe(1);
    expect((await stateOf(ids[0] ?? "", evening)).payments).toHaveLength(1);
  });

  it("names what is wrong with what was typed, and orders nothing", async () => {
    const cart = await cartWith([await house.salon()]);
    const wrong = { ...typed, email: "anna@gmx", terms: false, method: "cheque" };
    expect(await beginOrder(askingOf(cart), wrong, newKey())).toMatchObject({
      code: "bad_request",
      errors: [
        { path: "email", message: "dot" },
        { path: "method", message: "choice" },
        { path: "terms", message: "missing" },
      ],
    });
    expect(await ordersOf(await sha256(cart))).toEqual([]);
  });

  it("that costs nothing takes the same way, without a provider", async () => {
    const cart = await cartWith([await house.salon()], 2, shopIds.culture, 51);
    const { record, next } = await ordered(cart, { method: "" });
    const state = await stateOf(record.order.id, evening);
    expect(state).toMatchObject({ order: bought, holds: ["sold"], kept: 0 });
    expect(state.tickets).toHaveLength(2);
    expect(next).toMatch(/^\/de\/bestellung\/[0-9a-f]{32}$/);
  });

  it("to be paid at the desk is reserved until half an hour before the show, and lapses then", async () => {
    const { record } = await ordered(await cartWith([await house.salon()]), { method: "desk" });
    const release = Date.parse("2027-03-27T20:00:00+01:00");
    expect(record.order).toMatchObject({ status: "pending_payment", payUntil: release });
    expect(await stateOf(record.order.id, release - 1)).toMatchObject({ holds: ["reserved"], tickets: [] });
    await cronRuns(release);
    expect(await stateOf(record.order.id, release)).toMatchObject({ holds: ["expired"], order: { status: "expired" } });
  });

  it("to be paid at the desk waits for its time slot, which may begin long after the show; all that is offered says so", async () => {
    const { id: event, slots } = await house.tour();
    const untilOf = async (timeslot: number) => {
      const guest = visitor();
      await guest.add(event, [ticket(shopIds.place, 1, 1, shopIds.tour)], { timeslot });
      const cart = guest.jar.get("kasch_cart_key") ?? "";
      const checkout = await viewCheckout(askingOf(cart));
      const { record } = await ordered(cart);
      await bankSays(record.order.id, declined);
      await buyerReturns(record.order.id);
      const failed = await readOrder(house.db, { id: record.order.id });
      if (!failed) throw new Error("there is no such order");
      const view = await viewOrder(ordering(evening), failed, { secret: "secret" });
      const offered = [checkout, view].map(
        (one) => one.ok && one.value.methods.find(({ id }) => id === "desk")?.until.map(({ time }) => time),
      );
      expect(await retryPayment(ordering(evening), failed, "desk")).toMatchObject({ ok: true });
      const { order } = await stateOf(record.order.id, evening);
      return [...offered.flat(), order.payUntil];
    };
    const [early, late] = ["2027-03-27T20:00:00+01:00", "2027-03-27T21:00:00+01:00"];
    expect(await untilOf(slots[0] ?? 0)).toEqual([early, early, Date.parse(early)]);
    expect(await untilOf(slots[1] ?? 0)).toEqual([late, late, Date.parse(late)]);
  });

  it("keeps its seats for another try after the bank said no, ten minutes at least", async () => {
    const { record } = await ordered(await cartWith([await house.salon()]));
    const { id } = record.order;
    await bankSays(id, declined);
    const later = evening + 9 * minute;
    await buyerReturns(id, later);
    const state = await stateOf(id, later);
    expect(state.order).toMatchObject({ status: "failed", failure: "expired_card", payUntil: later + 10 * minute });
    const again = await retryPayment(ordering(later), { ...record, order: state.order }, "eps");
    expect(again).toMatchObject({ ok: true });
    await bankSays(id, transferred);
    await buyerReturns(id, later + minute);
    expect(await stateOf(id, later)).toMatchObject({ order: bought, kept: 2300, holds: ["sold"] });
  });

  it("is paid by its latest try, also where two were made in one moment", async () => {
    for (let time = 0; time < 6; time += 1) {
      const { record } = await ordered(await cartWith([await house.salon()], 1));
      const { id } = record.order;
      await bankSays(id, declined);
      await buyerReturns(id);
      const failed = (await stateOf(id, evening)).order;
      expect(await retryPayment(ordering(), { ...record, order: failed }, "card")).toMatchObject({ ok: true });
      await bankSays(id, approved);
      await buyerReturns(id);
      expect((await stateOf(id, evening)).order).toMatchObject(bought);
    }
  });

  it("that is given up frees its seats at once, and money that still comes goes back", async () => {
    const event = await house.salon();
    const { record } = await ordered(await cartWith([event]));
    const { id } = record.order;
    expect(await giveUpOrder(ordering(), record)).toMatchObject({
      ok: true,
      value: { order: { status: "cancelled" } },
    });
    expect((await stateOf(id, evening)).holds).toEqual(["released"]);
    const payment = await bankSays(id, transferred);
    await eventArrives(payment);
    const state = await stateOf(id, evening);
    expect(state).toMatchObject({ order: { status: "refunded" }, kept: 0, tickets: [], holds: ["released"] });
    expect(state.refunds).toHaveLength(1);
  });

  it.each([
    ["another sum", { cents: 2299 }],
    ["another currency", { currency: "HUF" }],
  ])("is never fulfilled with %s, and is an alarm", async (_, paid) => {
    const { record } = await ordered(await cartWith([await house.salon()]));
    const payment = await bankSays(record.order.id, { state: "captured", ...paid });
    await eventArrives(payment);
    expect(await stateOf(record.order.id, evening)).toMatchObject(mismatched);
  });

  it("is never fulfilled by a payment that was begun for another sum than its own", async () => {
    const { record } = await ordered(await cartWith([await house.salon()]));
    const { id } = record.order;
    await house.db.update(payment).set({ cents: 1150 }).where(eq(payment.orderId, id));
    await eventArrives(await bankSays(id, { state: "captured", cents: 1150 }));
    expect(await stateOf(id, evening)).toMatchObject(mismatched);
  });

  it("over several screenings is begun at all of them or at none", async () => {
    const [open, closed] = [await house.salon(), await house.salon()];
    const cart = await cartWith([open, closed]);
    await screening(env, closed).run({ type: "set-sales", status: "cancelled" }, { config: null, now: evening });
    const refused = await beginOrder(askingOf(cart), typed, newKey());
    expect(refused).toMatchObject({ ok: false, code: "event_cancelled" });
    const [order] = await ordersOf(await sha256(cart));
    expect(order?.status).toBe("cancelled");
    const { holds, payments } = await stateOf(order?.id ?? "", evening);
    expect(holds.sort()).toEqual(["held", "held"]);
    expect(payments).toEqual([]);
  });

  it("is refused where taking money is set up by half", async () => {
    const cart = await cartWith([await house.salon()]);
    for (const more of [
      { PAYMENTS: "simulator stripe" },
      { PAYMENTS: "" },
      { TICKET_KEY: "short" },
      { SITE_ORIGIN: "https://kino.example" as never },
    ])
      expect(await beginOrder(askingOf(cart, { env: { ...selling, ...more } }), typed, newKey())).toMatchObject({
        code: "overloaded",
      });
  });
});

describe("what a provider tells, and who comes back", () => {
  /** Every order of these, with one of them left out now and then, and one doubled. */
  const occasions = ["event", "event", "return", "cron", "late event"] as const;
  const rotations = occasions.map((_, from) => [...occasions.slice(from), ...occasions.slice(0, from)]);
  const cases = [
    ...rotations,
    ...rotations.map((all) => all.toReversed().slice(1)),
    ["cron"],
    ["late event"],
    ["return"],
  ];

  it.each(["card", "eps"] as const)(
    "by %s ends in the same state, whatever comes first, twice or not at all",
    async (method) => {
      for (const sequence of cases) {
        const { record } = await ordered(await cartWith([await house.salon()], 1), { method });
        const { id } = record.order;
        const payment = await bankSays(id, method === "card" ? approved : transferred);
        for (const [step, occasion] of sequence.entries()) {
          const now = evening + (step + 3) * minute;
          if (occasion === "return") await buyerReturns(id, now);
          else if (occasion === "cron") await cronRuns(now);
          else await eventArrives(payment, { now, id: occasion === "event" ? `evt-${id}` : "" });
        }
        const state = await stateOf(id, evening);
        expect(state.order).toMatchObject(bought);
        expect(state).toMatchObject({ kept: 1150, refunds: [], broken: [], holds: ["sold"] });
        expect(state.ticketed).toEqual(state.sold);
        expect(state.events).toEqual(["1 drafted", "2 payment_begun", "3 paid", "4 tickets_issued"]);
      }
    },
  );

  it("is settled when the database was down while the screening decided", async () => {
    const { record } = await ordered(await cartWith([await house.salon(), await house.salon()]));
    const { id } = record.order;
    await bankSays(id, approved);
    const DB = new Proxy(env.DB, {
      get(target, key) {
        // Reading is all right; whatever is written fails.
        if (key !== "batch") return Reflect.get(target, key, target) as unknown;
        return (batch: D1PreparedStatement[]) =>
          batch.length === 6 ? target.batch(batch) : Promise.reject(new Error("D1 is down"));
      },
    });
    expect(await buyerReturns(id, evening, { ...selling, DB })).toMatchObject({ code: "overloaded" });
    const between = await stateOf(id, evening);
    expect(between).toMatchObject({ order: { status: "pending_payment" }, tickets: [], holds: ["sold", "sold"] });
    await cronRuns(evening + 3 * minute);
    await cronRuns(evening + 6 * minute);
    const after = await stateOf(id, evening);
    expect(after).toMatchObject({ order: bought, kept: 4600, broken: [] });
    expect(after.ticketed).toEqual(after.sold);
  });
});
