import { createRoute } from "@hono/zod-openapi";
import { hallChangeSchema, hallSchema } from "~/domain/hall/schema";
import { bumpGeneration } from "../../cache/generation";
import { changeHall } from "../../shop/hall/change-hall";
import { viewHall } from "../../shop/hall/view-hall";
import { json, jsonBody } from "../contract/lang";
import { answer } from "../contract/answers";
import { problemAnswer } from "../contract/problem";
import { askingOf, boxOfficeRouter, doorParams as params, refusals } from "./asking";

const tags = ["Box office"];
const path = "/{lang}/api/box-office/hall/{event}/";
const busy = problemAnswer("The screening does not answer");

const view = createRoute({
  method: "get",
  path,
  summary: "Every place of a show and every hold in it, at this moment",
  description:
    "No names. `origin` is a number of this answer alone: it counts carts that come from one place, and leads nowhere.",
  tags,
  request: { params },
  responses: { 200: json(hallSchema, "The hall"), ...refusals, 503: busy },
});

const change = createRoute({
  method: "post",
  path,
  summary: "Release carts, take places out of sale and back, or pause the sale",
  description: "Each change is all or nothing, and said twice it is the same.",
  tags,
  request: { params, body: jsonBody(hallChangeSchema) },
  responses: {
    200: json(hallSchema, "The hall as it is then"),
    ...refusals,
    409: problemAnswer("Somebody was faster, and the code says how; nothing was done"),
    422: problemAnswer("Numbered seats are blocked one by one"),
    503: busy,
  },
});

/** A show in the hands of the box office. */
export const hall = boxOfficeRouter()
  .openapi(view, async (c) => answer(c, await viewHall(askingOf(c), c.req.valid("param").event)))
  .openapi(change, async (c) => {
    const asking = askingOf(c);
    const change = c.req.valid("json");
    const changed = await changeHall(asking, c.req.valid("param").event, change);
    if (change.do === "pause" || change.do === "resume") await bumpGeneration(asking.env, asking.now);
    return answer(c, changed);
  });
