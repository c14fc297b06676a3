import type { Context } from "hono";
import { sha256 } from "~/domain/common/sha256";
import { fail } from "~/domain/common/errors";
import { networkOf } from "~/domain/site/network";
import { holderOf, nextStepHeader } from "~/domain/site/session";
import { logSecurityEvent } from "~/server/log.server";
import { isAllowed } from "../../backends/rate-limiter";
import type { Auth, AuthHands } from "../../auth/auth";
import { passkeySignIn } from "../../auth/passkey-sign-in";
import { needsSecondFactor } from "../../auth/session";
import { endOtherSessions, endSession } from "../../auth/end-sessions";
import { hintFor, sessionBroughtBy, sessionSetBy } from "../../auth/signed-in-hint";
import type { ApiEnv } from "../../http/app-env";
import { newRouter, problem } from "../contract/problem";
import { hasPasskey } from "../../db/account/passkeys";
import { readSettings } from "../../db/site/site-settings";
import { authCalls } from "./auth-calls";
import { askForCode, sendCode, signInWithCode, tryCode, withBody } from "./codes";
import { ofPasskeys } from "./passkeys";
import { askForReset, sendReset, tellOwner } from "./passwords";

type Body = Readonly<Record<string, unknown>>;

/** The fields of a body; none if it is no object. */
async function fieldsOf(request: Request): Promise<Body> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  return typeof body === "object" && body !== null ? { ...body } : {};
}

/** The address somebody wants to sign in with, as accounts are found by it; null if the body names none. */
async function accountOf(request: Request): Promise<string | null> {
  const { email } = await fieldsOf(request);
  return typeof email === "string" ? email.trim().toLowerCase() : null;
}

/**
 * Why an attempt has to wait, or null. One network may try so often, and one account may be tried
 * so often from everywhere: many addresses together guess no faster.
 */
async function exceededLimit(c: Context<ApiEnv>): Promise<string | null> {
  const network = networkOf(c.req.header("cf-connecting-ip") ?? "");
  if (!(await isAllowed(c.env, c.env.SIGN_INS, network))) return "Too many attempts from one network";
  const account = (await accountOf(c.req.raw)) ?? holderOf(c.var.facts.session)?.email;
  if (account === undefined) return null;
  const isWithin = await isAllowed(c.env, c.env.SIGN_INS_OF_ACCOUNT, await sha256(account));
  return isWithin ? null : "Too many attempts for one account";
}

/** The calls that take the password of somebody who is signed in: a wrong one is a 400. */
const asksPassword =
  /^\/(?:change-password|two-factor\/(?:enable|disable|generate-backup-codes)|passkey\/(?:generate-register-options|delete-passkey))$/;

/** The log's words for a refusal of the authentication, by the call and its status. */
function reportRefusal(path: string, status: number): void {
  const isWrong = status === 401 && /^\/(?:sign-in|two-factor)\//.test(path);
  if (isWrong || (path === passkeySignIn && status < 500)) logSecurityEvent("sign_in_refused");
  if (status === 400 && asksPassword.test(path)) logSecurityEvent("password_refused");
}

/** After the password alone there is no session yet where a second factor is wanted. */
function reportSignIn(path: string): void {
  if (/^\/(?:sign-in|two-factor)\//.test(path)) logSecurityEvent("sign_in");
}

/** Ends the session that somebody had, where another one has begun: whoever signs in anew is signed in once. */
async function endReplaced(c: Context<ApiEnv>, begun: string | null, https: boolean): Promise<void> {
  const holder = holderOf(c.var.facts.session);
  if (!begun || !holder) return;
  const before = sessionBroughtBy(c.req.header("cookie") ?? "", https);
  if (before && before !== begun) await endSession(c.var.db, holder.id, before);
}

/** Tells the log and, where it matters to them, the owner of the account what an answer of the authentication means. */
async function report(c: Context<ApiEnv>, path: string, response: Response): Promise<void> {
  if (!response.ok) return reportRefusal(path, response.status);
  const https = c.req.url.startsWith("https:");
  const begun = sessionSetBy(response.headers.getSetCookie(), https);
  const holder = holderOf(c.var.facts.session);
  await endReplaced(c, begun, https);
  const isVerified = path.startsWith("/two-factor/verify-");
  if (path === "/sign-out") logSecurityEvent("sign_out");
  if (begun && path === passkeySignIn) logSecurityEvent("sign_in", "passkey");
  if (begun && !holder) reportSignIn(path);
  const isOn = begun !== null && holder !== null && isVerified;
  const event = isOn ? "second_factor_on" : authCalls[`${c.req.method} ${path}`]?.event;
  if (!event) return undefined;
  logSecurityEvent(event);
  if (!holder) return undefined;
  // What began with the password alone must not become more than that.
  if (isOn) await endOtherSessions(c.var.db, holder.id, begun);
  c.executionCtx.waitUntil(tellOwner(c, holder.email, event));
  return undefined;
}

/** Who somebody has to be for a call, or null if they are. */
async function refusalFor(c: Context<ApiEnv>, call: (typeof authCalls)[string]) {
  const { staff, enrolling } = c.var.facts.session;
  if (call.for === "everybody" || staff) return null;
  if (call.for !== "enrolling" || !enrolling) return fail("unauthorized");
  // Whoever has a passkey has both factors already: the password alone must not make another.
  return (await hasPasskey(c.var.db, enrolling.id)) ? fail("forbidden") : null;
}

type AuthWith = (hands?: AuthHands) => Auth | null;

/** The calls that mail something to an address, or bring back what was mailed. */
const ofAddresses: Readonly<Record<string, (c: Context<ApiEnv>, email: string, auth: AuthWith) => Promise<Response>>> =
  { [askForCode]: sendCode, [signInWithCode]: tryCode, [askForReset]: sendReset };

/** What the library learns of the body of a call. */
async function readsOf(c: Context<ApiEnv>, path: string): Promise<Body> {
  const fields = await fieldsOf(c.req.raw);
  return { ...(authCalls[`${c.req.method} ${path}`]?.reads?.(fields) ?? fields) };
}

/** The request as the library is to see it. */
async function requestFor(c: Context<ApiEnv>, path: string): Promise<Request> {
  const reads = authCalls[`${c.req.method} ${path}`]?.reads;
  if (!reads) return c.req.raw;
  const { site_name: issuer } = path === "/two-factor/enable" ? await readSettings(c.var.db, c.var.facts.lang) : {};
  return withBody(c.req.raw, reads({ ...(await fieldsOf(c.req.raw)), issuer }));
}

async function answer(c: Context<ApiEnv>, path: string): Promise<Response> {
  const { authOf } = await import("../../auth/auth");
  const authWith: AuthWith = (hands) => authOf(c.env, new URL(c.req.url).origin, hands);
  const withAddress = ofAddresses[path];
  if (withAddress) {
    const email = await accountOf(c.req.raw);
    if (email === null || email.length > 254) return problem(c, fail("bad_request", "An address is wanted"));
    return withAddress(c, email, authWith);
  }
  const auth = authWith({
    lang: c.var.facts.lang,
    onReset: (email) => c.executionCtx.waitUntil(tellOwner(c, email, "password_changed")),
  });
  if (!auth) return problem(c, fail("overloaded", "Signing in is not set up: the installation has no AUTH_SECRET"));
  const withPasskey = ofPasskeys[path];
  if (withPasskey) return withPasskey({ c, auth, body: await readsOf(c, path) });
  return auth.handler(await requestFor(c, path));
}

/**
 * Signing in and out and what staff do with their access, by better-auth. Not part of the declared contract: its paths
 * are the library's own. Attempts are limited per network of the caller and per account.
 */
export const authentication = newRouter();
authentication.all("/api/auth/*", async (c) => {
  const path = c.req.path.slice("/api/auth".length);
  const call = authCalls[`${c.req.method} ${path}`];
  if (!call) return problem(c, fail("not_found"));
  const refused = await refusalFor(c, call);
  if (refused) return problem(c, refused);
  if (call.isLimited) {
    const exceeded = await exceededLimit(c);
    if (exceeded) return problem(c, fail("too_many_requests", exceeded));
  }
  const response = await answer(c, path);
  await report(c, path, response);
  const https = c.req.url.startsWith("https:");
  const cookies = response.headers.getSetCookie();
  const hint = hintFor(cookies, https);
  if (hint === null) return response;
  const answered = new Response(response.body, response);
  answered.headers.append("set-cookie", hint);
  if (path === "/sign-in/email" && sessionSetBy(cookies, https) && needsSecondFactor(c.env))
    answered.headers.set(nextStepHeader, "enrol");
  return answered;
});
