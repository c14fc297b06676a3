import { createRoute, z } from "@hono/zod-openapi";
import { limitedInWords } from "~/domain/box-office/sale";
import { availabilitySchema, type Availability } from "~/domain/programme/schema";
import { readAvailability, type AvailabilityRow } from "../db/availability";
import { stateOf } from "../db/sale-rows";
import { SharedReads } from "../db/shared-reads";
import { json } from "./lang";
import { newRouter, problemAnswer } from "./problem";
import { cartIdOf } from "./shop-cookies";

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
  responses: {
    200: json(z.array(availabilitySchema), "In the order asked for"),
    400: problemAnswer("The query is malformed"),
  },
});

function toAvailability(row: AvailabilityRow, now: number): Availability[] {
  const state = stateOf(row, now, row.mine);
  return state ? [{ event: row.event, state, free: row.free, wheelchair_free: row.wheelchairFree }] : [];
}

/** Everybody's answers of the last second, by the ids asked for: a page with a thousand viewers costs one query a second. */
const recent = new SharedReads<string, AvailabilityRow[]>({ most: 200 });

export const availability = newRouter().openapi(list, async (c) => {
  const { db, now } = c.var;
  const ids = c.req.valid("query").events;
  const cart = await cartIdOf(c);
  const read = () => readAvailability(db, ids, { cart, now });
  const rows = await (cart === null ? recent.get(ids.join(","), now, read) : read());
  c.header("Cache-Control", "no-store");
  return c.json(
    rows.flatMap((row) => toAvailability(row, now)),
    200,
  );
});
