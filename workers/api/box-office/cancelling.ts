import { createRoute } from "@hono/zod-openapi";
import { cancellationSchema, payOutSchema } from "~/domain/cancelling/schema";
import { bumpGeneration } from "../../cache/generation";
import { cancelShow, payOut, readCancellation } from "../../shop/cancelling/cancel-show";
import { endOrdersOfCancelled } from "../../shop/cancelling/end-orders";
import { json, jsonBody } from "../contract/lang";
import { answer } from "../contract/answers";
import { problem, problemAnswer } from "../contract/problem";
import { closedToOthers } from "../editing/asking";
import { askingOf, boxOfficeRouter, doorParams as params, refusals } from "./asking";

const tags = ["Box office"];
const path = "/{lang}/api/box-office/shows/{event}/cancellation/";

const read = createRoute({
  method: "get",
  path,
  summary: "What cancelling a show means for its orders, or how far it has come",
  tags,
  request: { params },
  responses: { 200: json(cancellationSchema, "At this moment"), ...refusals },
});

const cancel = createRoute({
  method: "post",
  path,
  middleware: closedToOthers("plan the programme"),
  summary: "Cancel a show",
  description:
    "Sales end at once. What was sold and reserved is given back order by order, with a mail to each, and goes on by itself; reading says how far it is.",
  tags,
  request: { params },
  responses: {
    200: json(cancellationSchema, "Cancelled, also if it was before"),
    ...refusals,
    409: problemAnswer("The show is over"),
  },
});

const pay = createRoute({
  method: "post",
  path: `${path}pay-out/`,
  summary: "Note that the desk has handed out an order's money",
  tags,
  request: { params, body: jsonBody(payOutSchema) },
  responses: { 200: json(cancellationSchema, "Noted, also if it was before"), ...refusals },
});

/** Shows that do not take place. */
export const cancelling = boxOfficeRouter()
  .openapi(read, async (c) => answer(c, await readCancellation(askingOf(c), c.req.valid("param").event)))
  .openapi(cancel, async (c) => {
    const asking = askingOf(c);
    const answer = await cancelShow(asking, c.req.valid("param").event);
    if (!answer.ok) return problem(c, answer);
    const { db, env, now, actor, requestId } = asking;
    await bumpGeneration(env, now);
    // The first ones at once; the cron does the rest, and these, too, should this die.
    c.executionCtx.waitUntil(
      endOrdersOfCancelled({ db, env, now, by: { actor: actor?.id ?? "", correlationId: requestId } }),
    );
    return c.json(answer.value, 200);
  })
  .openapi(pay, async (c) =>
    answer(c, await payOut(askingOf(c), c.req.valid("param").event, c.req.valid("json").order)),
  );
