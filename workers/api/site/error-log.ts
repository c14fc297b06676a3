import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { fail } from "~/domain/common/errors";
import { framePattern, mostFrames, type BrowserReport } from "~/domain/site/browser-error";
import { networkOf } from "~/domain/site/network";
import { loggablePath } from "~/domain/site/not-found";
import { logBrowserError } from "~/server/log.server";
import { isAllowed } from "../../backends/rate-limiter";
import { countNotFound } from "../../db/site/not-found-log";
import type { ApiEnv } from "../../http/app-env";
import { langParams } from "../contract/lang";
import { problem, newRouter, problemAnswer } from "../contract/problem";

const report = z.object({
  url: z.string().min(1).max(2000),
  error: z
    .object({
      name: z.string().regex(/^\w{1,60}$/),
      stack: z.array(z.string().regex(framePattern)).max(mostFrames),
      build: z.string().regex(/^[\w-]{1,40}$/),
    })
    .optional(),
});

const declaration = {
  method: "post" as const,
  summary: "Reports an address that does not exist, or a page that failed in the browser",
  description:
    "Without `error` the address does not exist: only its path is kept, with a counter. With it the page there failed: path, name of the error, places in the site's own files and the build go to the log. Nothing about who asked, no messages, no queries. Reports from one place are limited in number.",
  tags: ["Site"],
  request: {
    body: {
      required: true,
      content: { "application/json": { schema: report } },
    },
  },
  responses: {
    204: { description: "Counted or logged" },
    400: problemAnswer("Not an address of this site"),
    429: problemAnswer("Too many reports"),
  },
};

const log = createRoute({ ...declaration, path: "/api/dashboard-error-log/" });
const localLog = createRoute({
  ...declaration,
  path: "/{lang}/api/dashboard-error-log/",
  request: { ...declaration.request, params: langParams },
});

async function note(c: Context<ApiEnv>, { url, error }: BrowserReport) {
  const path = loggablePath(url, [new URL(c.req.url).origin, c.env.SITE_ORIGIN]);
  if (path === null)
    return problem(
      c,
      fail("bad_request", "Malformed body: url", [{ path: "url", message: "Not an address of this site" }]),
    );
  const network = networkOf(c.req.header("cf-connecting-ip") ?? "");
  if (!(await isAllowed(c.env, c.env.REPORTS, network))) return problem(c, fail("too_many_requests"));
  if (error) logBrowserError(path, error);
  else await countNotFound(c.var.db, path, c.var.facts.now);
  return c.body(null, 204);
}

export const errorLog = newRouter()
  .openapi(log, (c) => note(c, c.req.valid("json")))
  .openapi(localLog, (c) => note(c, c.req.valid("json")));
