import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { loadPassword, resetPassword } from "~/features/account/access/password.server";
import { loadSecondStep, takeSecondStep } from "~/features/account/access/second-step.server";
import { changeSecurity, loadSecurity, type SecurityAnswer } from "~/features/account/access/security.server";
import { requirePerson } from "~/features/account/authenticate.server";
import { loadSignIn, signIn } from "~/features/account/sign-in.server";
import { createStaff } from "../../workers/auth/create-staff";
import type { Bindings } from "../../workers/http/app-env";
import { keptMails } from "../../workers/mail/mailbox";
import { pagesOf } from "./account-pages";
import { caller, origin, someAddress } from "./edge";
import { AUTH_SECRET, jarOf } from "./guests";
import { totpOf } from "./totp";

const token = "a".repeat(40);

const renderPage = pagesOf({
  "GET login": loadSignIn,
  "POST login": signIn,
  "GET profile": requirePerson,
  "GET password": loadPassword,
  "POST password": resetPassword,
  "GET second-step": loadSecondStep,
  "POST second-step": takeSecondStep,
  "GET security": (args) => loadSecurity(args, "Europe/Vienna"),
  "POST security": async (args) => {
    const answer = await changeSecurity(args);
    // A page that is no redirect is loaded in the same request, after the action.
    if (!(answer instanceof Response)) await loadSecurity(args, "Europe/Vienna");
    return answer;
  },
});

export const password = "ein langes Passwort";

/** Somebody of the house whom no other test knows: attempts of one account are counted. */
export async function newStaff(): Promise<string> {
  const email = `${crypto.randomUUID()}@kino.example`;
  await createStaff(env, { email, name: "Ada Muster", role: "admin", password });
  return email;
}

/** The pages and calls with which staff look after their access, each asked from a network of its own. */
export function staffAccess(given: Partial<Bindings> = {}) {
  const bindings = { AUTH_SECRET, MAILBOX: "local", MAIL_FROM: "haus@kino.example" as never, ...given };
  const call = caller({ renderPage }, bindings);

  const post = (page: string, fields: Record<string, string>, cookie = "", at = origin) =>
    call(`${at}/de/user/${page}`, {
      method: "POST",
      redirect: "manual",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: at,
        cookie,
        "cf-connecting-ip": someAddress(),
      },
      body: new URLSearchParams(fields).toString(),
    });
  const read = (page: string, cookie = "") => call(`/de/user/${page}`, { redirect: "manual", headers: { cookie } });
  const api = (path: string, body: object, cookie = "") =>
    call(`/api/auth/${path}`, {
      method: "POST",
      headers: {
        origin,
        "content-type": "application/json",
        cookie: `csrftoken=${token}; ${cookie}`,
        "x-csrftoken": token,
        "cf-connecting-ip": someAddress(),
      },
      body: JSON.stringify(body),
    });

  const withPassword = (email: string, own = password) => post("login", { email, password: own });

  /** Signs in with the password, where that is all it takes. */
  async function enter(email: string): Promise<string> {
    const answer = await withPassword(email);
    expect(answer.status).toBe(303);
    return jarOf(answer);
  }

  /** Whether a cookie opens what is for staff alone. */
  const opens = async (cookie: string) => (await call("/de/pageeditor-api/user", { headers: { cookie } })).status;

  /** Sets a second factor up, and gives back how to use it. */
  async function setUp(cookie: string) {
    const begun = await post("security", { wish: "set-up", password }, cookie);
    expect(begun.status).toBe(200);
    const { enrolment } = await begun.json<SecurityAnswer>();
    if (!enrolment) throw new Error("Nothing to set up");
    const { secret, uri, codes } = enrolment;
    const code = () => totpOf(secret, Date.now());
    const fields = { wish: "switch-on", uri, codes: codes.join(" ") };
    const on = await post("security", { ...fields, code: await code() }, cookie);
    expect([on.status, (await on.clone().json<SecurityAnswer>()).codes]).toEqual([200, codes]);
    return { code, codes, uri, secret, cookie: jarOf(on), on };
  }

  const newestMail = async (to: string) => (await keptMails(env.CACHE)).find((mail) => mail.to === to);

  return { call, post, read, api, withPassword, enter, opens, setUp, newestMail };
}
