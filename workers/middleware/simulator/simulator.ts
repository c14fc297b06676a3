import type { Context, MiddlewareHandler } from "hono";
import { html } from "hono/html";
import { paymentsOf } from "../../backends/payments/payments";
import {
  readSimulated,
  simulatedEvent,
  simulatorPath,
  writeSimulated,
  type Simulated,
} from "../../backends/payments/simulator";
import type { AppEnv } from "../../http/app-env";

/** What the buyer, or the bank, may do. */
interface Deed {
  text: string;
  change?: Partial<Simulated>;
  delayMs?: number;
  events: number;
  back: boolean;
}

const deeds = Object.entries<Deed>({
  approve: { text: "Approve", events: 1, back: true },
  decline: {
    text: "Decline: the card has expired",
    change: { state: "failed", reason: "expired_card" },
    events: 0,
    back: true,
  },
  poor: {
    text: "Decline: not enough money",
    change: { state: "failed", reason: "insufficient_funds" },
    events: 0,
    back: true,
  },
  delay: { text: "Approve, but in twenty seconds", delayMs: 20_000, events: 0, back: true },
  lost: { text: "Approve, and lose the way back", events: 1, back: false },
  twice: { text: "Approve, and tell the house twice", events: 2, back: true },
  early: { text: "Approve, and tell the house before the way back", events: 1, back: true },
  silent: { text: "Approve, and tell the house nothing", events: 0, back: true },
  cancel: { text: "Cancel", change: { state: "failed", reason: "cancelled" }, events: 0, back: true },
});

function changed(payment: Simulated, { change, delayMs }: Deed, now: number): Simulated {
  if (payment.state !== "pending") return payment;
  if (change) return { ...payment, ...change };
  if (delayMs) return { ...payment, approvedAt: now + delayMs };
  return { ...payment, state: payment.method === "card" ? "authorized" : "captured" };
}

const page = (c: Context<AppEnv>, body: unknown) =>
  c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>Simulated payment</title>
        </head>
        <body style="max-width:32rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.5 system-ui,sans-serif">
          ${body}
        </body>
      </html>`,
    200,
    { "cache-control": "no-store" },
  );

export interface SimulatorOptions {
  /** Brings an event to the house, as a provider would: signed, without a cookie. */
  deliver: (c: Context<AppEnv>, event: { body: string; signature: string }) => Promise<unknown>;
}

/** The same event, as often as the house is told. */
async function tell(c: Context<AppEnv>, payment: string, times: number, { deliver }: SimulatorOptions): Promise<void> {
  const { AUTH_SECRET: secret } = c.env;
  if (!secret) return;
  const event = await simulatedEvent(secret, { id: crypto.randomUUID(), type: "payment.updated", payment });
  for (let time = 0; time < times; time += 1)
    // One after the other, as a provider that has heard no answer would.
    // oxlint-disable-next-line no-await-in-loop
    await deliver(c, event);
}

/**
 * The page of the simulated provider, where whoever pays says what the bank says. There is no such page where it does not
 * take the payments: in every deployment.
 */
export function simulator(options: SimulatorOptions): MiddlewareHandler<AppEnv> {
  return async function simulatorMiddleware(c, next) {
    const { path } = c.req;
    if (!path.startsWith(`${simulatorPath}/`)) return next();
    const payments = paymentsOf(c.env);
    const payment =
      payments.ok && payments.value.byId("simulator")
        ? await readSimulated(c.env.CACHE, path.slice(simulatorPath.length + 1))
        : null;
    if (!payment) return next();
    const { number, cents, currency, method, state, returnUrl } = payment;
    const sum = `${currency} ${(cents / 100).toFixed(2)}`;
    if (c.req.method !== "POST")
      return page(
        c,
        html`<p>Simulated payment: no money moves</p>
          <h1>${sum}</h1>
          <p>Order ${number}, ${method}${state === "pending" ? "" : `: ${state}`}</p>
          <form method="post">
            ${deeds.map(
              ([name, { text }]) =>
                html`<p>
                  <button name="deed" value="${name}" style="font:inherit;min-height:3rem;width:100%">${text}</button>
                </p>`,
            )}
          </form>`,
      );
    const given = (await c.req.formData()).get("deed");
    const deed = deeds.find(([name]) => name === given)?.[1];
    if (!deed) return c.text("Unknown", 400);
    await writeSimulated(c.env.CACHE, changed(payment, deed, c.var.facts.now));
    await tell(c, payment.id, deed.events, options);
    if (deed.back) return c.redirect(returnUrl, 303);
    return page(
      c,
      html`<h1>Paid</h1>
        <p>The way back is lost. The house knows all the same.</p>`,
    );
  };
}
