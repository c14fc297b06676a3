import type { MiddlewareHandler } from "hono";
import { locales } from "~/domain/locale/locales";
import { files, paths } from "~/domain/site/pages";
import { webshopPaths } from "~/domain/site/webshop-paths";
import type { AppEnv } from "../../http/app-env";

/** What is nobody's to find: tools of the house, shops, and addresses that only change how a page is shown. */
const tools = ["/cms-hub", ...webshopPaths.toSorted()];
const modes = ["/*?*edit", "/*?*noToolbar", "/*?*v="];
/** Pages of one visitor, in every language. */
const personal = [paths["user-profile"].replace(/\/[^/]+$/, ""), paths.cart];

/** What crawlers may read, and where the sitemaps are, whose addresses have to be absolute. */
function robotsTxt(origin: string): string {
  const own = locales.flatMap(({ code }) => personal.map((path) => `/${code}${path}`));
  return [
    "User-agent: *",
    ...[...tools, ...own, ...modes].map((path) => `Disallow: ${path}`),
    "",
    ...locales.map(({ code }) => `Sitemap: ${new URL(`/${code}${files.sitemap}`, origin).href}`),
    "",
  ].join("\n");
}

/** Answers `/robots.txt`; asks no backend. */
export function robots(): MiddlewareHandler<AppEnv> {
  return async function robotsMiddleware(c, next) {
    if (c.req.path !== "/robots.txt") return next();
    return c.text(robotsTxt(c.env.SITE_ORIGIN), 200, { "cache-control": "public, max-age=3600" });
  };
}
