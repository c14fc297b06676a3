import type { MiddlewareHandler } from "hono";
import { isPage, targetOf } from "~/domain/site/paths";
import type { AppEnv } from "../../http/app-env";
import { redirectTo } from "../../http/redirect-to";

/** `?v` shows a version of a page to staff; anybody else is sent (301) to the plain address. */
export function version(): MiddlewareHandler<AppEnv> {
  return async function versionMiddleware(c, next) {
    const url = new URL(c.req.url);
    const target = targetOf(url.pathname);
    if (!url.searchParams.has("v") || !isPage(target) || c.var.session.staff) return next();
    url.searchParams.delete("v");
    url.searchParams.delete("_routes");
    return redirectTo(target.pathname + url.search, 301, target.kind);
  };
}
