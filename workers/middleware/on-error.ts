import type { Context } from "hono";
import { fail } from "~/domain/common/errors";
import type { ApiEnv, AppEnv } from "./app-env";
import { problemResponse } from "./problem";

/** What nothing else caught: logged once with the request's id, answered without any detail. */
export function onError(error: Error, c: Context<AppEnv> | Context<ApiEnv>): Response {
  console.error(
    JSON.stringify({
      level: "error",
      request_id: c.var.requestId,
      path: c.req.path,
      error: error.stack ?? String(error),
    }),
  );
  return problemResponse(fail("internal"), c.var.requestId);
}
