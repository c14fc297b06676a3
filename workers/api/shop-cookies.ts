import { sha256 } from "~/domain/common/sha256";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Cart } from "~/domain/booking/schema";
import type { ApiEnv } from "../middleware/app-env";

/** The secret that opens a cart: 128 random bits, seen by the server only. */
const keyCookie = "kasch_cart_key";
/** What the header badge reads: how many tickets, and where the cart is. */
const badgeCookie = "kasch_cart";

const keyPattern = /^[\w-]{22}$/;
/** An expired selection stays readable for a day. */
const keyMaxAge = 24 * 3600;

const encode = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** A new secret of 128 random bits. */
export const newCartKey = (): string => encode(crypto.getRandomValues(new Uint8Array(16)));

/** The secret the request carries; undefined if it carries none, or something else. */
export function cartKeyOf(c: Context<ApiEnv>): string | undefined {
  const key = getCookie(c, keyCookie);
  return key && keyPattern.test(key) ? key : undefined;
}

/** The id of the cart the request's cookie opens, or null. */
export async function cartIdOf(c: Context<ApiEnv>): Promise<string | null> {
  const key = cartKeyOf(c);
  return key === undefined ? null : sha256(key);
}

const attributes = (c: Context<ApiEnv>) => ({
  path: "/",
  sameSite: "Lax" as const,
  secure: new URL(c.req.url).protocol === "https:",
});

/** Hands the cart's secret to the browser. */
export function giveCartKey(c: Context<ApiEnv>, key: string): void {
  setCookie(c, keyCookie, key, { ...attributes(c), httpOnly: true, maxAge: keyMaxAge });
}

/** Tells the header badge what is held, for as long as it is held. */
export function setBadge(
  c: Context<ApiEnv>,
  badge: Pick<Cart, "cart_url" | "tickets_quantity" | "remaining_ms">,
): void {
  if (badge.tickets_quantity === 0 || badge.remaining_ms <= 0) return deleteBadge(c);
  setCookie(c, badgeCookie, JSON.stringify({ n: badge.tickets_quantity, url: badge.cart_url }), {
    ...attributes(c),
    maxAge: Math.ceil(badge.remaining_ms / 1000),
  });
}

function deleteBadge(c: Context<ApiEnv>): void {
  deleteCookie(c, badgeCookie, attributes(c));
}

/** Takes secret and badge back: the cart is gone. */
export function forgetCart(c: Context<ApiEnv>): void {
  deleteCookie(c, keyCookie, { ...attributes(c), httpOnly: true });
  deleteBadge(c);
}
