import type { Context } from "hono";
import { sha256 } from "~/domain/common/sha256";
import { fail } from "~/domain/common/errors";
import { networkOf } from "~/domain/site/network";
import { logSecurityEvent } from "~/server/log.server";
import { isAllowed } from "../../backends/rate-limiter";
import type { CodeHands } from "../../auth/auth";
import { hintFor } from "../../auth/signed-in-hint";
import type { ApiEnv } from "../../http/app-env";
import { newRouter, problem } from "../contract/problem";
import { askForCode, sendCode, signInWithCode, tryCode } from "./codes";

/** The address somebody wants to sign in with, as accounts are found by it; null if the body names none. */
async function accountOf(request: Request): Promise<string | null> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const isNamed = typeof body === "object" && body !== null && "email" in body && typeof body.email === "string";
  return isNamed ? String(body.email).trim().toLowerCase() : null;
}

/**
 * Why an attempt has to wait, or null. One network may try so often, and one account may be tried
 * so often from everywhere: many addresses together guess no faster.
 */
async function exceededLimit(c: Context<ApiEnv>): Promise<string | null> {
  const network = networkOf(c.req.header("cf-connecting-ip") ?? "");
  if (!(await isAllowed(c.env, c.env.SIGN_INS, network))) return "Too many attempts from one network";
  const account = await accountOf(c.req.raw);
  if (account === null) return null;
  const isWithin = await isAllowed(c.env, c.env.SIGN_INS_OF_ACCOUNT, await sha256(account));
  return isWithin ? null : "Too many attempts for one account";
}

/** The log's words for an answer of the authentication, by the call and its status. */
function report(path: string, { status, ok }: Response): void {
  if (path.startsWith("/sign-in/") && ok) logSecurityEvent("sign_in");
  if (path.startsWith("/sign-in/") && status === 401) logSecurityEvent("sign_in_refused");
  if (path === "/sign-out" && ok) logSecurityEvent("sign_out");
}

/** What is open to everybody of the library's many calls. */
const open = new Set([
  "GET /get-session",
  "POST /sign-in/email",
  "POST /sign-out",
  `POST ${askForCode}`,
  `POST ${signInWithCode}`,
]);

async function answer(c: Context<ApiEnv>, path: string): Promise<Response> {
  const { authOf } = await import("../../auth/auth");
  const authWith = (hands?: CodeHands) => authOf(c.env, new URL(c.req.url).origin, hands);
  if (path === askForCode || path === signInWithCode) {
    const email = await accountOf(c.req.raw);
    if (email === null || email.length > 254) return problem(c, fail("bad_request", "An address is wanted"));
    return path === askForCode ? sendCode(c, email, authWith) : tryCode(c, email, authWith);
  }
  const auth = authWith();
  if (!auth) return problem(c, fail("overloaded", "Signing in is not set up: the installation has no AUTH_SECRET"));
  return auth.handler(c.req.raw);
}

/**
 * Signing in and out, by better-auth. Not part of the declared contract: its paths are the
 * library's own. Attempts are limited per network of the caller and per account.
 */
export const authentication = newRouter();
authentication.all("/api/auth/*", async (c) => {
  const path = c.req.path.slice("/api/auth".length);
  if (!open.has(`${c.req.method} ${path}`)) return problem(c, fail("not_found"));
  // Whoever wants to leave may always.
  if (c.req.method !== "GET" && path !== "/sign-out") {
    const exceeded = await exceededLimit(c);
    if (exceeded) return problem(c, fail("too_many_requests", exceeded));
  }
  const response = await answer(c, path);
  report(path, response);
  const hint = hintFor(response.headers.getSetCookie(), c.req.url.startsWith("https:"));
  if (hint === null) return response;
  const answered = new Response(response.body, response);
  answered.headers.append("set-cookie", hint);
  return answered;
});
