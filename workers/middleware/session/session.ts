import type { MiddlewareHandler } from "hono";
import { nameOf, sessionCookie, valueOf } from "~/domain/site/cookies";
import type { Session } from "~/domain/site/session";
import { logError } from "~/server/log.server";
import type { AppEnv, Bindings } from "../../http/app-env";

export interface SessionOptions {
  /** Looks a session up; asked only if the request carries a session cookie. */
  find: (env: Bindings, request: Request, now: number) => Promise<Session>;
}

/** True if the request has a session cookie, of either scheme. */
const hasSessionCookie = (cookies: string = ""): boolean =>
  [true, false].some((https) => valueOf(cookies, nameOf(sessionCookie, https)) !== "");

/**
 * Who is asking. A visitor costs nothing. If the lookup fails the request goes on as a visitor's:
 * a broken database must not take the public pages with it.
 */
export function session({ find }: SessionOptions): MiddlewareHandler<AppEnv> {
  return async function sessionMiddleware(c, next) {
    if (hasSessionCookie(c.req.header("cookie"))) {
      try {
        c.var.facts.session = await find(c.env, c.req.raw, c.var.facts.now);
      } catch (error) {
        c.var.facts.session = { staff: null, isUnknown: true };
        logError("session lookup", error);
      }
    }
    await next();
  };
}
