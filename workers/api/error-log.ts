import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { fail } from "~/domain/common/errors";
import { networkOf } from "~/domain/site/network";
import { loggablePath } from "~/domain/site/not-found";
import { isAllowed } from "../backends/rate-limiter";
import { countNotFound } from "../db/not-found-log";
import type { ApiEnv } from "../middleware/app-env";
import { langParams } from "./lang";
import { problem, newRouter, problemAnswer } from "./problem";

const declaration = {
  method: "post" as const,
  summary: "Reports an address that does not exist",
  description:
    "Only the path is kept, with a counter; nothing about who asked. Reports from one place are limited in number.",
  tags: ["Site"],
  request: {
    body: {
      required: true,
      content: { "application/json": { schema: z.object({ url: z.string().min(1).max(2000) }) } },
    },
  },
  responses: {
    204: { description: "Counted" },
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

async function count(c: Context<ApiEnv>, url: string) {
  const path = loggablePath(url, [new URL(c.req.url).origin, c.env.SITE_ORIGIN]);
  if (path === null)
    return problem(
      c,
      fail("bad_request", "Malformed body: url", [{ path: "url", message: "Not an address of this site" }]),
    );
  const network = networkOf(c.req.header("cf-connecting-ip") ?? "");
  if (!(await isAllowed(c.env, c.env.REPORTS, network))) return problem(c, fail("too_many_requests"));
  await countNotFound(c.var.db, path, c.var.now);
  return c.body(null, 204);
}

export const errorLog = newRouter()
  .openapi(log, (c) => count(c, c.req.valid("json").url))
  .openapi(localLog, (c) => count(c, c.req.valid("json").url));
