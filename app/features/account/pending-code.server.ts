import { createCookie } from "react-router";
import { attributesOf, nameOf, signInCookie } from "~/domain/site/cookies";

/** A code that was mailed from this browser: where to, and until when it holds (epoch ms). */
export interface PendingCode {
  email: string;
  validUntil: number;
}

function cookieFor(request: Request) {
  const https = request.url.startsWith("https:");
  return createCookie(nameOf(signInCookie, https), { ...attributesOf(signInCookie, https), sameSite: "lax" });
}

/** The code this browser waits for, or null. Kept so that whoever looks at their mail finds the page as they left it. */
export async function pendingCode(request: Request): Promise<PendingCode | null> {
  const found: unknown = await cookieFor(request).parse(request.headers.get("cookie"));
  if (typeof found !== "object" || found === null || !("email" in found) || !("validUntil" in found)) return null;
  const { email, validUntil } = found;
  return typeof email === "string" && typeof validUntil === "number" ? { email, validUntil } : null;
}

/** The header that keeps a code's facts in this browser or, with null, forgets them. */
export async function keepPending(request: Request, code: PendingCode | null): Promise<{ "Set-Cookie": string }> {
  const cookie = cookieFor(request);
  return { "Set-Cookie": code ? await cookie.serialize(code) : await cookie.serialize("", { maxAge: 0 }) };
}
