import { serialize } from "hono/utils/cookie";
import { attributesOf, nameOf, sessionCookie, signedInHint } from "~/domain/site/cookies";

/**
 * The readable companion of the session cookie, for the cookies of an answer of the authentication:
 * as long-lived as the session's own, removed together with it, and null if the session is not touched.
 */
export function hintFor(cookies: readonly string[], https: boolean): string | null {
  const name = nameOf(sessionCookie, https);
  const session = cookies.findLast((cookie) => cookie.startsWith(`${name}=`));
  if (session === undefined) return null;
  const isSignedIn = !session.startsWith(`${name}=;`);
  const age = isSignedIn ? /;\s*max-age=(\d+)/i.exec(session)?.[1] : "0";
  return serialize(nameOf(signedInHint, https), isSignedIn ? "1" : "", {
    ...attributesOf(signedInHint, https),
    ...(age !== undefined && { maxAge: Number(age) }),
  });
}
