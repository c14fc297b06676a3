import { createRoute, z } from "@hono/zod-openapi";
import { articleCategorySchema, articleDetailSchema, articleTopicSchema } from "~/domain/articles/schema";
import { pagedSchema } from "~/domain/common/schema";
import { articleTeaserSchema } from "~/domain/programme/schema";
import {
  articlesPerPage,
  listArticles,
  listCategories,
  listTopics,
  newestArticles,
  readArticle,
} from "../../db/content/articles";
import { optionalId, optionalIds, pageParam, pageSizeParam } from "../contract/query";
import { json, langParams, langQuery } from "../contract/lang";
import { malformed, newRouter } from "../contract/problem";
import { found, pageOf, pastTheEnd, recordRoute, wholeRoute } from "../contract/reading";

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
      ids: optionalIds("articles"),
      page: pageParam,
      page_size: pageSizeParam,
    }),
  },
  responses: {
    200: json(pagedSchema(articleTeaserSchema), "One page of articles"),
    ...malformed,
    ...pastTheEnd,
  },
});

const newest = wholeRoute("/{lang}/api/articles-teaser/", z.array(articleTeaserSchema), {
  cache: "programme",
  summary: "The newest articles",
  tags,
  answer: "At most eight",
});

const categories = createRoute({
  method: "get",
  path: "/api/article-categories/",
  cache: "programme",
  summary: "Categories of the magazine",
  tags,
  request: { query: langQuery },
  responses: { 200: json(z.array(articleCategorySchema), "In their order"), ...malformed },
});

const topics = createRoute({
  method: "get",
  path: "/api/article-tags/",
  cache: "programme",
  summary: "Topics of articles",
  tags,
  request: { query: langQuery },
  responses: { 200: json(z.array(articleTopicSchema), "In the order of the house"), ...malformed },
});

const detail = recordRoute("/{lang}/api/articles/{id}/", articleDetailSchema, {
  cache: "programme",
  summary: "One article",
  tags,
  answer: "The article",
  none: "No such article",
});

export const articles = newRouter()
  .openapi(list, async (c) => {
    const query = c.req.valid("query");
    return pageOf(c, query, articlesPerPage, await listArticles(c.var.db, query, c.var.facts));
  })
  .openapi(newest, async (c) => c.json(await newestArticles(c.var.db, c.var.facts), 200))
  .openapi(categories, async (c) => c.json(await listCategories(c.var.db, c.var.facts), 200))
  .openapi(topics, async (c) => c.json(await listTopics(c.var.db, c.var.facts), 200))
  .openapi(detail, async (c) =>
    found(c, await readArticle(c.var.db, c.req.valid("param").id, c.var.facts), "No such article"),
  );
