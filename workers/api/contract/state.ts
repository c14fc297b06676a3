import type { MiddlewareHandler } from "hono";
import { languageOf } from "~/domain/site/paths";
import { db } from "../../db/client";
import type { ApiEnv } from "../../http/app-env";
import type { RequestState } from "../../http/request-state";

/** Per request, what is known about it: the API never finds that out from headers again. */
const states = new WeakMap<Request, RequestState>();

/** Remembers the state of a request that is about to enter the API. */
export function enterApi(request: Request, state: RequestState): void {
  states.set(request, state);
}

/** Fills `c.var` of every handler of the API. Throws for requests that did not come through the Worker. */
export function apiState(): MiddlewareHandler<ApiEnv> {
  return async function apiStateMiddleware(c, next) {
    const state = states.get(c.req.raw);
    if (!state) throw new Error("a request reached the API without its state");
    const { vars, env } = state;
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
