import type { MiddlewareHandler } from "hono";
import { fail } from "~/domain/common/errors";
import { defaultLocale } from "~/domain/locale/locales";
import { targetOf } from "~/domain/site/paths";
import type { SiteFacts } from "../site-facts";
import type { AppEnv, Bindings } from "../app-env";
import { problemResponse } from "../problem";
import { offlinePage } from "./offline-page";

export interface SiteStatusOptions {
  facts: (env: Bindings, ctx: ExecutionContext) => Promise<SiteFacts | null>;
}

/** What must stay reachable while the site is offline: signing in, the state itself, files. */
const open = /^\/(?:pageeditor-api\/(?:settings|user)|api\/(?:auth|csrf|user-details)|user\/login)(?:\/|$)/;

/**
 * 503 "Website offline" while the house has switched its site off, and when nothing at all is
 * known of the site. Staff pass. Only this step decides: who is past it is shown pages as ever. The
 * page for the others is written here because it must not need anything.
 */
export function siteStatus({ facts }: SiteStatusOptions): MiddlewareHandler<AppEnv> {
  return async function siteStatusMiddleware(c, next) {
    const target = targetOf(new URL(c.req.url).pathname);
    if (c.var.session.staff || target.kind === "media" || target.kind === "internal" || open.test(target.rest))
      return next();
    const site = await facts(c.env, c.executionCtx as ExecutionContext);
    if (site?.online) return next();
    if (target.kind === "api") return problemResponse(fail("website_offline"), c.var.requestId);
    return offlinePage(target.lang ?? defaultLocale, c.var.nonce);
  };
}
