import { createRoute } from "@hono/zod-openapi";
import { reconciliationSchema } from "~/domain/reconciling/schema";
import { readReconciliation, reconcileShow } from "../../shop/reconciling/reconcile-show";
import { json } from "../contract/lang";
import { answer } from "../contract/answers";
import { problemAnswer } from "../contract/problem";
import { closedToOthers } from "../editing/asking";
import { askingOf, boxOfficeRouter, doorParams as params, refusals } from "./asking";

const tags = ["Box office"];
const path = "/{lang}/api/box-office/shows/{event}/reconciliation/";
const busy = problemAnswer("The screening does not answer");

const read = createRoute({
  method: "get",
  path,
  summary: "How a screening that was set back to an older state stands against the books",
  tags,
  request: { params },
  responses: { 200: json(reconciliationSchema, "At this moment"), ...refusals, 503: busy },
});

const reconcile = createRoute({
  method: "post",
  path,
  middleware: closedToOthers("plan the programme"),
  summary: "Bring a screening that was set back to where the books are",
  description:
    "What was sold and reserved is taken again, what was given back is free. Sales open where nothing is left that a person has to decide.",
  tags,
  request: { params },
  responses: {
    200: json(reconciliationSchema, "As it stands then, also where there was nothing to do"),
    ...refusals,
    409: problemAnswer("The screening does not come to rest; send it again"),
    503: busy,
  },
});

/** Screenings that were set back to an older state. */
export const reconciling = boxOfficeRouter()
  .openapi(read, async (c) => answer(c, await readReconciliation(askingOf(c), c.req.valid("param").event)))
  .openapi(reconcile, async (c) => answer(c, await reconcileShow(askingOf(c), c.req.valid("param").event)));
