import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../../http/app-env";

/** What nothing else is said about is somebody's own (a cart, a draft, a page as staff see it): nobody keeps it. */
export function privateByDefault(): MiddlewareHandler<AppEnv> {
  return async function privateByDefaultMiddleware(c, next) {
    await next();
    if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "private, no-store");
  };
}
