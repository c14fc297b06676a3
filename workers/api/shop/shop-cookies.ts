import { sha256 } from "~/domain/common/sha256";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Cart } from "~/domain/booking/schema";
import { attributesOf, cartBadge, cartKeyCookie, nameOf } from "~/domain/site/cookies";
import { base64Url, keyedHash } from "../../auth/keyed-hash";
import type { ApiEnv } from "../../http/app-env";

const keyPattern = /^[\w-]{22}$/;
/** An expired selection stays readable for a day. */
const keyMaxAge = 24 * 3600;

/** Below this a request's key is easily guessed, and opens no cart: as long as 128 bits in base64url. */
const secretKeyLength = 22;

/**
 * The secret of a new cart, 128 bits. It follows from the installation's secret and the key of the
 * request that makes the cart, so that the same request, sent again because its answer was lost, opens the
 * same cart, and nothing has to be stored for it. For a key that can be guessed it is random.
 */
export async function newCartKey(secret: string, event: number, idempotencyKey: string): Promise<string> {
  return idempotencyKey.length >= secretKeyLength
    ? keyedHash(secret, `cart ${event} ${idempotencyKey}`)
    : base64Url(crypto.getRandomValues(new Uint8Array(16)));
}

/** The secret the request carries; undefined if it carries none, or something else. */
export function cartKeyOf(c: Context<ApiEnv>): string | undefined {
  const key = getCookie(c, nameOf(cartKeyCookie, isHttps(c)));
  return key && keyPattern.test(key) ? key : undefined;
}

/** The id of the cart the request's cookie opens, or null. */
export async function cartIdOf(c: Context<ApiEnv>): Promise<string | null> {
  const key = cartKeyOf(c);
  return key === undefined ? null : sha256(key);
}

const isHttps = (c: Context<ApiEnv>): boolean => c.req.url.startsWith("https:");

function give(c: Context<ApiEnv>, cookie: string, value: string, maxAge: number): void {
  setCookie(c, nameOf(cookie, isHttps(c)), value, { ...attributesOf(cookie, isHttps(c)), maxAge });
}

function remove(c: Context<ApiEnv>, cookie: string): void {
  deleteCookie(c, nameOf(cookie, isHttps(c)), attributesOf(cookie, isHttps(c)));
}

/** Hands the cart's secret to the browser. */
export function giveCartKey(c: Context<ApiEnv>, key: string): void {
  give(c, cartKeyCookie, key, keyMaxAge);
}

/** Tells the header badge what is held, for as long as it is held. */
export function setBadge(
  c: Context<ApiEnv>,
  badge: Pick<Cart, "cart_url" | "tickets_quantity" | "remaining_ms">,
): void {
  if (badge.tickets_quantity === 0 || badge.remaining_ms <= 0) return remove(c, cartBadge);
  const value = JSON.stringify({ n: badge.tickets_quantity, url: badge.cart_url });
  give(c, cartBadge, value, Math.ceil(badge.remaining_ms / 1000));
}

/** Takes secret and badge back: the cart is gone. */
export function forgetCart(c: Context<ApiEnv>): void {
  remove(c, cartKeyCookie);
  remove(c, cartBadge);
}
