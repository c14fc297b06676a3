import { createRoute, z } from "@hono/zod-openapi";
import { numbersSchema } from "~/domain/numbers/schema";
import { numbersFile } from "../../shop/numbers/numbers-file";
import { readNumbers } from "../../shop/numbers/read-numbers";
import { json, langParams } from "../contract/lang";
import { answer } from "../contract/answers";
import { problem } from "../contract/problem";
import { askingOf, boxOfficeRouter, refusals } from "./asking";

const tags = ["Box office"];
const request = {
  params: langParams,
  query: z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
};

const numbers = createRoute({
  method: "get",
  path: "/{lang}/api/box-office/numbers/",
  summary: "What was sold and given back in a period",
  description:
    "Calendar days of the house, both inclusive, a year at most; without days today. What was given back counts on the day it was, as negative cents.",
  tags,
  request,
  responses: { 200: json(numbersSchema, "By day, show, kind of ticket, tax rate and method"), ...refusals },
});

const file = createRoute({
  method: "get",
  path: "/{lang}/api/box-office/numbers.csv",
  summary: "The same as a file for spreadsheets, a line for each movement",
  description:
    "UTF-8 with a byte order mark, RFC 4180, in German with semicolons and decimal commas. No personal data.",
  tags,
  request,
  responses: { 200: { description: "The file", content: { "text/csv": { schema: z.string() } } }, ...refusals },
});

/** What the box office has sold, for a screen and for a spreadsheet. */
export const numbersRoutes = boxOfficeRouter()
  .openapi(numbers, async (c) => answer(c, await readNumbers(askingOf(c), c.req.valid("query"))))
  .openapi(file, async (c) => {
    const answer = await numbersFile(askingOf(c), c.req.valid("query"));
    if (!answer.ok) return problem(c, answer);
    const { name, text } = answer.value;
    return c.body(text, 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    });
  });
