import type { MiddlewareHandler } from "hono";
import { previewParam } from "~/domain/editing/preview";
import { isPage } from "~/domain/site/paths";
import { readPreviewKey } from "../../auth/preview-key";
import type { AppEnv } from "../../http/app-env";
import { plainPage } from "../../http/plain-page";
import { redirectTo } from "../../http/redirect-to";

/**
 * `?v` shows a version of a page to staff, and to whoever has a link that the house has signed for it (`preview`),
 * until its time is over (410). Anybody else is sent (301) to the plain address.
 */
export function version(): MiddlewareHandler<AppEnv> {
  return async function versionMiddleware(c, next) {
    const { target, session, now, lang, nonce } = c.var.facts;
    const url = new URL(c.req.url);
    const asked = url.searchParams.get("v");
    if (asked === null || !isPage(target) || session.staff) return next();
    const key = url.searchParams.get(previewParam);
    const preview = key !== null && c.env.AUTH_SECRET ? await readPreviewKey(c.env.AUTH_SECRET, key, asked) : null;
    if (preview && now < preview.until) {
      c.var.facts.preview = preview;
      await next();
      // Where such a link was posted, nobody is to find it.
      c.header("x-robots-tag", "noindex, nofollow");
      return;
    }
    if (preview && target.kind === "document")
      return plainPage({ lang, nonce, says: "preview_over", href: `/${lang}` }, 410);
    for (const own of ["v", previewParam, "_routes"]) url.searchParams.delete(own);
    return redirectTo(target.pathname + url.search, 301, target.kind);
  };
}
