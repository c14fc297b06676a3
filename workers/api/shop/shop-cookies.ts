import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Cart } from "~/domain/booking/schema";
import { attributesOf, cartBadge, cartKeyCookie, nameOf } from "~/domain/site/cookies";
import type { ApiEnv } from "../../http/app-env";

const keyPattern = /^[\w-]{22}$/;

/** The secret the request carries; undefined if it carries none, or something else. */
export function cartKeyOf(c: Context<ApiEnv>): string | undefined {
  const key = getCookie(c, nameOf(cartKeyCookie, isHttps(c)));
  return key && keyPattern.test(key) ? key : undefined;
}

const isHttps = (c: Context<ApiEnv>): boolean => c.req.url.startsWith("https:");

function give(c: Context<ApiEnv>, cookie: string, value: string, lifetime: { maxAge?: number } = {}): void {
  setCookie(c, nameOf(cookie, isHttps(c)), value, { ...attributesOf(cookie, isHttps(c)), ...lifetime });
}

function remove(c: Context<ApiEnv>, cookie: string): void {
  deleteCookie(c, nameOf(cookie, isHttps(c)), attributesOf(cookie, isHttps(c)));
}

/** Hands the cart's secret to the browser. */
export function giveCartKey(c: Context<ApiEnv>, key: string): void {
  give(c, cartKeyCookie, key);
}

/** Tells the header badge what is held, for as long as it is held. */
export function setBadge(
  c: Context<ApiEnv>,
  badge: Pick<Cart, "cart_url" | "tickets_quantity" | "remaining_ms">,
): void {
  if (badge.tickets_quantity === 0 || badge.remaining_ms <= 0) return remove(c, cartBadge);
  const value = JSON.stringify({ n: badge.tickets_quantity, url: badge.cart_url });
  give(c, cartBadge, value, { maxAge: Math.ceil(badge.remaining_ms / 1000) });
}

/** True if the badge is of a cart in the shop of somebody else. */
export const isBadgeOfOthers = (c: Context<ApiEnv>): boolean =>
  /"url":"https:/.test(getCookie(c, nameOf(cartBadge, isHttps(c))) ?? "");

/** Takes secret and badge back: the cart is gone. */
export function forgetCart(c: Context<ApiEnv>): void {
  remove(c, cartKeyCookie);
  remove(c, cartBadge);
}
