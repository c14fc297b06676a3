import { receiveEvent } from "../../shop/orders/receive-event";
import { noContent } from "../contract/answers";
import { newRouter } from "../contract/problem";

/** Longer than any event of a provider that is about one payment. */
const longestEvent = 100_000;

/**
 * Where providers tell that something has happened to a payment. No part of the site's contract: what a body is, and how it is
 * signed, each provider says. Carries no cookie and believes none; the signature is what opens it.
 */
export const paymentEvents = newRouter();
paymentEvents.post("/api/payments/:provider/events/", async (c) => {
  const body = await c.req.text();
  const { db, facts } = c.var;
  const signature = c.req.header("stripe-signature") ?? c.req.header("x-signature") ?? "";
  const told = { body: body.slice(0, longestEvent), signature, correlationId: facts.requestId };
  return noContent(c, await receiveEvent({ db, env: c.env, now: facts.now }, c.req.param("provider"), told));
});
