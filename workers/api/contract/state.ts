import type { MiddlewareHandler } from "hono";
import { languageOf } from "~/domain/site/paths";
import { db } from "../../db/client";
import type { ApiEnv } from "../../http/app-env";

/** Fills `c.var` of every handler of the API with the facts of the request. */
export function apiState(): MiddlewareHandler<ApiEnv> {
  return async function apiStateMiddleware(c, next) {
    const { vars, env } = c.env.REQUEST;
    c.set("requestId", vars.requestId);
    c.set("now", vars.now);
    c.set("fixedTime", vars.fixedTime);
    c.set("lang", languageOf(new URL(c.req.url)));
    c.set("session", vars.session);
    c.set("nonce", vars.nonce);
    c.set("db", db(env));
    await next();
  };
}
