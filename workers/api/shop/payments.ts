import { createRoute, z } from "@hono/zod-openapi";
import { paymentViewSchema } from "~/domain/orders/schema";
import { stopPayment, viewPayment } from "../../shop/orders/view-payment";
import { json, langParams } from "../contract/lang";
import { answer } from "../contract/answers";
import { newRouter, problemAnswer } from "../contract/problem";
import { limitCartWrites } from "./cart-limits";
import { orderingOf } from "./ordering";

const tags = ["Orders"];
const params = langParams.extend({ payment: z.string().max(64) });
const nothing = {
  404: problemAnswer("There is no such payment, or none any more"),
  503: problemAnswer("Whoever takes the payment does not answer"),
};

const read = createRoute({
  method: "get",
  path: "/{lang}/api/shop/payments/{payment}/",
  summary: "A payment to be typed in",
  description: "Leads to its order, for a day. `form` is there while there is something to type.",
  tags,
  request: { params },
  responses: { 200: json(paymentViewSchema, "The payment"), ...nothing },
});

const stop = createRoute({
  method: "post",
  path: "/{lang}/api/shop/payments/{payment}/stop/",
  summary: "End a payment in order to pay in another way",
  tags,
  request: { params },
  responses: {
    200: json(paymentViewSchema, "The payment; its order says how it stands"),
    ...nothing,
    403: problemAnswer("The request did not come from this site"),
    409: problemAnswer("The order is not one that can be paid"),
    429: problemAnswer("Too many changes from one network; Retry-After says when to come back"),
  },
});

const limited = newRouter();
limited.use("/:lang/api/shop/payments/*", limitCartWrites());

/** Payments whose fields are on a page of the house. Never cached. */
export const payments = limited
  .openapi(read, async (c) =>
    answer(c, await viewPayment(orderingOf(c), c.req.valid("param").payment, c.var.facts.lang)),
  )
  .openapi(stop, async (c) => {
    const { payment } = c.req.valid("param");
    const stopped = await stopPayment(orderingOf(c), payment);
    return answer(c, stopped.ok ? await viewPayment(orderingOf(c), payment, c.var.facts.lang) : stopped);
  });
