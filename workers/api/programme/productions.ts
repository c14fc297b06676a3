import { createRoute, z } from "@hono/zod-openapi";
import { fail } from "~/domain/common/errors";
import { pagedSchema } from "~/domain/common/schema";
import { filmsPerPage, longestSearch } from "~/domain/productions/query";
import { productionDetailSchema, productionListItemSchema } from "~/domain/productions/schema";
import { readProduction } from "../../db/programme/production-detail";
import { listProductions } from "../../db/programme/productions";
import { optionalDay, optionalId, optionalIds, pageParam, pageSizeParam, positiveInt } from "../contract/query";
import { json, langParams } from "../contract/lang";
import { toPaged } from "../contract/paged";
import { malformed, newRouter, problem, problemAnswer } from "../contract/problem";

const tags = ["Films"];

const list = createRoute({
  method: "get",
  path: "/{lang}/api/productions/",
  cache: "programme",
  summary: "All films, A to Z",
  description:
    "`q` finds words of titles, original titles, people and texts; diacritics do not matter and words may be unfinished.",
  tags,
  request: {
    params: langParams,
    query: z.object({
      season: optionalId("season"),
      exhibition_type: optionalId("kind of showing"),
      tag: optionalId("category of films"),
      genre: optionalId("genre"),
      ids: optionalIds("films"),
      date: optionalDay("Shown on or after this cinema day"),
      q: z.string().max(longestSearch).optional(),
      page: pageParam,
      page_size: pageSizeParam,
    }),
  },
  responses: {
    200: json(pagedSchema(productionListItemSchema), "One page of films"),
    ...malformed,
    404: problemAnswer("A page past the end"),
  },
});

const detail = createRoute({
  method: "get",
  path: "/{lang}/api/productions/{id}/",
  cache: "programme",
  summary: "One film with every upcoming showing",
  tags,
  request: { params: langParams.extend({ id: positiveInt }) },
  responses: { 200: json(productionDetailSchema, "The film"), ...malformed, 404: problemAnswer("No such film") },
});

export const productions = newRouter()
  .openapi(list, async (c) => {
    const { q, ...query } = c.req.valid("query");
    const found = await listProductions(c.var.db, { ...query, q: q?.trim() || undefined }, c.var.facts);
    const paged = toPaged(c.req.url, { page: query.page ?? 1, size: query.page_size ?? filmsPerPage }, found);
    return paged ? c.json(paged, 200) : problem(c, fail("not_found", "There is no such page of this list"));
  })
  .openapi(detail, async (c) => {
    const found = await readProduction(c.var.db, c.req.valid("param").id, c.var.facts);
    return found ? c.json(found, 200) : problem(c, fail("not_found", "No such film"));
  });
