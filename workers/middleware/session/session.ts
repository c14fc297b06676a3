import type { MiddlewareHandler } from "hono";
import { nameOf, sessionCookie, valueOf } from "~/domain/site/cookies";
import type { Session } from "~/domain/site/session";
import { logError } from "~/server/log.server";
import type { AppEnv, Bindings } from "../../http/app-env";

export interface SessionOptions {
  /** Looks a session up; asked only if the request carries a session cookie. */
  find: (env: Bindings, request: Request, now: number) => Promise<Session>;
}

const visitor: Session = { staff: null };

/** True if the request has a session cookie, of either scheme. */
export const hasSessionCookie = (cookies: string = ""): boolean =>
  [true, false].some((https) => valueOf(cookies, nameOf(sessionCookie, https)) !== "");

/**
 * Who is asking. A visitor costs nothing. If the lookup fails the request goes on as a visitor's:
 * a broken database must not take the public pages with it.
 */
export function session({ find }: SessionOptions): MiddlewareHandler<AppEnv> {
  return async function sessionMiddleware(c, next) {
    c.set("session", visitor);
    if (hasSessionCookie(c.req.header("cookie"))) {
      try {
        c.set("session", await find(c.env, c.req.raw, c.var.now));
      } catch (error) {
        c.set("session", { ...visitor, isUnknown: true });
        logError("session lookup", error);
      }
    }
    await next();
  };
}
