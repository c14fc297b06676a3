import type { MiddlewareHandler } from "hono";
import { defaultLocale } from "~/domain/locale/locales";
import { languageOf, targetOf } from "~/domain/site/paths";
import type { AppEnv } from "../../http/app-env";
import { redirectTo } from "../../http/redirect-to";

export interface LocaleOptions {
  /** 302 by default: which language `/` shows may become a choice, and browsers keep a 301 for good. */
  status?: 301 | 302;
}

/**
 * The language is the first segment of the path; `/` leads to the default one. API calls without a
 * prefix may name a language with `?lang=`.
 */
export function locale({ status = 302 }: LocaleOptions = {}): MiddlewareHandler<AppEnv> {
  return async function localeMiddleware(c, next) {
    const url = new URL(c.req.url);
    const target = targetOf(url.pathname);
    if (target.pathname === "/") {
      url.searchParams.delete("_routes");
      return redirectTo(`/${defaultLocale}${url.search}`, status, target.kind);
    }
    c.set("lang", languageOf(url, target));
    return next();
  };
}
