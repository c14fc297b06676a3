import { createRoute, z } from "@hono/zod-openapi";
import { collectSchema, deskOrdersSchema, handedOutSchema } from "~/domain/desk/schema";
import { collectOrder } from "../../shop/desk/collect-order";
import { deskOrders } from "../../shop/desk/desk-orders";
import { json, langParams } from "../contract/lang";
import { problem, problemAnswer } from "../contract/problem";
import { jsonBody } from "../editing/asking";
import { askingOf, boxOfficeRouter, refusals } from "./asking";

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

/** The desk: what is collected there. */
export const desk = boxOfficeRouter()
  .openapi(list, async (c) => {
    const answer = await deskOrders(askingOf(c), c.req.valid("query").date);
    return answer.ok ? c.json(answer.value, 200) : problem(c, answer);
  })
  .openapi(collect, async (c) => {
    const answer = await collectOrder(askingOf(c), c.req.valid("param").order, c.req.valid("json").paid);
    return answer.ok ? c.json(answer.value, 200) : problem(c, answer);
  });
