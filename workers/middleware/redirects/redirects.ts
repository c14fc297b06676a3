import type { MiddlewareHandler } from "hono";
import { comparablePath, isPage, targetOf } from "~/domain/site/paths";
import type { SiteFacts } from "../site-facts";
import type { AppEnv, Bindings } from "../app-env";
import { redirectTo } from "../redirect-to";

export interface RedirectsOptions {
  /** Old path → new path, from memory; null while nothing is known of the site. */
  facts: (env: Bindings, ctx: ExecutionContext) => Promise<SiteFacts | null>;
}

/** The table that editors keep: a page that moved answers 301 to its new address, query kept. */
export function redirects({ facts }: RedirectsOptions): MiddlewareHandler<AppEnv> {
  return async function redirectsMiddleware(c, next) {
    const url = new URL(c.req.url);
    const target = targetOf(url.pathname);
    if (!isPage(target)) return next();
    const site = await facts(c.env, c.executionCtx as ExecutionContext);
    const to = site?.redirects.get(comparablePath(target.pathname));
    if (!to) return next();
    url.searchParams.delete("_routes");
    return redirectTo(to.includes("?") ? to : to + url.search, 301, target.kind);
  };
}
