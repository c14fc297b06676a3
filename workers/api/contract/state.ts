import type { MiddlewareHandler } from "hono";
import { languageOf, targetOf } from "~/domain/site/paths";
import { db } from "../../db/client";
import type { ApiEnv } from "../../http/app-env";

/** Every handler of the API has the facts of the request it is asked for, but an address and a language of its own. */
export function apiState(): MiddlewareHandler<ApiEnv> {
  return async function apiStateMiddleware(c, next) {
    const { facts, env } = c.env.REQUEST;
    const url = new URL(c.req.url);
    const target = targetOf(url.pathname);
    c.set("facts", { ...facts, target, lang: languageOf(url, target) });
    c.set("db", db(env));
    await next();
  };
}
