import { createRoute, z } from "@hono/zod-openapi";
import { calendarDaySchema, dayStateSchema, type DayState } from "~/domain/programme/schema";
import { listCalendar, listDayStates } from "../db/calendar";
import { SharedReads } from "../db/shared-reads";
import { eventsQuerySchema } from "./events/query";
import { json } from "./lang";
import { newRouter, problemAnswer } from "./problem";

const days = createRoute({
  method: "get",
  path: "/api/calendar/",
  summary: "Days with events, and days the house is closed",
  description: "Takes the filters of the list of events; `page` and `page_size` have no effect.",
  tags: ["Programme"],
  request: { query: eventsQuerySchema },
  responses: {
    200: json(z.array(calendarDaySchema), "The days in order"),
    400: problemAnswer("A known key has a malformed value; the problem names it"),
  },
});

const states = createRoute({
  method: "get",
  path: "/api/availability/days/",
  summary: "What days with events to come still have to sell: the best of each day",
  description:
    'Takes the filters of the list of events; `page` and `page_size` have no effect. The words are those of the availability of events; free entry counts as "available", and a day is "sold-out" only if all of its events are. Days of which neither can be said are left out, because sales have not begun, are stopped or over, or are somebody else\'s. Never stored.',
  tags: ["Programme"],
  request: { query: eventsQuerySchema },
  responses: {
    200: json(z.array(dayStateSchema), "The days in order"),
    400: problemAnswer("A known key has a malformed value; the problem names it"),
  },
});

/** Everybody's answers of the last second: every open programme asks every five. */
const recent = new SharedReads<string, DayState[]>({ most: 200 });

export const calendar = newRouter()
  .openapi(days, async (c) => c.json(await listCalendar(c.var.db, c.req.valid("query"), c.var), 200))
  .openapi(states, async (c) => {
    const { db, now } = c.var;
    const { page: _page, page_size: _size, ...query } = c.req.valid("query");
    c.header("Cache-Control", "no-store");
    return c.json(await recent.get(JSON.stringify(query), now, () => listDayStates(db, query, { now })), 200);
  });
