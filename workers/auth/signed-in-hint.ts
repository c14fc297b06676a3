/**
 * The readable companion of the session cookie: it says no more than that somebody seems to be
 * signed in, so that the pages, which are the same for everybody, need not ask for visitors.
 */
export const signedInHint = "kasch_user";

const sessionCookie = /^(?:__Secure-)?kasch\.session_token=([^;]*)/;

/**
 * The hint that belongs to the cookies of an answer of the authentication: as long-lived as the
 * session's own cookie, removed together with it, and null if the session is not touched.
 */
export function hintFor(cookies: readonly string[], secure: boolean): string | null {
  const session = cookies.findLast((cookie) => sessionCookie.test(cookie));
  if (session === undefined) return null;
  const signedIn = Boolean(sessionCookie.exec(session)?.[1]);
  const age = signedIn ? /;\s*max-age=(\d+)/i.exec(session)?.[1] : "0";
  return [
    `${signedInHint}=${signedIn ? 1 : ""}`,
    "Path=/",
    "SameSite=Lax",
    ...(age === undefined ? [] : [`Max-Age=${age}`]),
    ...(secure ? ["Secure"] : []),
  ].join("; ");
}
