import { createRoute, z } from "@hono/zod-openapi";
import { breakingNewsSchema } from "~/domain/site/schema";
import { listBreakingNews } from "../../db/site/site-notices";
import { json, langQuery } from "../contract/lang";
import { malformed, newRouter } from "../contract/problem";

const list = createRoute({
  method: "get",
  path: "/api/breaking-news/",
  cache: "programme",
  summary: "Alerts that are online now; the first one is shown",
  tags: ["Site"],
  request: { query: langQuery },
  responses: { 200: json(z.array(breakingNewsSchema), "Newest first"), ...malformed },
});

export const breakingNewsList = newRouter().openapi(list, async (c) =>
  c.json(await listBreakingNews(c.var.db, c.var.facts.lang, c.var.facts.now), 200),
);
