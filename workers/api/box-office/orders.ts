import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Result } from "~/domain/common/errors";
import {
  backQuoteSchema,
  endQuoteSchema,
  foundOrdersSchema,
  houseBackSchema,
  houseEndSchema,
  houseMailSchema,
  houseOrderSchema,
  houseSeatsSchema,
  needyOrdersSchema,
  orderSearchSchema,
} from "~/domain/house-orders/schema";
import type { ApiEnv } from "../../http/app-env";
import { askNow, handOutMoney, mailOrder, quoteBack, takeBack } from "../../shop/orders/house/change-order";
import { endStuck, quoteEnd } from "../../shop/orders/house/end-stuck";
import { findOrders } from "../../shop/orders/house/find-orders";
import { needyOrders } from "../../shop/orders/house/needs";
import { viewHouseOrder } from "../../shop/orders/house/view-house-order";
import { reseatOrder } from "../../shop/orders/house/reseat-order";
import { sendDueMails } from "../../shop/orders/mail/send-due-mails";
import { json, jsonBody, langParams } from "../contract/lang";
import { answer } from "../contract/answers";
import { problemAnswer } from "../contract/problem";
import { askingOf, boxOfficeRouter, refusals } from "./asking";

const tags = ["Box office"];
const all = "/{lang}/api/box-office/orders/";
const one = `${all}{number}/` as const;
const params = langParams.extend({
  number: z
    .string()
    .max(20)
    .meta({ description: "As it is printed", examples: ["2611-4827"] }),
});
const busy = problemAnswer("Whoever takes the money, or a screening, does not answer");
const changed = { 200: json(houseOrderSchema, "The order as it stands"), ...refusals };

const needy = createRoute({
  method: "get",
  path: all,
  summary: "Orders that need a person, the one that waits longest first",
  description: "An order is named once for each reason.",
  tags,
  request: { params: langParams },
  responses: { 200: json(needyOrdersSchema, "At this moment"), ...refusals },
});

const find = createRoute({
  method: "post",
  path: `${all}search/`,
  summary: "Find orders by number, name, address or the code of a ticket",
  description: "A POST, so that no log of addresses has names.",
  tags,
  request: { params: langParams, body: jsonBody(orderSearchSchema) },
  responses: { 200: json(foundOrdersSchema, "The newest first"), ...refusals },
});

const view = createRoute({
  method: "get",
  path: one,
  summary: "An order with everything the books have of it",
  tags,
  request: { params },
  responses: changed,
});

const quote = createRoute({
  method: "get",
  path: `${one}back/`,
  summary: "What comes back for tickets of an order if they are given back now",
  tags,
  request: {
    params,
    query: z.object({ tickets: z.string().max(10_000).meta({ description: "Codes, with commas between them" }) }),
  },
  responses: {
    200: json(backQuoteSchema, "Nothing is given back yet"),
    ...refusals,
    409: problemAnswer("A ticket was let in"),
  },
});

const back = createRoute({
  method: "post",
  path: `${one}back/`,
  summary: "Take tickets of an order back",
  description: "`cents` is the sum that was quoted. Sent twice they are given back once.",
  tags,
  request: { params, body: jsonBody(houseBackSchema) },
  responses: { ...changed, 409: problemAnswer("A ticket was let in, or another sum comes back now"), 503: busy },
});

const seats = createRoute({
  method: "post",
  path: `${one}seats/`,
  summary: "Give tickets of an order other seats of the same show",
  description: "All of them or none; each of the same seat group and kind. Sent twice with one `revision` it is once.",
  tags,
  request: { params, body: jsonBody(houseSeatsSchema) },
  responses: {
    ...changed,
    409: problemAnswer("A seat is taken, a ticket was let in, or the order has changed meanwhile"),
    503: busy,
  },
});

const mail = createRoute({
  method: "post",
  path: `${one}mail/`,
  summary: "Send the mail about an order again, also to a corrected address",
  description: "Sent twice with one `revision` it is one mail.",
  tags,
  request: { params, body: jsonBody(houseMailSchema) },
  responses: { ...changed, 409: problemAnswer("The order has changed meanwhile, or has nothing to tell") },
});

const pay = createRoute({
  method: "post",
  path: `${one}hand-out/`,
  summary: "Note that the desk has handed out an order's money",
  tags,
  request: { params },
  responses: { ...changed, 503: busy },
});

const ask = createRoute({
  method: "post",
  path: `${one}ask/`,
  summary: "Ask now how the payment or a refund of an order stands, and go on from there",
  tags,
  request: { params },
  responses: { ...changed, 503: busy },
});

const endQuote = createRoute({
  method: "get",
  path: `${one}end/`,
  summary: "What the bank has of an order that is stuck",
  tags,
  request: { params },
  responses: {
    200: json(endQuoteSchema, "Nothing is given back yet"),
    ...refusals,
    409: problemAnswer("The order is not stuck"),
    503: busy,
  },
});

const end = createRoute({
  method: "post",
  path: `${one}end/`,
  summary: "Give back what the bank has of an order that is stuck, and end it without tickets",
  description: "`cents` and `currency` are what was quoted. Sent twice with one `revision` it is once.",
  tags,
  request: { params, body: jsonBody(houseEndSchema) },
  responses: {
    ...changed,
    409: problemAnswer("The order has changed meanwhile, or the bank has another sum"),
    503: busy,
  },
});

/** Behind the answer: nobody waits for a mail. */
function mailed<Value extends object>(c: Context<ApiEnv>, result: Result<Value>) {
  const { db, env, now } = askingOf(c);
  if (result.ok) c.executionCtx.waitUntil(sendDueMails({ db, env, now }));
  return answer(c, result);
}

/** Orders in the hands of the house. */
export const houseOrders = boxOfficeRouter()
  .openapi(needy, async (c) => answer(c, await needyOrders(askingOf(c))))
  .openapi(find, async (c) => answer(c, await findOrders(askingOf(c), c.req.valid("json").text)))
  .openapi(view, async (c) => answer(c, await viewHouseOrder(askingOf(c), c.req.valid("param").number)))
  .openapi(quote, async (c) => {
    const codes = c.req.valid("query").tickets.split(",");
    return answer(c, await quoteBack(askingOf(c), c.req.valid("param").number, codes));
  })
  .openapi(back, async (c) => mailed(c, await takeBack(askingOf(c), c.req.valid("param").number, c.req.valid("json"))))
  .openapi(seats, async (c) =>
    mailed(c, await reseatOrder(askingOf(c), c.req.valid("param").number, c.req.valid("json"))),
  )
  .openapi(mail, async (c) => mailed(c, await mailOrder(askingOf(c), c.req.valid("param").number, c.req.valid("json"))))
  .openapi(pay, async (c) => answer(c, await handOutMoney(askingOf(c), c.req.valid("param").number)))
  .openapi(endQuote, async (c) => answer(c, await quoteEnd(askingOf(c), c.req.valid("param").number)))
  .openapi(end, async (c) => mailed(c, await endStuck(askingOf(c), c.req.valid("param").number, c.req.valid("json"))))
  .openapi(ask, async (c) => mailed(c, await askNow(askingOf(c), c.req.valid("param").number)));
