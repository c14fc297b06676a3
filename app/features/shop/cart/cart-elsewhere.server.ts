import { cartBadge, nameOf, valueOf } from "~/domain/site/cookies";
import { paths } from "~/domain/site/pages";
import type { SiteSettings } from "~/domain/site/schema";
import { cartAt } from "~/domain/site/webshop";
import { webshopPaths } from "~/domain/site/webshop-paths";
import { localizedPath } from "~/i18n/locale-context";

/** What the badge says of where the cart is; anything may stand in a cookie that scripts can read. */
function badgeUrl(cookies: string, https: boolean): string {
  try {
    const badge: { url?: unknown } = JSON.parse(decodeURIComponent(valueOf(cookies, nameOf(cartBadge, https))));
    return typeof badge.url === "string" ? badge.url : "";
  } catch {
    return "";
  }
}

/**
 * Where the cart is of a house whose tickets are in the shop of somebody else: the visitor's own there, else what the
 * settings call the basket, else the webshop. Null where the house has a cart of its own.
 */
export function cartElsewhere({ design }: SiteSettings, request: Request, lang: string): string | null {
  if (design.shop.mode !== "external") return null;
  const isHttps = request.url.startsWith("https:");
  const own = cartAt(design.shop, badgeUrl(request.headers.get("cookie") ?? "", isHttps));
  if (own) return own;
  return localizedPath(design.basket_link === paths.cart ? webshopPaths[0] : design.basket_link, lang);
}
