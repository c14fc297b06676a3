import type { MiddlewareHandler } from "hono";
import { withRequestId } from "~/server/log.server";
import type { AppEnv } from "../../http/app-env";

/** Sixteen hex digits and the data centre: nothing else goes into logs and headers. */
const rayId = /^[0-9a-f]{16}(?:-[A-Z]{3})?$/;

/**
 * Gives every request an id that its logs, its problems and its answer share. Cloudflare's own
 * ray id where a request came through Cloudflare, which writes that header itself; elsewhere, and for
 * anything that does not look like one, an id of our own.
 */
export function requestId(): MiddlewareHandler<AppEnv> {
  return async function requestIdMiddleware(c, next) {
    const ray = c.req.raw.cf ? c.req.header("cf-ray") : undefined;
    const id = ray && rayId.test(ray) ? ray : crypto.randomUUID();
    c.set("requestId", id);
    await withRequestId(id, next);
    c.res.headers.set("x-request-id", id);
    // The one header that a page's scripts can read of the request they came with.
    c.res.headers.append("server-timing", `request;desc="${id}"`);
  };
}
