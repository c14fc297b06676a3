import type { MiddlewareHandler } from "hono";
import { isPage } from "~/domain/site/paths";
import type { AppEnv } from "../../http/app-env";
import { redirectTo } from "../../http/redirect-to";

/** `?v` shows a version of a page to staff; anybody else is sent (301) to the plain address. */
export function version(): MiddlewareHandler<AppEnv> {
  return async function versionMiddleware(c, next) {
    const { target, session } = c.var.facts;
    const url = new URL(c.req.url);
    if (!url.searchParams.has("v") || !isPage(target) || session.staff) return next();
    url.searchParams.delete("v");
    url.searchParams.delete("_routes");
    return redirectTo(target.pathname + url.search, 301, target.kind);
  };
}
