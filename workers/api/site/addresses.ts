import { createRoute, z } from "@hono/zod-openapi";
import { pagedSchema } from "~/domain/common/schema";
import { addressCountSchema, addressesPerPage, addressKinds, addressSchema } from "~/domain/site/addresses-schema";
import { countAddresses, listAddresses } from "../../db/site/addresses";
import { json } from "../contract/lang";
import { malformed, newRouter } from "../contract/problem";
import { pageParam } from "../contract/query";
import { pageOf, pastTheEnd } from "../contract/reading";

const counts = createRoute({
  method: "get",
  path: "/api/addresses/",
  cache: "structure",
  summary: "How many addresses the site has, of each kind",
  tags: ["Site"],
  responses: { 200: json(z.array(addressCountSchema), "Every kind, in the order of the sitemap") },
});

const list = createRoute({
  method: "get",
  path: "/api/addresses/{kind}/",
  cache: "structure",
  summary: "Addresses of the site, for search engines",
  description: "Without the language. Events of the last twelve months and everything to come.",
  tags: ["Site"],
  request: {
    params: z.object({ kind: z.enum(addressKinds).meta({ description: "What is listed" }) }),
    query: z.object({ page: pageParam }),
  },
  responses: {
    200: json(pagedSchema(addressSchema), `One page, at most ${addressesPerPage}`),
    ...malformed,
    ...pastTheEnd,
  },
});

export const addresses = newRouter()
  .openapi(counts, async (c) => c.json(await countAddresses(c.var.db, c.var.facts.now), 200))
  .openapi(list, async (c) => {
    const { page } = c.req.valid("query");
    const slice = await listAddresses(c.var.db, c.req.valid("param").kind, { page, now: c.var.facts.now });
    return pageOf(c, { page }, addressesPerPage, slice);
  });
