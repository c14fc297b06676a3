import { createServer } from "node:http";
import { cardError, StripeStandIn } from "./stripe.ts";

/** Where the house that sells over Stripe, and the stand-in it asks, listen while browser tests run on a port. */
export const stripePorts = (port: number) => ({ house: port + 100, stripe: port + 101 });

/** What a buyer's browser, a bank or Stripe itself does; sent by tests, which have all three in their hands. */
export type StripeDeed =
  | { do: "confirm"; id: string; number: string }
  | { do: "decide"; id: string }
  | { do: "tell"; id: string; times: number; at: string };

/** Numbers of cards, as Stripe documents them for tests; anything else is thought about. */
export const cards = { good: "4242424242424242", declined: "4000000000000002" };

/** Stripe for browser tests: its API, and at `/deed` what is done there that no API is asked for. */
export function serveStripe(house: string, port: number): void {
  const stripe = new StripeStandIn();

  async function tell({ id, times, at }: Extract<StripeDeed, { do: "tell" }>): Promise<number[]> {
    const { body, signature } = await stripe.event(id);
    const headers = { "content-type": "application/json", "stripe-signature": signature, "x-test-now": at };
    const answers: number[] = [];
    for (let time = 0; time < times; time += 1)
      // One after the other, as Stripe does where it has heard no answer.
      // oxlint-disable-next-line no-await-in-loop
      answers.push((await fetch(`${house}/api/payments/stripe/events/`, { method: "POST", body, headers })).status);
    return answers;
  }

  function confirm({ id, number }: Extract<StripeDeed, { do: "confirm" }>): object {
    const isOpen = stripe.intents.get(id)?.status === "requires_payment_method";
    const refusal = cardError("card_declined", "generic_decline");
    if (isOpen) stripe.bank(id, number === cards.good ? "pays" : number === cards.declined ? refusal : "thinks");
    const intent = stripe.intents.get(id);
    if (isOpen && !intent?.error) return { payment_intent: intent };
    const error = intent?.error ?? { type: "invalid_request_error", code: "payment_intent_unexpected_state" };
    return { error: { ...error, payment_intent: intent } };
  }

  async function answer(request: Request): Promise<Response> {
    if (new URL(request.url).pathname !== "/deed") return stripe.handle(request);
    const deed = await request.json<StripeDeed>();
    if (deed.do === "tell") return Response.json(await tell(deed));
    if (deed.do === "confirm") return Response.json(confirm(deed));
    const intent = stripe.intents.get(deed.id);
    if (intent) intent.status = "requires_payment_method";
    stripe.bank(deed.id, "pays");
    return Response.json(intent ?? null);
  }

  createServer((incoming, outgoing) => {
    void (async () => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of incoming as AsyncIterable<Uint8Array>) chunks.push(chunk);
      const { method = "GET", url = "/" } = incoming;
      const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
      const body = method === "GET" ? null : Buffer.concat(chunks);
      const said = await answer(new Request(`http://localhost:${port}${url}`, { method, headers, body }));
      outgoing.writeHead(said.status, { "content-type": "application/json" }).end(await said.text());
    })();
  }).listen(port);
}
