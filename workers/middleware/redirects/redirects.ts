import type { MiddlewareHandler } from "hono";
import { pageIdAt } from "~/domain/site/page-queries";
import { paths } from "~/domain/site/pages";
import { comparablePath, isPage, type Target } from "~/domain/site/paths";
import type { SiteFacts } from "../../http/site-facts";
import type { AppEnv, Bindings } from "../../http/app-env";
import { redirectTo } from "../../http/redirect-to";

export interface RedirectsOptions {
  /** Old path → new path, from memory; null while nothing is known of the site. */
  facts: (env: Bindings, ctx: ExecutionContext) => Promise<SiteFacts | null>;
}

const isReading = (method: string): boolean => method === "GET" || method === "HEAD";

/** The programme, where a show was asked for as an overlay over it; the rest of the query is the programme's. */
function underOverlay({ searchParams }: URL, { lang, rest }: Target): string | null {
  if (searchParams.get("overlay") !== "true" || lang === undefined || pageIdAt(rest) !== "event") return null;
  searchParams.delete("overlay");
  return `/${lang}${paths.events}`;
}

/**
 * The table that editors keep: a page that moved answers 301 to its new address, query kept. It holds
 * addresses of older websites too, so it is asked before an address has to be one of ours. A show asked
 * for as an overlay is answered 302 to the programme.
 */
export function redirects({ facts }: RedirectsOptions): MiddlewareHandler<AppEnv> {
  return async function redirectsMiddleware(c, next) {
    const { target } = c.var.facts;
    if (!isPage(target)) return next();
    const url = new URL(c.req.url);
    const site = await facts(c.env, c.executionCtx as ExecutionContext);
    const to = site?.redirects.get(comparablePath(target.pathname));
    url.searchParams.delete("_routes");
    const below = isReading(c.req.method) ? underOverlay(url, target) : null;
    if (below && !to) return redirectTo(below + url.search, 302, target.kind);
    if (!to) return next();
    return redirectTo(to.includes("?") ? to : to + url.search, 301, target.kind);
  };
}
