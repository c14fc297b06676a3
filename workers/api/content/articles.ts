import { createRoute, z } from "@hono/zod-openapi";
import {
  articleCategorySchema,
  articleDetailSchema,
  articleTopicSchema,
  type ArticleDetail,
} from "~/domain/articles/schema";
import { pagedSchema } from "~/domain/common/schema";
import type { KnownModules } from "~/domain/pages/module-definition";
import { articleTeaserSchema } from "~/domain/programme/schema";
import {
  articlesPerPage,
  listArticles,
  listCategories,
  listTopics,
  newestArticles,
  readArticle,
} from "../../db/content/articles";
import { optionalId, optionalIds, pageParam, pageSizeParam, positiveInt } from "../contract/query";
import type { RequestFacts } from "~/server/context";
import { json, langParams, langQuery } from "../contract/lang";
import { malformed, newRouter, problem, problemAnswer } from "../contract/problem";
import { found, pageOf, pastTheEnd, wholeRoute } from "../contract/reading";
import { mayAskFor, seesAllOf, understood, versionQuery, versionRefusal, versionRefused } from "./page-parts";

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

const detail = createRoute({
  method: "get",
  path: "/{lang}/api/articles/{id}/",
  cache: "programme",
  summary: "One article",
  tags,
  request: { params: langParams.extend({ id: positiveInt }), query: versionQuery },
  responses: {
    200: json(articleDetailSchema, "The article"),
    ...malformed,
    ...versionRefusal,
    404: problemAnswer("No such article"),
  },
});

/** What visitors see of an article; staff also what is not published, and who was sent a link to it. */
const shown = (article: ArticleDetail, modules: KnownModules, facts: RequestFacts): ArticleDetail => ({
  ...article,
  page:
    article.page && (seesAllOf(facts, article.page.id) || article.page.is_online)
      ? understood(article.page, modules)
      : null,
});

export const articles = newRouter()
  .openapi(list, async (c) => {
    const query = c.req.valid("query");
    return pageOf(c, query, articlesPerPage, await listArticles(c.var.db, query, c.var.facts));
  })
  .openapi(newest, async (c) => c.json(await newestArticles(c.var.db, c.var.facts), 200))
  .openapi(categories, async (c) => c.json(await listCategories(c.var.db, c.var.facts), 200))
  .openapi(topics, async (c) => c.json(await listTopics(c.var.db, c.var.facts), 200))
  .openapi(detail, async (c) => {
    const { version_id: version } = c.req.valid("query");
    const { facts } = c.var;
    if (!mayAskFor(facts, version)) return problem(c, versionRefused);
    const { lang, now } = facts;
    const article = await readArticle(c.var.db, c.req.valid("param").id, { lang, now, version });
    if (version !== undefined && article?.page && !seesAllOf(facts, article.page.id)) return problem(c, versionRefused);
    return found(c, article && shown(article, c.env.REQUEST.modules, facts), "No such article");
  });
