import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { paymentsOf } from "../../../workers/backends/payments/payments";
import { beginOrder } from "../../../workers/shop/orders/begin-order";
import { giveUpOrder, orderOfLink, retryPayment } from "../../../workers/shop/orders/change-order";
import type { OrderEnvironment } from "../../../workers/shop/orders/ordering";
import { receiveEvent } from "../../../workers/shop/orders/receive-event";
import { stopPayment, viewPayment } from "../../../workers/shop/orders/view-payment";
import { caller } from "../../support/edge";
import {
  askingOf,
  buyerReturns,
  cartWith,
  cronRuns,
  minute,
  ordered,
  ordering,
  selling,
  stateOf,
  typed,
} from "../../support/orders";
import { evening, newKey, shopHouse, shopIds, ticket, visitor } from "../../support/shop";
import { cardError, signatureOf, StripeStandIn, stripeKeys } from "../../support/stripe";

const bindings: OrderEnvironment = { ...selling, ...stripeKeys, PAYMENTS: "stripe onsite" };
let house: Awaited<ReturnType<typeof shopHouse>>;
let stripe: StripeStandIn;
const logged: string[] = [];

beforeAll(async () => {
  house = await shopHouse();
});

beforeEach(() => {
  stripe = new StripeStandIn();
  logged.length = 0;
  const outside = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const request = new Request(input, init);
    return stripe.isMeant(request.url) ? stripe.handle(request) : outside(request);
  });
  for (const level of ["error", "warn", "info"] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => {
      logged.push(line);
    });
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** An order that waits for its money at Stripe: ids of the order, of its payment, and of that at Stripe. */
async function waiting({ method = "card", amount = 1, events = 1 } = {}) {
  const shows = await Promise.all(Array.from({ length: events }, () => house.salon()));
  const begun = await ordered(await cartWith(shows, amount), { method }, { env: bindings });
  const state = await look(begun.record.order.id);
  return { ...begun, id: begun.record.order.id, payment: begun.record.payments[0]?.id ?? "", pi: state.pi };
}

async function look(id: string, now = evening) {
  const state = await stateOf(id, now);
  const pi = state.payments[0]?.providerRef ?? "";
  return {
    ...state,
    pi,
    kept: state.payments.reduce((sum, { providerRef }) => sum + stripe.kept(providerRef ?? ""), 0),
  };
}

const returns = (id: string, now = evening) => buyerReturns(id, now, bindings);
const cron = (now: number) => cronRuns(now, bindings);

async function told(
  pi: string,
  { now = evening, ...more }: Parameters<StripeStandIn["event"]>[1] & { now?: number } = {},
) {
  const { body, signature } = await stripe.event(pi, more);
  const { db, env } = ordering(now, bindings);
  return receiveEvent({ db, env, now }, "stripe", { body, signature, correlationId: "event" });
}

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

describe("what Stripe tells", () => {
  const occasions = ["event", "event", "return", "cron", "late event"] as const;
  const rotations = occasions.map((_, from) => [...occasions.slice(from), ...occasions.slice(0, from)]);
  const cases = [...rotations, ...rotations.map((all) => all.toReversed().slice(1)), ["cron"], ["event"], ["return"]];

  it.each(["card", "eps"])(
    "about a payment by %s comes to the same in every order, doubled or left out",
    async (method) => {
      for (const sequence of cases) {
        const { id, pi } = await waiting({ method });
        stripe.bank(pi, "pays");
        for (const [step, occasion] of sequence.entries()) {
          const now = evening + (step + 3) * minute;
          if (occasion === "return") await returns(id, now);
          else if (occasion === "cron") await cron(now);
          else await told(pi, { now, event: occasion === "event" ? `evt_${id}` : `evt_late_${id}` });
        }
        const state = await look(id, evening + 8 * minute);
        expect(state, sequence.join()).toMatchObject({ order: bought, kept: 1150, holds: ["sold"], refunds: [] });
        expect(state.ticketed).toEqual(state.sold);
        expect(state.tickets).toHaveLength(1);
      }
    },
  );

  it("is believed with a good signature alone, of now, over the very bytes; and only as an occasion to ask", async () => {
    const { id, pi } = await waiting();
    const { db } = ordering(evening, bindings);
    const receive = (body: string, signature: string) =>
      receiveEvent({ db, env: bindings, now: evening }, "stripe", { body, signature, correlationId: "event" });
    // Signed, and says that it is paid: Stripe says otherwise when it is asked.
    const lie = await stripe.event(pi);
    expect(await receive(lie.body, lie.signature)).toEqual({ ok: true, value: null });
    expect((await look(id)).order.status).toBe("pending_payment");
    stripe.bank(pi, "pays");
    const good = await stripe.event(pi);
    const other = await stripe.event(pi, { secret: "whsec_of_somebody_else" });
    for (const [body, signature] of [
      [good.body, other.signature],
      [`${good.body} `, good.signature],
      [good.body, await signatureOf(good.body, undefined, Date.now() - 10 * minute)],
      [good.body, ""],
    ] as const)
      expect(await receive(body, signature)).toMatchObject({ ok: false, code: "forbidden" });
    expect((await look(id)).order.status).toBe("pending_payment");
    expect(await receive(good.body, good.signature)).toMatchObject({ ok: true });
    expect((await look(id)).order).toMatchObject(bought);
  });

  it("about anything else is taken note of", async () => {
    expect(await told("acct_1", { type: "account.updated" })).toMatchObject({ ok: true });
  });

  it("arrives at its address through everything that is before it", async () => {
    const { id, pi } = await waiting();
    stripe.bank(pi, "pays");
    const call = caller(
      { renderPage: () => Promise.resolve(new Response("page")) },
      { TEST_CLOCK: "allow", ...bindings },
    );
    const { body, signature } = await stripe.event(pi);
    const post = (header: string) =>
      call("/api/payments/stripe/events/", {
        method: "POST",
        headers: {
          "content-type": "application/json; charset=utf-8",
          "stripe-signature": header,
          "x-test-now": new Date(evening).toISOString(),
        },
        body,
      });
    expect((await post(signature.replace(/.$/, (sign) => (sign === "0" ? "1" : "0")))).status).toBe(403);
    expect((await post(signature)).status).toBe(204);
    expect((await look(id)).order).toMatchObject(bought);
  });
});

describe("the page of a payment", () => {
  const view = (payment: string, now = evening) => viewPayment(ordering(now, bindings), payment, "de");

  it("has the fields while there is something to type, and then leads to the order alone, for a day", async () => {
    const { payment, id, pi, secret } = await waiting();
    const order_url = `/de/bestellung/${secret}`;
    const form = {
      publishable_key: stripeKeys.STRIPE_PUBLISHABLE_KEY,
      client_secret: `${pi}_secret_only_for_the_page`,
    };
    expect(await view(payment)).toMatchObject({ ok: true, value: { form, order_url, total: "11.50", method: "card" } });
    stripe.bank(pi, "thinks");
    expect(await view(payment)).toMatchObject({ ok: true, value: { form: null, order_url } });
    stripe.bank(pi, "pays");
    await returns(id);
    expect(await view(payment)).toMatchObject({ ok: true, value: { form: null, order_url } });
    expect(await view(payment, evening + 25 * 60 * minute)).toMatchObject({ ok: false, code: "not_found" });
    expect(await view(crypto.randomUUID())).toMatchObject({ ok: false, code: "not_found" });
    expect(logged.join()).not.toContain("_secret_");
  });

  it("alone lets Stripe in, tells nobody its address, and has no counting of visits beside it", async () => {
    const document = { headers: { "content-type": "text/html" } };
    const call = caller({ renderPage: () => Promise.resolve(new Response("page", document)) }, bindings);
    const policyOf = async (path: string) => (await call(path)).headers.get("content-security-policy") ?? "";
    const policy = await policyOf("/de/kassa/zahlen/some-payment");
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/);
    const { headers } = await call("/en/kassa/zahlen/some-payment");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    for (const path of ["/de/kassa", `/de/bestellung/${"0".repeat(32)}`, "/de/programm"])
      expect(await policyOf(path)).not.toContain("stripe");
  });

  it("lets go of the payment for another way to pay, with the seats kept", async () => {
    const { payment, id, pi, record } = await waiting();
    expect(await stopPayment(ordering(evening, bindings), payment)).toMatchObject({ ok: true });
    const { order, holds } = await look(id);
    expect(order).toMatchObject({ status: "failed", failure: "cancelled" });
    expect(holds).toEqual(["paying"]);
    expect(stripe.intents.get(pi)?.status).toBe("canceled");
    expect(await retryPayment(ordering(evening, bindings), { ...record, order }, "desk")).toMatchObject({ ok: true });
    expect((await look(id)).holds).toEqual(["reserved"]);
  });
});

describe("Stripe that is set up by half", () => {
  const live = {
    STRIPE_SECRET_KEY: "sk_live_x",
    STRIPE_PUBLISHABLE_KEY: "pk_live_x",
    STRIPE_API: "",
    SITE_ORIGIN: "https://kino.example" as never,
  };

  it.each([
    ["a key is missing", { STRIPE_WEBHOOK_SECRET: "" }, "STRIPE_WEBHOOK_SECRET not set"],
    ["real money on one's own machine", { STRIPE_SECRET_KEY: "sk_live_x" }, "STRIPE_SECRET_KEY is not a test key"],
    ["keys of two kinds", { STRIPE_PUBLISHABLE_KEY: "pk_live_x" }, "STRIPE_PUBLISHABLE_KEY is not a test key"],
    ["play money in public", { ...live, STRIPE_SECRET_KEY: "sk_test_x" }, "STRIPE_SECRET_KEY is not a live key"],
    ["a stand-in in public", { ...live, STRIPE_API: "https://stripe.test" }, "STRIPE_API is for one's own machine"],
    ["something else as a secret", { STRIPE_WEBHOOK_SECRET: "we_1" }, "STRIPE_WEBHOOK_SECRET is not the secret"],
  ])("sells nothing (%s), and the log names the key without its value", (_, more, says) => {
    const env = { ...bindings, ...more };
    expect(paymentsOf(env)).toMatchObject({ ok: false, code: "overloaded" });
    expect(logged.join()).toContain(says);
    expect(logged.join()).not.toMatch(/_live_x|_test_x|of_the_stand_in|we_1/);
  });

  it("sells with live keys on a public address", () => {
    const payments = paymentsOf({ ...bindings, ...live });
    expect(payments.ok && payments.value.methods).toEqual(["card", "eps", "desk"]);
  });
});
