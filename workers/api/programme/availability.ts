import type { Context } from "hono";
import { createRoute, z } from "@hono/zod-openapi";
import { limitedInWords } from "~/domain/box-office/sale";
import {
  availabilitySchema,
  programmeAvailabilitySchema,
  type Availability,
  type DayState,
} from "~/domain/programme/schema";
import { listDayStates } from "../../db/programme/calendar";
import { readAvailability, type AvailabilityRow } from "../../db/programme/availability";
import { stateOf } from "../../db/programme/sale-rows";
import { SharedReads } from "../../cache/shared";
import type { ApiEnv } from "../../http/app-env";
import { eventsQuerySchema, optionalIds } from "../contract/query";
import { json } from "../contract/lang";
import { malformed, newRouter } from "../contract/problem";
import { cartIdOf } from "../../shop/asking";
import { actorOf } from "../shop/actor";

const maxIds = 100;

const list = createRoute({
  method: "get",
  path: "/api/availability/",
  summary: "How full events are, in words and numbers",
  description: `States: "limited" ${limitedInWords}; "sold-out" when nothing but wheelchair places is free, "not-yet" before the start of sales, "closed" after their end or while they are stopped, "free-entry" without tickets. What the viewer's own cart holds is never "sold-out". Unknown ids are left out, and events whose tickets are sold elsewhere or nowhere.`,
  tags: ["Shop"],
  request: {
    query: z.object({
      events: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9})*$/, "must be ids separated by commas")
        .transform((text) => [...new Set(text.split(",").map(Number))])
        .refine((ids) => ids.length <= maxIds, `must be at most ${maxIds} ids`)
        .meta({ type: "string", description: "Up to 100 event ids, separated by commas", examples: ["12,15,18"] }),
    }),
  },
  responses: { 200: json(z.array(availabilitySchema), "In the order asked for"), ...malformed },
});

const programme = createRoute({
  method: "get",
  path: "/api/availability/programme/",
  summary: "What a page of the programme says of tickets: of its events, and of its days the best of each",
  description:
    'Days are told if `from` and `to` say which; they take the filters of the list of events. `date`, `page` and `page_size` have no effect. The words are those of the availability of events; free entry counts as "available", and a day is "sold-out" only if all of its events are. Days of which neither can be said are left out, because sales have not begun, are stopped or over, or are somebody else\'s. Never stored.',
  tags: ["Programme"],
  request: { query: eventsQuerySchema.extend({ events: optionalIds("events") }) },
  responses: { 200: json(programmeAvailabilitySchema, "The events as asked for, the days in order"), ...malformed },
});

function toAvailability(row: AvailabilityRow, now: number): Availability[] {
  const state = stateOf(row, now, row.mine);
  return state ? [{ event: row.event, state, free: row.free, wheelchair_free: row.wheelchairFree }] : [];
}

/** Everybody's answers of the last second: a page with a thousand viewers costs one query a second, or two with its days. */
const recent = new SharedReads<string, AvailabilityRow[]>({ most: 200 });
const recentDays = new SharedReads<string, DayState[]>({ most: 200 });

/** The availability of events for the visitor who asks. */
async function availabilityOf(c: Context<ApiEnv>, ids: readonly number[]): Promise<Availability[]> {
  const { db, facts } = c.var;
  const { now } = facts;
  const cart = await cartIdOf(actorOf(c));
  const read = () => readAvailability(db, ids, { cart, now });
  const rows = await (cart === null ? recent.get(ids.join(","), now, read) : read());
  return rows.flatMap((row) => toAvailability(row, now));
}

export const availability = newRouter()
  .openapi(list, async (c) => {
    c.header("Cache-Control", "no-store");
    return c.json(await availabilityOf(c, c.req.valid("query").events), 200);
  })
  .openapi(programme, async (c) => {
    const { db, facts } = c.var;
    const { date: _date, page: _page, page_size: _size, events: ids = [], ...query } = c.req.valid("query");
    c.header("Cache-Control", "no-store");
    const [events, days] = await Promise.all([
      ids.length > 0 ? availabilityOf(c, ids) : [],
      query.from === undefined || query.to === undefined
        ? []
        : recentDays.get(JSON.stringify(query), facts.now, () => listDayStates(db, query, facts)),
    ]);
    return c.json({ events, days }, 200);
  });
