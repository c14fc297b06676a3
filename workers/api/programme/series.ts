import { createRoute, z } from "@hono/zod-openapi";
import { fail } from "~/domain/common/errors";
import { seriesListItemSchema } from "~/domain/productions/schema";
import { listSeries } from "../../db/programme/series";
import { positiveInt } from "../contract/query";
import { json, langParams } from "../contract/lang";
import { newRouter, problem, problemAnswer } from "../contract/problem";

const tags = ["Programme"];

const list = createRoute({
  method: "get",
  path: "/{lang}/api/series/",
  cache: "programme",
  summary: "The series of the house with their next event",
  tags,
  request: { params: langParams },
  responses: { 200: json(z.array(seriesListItemSchema), "In the order of the house") },
});

const detail = createRoute({
  method: "get",
  path: "/{lang}/api/series/{id}/",
  cache: "programme",
  summary: "One series",
  tags,
  request: { params: langParams.extend({ id: positiveInt }) },
  responses: {
    200: json(seriesListItemSchema, "The series"),
    400: problemAnswer("Malformed id"),
    404: problemAnswer("No such series"),
  },
});

export const seriesList = newRouter()
  .openapi(list, async (c) => c.json(await listSeries(c.var.db, c.var.facts), 200))
  .openapi(detail, async (c) => {
    const [found] = await listSeries(c.var.db, c.var.facts, c.req.valid("param").id);
    return found ? c.json(found, 200) : problem(c, fail("not_found", "No such series"));
  });
