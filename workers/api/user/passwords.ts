import type { Context } from "hono";
import { fail } from "~/domain/common/errors";
import { localeOf } from "~/domain/locale/locales";
import { paths } from "~/domain/site/pages";
import { resetLife } from "~/domain/staff/password";
import { logSecurityEvent, type SecurityEvent } from "~/server/log.server";
import { plainTexts } from "~/server/plain-texts.server";
import type { Auth, AuthHands } from "../../auth/auth";
import { codeWait } from "../../auth/code-limit";
import { readAddressee } from "../../db/account/accounts";
import { readSettings } from "../../db/site/site-settings";
import type { ApiEnv } from "../../http/app-env";
import { sendMail } from "../../mail/send-mail";
import { problem } from "../contract/problem";
import { tooManyMails, withBody } from "./codes";

/** Where somebody says that they forgot their password, below the path of the authentication. */
export const askForReset = "/request-password-reset";

/** The texts of mails to an address, in the language its owner wants, and what they are filled in with. */
async function wordsFor(c: Context<ApiEnv>, email: string) {
  const [addressee, { site_name: house }] = await Promise.all([
    readAddressee(c.var.db, email),
    readSettings(c.var.db, c.var.facts.lang),
  ]);
  const lang = localeOf(addressee?.mailLang ?? c.var.facts.lang).code;
  return { addressee, house, t: plainTexts(lang), page: (path: string) => `${c.env.SITE_ORIGIN}/${lang}${path}` };
}

/**
 * Mails staff a link to a page that sets a new password: once, for half an hour. Every other address is mailed a
 * line without a link, since guests have no password: who asks from outside is answered alike. Counted with the codes.
 */
export async function sendReset(
  c: Context<ApiEnv>,
  email: string,
  authWith: (hands: AuthHands) => Auth | null,
): Promise<Response> {
  const { AUTH_SECRET } = c.env;
  const { now, lang } = c.var.facts;
  let key: string | null = null;
  const auth = authWith({ lang, issue: (token) => (key = token) });
  if (!auth || !AUTH_SECRET) return problem(c, fail("overloaded", "Signing in is not set up"));
  const wait = await codeWait({ DB: c.env.DB, AUTH_SECRET }, email, now);
  if (wait !== null) return tooManyMails(c, wait);
  const { addressee, house, t, page } = await wordsFor(c, email);
  if (addressee && addressee.role !== "customer") await auth.handler(withBody(c.req.raw, { email }));
  const link = page(key === null ? paths["user-login"] : `${paths["user-password"]}?key=${encodeURIComponent(key)}`);
  const text = t(key === null ? "no_password_mail.text" : "reset_mail.text", {
    house,
    link,
    minutes: resetLife / 60_000,
  });
  const sent = await sendMail(c.env, { to: email, subject: t("reset_mail.subject", { house }), text });
  if (!sent.ok) return problem(c, sent);
  logSecurityEvent("reset_sent");
  return c.json({ status: true }, 200);
}

const told = {
  password_changed: "access_mail.password_changed",
  second_factor_on: "access_mail.second_factor_on",
  second_factor_off: "access_mail.second_factor_off",
  passkey_added: "access_mail.passkey_added",
  passkey_removed: "access_mail.passkey_removed",
} as const;

const isTold = (event: SecurityEvent): event is keyof typeof told => Object.hasOwn(told, event);

/** Tells somebody by mail that the way into their account was changed, in case it was not them. */
export async function tellOwner(c: Context<ApiEnv>, email: string, event: SecurityEvent): Promise<void> {
  if (!isTold(event)) return;
  const { house, t, page } = await wordsFor(c, email);
  const text = t("access_mail.text", { what: t(told[event]), house, link: page(paths["user-password"]) });
  await sendMail(c.env, { to: email, subject: t("access_mail.subject", { house }), text });
}
