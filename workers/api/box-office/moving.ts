import { createRoute } from "@hono/zod-openapi";
import { moveSchema, movingSchema } from "~/domain/moving/schema";
import { bumpGeneration } from "../../cache/generation";
import { moveShow, readMoving } from "../../shop/moving/move-show";
import { tellHolders } from "../../shop/moving/tell-holders";
import { json, jsonBody } from "../contract/lang";
import { answer } from "../contract/answers";
import { problem, problemAnswer } from "../contract/problem";
import { closedToOthers } from "../editing/asking";
import { askingOf, boxOfficeRouter, doorParams as params, refusals } from "./asking";

const tags = ["Box office"];
const path = "/{lang}/api/box-office/shows/{event}/move/";

const read = createRoute({
  method: "get",
  path,
  summary: "Who would have to be told of a show's new time, or how far they are told",
  tags,
  request: { params },
  responses: { 200: json(movingSchema, "At this moment"), ...refusals },
});

const move = createRoute({
  method: "post",
  path,
  middleware: closedToOthers("plan the programme"),
  summary: "Give a show another time",
  description:
    "On the clock of the house; room and length stay, time slots move with it. Tickets stay good, each order gets one mail. A time that cannot be is refused by the field `starts_at`: missing, past, same, taken (its room has another show then), slots (one of them would be on another day).",
  tags,
  request: { params, body: jsonBody(moveSchema) },
  responses: {
    200: json(movingSchema, "Moved"),
    ...refusals,
    409: problemAnswer("Cancelled, begun, or moved since `from` was seen"),
  },
});

/** Shows that take place at another time. */
export const moving = boxOfficeRouter()
  .openapi(read, async (c) => answer(c, await readMoving(askingOf(c), c.req.valid("param").event)))
  .openapi(move, async (c) => {
    const asking = askingOf(c);
    const answer = await moveShow(asking, c.req.valid("param").event, c.req.valid("json"));
    if (!answer.ok) return problem(c, answer);
    const { db, env, now, actor, requestId } = asking;
    await bumpGeneration(env, now);
    // The first ones at once; the cron does the rest, and these, too, should this die.
    c.executionCtx.waitUntil(tellHolders({ db, env, now, by: { actor: actor?.id ?? "", correlationId: requestId } }));
    return c.json(answer.value, 200);
  });
