import { createRoute } from "@hono/zod-openapi";
import { presenceSchema, presentSchema } from "~/domain/editing/schema";
import { meetOthers } from "../../publishing/meet-others";
import { json, jsonBody } from "../contract/lang";
import { problem, problemAnswer } from "../contract/problem";
import { askingOf, editorsRouter, ofPage, pageParams, refusals } from "./asking";

const meet = createRoute({
  method: "post",
  path: ofPage("presence/"),
  summary: "Tell that somebody works on the page, and learn who else does",
  description: "To be repeated every few seconds. A hint, never a lock: who is not heard of is forgotten.",
  tags: ["Editing"],
  request: { params: pageParams, body: jsonBody(presenceSchema) },
  responses: {
    200: json(presentSchema, "The others"),
    ...refusals,
    503: problemAnswer("It cannot be told at the moment"),
  },
});

/** Who works on a page at this moment. */
export const presence = editorsRouter("page/:page{[1-9][0-9]*}/presence/*").openapi(meet, async (c) => {
  const others = await meetOthers(askingOf(c), c.env.PRESENCE, c.req.valid("param").page, c.req.valid("json"));
  return others.ok ? c.json({ people: others.value }, 200) : problem(c, others);
});
