import { createRoute, z } from "@hono/zod-openapi";
import { fail } from "~/domain/common/errors";
import { pageSchema } from "~/domain/pages/schema";
import { comparablePath } from "~/domain/site/paths";
import { readPage } from "../../db/content/pages";
import { json, langParams } from "../contract/lang";
import { newRouter, problem, problemAnswer } from "../contract/problem";
import { mayAskFor, seesAllOf, understood, versionQuery, versionRefusal, versionRefused } from "./page-parts";

const read = createRoute({
  method: "get",
  // The page's path has slashes of its own.
  path: "/{lang}/pageeditor-api/page/{path{.*}}",
  cache: "programme",
  summary: "A content page with its modules",
  tags: ["Site"],
  request: {
    params: langParams.extend({ path: z.string() }),
    query: versionQuery,
  },
  responses: {
    200: json(pageSchema, "The page in the asked language"),
    400: problemAnswer("The query is malformed"),
    ...versionRefusal,
    404: problemAnswer("No page there, or it is offline"),
  },
});

export const pages = newRouter().openapi(read, async (c) => {
  const { path } = c.req.valid("param");
  const { version_id: version } = c.req.valid("query");
  if (!mayAskFor(c.var.facts, version)) return problem(c, versionRefused);
  const page = await readPage(c.var.db, {
    path: comparablePath(`/${path}`),
    lang: c.var.facts.lang,
    now: c.var.facts.now,
    version,
  });
  const seesAll = page !== null && seesAllOf(c.var.facts, page.id);
  if (page && version !== undefined && !seesAll) return problem(c, versionRefused);
  if (!page || (!page.is_online && !seesAll)) return problem(c, fail("not_found", "Page offline or unknown"));
  return c.json(understood(page, c.env.REQUEST.modules), 200);
});
