import { createRoute, z } from "@hono/zod-openapi";
import {
  collectSchema,
  deskOrdersSchema,
  handedOutSchema,
  payDeskSchema,
  saleChangeSchema,
  saleCodeSchema,
  saleSchema,
  saleSeatsSchema,
} from "~/domain/desk/schema";
import { collectOrder } from "../../shop/desk/collect-order";
import { deskOrders } from "../../shop/desk/desk-orders";
import { changeSale, codeSale, leaveSale, moveSale, paySale } from "../../shop/desk/sell";
import { json, jsonBody, langParams } from "../contract/lang";
import { answer } from "../contract/answers";
import { problemAnswer } from "../contract/problem";
import { askingOf, boxOfficeRouter, doorParams, refusals } from "./asking";

const tags = ["Box office"];

const list = createRoute({
  method: "get",
  path: "/{lang}/api/box-office/desk/orders/",
  summary: "What waits at the desk for the shows of a cinema day",
  tags,
  request: { params: langParams, query: z.object({ date: z.iso.date().optional() }) },
  responses: { 200: json(deskOrdersSchema, "The next show first"), ...refusals },
});

const collect = createRoute({
  method: "post",
  path: "/{lang}/api/box-office/desk/orders/{order}/collect/",
  summary: "Give an order's tickets out, paid for at the desk or before",
  description: "Sent twice, or from two desks, it is paid for once.",
  tags,
  request: { params: langParams.extend({ order: z.uuid() }), body: jsonBody(collectSchema) },
  responses: {
    200: json(handedOutSchema, "Given out, also if they were before"),
    ...refusals,
    409: problemAnswer("The reservation is over, or the order is not the desk's"),
  },
});

const saleParams = doorParams.extend({ sale: z.uuid() });
const salePath = "/{lang}/api/box-office/desk/{event}/sales/{sale}/";
const notSold = problemAnswer("The screening refuses it, and its code says why");

const change = createRoute({
  method: "post",
  path: salePath,
  summary: "Set the tickets of one kind in a sale at the desk",
  tags,
  request: { params: saleParams, body: jsonBody(saleChangeSchema) },
  responses: { 200: json(saleSchema, "What the sale holds now"), ...refusals, 409: notSold },
});

const move = createRoute({
  method: "post",
  path: `${salePath}seats/`,
  summary: "Move a sale to other seats",
  description: "As many of every seat group and kind as before.",
  tags,
  request: { params: saleParams, body: jsonBody(saleSeatsSchema) },
  responses: { 200: json(saleSchema, "What the sale holds now"), ...refusals, 409: notSold },
});

const code = createRoute({
  method: "post",
  path: `${salePath}code/`,
  summary: "Put a promotion code into a sale, or take it out",
  tags,
  request: { params: saleParams, body: jsonBody(saleCodeSchema) },
  responses: {
    200: json(saleSchema, "What the sale costs now"),
    ...refusals,
    400: problemAnswer(
      "The field `code` with what is wrong: `missing`, `unknown`, `early`, `over`, `used_up`, `not_these`",
    ),
    409: notSold,
  },
});

const leave = createRoute({
  method: "post",
  path: `${salePath}leave/`,
  summary: "Free the seats of a sale that does not take place",
  tags,
  request: { params: saleParams },
  responses: { 200: json(saleSchema, "Nothing is held, also if nothing was"), ...refusals, 409: notSold },
});

const pay = createRoute({
  method: "post",
  path: `${salePath}pay/`,
  summary: "Sell what a sale holds, paid for at the desk",
  description: "Sent twice it is one sale.",
  tags,
  request: { params: saleParams, body: jsonBody(payDeskSchema) },
  responses: { 200: json(handedOutSchema, "Sold"), ...refusals, 409: notSold },
});

/** The desk: what is collected and what is sold there. */
export const desk = boxOfficeRouter()
  .openapi(list, async (c) => answer(c, await deskOrders(askingOf(c), c.req.valid("query").date)))
  .openapi(collect, async (c) =>
    answer(c, await collectOrder(askingOf(c), c.req.valid("param").order, c.req.valid("json").paid)),
  )
  .openapi(change, async (c) => answer(c, await changeSale(askingOf(c), c.req.valid("param"), c.req.valid("json"))))
  .openapi(move, async (c) => answer(c, await moveSale(askingOf(c), c.req.valid("param"), c.req.valid("json").units)))
  .openapi(code, async (c) => answer(c, await codeSale(askingOf(c), c.req.valid("param"), c.req.valid("json").code)))
  .openapi(leave, async (c) => answer(c, await leaveSale(askingOf(c), c.req.valid("param"))))
  .openapi(pay, async (c) => answer(c, await paySale(askingOf(c), c.req.valid("param"), c.req.valid("json").paid)));
