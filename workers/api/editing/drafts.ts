import { createRoute } from "@hono/zod-openapi";
import { acceptedSchema, conflictSchema, draftSchema, mutationSchema } from "~/domain/editing/schema";
import { problemSchema } from "~/domain/common/schema";
import { mutate } from "../../publishing/mutate";
import { readDraft } from "../../publishing/read-draft";
import { json, jsonBody, langParams } from "../contract/lang";
import { answer } from "../contract/answers";
import { problemAnswer } from "../contract/problem";
import { positiveInt } from "../contract/query";
import { askingOf, editorsRouter, refusals } from "./asking";

const tags = ["Editing"];
const params = langParams.extend({ page: positiveInt });

const read = createRoute({
  method: "get",
  path: "/{lang}/pageeditor-api/draft/{page}/",
  summary: "The shared working copy of a page, and what an editor begins with",
  tags,
  request: { params },
  responses: { 200: json(draftSchema, "The draft"), ...refusals },
});

const write = createRoute({
  method: "post",
  path: "/{lang}/pageeditor-api/draft/{page}/",
  summary: "Carry a step out on the working copy",
  description:
    "All of it or nothing, and once, however often the same `step` arrives. Steps on different modules follow each other; where others changed the same since `base_rev`, nothing is done.",
  tags,
  request: { params, body: jsonBody(mutationSchema) },
  responses: {
    200: json(acceptedSchema, "Done"),
    ...refusals,
    409: {
      description: "Others have changed the same since the base revision",
      content: { "application/problem+json": { schema: problemSchema.extend(conflictSchema.partial().shape) } },
    },
    413: problemAnswer("The page would become too large"),
    422: problemAnswer("An operation does not fit, or a value may not be saved: `errors` by `module.prop`"),
    428: problemAnswer("Without `base_rev`"),
  },
});

/** The working copy of a page. */
export const drafts = editorsRouter("draft/*")
  .openapi(read, async (c) => answer(c, await readDraft(askingOf(c), c.req.valid("param").page)))
  .openapi(write, async (c) => answer(c, await mutate(askingOf(c), c.req.valid("param").page, c.req.valid("json"))));
