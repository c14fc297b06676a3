import { createRoute, z } from "@hono/zod-openapi";
import {
  boxOfficeDaySchema,
  doorCountsSchema,
  doorListSchema,
  scanAnswerSchema,
  scanSchema,
  undoScanSchema,
} from "~/domain/door/schema";
import { admitTicket } from "../../shop/door/admit-ticket";
import { boxOfficeDay } from "../../shop/door/box-office-day";
import { doorList } from "../../shop/door/door-list";
import { undoScan } from "../../shop/door/undo-scan";
import { json, jsonBody, langParams } from "../contract/lang";
import { answer } from "../contract/answers";
import { problemAnswer } from "../contract/problem";
import { askingOf, boxOfficeRouter, doorParams as params, refusals } from "./asking";

const tags = ["Box office"];

const day = createRoute({
  method: "get",
  path: "/{lang}/api/box-office/day/",
  summary: "The shows of a cinema day, and what is sold of each at this moment",
  tags,
  request: { params: langParams, query: z.object({ date: z.iso.date().optional() }) },
  responses: { 200: json(boxOfficeDaySchema, "In the order of their starts"), ...refusals },
});

const list = createRoute({
  method: "get",
  path: "/{lang}/api/box-office/door/{event}/",
  summary: "The tickets of a show, as a scanner takes them with it",
  description: "Without codes and names. With `public_key` a scanner knows a ticket that was sold later.",
  tags,
  request: { params },
  responses: { 200: json(doorListSchema, "The tickets"), ...refusals },
});

const scan = createRoute({
  method: "post",
  path: "/{lang}/api/box-office/door/{event}/scans/",
  summary: "Hold a ticket to the door",
  description:
    "Every verdict is a 200. The same `nonce` is answered alike, and acts once. What was let in `offline` is kept in any case: where the ticket was in already, as a `duplicate`.",
  tags,
  request: { params, body: jsonBody(scanSchema) },
  responses: {
    200: json(scanAnswerSchema, "What is said of it"),
    ...refusals,
    409: problemAnswer("The nonce was used for another ticket"),
  },
});

const undo = createRoute({
  method: "post",
  path: "/{lang}/api/box-office/door/{event}/undo/",
  summary: "Take one's own last scan back",
  tags,
  request: { params, body: jsonBody(undoScanSchema) },
  responses: {
    200: json(doorCountsSchema, "Taken back, also if it was before"),
    ...refusals,
    409: problemAnswer("Another scan came after it"),
  },
});

/** The day of the box office, and the door of a show for its scanners. */
export const door = boxOfficeRouter()
  .openapi(day, async (c) => answer(c, await boxOfficeDay(askingOf(c), c.req.valid("query").date)))
  .openapi(list, async (c) => answer(c, await doorList(askingOf(c), c.req.valid("param").event)))
  .openapi(scan, async (c) =>
    answer(c, await admitTicket(askingOf(c), c.req.valid("param").event, c.req.valid("json"))),
  )
  .openapi(undo, async (c) => answer(c, await undoScan(askingOf(c), c.req.valid("param").event, c.req.valid("json"))));
