import { createRoute } from "@hono/zod-openapi";
import { openingHoursTodaySchema } from "~/domain/opening-hours/schema";
import { cinemaDay } from "~/domain/time/cinema-day";
import { openingHoursOn } from "../../db/site/site-notices";
import { houseTimeZone } from "../../db/site/site-settings";
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

export const openingHours = newRouter().openapi(today, async (c) => {
  const day = cinemaDay(c.var.facts.now, await houseTimeZone(c.var.db));
  return c.json(await openingHoursOn(c.var.db, day, c.var.facts.lang), 200);
});
