import { serialize } from "hono/utils/cookie";
import { attributesOf, nameOf, sessionCookie, signedInHint, valueOf } from "~/domain/site/cookies";

/** The cookie of the session that an answer sets last, whatever it sets it to. */
const lastSet = (cookies: readonly string[], https: boolean): string | undefined =>
  cookies.findLast((cookie) => cookie.startsWith(`${nameOf(sessionCookie, https)}=`));

/** True if an answer of the authentication begins, goes on with or ends a session. */
export const touchesSession = (cookies: readonly string[], https: boolean): boolean =>
  lastSet(cookies, https) !== undefined;

/** The token in a value of the session's cookie, before its signature; null if there is none. */
const tokenIn = (value: string): string | null => decodeURIComponent(value).split(".")[0] || null;

/** The token of the session that a request brings, whether there is such a session or not; null if it brings none. */
export const sessionBroughtBy = (cookies: string, https: boolean): string | null =>
  tokenIn(valueOf(cookies, nameOf(sessionCookie, https)));

/** The token of the session that an answer of the authentication begins or goes on with; null if it has none. */
export function sessionSetBy(cookies: readonly string[], https: boolean): string | null {
  return tokenIn(lastSet(cookies, https)?.split(";")[0]?.split("=")[1] ?? "");
}

/**
 * The readable companion of the session cookie, for the cookies of an answer of the authentication:
 * as long-lived as the session's own, removed together with it, and null if the session is not touched.
 */
export function hintFor(cookies: readonly string[], https: boolean): string | null {
  const name = nameOf(sessionCookie, https);
  const session = lastSet(cookies, https);
  if (session === undefined) return null;
  const isSignedIn = !session.startsWith(`${name}=;`);
  const age = isSignedIn ? /;\s*max-age=(\d+)/i.exec(session)?.[1] : "0";
  return serialize(nameOf(signedInHint, https), isSignedIn ? "1" : "", {
    ...attributesOf(signedInHint, https),
    ...(age !== undefined && { maxAge: Number(age) }),
  });
}

/**
 * The cookies of a session that goes on, of those that the authentication sets: for as long as it says, but not longer than
 * the session has left at most (seconds). None if it sets no session.
 */
export function renewedCookies(cookies: readonly string[], https: boolean, left: number): string[] {
  const session = lastSet(cookies, https);
  if (session === undefined || sessionSetBy(cookies, https) === null) return [];
  const renewed = session.replace(/max-age=(\d+)/i, (_, age) => `Max-Age=${Math.min(Number(age), Math.floor(left))}`);
  return [renewed, hintFor([renewed], https) ?? []].flat();
}
