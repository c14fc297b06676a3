import { z } from "@hono/zod-openapi";
import { seriesListItemSchema } from "~/domain/productions/schema";
import { listSeries } from "../../db/programme/series";
import { newRouter } from "../contract/problem";
import { found, recordRoute, wholeRoute } from "../contract/reading";

const tags = ["Programme"];

const list = wholeRoute("/{lang}/api/series/", z.array(seriesListItemSchema), {
  cache: "programme",
  summary: "The series of the house with their next event",
  tags,
  answer: "In the order of the house",
});

const detail = recordRoute("/{lang}/api/series/{id}/", seriesListItemSchema, {
  cache: "programme",
  summary: "One series",
  tags,
  answer: "The series",
  none: "No such series",
});

export const seriesList = newRouter()
  .openapi(list, async (c) => c.json(await listSeries(c.var.db, c.var.facts), 200))
  .openapi(detail, async (c) => {
    const [series] = await listSeries(c.var.db, c.var.facts, c.req.valid("param").id);
    return found(c, series, "No such series");
  });
