import type { Context } from "hono";
import { fail } from "~/domain/common/errors";
import { logError } from "~/server/log.server";
import type { ApiEnv, AppEnv } from "./app-env";
import { problemResponse } from "./problem";

/** What nothing else caught: logged once with the request's id, answered without any detail. */
export function onError(error: Error, c: Context<AppEnv> | Context<ApiEnv>): Response {
  logError("request", error, { path: c.req.path });
  return problemResponse(fail("internal"), c.var.requestId);
}
