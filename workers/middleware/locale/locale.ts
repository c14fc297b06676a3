import type { MiddlewareHandler } from "hono";
import { defaultLocale } from "~/domain/locale/locales";
import type { AppEnv } from "../../http/app-env";
import { redirectTo } from "../../http/redirect-to";

export interface LocaleOptions {
  /** 302 by default: which language `/` shows may become a choice, and browsers keep a 301 for good. */
  status?: 301 | 302;
}

/** `/` leads to the default language. */
export function locale({ status = 302 }: LocaleOptions = {}): MiddlewareHandler<AppEnv> {
  return async function localeMiddleware(c, next) {
    const { target } = c.var.facts;
    if (target.pathname !== "/") return next();
    const url = new URL(c.req.url);
    url.searchParams.delete("_routes");
    return redirectTo(`/${defaultLocale}${url.search}`, status, target.kind);
  };
}
