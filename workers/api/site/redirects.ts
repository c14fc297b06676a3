import { createRoute, z } from "@hono/zod-openapi";
import { redirectSchema } from "~/domain/site/schema";
import { listRedirects } from "../../db/site/site-redirects";
import { json, langParams } from "../contract/lang";
import { newRouter } from "../contract/problem";

const list = createRoute({
  method: "get",
  path: "/{lang}/pageeditor-api/redirect",
  cache: "structure",
  summary: "Paths that have moved",
  description:
    "Documents at an old path are answered with 301 before any page is made; this list is for other clients.",
  tags: ["Site"],
  request: { params: langParams },
  responses: { 200: json(z.array(redirectSchema), "Old and new paths") },
});

export const redirectList = newRouter().openapi(list, async (c) => c.json(await listRedirects(c.var.db), 200));
