import { createRoute, z } from "@hono/zod-openapi";
import { articleCategorySchema, articleDetailSchema } from "~/domain/articles/schema";
import { fail } from "~/domain/common/errors";
import { pagedSchema } from "~/domain/common/schema";
import { articleTeaserSchema } from "~/domain/programme/schema";
import { articlesPerPage, listArticles, listCategories, newestArticles, readArticle } from "../../db/content/articles";
import { optionalId, pageParam, pageSizeParam, positiveInt } from "../contract/query";
import { json, langParams, langQuery } from "../contract/lang";
import { toPaged } from "../contract/paged";
import { malformed, newRouter, problem, problemAnswer } from "../contract/problem";

const tags = ["Magazine"];

const list = createRoute({
  method: "get",
  path: "/{lang}/api/articles/",
  cache: "programme",
  summary: "Articles, newest first",
  tags,
  request: {
    params: langParams,
    query: z.object({
      category: optionalId("category"),
      tag: optionalId("topic"),
      page: pageParam,
      page_size: pageSizeParam,
    }),
  },
  responses: {
    200: json(pagedSchema(articleTeaserSchema), "One page of articles"),
    ...malformed,
    404: problemAnswer("A page past the end"),
  },
});

const newest = createRoute({
  method: "get",
  path: "/{lang}/api/articles-teaser/",
  cache: "programme",
  summary: "The newest articles",
  tags,
  request: { params: langParams },
  responses: { 200: json(z.array(articleTeaserSchema), "At most eight") },
});

const categories = createRoute({
  method: "get",
  path: "/api/article-categories/",
  cache: "structure",
  summary: "Categories of the magazine",
  tags,
  request: { query: langQuery },
  responses: { 200: json(z.array(articleCategorySchema), "In their order"), ...malformed },
});

const detail = createRoute({
  method: "get",
  path: "/{lang}/api/articles/{id}/",
  cache: "programme",
  summary: "One article",
  tags,
  request: { params: langParams.extend({ id: positiveInt }) },
  responses: { 200: json(articleDetailSchema, "The article"), ...malformed, 404: problemAnswer("No such article") },
});

export const articles = newRouter()
  .openapi(list, async (c) => {
    const query = c.req.valid("query");
    const found = await listArticles(c.var.db, query, c.var.facts);
    const paged = toPaged(c.req.url, { page: query.page ?? 1, size: query.page_size ?? articlesPerPage }, found);
    return paged ? c.json(paged, 200) : problem(c, fail("not_found", "There is no such page of this list"));
  })
  .openapi(newest, async (c) => c.json(await newestArticles(c.var.db, c.var.facts), 200))
  .openapi(categories, async (c) => c.json(await listCategories(c.var.db, c.var.facts.lang), 200))
  .openapi(detail, async (c) => {
    const found = await readArticle(c.var.db, c.req.valid("param").id, c.var.facts);
    return found ? c.json(found, 200) : problem(c, fail("not_found", "No such article"));
  });
