import { createRoute, z } from "@hono/zod-openapi";
import { orderOfLink } from "../../shop/orders/change-order";
import { calendarFile } from "../../shop/tickets/calendar-file";
import { newRouter, problem } from "../contract/problem";
import { fileHeaders, linkParams, nothing } from "./order-link";
import { orderingOf } from "./ordering";

const calendar = createRoute({
  method: "get",
  path: "/{lang}/api/shop/orders/{secret}/calendar.ics",
  summary: "The shows of an order that is paid or reserved, for a calendar",
  description: "Of a show in time slots, when the order's slot begins.",
  tags: ["Orders"],
  request: { params: linkParams },
  responses: {
    200: { content: { "text/calendar": { schema: z.string() } }, description: "In the language of the address" },
    ...nothing,
  },
});

/** An order in the calendar of whoever has its link. Never cached. */
export const orderCalendars = newRouter().openapi(calendar, async (c) => {
  const { secret } = c.req.valid("param");
  const found = await orderOfLink(orderingOf(c), secret);
  const file = found.ok ? await calendarFile(orderingOf(c), found.value, { secret, lang: c.var.facts.lang }) : found;
  if (!file.ok) return problem(c, file);
  return c.body(file.value.content, 200, fileHeaders("text/calendar; charset=utf-8", file.value.filename));
});
