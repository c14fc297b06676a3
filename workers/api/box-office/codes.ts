import { createRoute } from "@hono/zod-openapi";
import { askedCodeSchema, codesSchema, issuedCodeSchema } from "~/domain/codes/schema";
import { endCode, issueCode, listCodes } from "../../shop/codes/codes";
import { json, jsonBody, langParams } from "../contract/lang";
import { answer, created } from "../contract/answers";

import { positiveInt } from "../contract/query";
import { closedToOthers } from "../editing/asking";
import { askingOf, boxOfficeRouter, refusals } from "./asking";

const tags = ["Box office"];

const list = createRoute({
  method: "get",
  path: "/{lang}/api/box-office/codes/",
  summary: "Promotion codes with what they have done",
  tags,
  request: { params: langParams },
  responses: { 200: json(codesSchema, "Newest first, and what new ones can be for"), ...refusals },
});

const issue = createRoute({
  method: "post",
  path: "/{lang}/api/box-office/codes/",
  middleware: closedToOthers("issue codes"),
  summary: "Issue a promotion code",
  description: "Without a code the house makes one that nobody guesses. Days are those of the house, both inclusive.",
  tags,
  request: { params: langParams, body: jsonBody(askedCodeSchema) },
  responses: { 201: json(issuedCodeSchema, "It can be used at once, or from its first day"), ...refusals },
});

const end = createRoute({
  method: "post",
  path: "/{lang}/api/box-office/codes/{code}/end/",
  middleware: closedToOthers("issue codes"),
  summary: "End a promotion code now; orders that have it keep it",
  tags,
  request: { params: langParams.extend({ code: positiveInt }) },
  responses: { 200: json(codesSchema, "All codes"), ...refusals },
});

/** Promotion codes: who sells sees them, who manages issues them. */
export const codes = boxOfficeRouter()
  .openapi(list, async (c) => answer(c, await listCodes(askingOf(c))))
  .openapi(issue, async (c) => created(c, await issueCode(askingOf(c), c.req.valid("json"))))
  .openapi(end, async (c) => {
    const ended = await endCode(askingOf(c), c.req.valid("param").code);
    return answer(c, ended.ok ? await listCodes(askingOf(c)) : ended);
  });
