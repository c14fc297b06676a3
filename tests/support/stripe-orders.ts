import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import type { OrderEnvironment } from "../../workers/shop/orders/ordering";
import { receiveEvent } from "../../workers/shop/orders/receive-event";
import { buyerReturns, cartWith, cronRuns, ordered, ordering, selling, stateOf } from "./orders";
import { evening, shopHouse } from "./shop";
import { StripeStandIn, stripeKeys } from "./stripe";

/** An installation that sells over the stand-in. */
export const bindings: OrderEnvironment = { ...selling, ...stripeKeys, PAYMENTS: "stripe onsite" };
export let house: Awaited<ReturnType<typeof shopHouse>>;
export let stripe: StripeStandIn;
export const logged: string[] = [];

/** Before and after every test of a file: a new stand-in, and a log that is kept. */
export function withStripe(): void {
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
}

/** An order that waits for its money at Stripe: ids of the order, of its payment, and of that at Stripe. */
export async function waiting({ method = "card", amount = 1, events = 1 } = {}) {
  const shows = await Promise.all(Array.from({ length: events }, () => house.salon()));
  const begun = await ordered(await cartWith(shows, amount), { method }, { env: bindings });
  const state = await look(begun.record.order.id);
  return { ...begun, id: begun.record.order.id, payment: begun.record.payments[0]?.id ?? "", pi: state.pi };
}

/** What the books, the screenings and the stand-in say of an order. */
export async function look(id: string, now = evening) {
  const state = await stateOf(id, now);
  const pi = state.payments[0]?.providerRef ?? "";
  return {
    ...state,
    pi,
    kept: state.payments.reduce((sum, { providerRef }) => sum + stripe.kept(providerRef ?? ""), 0),
  };
}

export const returns = (id: string, now = evening) => buyerReturns(id, now, bindings);
export const cron = (now: number) => cronRuns(now, bindings);

/** An event about a payment arrives. */
export async function told(
  pi: string,
  { now = evening, ...more }: Parameters<StripeStandIn["event"]>[1] & { now?: number } = {},
) {
  const { body, signature } = await stripe.event(pi, more);
  const { db, env } = ordering(now, bindings);
  return receiveEvent({ db, env, now }, "stripe", { body, signature, correlationId: "event" });
}
