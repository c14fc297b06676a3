import type { MiddlewareHandler } from "hono";
import { fail } from "~/domain/common/errors";
import { targetOf, type Target } from "~/domain/site/paths";
import type { RequestFacts } from "~/server/context";
import type { SiteFacts } from "../../http/site-facts";
import type { AppEnv, Bindings } from "../../http/app-env";
import { plainPage } from "../../http/plain-page";
import { problemResponse } from "../../http/problem";
import type { Answer } from "../../http/request-state";

export interface SiteStatusOptions {
  facts: (env: Bindings, ctx: ExecutionContext) => Promise<SiteFacts | null>;
}

/** What must stay reachable while the site is offline: signing in, the state itself, files. */
const open = /^\/(?:pageeditor-api\/(?:settings|user)|api\/(?:auth|csrf|user-details)|user\/login)(?:\/|$)/;

/** True if nobody but staff may see what is there, as far as the address goes. */
const mayBeClosed = ({ session }: RequestFacts, { kind, rest }: Target): boolean =>
  !session.staff && kind !== "media" && !open.test(rest);

/**
 * 503 "Website offline" while the house has switched its site off, and when nothing at all is
 * known of the site. Staff pass. Who is past it is shown pages as ever. The page for the others is
 * written here because it must not need anything. What stays open is listed: a path in another form
 * than its own is on no list.
 */
export function siteStatus({ facts }: SiteStatusOptions): MiddlewareHandler<AppEnv> {
  return async function siteStatusMiddleware(c, next) {
    const { target, lang, nonce, requestId } = c.var.facts;
    if (!mayBeClosed(c.var.facts, target)) return next();
    const site = await facts(c.env, c.executionCtx as ExecutionContext);
    if (site?.online) return next();
    if (target.kind === "api") return problemResponse(fail(site ? "website_offline" : "overloaded"), requestId);
    return plainPage({ lang, nonce, says: "offline", href: "" }, 503, { "retry-after": "120" });
  };
}

/**
 * The same rule before the API itself, whoever asks it: a page that should not have been reached
 * finds neither a programme nor a shop.
 */
export function whileOnline(answer: Answer, { facts }: SiteStatusOptions): Answer {
  return async function answerWhileOnline(request, state) {
    const target = targetOf(new URL(request.url).pathname);
    const isOpen = !mayBeClosed(state.facts, target) || (await facts(state.env, state.ctx))?.online;
    return isOpen ? answer(request, state) : problemResponse(fail("website_offline"), state.facts.requestId);
  };
}
