import { createRoute, z } from "@hono/zod-openapi";
import { calendarDaySchema } from "~/domain/programme/schema";
import { listCalendar } from "../../db/programme/calendar";
import { eventsQuerySchema } from "../contract/query";
import { json } from "../contract/lang";
import { malformed, newRouter } from "../contract/problem";

const days = createRoute({
  method: "get",
  path: "/api/calendar/",
  cache: "programme",
  summary: "Days with events, and days the house is closed",
  description: "Takes the filters of the list of events; `page` and `page_size` have no effect.",
  tags: ["Programme"],
  request: { query: eventsQuerySchema },
  responses: { 200: json(z.array(calendarDaySchema), "The days in order"), ...malformed },
});

export const calendar = newRouter().openapi(days, async (c) =>
  c.json(await listCalendar(c.var.db, c.req.valid("query"), c.var.facts), 200),
);
