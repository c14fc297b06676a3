import { describe, expect, it, vi } from "vitest";
import { beginOrder } from "../../../workers/shop/orders/begin-order";
import { giveUpOrder, orderOfLink, retryPayment } from "../../../workers/shop/orders/change-order";
import { askingOf, cartWith, minute, ordered, ordering, typed } from "../../support/orders";
import { evening, newKey, shopIds, ticket, visitor } from "../../support/shop";
import { cardError } from "../../support/stripe";
import {
  bindings,
  cron,
  house,
  logged,
  look,
  returns,
  stripe,
  told,
  waiting,
  withStripe,
} from "../../support/stripe-orders";

withStripe();

const bought = { status: "fulfilled", failure: "" };

describe("a payment at Stripe", () => {
  it("is begun once, for the order's sum, with its number and nobody's name", async () => {
    const cart = await cartWith([await house.salon()]);
    const key = newKey();
    const asking = askingOf(cart, { env: bindings });
    const [first, second] = await Promise.all([beginOrder(asking, typed, key), beginOrder(asking, typed, key)]);
    expect(first.ok && second.ok).toBe(true);
    const [intent, ...more] = stripe.intents.values();
    expect(more).toEqual([]);
    const record = first.ok ? first.value.record : null;
    const payment = record?.payments[0]?.id;
    expect(intent).toMatchObject({ amount: 2300, currency: "eur", manual: true, methods: ["card"] });
    expect(intent?.metadata).toEqual({ payment, order: record?.order.number });
    expect(first.ok && first.value.next).toBe(`/de/kassa/zahlen/${payment}`);
  });

  it("is asked for where Stripe is, and nowhere it would lead to", async () => {
    const outside = vi.mocked(fetch);
    const { id, pi } = await waiting({});
    stripe.bank(pi, "pays");
    await returns(id);
    const calls = outside.mock.calls.map(([input, init]) => new Request(input, init));
    expect(calls.length).toBeGreaterThan(2);
    for (const { url, redirect } of calls) expect([stripe.isMeant(url), redirect]).toEqual([true, "manual"]);
  });

  it("by card is promised, then taken, and becomes tickets once", async () => {
    const { id, pi } = await waiting({ amount: 2, events: 2 });
    stripe.bank(pi, "pays");
    await Promise.all([
      returns(id),
      ...Array.from({ length: 6 }, () => told(pi, { event: "evt_same" })),
      cron(evening + 5 * minute),
    ]);
    const state = await look(id);
    expect(state).toMatchObject({ order: bought, kept: 4600, holds: ["sold", "sold"], refunds: [], broken: [] });
    expect(state.payments).toMatchObject([{ status: "captured", label: "•• 4242" }]);
    expect(state.events).toEqual(["1 drafted", "2 payment_begun", "3 paid", "4 tickets_issued"]);
    expect(state.ticketed).toEqual(state.sold);
  });

  it("by EPS is there at once: nothing is promised before", async () => {
    const { id, pi } = await waiting({ method: "eps" });
    expect(stripe.intents.get(pi)).toMatchObject({ manual: false, methods: ["eps"] });
    stripe.bank(pi, "pays");
    await returns(id);
    expect(await look(id)).toMatchObject({ order: bought, kept: 1150, payments: [{ label: "" }] });
    expect(stripe.asked.filter((call) => call.endsWith("/capture"))).toEqual([]);
  });

  it.each([
    [cardError("card_declined", "insufficient_funds"), "insufficient_funds"],
    [cardError("expired_card"), "expired_card"],
    [cardError("card_declined", "stolen_card"), "declined"],
    [{ type: "invalid_request_error", code: "payment_intent_authentication_failure" }, "declined"],
    [{ type: "invalid_request_error", code: "payment_method_customer_decline" }, "cancelled"],
    [{ type: "api_error", code: "processing_error" }, "other"],
  ])("that is refused (%o) is over for good, keeps its seats and can be tried again: %s", async (error, failure) => {
    const { id, pi, record } = await waiting();
    stripe.bank(pi, error);
    await told(pi, { type: "payment_intent.payment_failed" });
    const state = await look(id);
    expect(state).toMatchObject({ order: { status: "failed", failure }, holds: ["paying"], kept: 0 });
    // Another tab still shows the fields.
    stripe.bank(pi, "pays");
    expect(stripe.intents.get(pi)?.status).toBe("canceled");
    const again = await retryPayment(ordering(evening, bindings), { ...record, order: state.order }, "card");
    expect(again.ok && again.value.next).toMatch(/^\/de\/kassa\/zahlen\//);
    stripe.bank((await look(id)).pi, "pays");
    await returns(id);
    expect(await look(id)).toMatchObject({ order: bought, kept: 1150 });
  });

  it("waits while the buyer is asked and the bank thinks, and is not given up over the money's head", async () => {
    const { id, pi } = await waiting({ method: "eps" });
    stripe.bank(pi, "asks");
    await returns(id);
    stripe.bank(pi, "thinks");
    await returns(id, evening + minute);
    // Nothing can be ended that a bank has in hand: it is asked again, although the time is over.
    await cron(evening + 16 * minute);
    expect(await look(id)).toMatchObject({ order: { status: "pending_payment" }, tickets: [] });
    stripe.bank(pi, "pays");
    await cron(evening + 20 * minute);
    expect(await look(id)).toMatchObject({ order: bought, kept: 1150 });
  });

  it("nobody makes is ended with the order's time, and takes no money after it", async () => {
    const { id, pi } = await waiting();
    await cron(evening + 16 * minute);
    stripe.bank(pi, "pays");
    await told(pi);
    expect(await look(id, evening + 16 * minute)).toMatchObject({
      order: { status: "expired" },
      kept: 0,
      holds: ["expired"],
    });
  });

  it("that was faster than its being given up is an order that is paid", async () => {
    const { id, pi, secret } = await waiting({ method: "eps" });
    stripe.bank(pi, "pays");
    const asking = ordering(evening, bindings);
    const found = await orderOfLink(asking, secret);
    const given = found.ok ? await giveUpOrder(asking, found.value) : found;
    expect(given.ok && given.value.order.status).toBe("fulfilled");
    expect(await look(id)).toMatchObject({ order: bought, kept: 1150 });
  });

  it("of another sum is never fulfilled, and is an alarm", async () => {
    const { id, pi } = await waiting({ method: "eps" });
    stripe.bank(pi, "pays", 1149);
    await told(pi);
    expect(await look(id)).toMatchObject({ order: { status: "stuck", failure: "mismatch" }, tickets: [] });
    expect(logged.join()).toContain("order_stuck");
  });

  it("is given back once where the seats are gone, also while the money is on its way for days", async () => {
    const full = await house.salon({ capacityOverride: 2 });
    const { record } = await ordered(await cartWith([full]), { method: "eps" }, { env: bindings });
    const { id } = record.order;
    const { pi } = await look(id);
    stripe.bank(pi, "thinks");
    const late = evening + 40 * minute;
    expect((await visitor().add(full, [ticket(shopIds.full, 2)], { at: evening + 30 * minute })).status).toBe(201);
    stripe.bank(pi, "pays");
    stripe.refundsAre = "pending";
    await told(pi, { now: late });
    expect(await look(id, late)).toMatchObject({ order: { status: "refund_due" }, kept: 0 });
    // A day later Stripe has forgotten the key.
    stripe.forgetKeys();
    await cron(late + 26 * 60 * minute);
    for (const refund of stripe.refunds) refund.status = "succeeded";
    await cron(late + 27 * 60 * minute);
    expect(await look(id, late)).toMatchObject({ order: { status: "refunded" }, kept: 0, tickets: [] });
    expect(stripe.refunds).toMatchObject([{ amount: 2300 }]);
  });

  it("is asked for again after silence, and is still one", async () => {
    const { id, pi } = await waiting();
    stripe.bank(pi, "pays");
    stripe.silentFor = 3;
    expect(await returns(id)).toMatchObject({ ok: false, code: "overloaded" });
    expect((await look(id)).order.status).toBe("pending_payment");
    await returns(id);
    expect(await look(id)).toMatchObject({ order: bought, kept: 1150 });
  });

  it("an account does not take is no payment: the order says that another way is needed", async () => {
    stripe.takes = ["card"];
    const { record } = await ordered(await cartWith([await house.salon()], 1), { method: "eps" }, { env: bindings });
    expect((await look(record.order.id)).order).toMatchObject({ status: "failed", failure: "unreachable" });
  });
});
