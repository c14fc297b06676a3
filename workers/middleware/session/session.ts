import type { Context, MiddlewareHandler } from "hono";
import { nameOf, sessionCookie, valueOf } from "~/domain/site/cookies";
import { logError } from "~/server/log.server";
import type { FoundSession } from "../../auth/session";
import { touchesSession } from "../../auth/signed-in-hint";
import type { AppEnv, Bindings } from "../../http/app-env";

export interface SessionOptions {
  /** Looks a session up; asked only if the request carries a session cookie. */
  find: (env: Bindings, request: Request, now: number) => Promise<FoundSession>;
}

/** True if the request has a session cookie, of either scheme. */
const hasSessionCookie = (cookies: string = ""): boolean =>
  [true, false].some((https) => valueOf(cookies, nameOf(sessionCookie, https)) !== "");

/** Says that a session goes on, unless the answer itself begins or ends one. Nobody else may be given such an answer. */
function renew(c: Context<AppEnv>, cookies: readonly string[]): void {
  if (cookies.length === 0 || touchesSession(c.res.headers.getSetCookie(), c.req.url.startsWith("https:"))) return;
  for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
  if (/\bpublic\b/.test(c.res.headers.get("cache-control") ?? "")) c.header("cache-control", "private, no-store");
}

/**
 * Who is asking. A visitor costs nothing. If the lookup fails the request goes on as a visitor's:
 * a broken database must not take the public pages with it.
 */
export function session({ find }: SessionOptions): MiddlewareHandler<AppEnv> {
  return async function sessionMiddleware(c, next) {
    let renewal: readonly string[] = [];
    if (hasSessionCookie(c.req.header("cookie"))) {
      try {
        const found = await find(c.env, c.req.raw, c.var.facts.now);
        c.var.facts.session = found.session;
        ({ renewal } = found);
      } catch (error) {
        c.var.facts.session = { staff: null, isUnknown: true };
        logError("session lookup", error);
      }
    }
    await next();
    renew(c, renewal);
  };
}
