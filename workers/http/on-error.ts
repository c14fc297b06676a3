import type { Context } from "hono";
import { fail } from "~/domain/common/errors";
import { logError } from "~/server/log.server";
import { backendFailure } from "../backends/within";
import type { ApiEnv, AppEnv } from "./app-env";
import { problemResponse } from "./problem";

/**
 * What nothing else caught: logged once with the request's id, answered without any detail. A part
 * of the system that does not answer is a 503 that says when to come back.
 */
export function onError(error: Error, c: Context<AppEnv> | Context<ApiEnv>): Response {
  logError("request", error, { path: c.req.path });
  const failure = backendFailure(error)
    ? fail("overloaded", "A part of the system does not answer, try again shortly")
    : fail("internal");
  return problemResponse(failure, c.var.facts.requestId);
}
