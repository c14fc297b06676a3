import type { MiddlewareHandler } from "hono";
import { fail } from "~/domain/common/errors";
import { canonicalPath } from "~/domain/site/canonical-path";
import { targetOf } from "~/domain/site/paths";
import type { AppEnv } from "../../http/app-env";
import { plainPage } from "../../http/plain-page";
import { problemResponse } from "../../http/problem";
import { redirectTo } from "../../http/redirect-to";

/**
 * A path has one form. Reading another one of it is answered 301 with the query kept; a path that
 * has none is a 404. Writing to either is refused: one half of its way through this Worker would be
 * decided by one spelling, the other half by the other.
 */
export function canonicalAddress(): MiddlewareHandler<AppEnv> {
  return async function canonicalAddressMiddleware(c, next) {
    const url = new URL(c.req.url);
    const path = canonicalPath(url.pathname);
    if (path === url.pathname) return next();
    const {
      target: { kind },
      lang,
      nonce,
      requestId,
    } = c.var.facts;
    const isReading = c.req.method === "GET" || c.req.method === "HEAD";
    if (path !== null && isReading) {
      if (kind === "data") url.searchParams.delete("_routes");
      return redirectTo(targetOf(path).pathname + url.search, 301, kind);
    }
    if (kind === "document" && isReading) {
      return plainPage({ lang, nonce, says: "unknown", href: `/${lang}` }, 404);
    }
    return problemResponse(
      fail("not_found", path === null ? "This path means no address" : `The address is ${path}`),
      requestId,
    );
  };
}
