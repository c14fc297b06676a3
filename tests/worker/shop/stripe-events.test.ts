import { describe, expect, it } from "vitest";
import { paymentsOf } from "../../../workers/backends/payments/payments";
import { retryPayment } from "../../../workers/shop/orders/change-order";
import { receiveEvent } from "../../../workers/shop/orders/receive-event";
import { stopPayment, viewPayment } from "../../../workers/shop/orders/view-payment";
import { caller } from "../../support/edge";
import { minute, ordering } from "../../support/orders";
import { evening } from "../../support/shop";
import { signatureOf, stripeKeys } from "../../support/stripe";
import { bindings, cron, logged, look, returns, stripe, told, waiting, withStripe } from "../../support/stripe-orders";

withStripe();

const bought = { status: "fulfilled", failure: "" };

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
