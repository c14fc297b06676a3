import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Result } from "~/domain/common/errors";
import { askedFeeSchema, endFeeSchema, feesSchema } from "~/domain/fees/schema";
import { bumpGeneration } from "../../cache/generation";
import type { ApiEnv } from "../../http/app-env";
import { endFee, listFees, setFee } from "../../shop/fees/fees";
import { json, jsonBody, langParams } from "../contract/lang";
import { answer } from "../contract/answers";
import { problemAnswer } from "../contract/problem";
import { positiveInt } from "../contract/query";
import { closedToOthers } from "../editing/asking";
import { askingOf, boxOfficeRouter, refusals } from "./asking";

const tags = ["Box office"];
const changed = {
  200: json(feesSchema, "All fees"),
  ...refusals,
  409: problemAnswer("The list is another one than was seen, or has as many as it may"),
};

const list = createRoute({
  method: "get",
  path: "/{lang}/api/box-office/fees/",
  summary: "What is asked beside the tickets",
  tags,
  request: { params: langParams },
  responses: { 200: json(feesSchema, "All fees"), ...refusals },
});

const set = createRoute({
  method: "post",
  path: "/{lang}/api/box-office/fees/",
  middleware: closedToOthers("set fees"),
  summary: "Set a fee: another one, or instead of one",
  description: "It is asked of what is ordered from now on; orders keep those they were sent with.",
  tags,
  request: { params: langParams, body: jsonBody(askedFeeSchema) },
  responses: changed,
});

const end = createRoute({
  method: "post",
  path: "/{lang}/api/box-office/fees/{place}/end/",
  middleware: closedToOthers("set fees"),
  summary: "Ask a fee no more, by its place in the list, counted from one",
  tags,
  request: { params: langParams.extend({ place: positiveInt }), body: jsonBody(endFeeSchema) },
  responses: changed,
});

/** Every page that names prices says what comes to them: it is made anew. */
async function fresh(c: Context<ApiEnv>, done: Result<null>) {
  if (!done.ok) return done;
  await bumpGeneration(c.env, c.var.facts.now);
  return listFees(askingOf(c));
}

/** Fees of the house: who sells sees them, who manages sets them. */
export const fees = boxOfficeRouter()
  .openapi(list, async (c) => answer(c, await listFees(askingOf(c))))
  .openapi(set, async (c) => answer(c, await fresh(c, await setFee(askingOf(c), c.req.valid("json")))))
  .openapi(end, async (c) => {
    const asked = { ...c.req.valid("json"), place: c.req.valid("param").place };
    return answer(c, await fresh(c, await endFee(askingOf(c), asked)));
  });
