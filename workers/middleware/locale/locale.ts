import type { MiddlewareHandler } from "hono";
import { defaultLocale } from "~/domain/locale/locales";
import { languageOf } from "~/domain/site/paths";
import type { AppEnv } from "../app-env";

export interface LocaleOptions {
  /** 302 by default: which language `/` shows may become a choice, and browsers keep a 301 for good. */
  status?: 301 | 302;
}

/**
 * The language is the first segment of the path; `/` leads to the default one. Unknown prefixes
 * are left to the routes, which answer their 404. API calls without a prefix may name a language
 * with `?lang=`.
 */
export function locale({ status = 302 }: LocaleOptions = {}): MiddlewareHandler<AppEnv> {
  return async function localeMiddleware(c, next) {
    const url = new URL(c.req.url);
    if (url.pathname === "/") return c.redirect(`/${defaultLocale}${url.search}`, status);
    c.set("lang", languageOf(url));
    return next();
  };
}
