import type { MiddlewareHandler } from "hono";
import { acceptedLocale } from "~/domain/locale/accepted-locale";
import { findLocale } from "~/domain/locale/locales";
import { isPage } from "~/domain/site/paths";
import { webshopAt } from "~/domain/site/webshop";
import type { AppEnv } from "../../http/app-env";
import { redirectTo } from "../../http/redirect-to";

/**
 * The addresses of the webshop have no language: `?lang=` says one, else the browser does, and with a
 * language before it an address leads to the one without. Addresses that a shop has for parts of the site
 * lead there. A shop is a document of its own: the policy that lets it in comes with that.
 */
export function webshop(): MiddlewareHandler<AppEnv> {
  return async function webshopMiddleware(c, next) {
    const { target } = c.var.facts;
    const address = isPage(target) ? webshopAt(target.rest) : null;
    if (!address) return next();
    const url = new URL(c.req.url);
    const said = target.lang ?? findLocale(url.searchParams.get("lang") ?? undefined)?.code;
    const lang = said ?? acceptedLocale(c.req.header("accept-language") ?? "") ?? c.var.facts.lang;
    if (address.section) return redirectTo(`/${lang}${address.section}`, 302, target.kind);
    url.searchParams.delete("_routes");
    if (target.lang) url.searchParams.set("lang", lang);
    const isElsewhere = address.pathname !== target.pathname || target.kind === "data";
    if (isElsewhere) return redirectTo(address.pathname + url.search, 302, target.kind, { reload: true });
    c.set("facts", { ...c.var.facts, lang });
    return next();
  };
}
