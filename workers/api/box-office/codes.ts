import { createRoute } from "@hono/zod-openapi";
import { askedCodeSchema, codesSchema, issuedCodeSchema } from "~/domain/codes/schema";
import { endCode, issueCode, listCodes } from "../../shop/codes/codes";
import { json, langParams } from "../contract/lang";
import { problem } from "../contract/problem";
import { positiveInt } from "../contract/query";
import { closedToOthers, jsonBody } from "../editing/asking";
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
  .openapi(list, async (c) => {
    const answer = await listCodes(askingOf(c));
    return answer.ok ? c.json(answer.value, 200) : problem(c, answer);
  })
  .openapi(issue, async (c) => {
    const answer = await issueCode(askingOf(c), c.req.valid("json"));
    return answer.ok ? c.json(answer.value, 201) : problem(c, answer);
  })
  .openapi(end, async (c) => {
    const ended = await endCode(askingOf(c), c.req.valid("param").code);
    const answer = ended.ok ? await listCodes(askingOf(c)) : ended;
    return answer.ok ? c.json(answer.value, 200) : problem(c, answer);
  });
