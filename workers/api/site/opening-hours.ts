import { createRoute } from "@hono/zod-openapi";
import { openingHoursTodaySchema } from "~/domain/opening-hours/schema";
import { openingHoursAt } from "../../db/site/site-notices";
import { json, langQuery } from "../contract/lang";
import { malformed, newRouter } from "../contract/problem";

const today = createRoute({
  method: "get",
  path: "/api/opening-hours/today/",
  cache: "programme",
  summary: "Opening hours of today's cinema day",
  description: "Until 05:00 the day is still the evening before. Exceptions of the day replace its weekly hours.",
  tags: ["Site"],
  request: { query: langQuery },
  responses: { 200: json(openingHoursTodaySchema, "Weekly entries and exceptions"), ...malformed },
});

export const openingHours = newRouter().openapi(today, async (c) =>
  c.json(await openingHoursAt(c.var.db, c.var.facts.now, c.var.facts.lang), 200),
);
