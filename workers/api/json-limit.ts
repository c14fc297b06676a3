import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { fail } from "~/domain/common/errors";
import type { ApiEnv } from "../middleware/app-env";
import { problemResponse } from "../middleware/problem";

/** No call of the API has a reason to send more JSON than this. */
const maxBytes = 256 * 1024;

/** Refuses oversized JSON before it is parsed. Uploads have limits of their own. */
export function jsonLimit(): MiddlewareHandler<ApiEnv> {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: (c) => problemResponse(fail("bad_request", `The body is larger than ${maxBytes} bytes`), c.var.requestId),
  });
  return async function jsonLimitMiddleware(c, next) {
    return c.req.header("content-type")?.startsWith("application/json") ? limit(c, next) : next();
  };
}
