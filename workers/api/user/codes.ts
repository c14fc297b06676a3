import type { Context } from "hono";
import { fail } from "~/domain/common/errors";
import { localeOf } from "~/domain/locale/locales";
import { paths } from "~/domain/site/pages";
import { codeLife, type CodeRefused } from "~/domain/site/sign-in-code";
import { logSecurityEvent } from "~/server/log.server";
import { plainTexts } from "~/server/plain-texts.server";
import type { Auth, AuthHands } from "../../auth/auth";
import { codeWait } from "../../auth/code-limit";
import { readAddressee } from "../../db/account/accounts";
import { readSettings } from "../../db/site/site-settings";
import type { ApiEnv } from "../../http/app-env";
import { sendMail, type Mail } from "../../mail/send-mail";
import { problem } from "../contract/problem";

/** Where a code is asked for, and where it is brought back, below the path of the authentication. */
export const askForCode = "/email-otp/send-verification-otp";
export const signInWithCode = "/sign-in/email-otp";

/** The authentication with what its codes need. */
type WithHands = (hands: AuthHands) => Auth | null;

const secretMissing = fail("overloaded", "Signing in is not set up: the installation has no AUTH_SECRET");

/** The request with what the library shall know of its body, and nothing else. */
export function withBody({ url, method, headers }: Request, body: object): Request {
  const own = new Headers(headers);
  own.delete("content-length");
  return new Request(url, { method, headers: own, body: JSON.stringify(body) });
}

/** Digits as one reads them out: "428 113". */
const spelt = (code: string): string => code.replace(/^(\d{3})/, "$1 ");

/**
 * The mail to an address, in the language its owner wants. Staff get one too, without the code: who
 * asks from outside learns nothing from what is sent or how long it takes.
 */
async function mailFor(c: Context<ApiEnv>, email: string, code: string): Promise<Mail> {
  const [addressee, { site_name: house }] = await Promise.all([
    readAddressee(c.var.db, email),
    readSettings(c.var.db, c.var.facts.lang),
  ]);
  const lang = localeOf(addressee?.mailLang ?? c.var.facts.lang).code;
  const t = plainTexts(lang);
  const link = `${c.env.SITE_ORIGIN}/${lang}${paths["user-login"]}`;
  if (addressee && addressee.role !== "customer")
    return { to: email, subject: t("staff_mail.subject", { house }), text: t("staff_mail.text", { house, link }) };
  return {
    to: email,
    subject: t("code_mail.subject", { code: spelt(code), house }),
    text: t("code_mail.text", { code: spelt(code), house, link, minutes: codeLife / 60_000 }),
  };
}

/**
 * Mails a code to an address, whether or not it has an account. A code asked for earlier is worth nothing
 * from then on. So many an hour for one address; the answer says until when the code holds (epoch ms).
 */
export async function sendCode(c: Context<ApiEnv>, email: string, authWith: WithHands): Promise<Response> {
  const { AUTH_SECRET } = c.env;
  const { now, lang } = c.var.facts;
  let issued: string | null = null;
  const auth = authWith({ lang, issue: (code) => (issued = code) });
  if (!auth || !AUTH_SECRET) return problem(c, secretMissing);
  const wait = await codeWait({ DB: c.env.DB, AUTH_SECRET }, email, now);
  if (wait !== null) return tooManyMails(c, wait);
  const made = await auth.handler(withBody(c.req.raw, { email, type: "sign-in" }));
  if (!made.ok || issued === null) return problem(c, fail("bad_request", "An address is wanted"));
  const sent = await sendMail(c.env, await mailFor(c, email, issued));
  if (!sent.ok) return problem(c, sent);
  logSecurityEvent("code_sent");
  return c.json({ valid_until: now + codeLife }, 200);
}

/** The answer to who wants one mail too many for an address, with the seconds until the next one. */
export function tooManyMails(c: Context<ApiEnv>, wait: number): Response {
  const refused: Response = problem(c, fail("too_many_requests", "Too many codes for one address"));
  refused.headers.set("retry-after", String(wait));
  return refused;
}

/** The library's words for a code that it did not take. */
const refusals: Record<string, CodeRefused["code"]> = { OTP_EXPIRED: "expired", TOO_MANY_ATTEMPTS: "used_up" };

/**
 * Signs in with a code. The first time makes the account of a guest. A code that is not taken is a
 * 401 that says why and how often it may still be tried.
 */
export async function tryCode(c: Context<ApiEnv>, email: string, authWith: WithHands): Promise<Response> {
  const { otp }: { otp?: unknown } = await c.req.raw.clone().json<{ otp?: unknown }>();
  const { lang } = c.var.facts;
  const auth = authWith({ lang, onNewAccount: () => logSecurityEvent("account_created") });
  if (!auth) return problem(c, secretMissing);
  if (typeof otp !== "string") return problem(c, fail("bad_request", "A code is wanted"));
  const response = await auth.handler(withBody(c.req.raw, { email, otp, name: "" }));
  if (response.ok || response.status >= 500) return response;
  const { triesLeft } = await import("../../auth/auth");
  const { code = "" } = await response.json<{ code?: string }>();
  const left = await triesLeft(auth, email);
  const refused: CodeRefused = { code: refusals[code] ?? (left === 0 ? "used_up" : "wrong"), tries_left: left };
  return c.json(refused, 401, { "cache-control": "no-store" });
}
