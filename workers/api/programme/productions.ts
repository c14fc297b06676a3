import { createRoute, z } from "@hono/zod-openapi";
import { pagedSchema } from "~/domain/common/schema";
import { filmsPerPage, longestSearch } from "~/domain/productions/query";
import { productionDetailSchema, productionListItemSchema } from "~/domain/productions/schema";
import { readProduction } from "../../db/programme/production-detail";
import { listProductions } from "../../db/programme/productions";
import { optionalDay, optionalId, optionalIds, pageParam, pageSizeParam } from "../contract/query";
import { json, langParams } from "../contract/lang";
import { malformed, newRouter } from "../contract/problem";
import { found, pageOf, pastTheEnd, recordRoute } from "../contract/reading";

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
    ...pastTheEnd,
  },
});

const detail = recordRoute("/{lang}/api/productions/{id}/", productionDetailSchema, {
  cache: "programme",
  summary: "One film with every upcoming showing",
  tags,
  answer: "The film",
  none: "No such film",
});

export const productions = newRouter()
  .openapi(list, async (c) => {
    const { q, ...query } = c.req.valid("query");
    const films = await listProductions(c.var.db, { ...query, q: q?.trim() || undefined }, c.var.facts);
    return pageOf(c, query, filmsPerPage, films);
  })
  .openapi(detail, async (c) =>
    found(c, await readProduction(c.var.db, c.req.valid("param").id, c.var.facts), "No such film"),
  );
