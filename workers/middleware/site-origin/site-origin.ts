import type { MiddlewareHandler } from "hono";
import { fail } from "~/domain/common/errors";
import { logSecurityEvent } from "~/server/log.server";
import type { AppEnv } from "../../http/app-env";
import { problemResponse } from "../../http/problem";

const isLocal = (address: string): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(URL.parse(address)?.hostname ?? "localhost");

/**
 * Serves nobody under a public address while SITE_ORIGIN still names this machine: canonical links,
 * the check of where writes come from and the sign-in would all trust http://localhost.
 */
export function siteOrigin(): MiddlewareHandler<AppEnv> {
  return async function siteOriginMiddleware(c, next) {
    if (!isLocal(c.env.SITE_ORIGIN) || isLocal(c.req.url)) return next();
    const why = "SITE_ORIGIN is not the public address of this site";
    logSecurityEvent("misconfigured", why);
    return problemResponse(fail("overloaded", why), c.var.facts.requestId);
  };
}
