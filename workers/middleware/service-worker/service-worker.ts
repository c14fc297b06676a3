import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../../http/app-env";

/**
 * Answers `/sw.js`: the worker that keeps pages for when there is no connection or, with the variable
 * `SERVICE_WORKER = "off"`, one that forgets them and itself. Never kept: a browser asks at every document whether
 * it has changed, so that switching it off reaches everybody. Asks no backend.
 */
export function serviceWorker(): MiddlewareHandler<AppEnv> {
  return async function serviceWorkerMiddleware(c, next) {
    if (c.req.path !== "/sw.js") return next();
    const name = c.env.SERVICE_WORKER === "off" ? "off" : "on";
    const script = await c.env.ASSETS.fetch(new URL(`/sw-${name}.js`, c.req.url));
    if (!script.ok) return c.notFound();
    return c.body(await script.text(), 200, {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
    });
  };
}
