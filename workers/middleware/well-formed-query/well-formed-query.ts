import type { MiddlewareHandler } from "hono";
import { malformedPageKeys } from "~/domain/site/page-queries";
import { isPage } from "~/domain/site/paths";
import type { AppEnv } from "../../http/app-env";
import { redirectTo } from "../../http/redirect-to";
import { plainPage } from "../../http/plain-page";

/**
 * A page whose query gives a key it knows a value that means nothing is a 400 that names the key:
 * the plain list instead would pass for an answer to what was asked. Calls of the API say so themselves.
 */
export function wellFormedQuery(): MiddlewareHandler<AppEnv> {
  return async function wellFormedQueryMiddleware(c, next) {
    const url = new URL(c.req.url);
    const { target, lang, nonce } = c.var.facts;
    const isReading = c.req.method === "GET" || c.req.method === "HEAD";
    const keys = isReading && isPage(target) ? malformedPageKeys(target.rest, url.searchParams) : [];
    if (keys.length === 0) return next();
    if (target.kind === "data") {
      url.searchParams.delete("_routes");
      const answer = redirectTo(target.pathname + url.search, 302, target.kind);
      // The page that says so is a document.
      answer.headers.set("x-remix-reload-document", "true");
      return answer;
    }
    for (const key of keys) url.searchParams.delete(key);
    const href = target.pathname + url.search;
    return plainPage({ lang, nonce, says: "malformed", values: { keys: keys.join(", ") }, href }, 400);
  };
}
