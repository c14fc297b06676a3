import { z } from "@hono/zod-openapi";
import { redirectSchema } from "~/domain/site/schema";
import { listRedirects } from "../../db/site/site-redirects";
import { newRouter } from "../contract/problem";
import { wholeRoute } from "../contract/reading";

const list = wholeRoute("/{lang}/pageeditor-api/redirect", z.array(redirectSchema), {
  cache: "structure",
  summary: "Paths that have moved",
  description:
    "Documents at an old path are answered with 301 before any page is made; this list is for other clients.",
  tags: ["Site"],
  answer: "Old and new paths",
});

export const redirectList = newRouter().openapi(list, async (c) => c.json(await listRedirects(c.var.db), 200));
