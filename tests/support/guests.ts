import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { Bindings } from "../../workers/http/app-env";
import { keptMails } from "../../workers/mail/mailbox";
import { caller, htmlPage, origin, someAddress } from "./edge";

export const AUTH_SECRET = "only-for-this-test-and-long-enough-for-it";
const token = "a".repeat(40);

type Headers = Record<string, string>;

/** Cookies of an answer, as they are sent back: of two with one name the later one, as browsers keep them. */
export const jarOf = (response: Response): string => {
  const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  return [...new Map(pairs.map((pair) => [pair.split("=")[0], pair])).values()].join("; ");
};

/** Guests who sign in with codes, each call from a network of its own. */
export function guestClient(given: Partial<Bindings> = {}) {
  const bindings = { ...env, AUTH_SECRET, MAILBOX: "local", MAIL_FROM: "haus@kino.example" as never, ...given };
  const call = caller({ renderPage: () => Promise.resolve(htmlPage("page", "n")) }, bindings);
  const now = Date.parse("2099-11-21T18:05:00+01:00");
  const own = { origin, cookie: `csrftoken=${token}`, "x-csrftoken": token };

  const post = (path: string, body: object, { lang = "de", later = 0, more = {} } = {}) =>
    call(`/api/auth/${path}?lang=${lang}`, {
      method: "POST",
      headers: {
        ...own,
        "content-type": "application/json",
        "cf-connecting-ip": someAddress(),
        "x-test-now": new Date(now + later).toISOString(),
        ...more,
      },
      body: JSON.stringify(body),
    });

  const ask = (email: string, lang = "de", later = 0, more: Headers = {}) =>
    post("email-otp/send-verification-otp", { email }, { lang, later, more });
  const bring = (email: string, otp: string, lang = "de") => post("sign-in/email-otp", { email, otp }, { lang });

  /** Asks for a code and reads the mail. */
  async function codeFor(email: string, lang = "de"): Promise<string> {
    const before = (await keptMails(env.CACHE))
      .filter(({ to }) => to === email)
      .map(({ at, subject }) => `${at}${subject}`);
    expect((await ask(email, lang)).status).toBe(200);
    const mails = (await keptMails(env.CACHE)).filter(({ to }) => to === email);
    const mail = mails.find(({ at, subject }) => !before.includes(`${at}${subject}`));
    const code = /(\d{3}) (\d{3})/.exec(mail?.subject ?? "");
    return `${code?.[1]}${code?.[2]}`;
  }

  /** Signs in with a code and gives back the cookies. */
  async function signIn(email: string, lang = "de"): Promise<string> {
    const answer = await bring(email, await codeFor(email, lang), lang);
    expect(answer.status).toBe(200);
    return jarOf(answer);
  }

  return { call, ask, bring, codeFor, signIn, bindings, now, own };
}
