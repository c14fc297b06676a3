import type { MiddlewareHandler } from "hono";
import { withRequestId } from "~/server/log.server";
import type { AppEnv } from "../app-env";

/**
 * Gives every request an id that its logs, its problems and its answer share. Cloudflare's own
 * ray id where there is one; a value sent by the client is never taken over.
 */
export function requestId(): MiddlewareHandler<AppEnv> {
  return async function requestIdMiddleware(c, next) {
    const id = c.req.header("cf-ray") ?? crypto.randomUUID();
    c.set("requestId", id);
    await withRequestId(id, next);
    c.res.headers.set("x-request-id", id);
  };
}
