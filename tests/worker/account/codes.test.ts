import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { codeLife, codeTries, codeWindow, mostCodes } from "~/domain/site/sign-in-code";
import { createStaff } from "../../../workers/auth/create-staff";
import { keyedHash } from "../../../workers/auth/keyed-hash";
import { db } from "../../../workers/db/client";
import { codeRequest, session, user, verification } from "../../../workers/db/schema/auth";
import { housekeeping } from "../../../workers/jobs/housekeeping";
import { keptMails } from "../../../workers/mail/mailbox";
import { caller, htmlPage } from "../../support/edge";
import { AUTH_SECRET, guestClient } from "../../support/guests";

const database = db(env);
const staffAddress = "ada@kino.example";
const guests = guestClient();
const { ask, bring, codeFor, signIn } = guests;

const lines: Record<string, unknown>[] = [];
beforeEach(async () => {
  for (const table of [session, verification, codeRequest, user]) await database.delete(table);
  lines.length = 0;
  for (const level of ["error", "warn", "info", "log"] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(JSON.parse(line)));
});
afterEach(() => void vi.restoreAllMocks());

const newestMail = async (to: string) => (await keptMails(env.CACHE)).find((mail) => mail.to === to);
const some = () => `${crypto.randomUUID()}@gast.example`;
/** A code that is not the given one. */
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("a code that is mailed", () => {
  it("signs a guest in, makes the account at the first time and finds it at the second", async () => {
    const email = some();
    const first = await signIn(email, "en");
    const [made] = await database.select().from(user).where(eq(user.email, email));
    expect(made).toMatchObject({ role: "customer", emailVerified: true, name: "", mailLang: "en" });
    const details = await (await guests.call("/api/user-details/", { headers: { cookie: first } })).json();
    expect(details).toMatchObject({
      is_logged_in: true,
      has_dashboard_online_access: false,
      may_edit_pages: false,
      email,
    });
    await signIn(email);
    expect(await database.select().from(user)).toHaveLength(1);
    expect(lines.map(({ event }) => event)).toEqual([
      "code_sent",
      "account_created",
      "sign_in",
      "code_sent",
      "sign_in",
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/gast\.example/);
  });

  it("is written in the language of the page, later in that of the account", async () => {
    const email = some();
    await signIn(email, "en");
    expect((await newestMail(email))?.subject).toMatch(/^\d{3} \d{3} is your code for/);
    await ask(email, "de");
    expect((await newestMail(email))?.subject).toMatch(/is your code for/);
    const other = some();
    await ask(other, "de");
    expect((await newestMail(other))?.subject).toMatch(/^\d{3} \d{3} ist Ihr Code für/);
  });

  it("opens once", async () => {
    const email = some();
    const code = await codeFor(email);
    expect((await bring(email, code)).status).toBe(200);
    expect((await bring(email, code)).status).toBe(401);
  });

  it("is worth nothing once a newer one is under way", async () => {
    const email = some();
    const old = await codeFor(email);
    let fresh = await codeFor(email);
    // One time in a million they are the same.
    while (fresh === old) fresh = await codeFor(email);
    expect((await bring(email, old)).status).toBe(401);
    expect((await bring(email, fresh)).status).toBe(200);
  });

  it("is worth nothing after ten minutes, and good until then", async () => {
    const email = some();
    const code = await codeFor(email);
    const [row] = await database.select().from(verification);
    expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBeCloseTo(codeLife, -4);
    await database.update(verification).set({ expiresAt: new Date(Date.now() - 1) });
    const late = await bring(email, code);
    expect([late.status, await late.json()]).toEqual([401, { code: "expired", tries_left: 0 }]);
  });

  it("may be tried five times, then not even the right one opens", async () => {
    const email = some();
    const code = await codeFor(email);
    for (let left = codeTries - 1; left > 0; left -= 1)
      expect(await (await bring(email, other(code))).json()).toEqual({ code: "wrong", tries_left: left });
    expect(await (await bring(email, other(code))).json()).toEqual({ code: "used_up", tries_left: 0 });
    expect((await bring(email, code)).status).toBe(401);
    expect(await database.select().from(session)).toEqual([]);
  });

  it("opens with the last of its tries", async () => {
    const email = some();
    const code = await codeFor(email);
    for (let tries = 1; tries < codeTries; tries += 1) await bring(email, other(code));
    expect((await bring(email, code)).status).toBe(200);
  });

  it("opens no account but that of its address", async () => {
    const code = await codeFor(some());
    expect((await bring(some(), code)).status).toBe(401);
  });

  it("lies in the database neither as itself nor with the address", async () => {
    const email = some();
    const code = await codeFor(email);
    const stored = JSON.stringify([
      await database.select().from(verification),
      await database.select().from(codeRequest),
    ]);
    expect(stored).not.toContain(email);
    expect(stored).not.toContain(`"${code}`);
    expect(stored).toContain(await keyedHash(AUTH_SECRET, `code ${code}`));
  });

  it("is not promised where it could not be sent", async () => {
    const broken = guestClient({ MAILBOX: "", MAIL: { send: () => Promise.reject(new Error("down")) } });
    expect((await broken.ask(some())).status).toBe(502);
  });
});

describe("who asks for a code", () => {
  it("learns nothing of an address: known, unknown and the team's are answered alike", async () => {
    const known = some();
    await signIn(known);
    await createStaff(env, {
      email: staffAddress,
      name: "Ada Muster",
      role: "editor",
      password: "ein langes Passwort",
    });
    const answers = [];
    for (const email of [known, some(), staffAddress]) {
      const answer = await ask(email);
      const wrong = await bring(email, "000000");
      answers.push([answer.status, Object.keys(await answer.json<object>()), wrong.status, await wrong.json()]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
    expect(await Promise.all([known, staffAddress].map(async (to) => (await newestMail(to)) !== undefined))).toEqual([
      true,
      true,
    ]);
  });

  it("waits after five an hour for one address, however it is spelt, and is told for how long", async () => {
    const email = some();
    for (let codes = 0; codes < mostCodes; codes += 1) expect((await ask(email)).status).toBe(200);
    const refused = await ask(` ${email.toUpperCase()}`);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
    expect((await ask(some())).status).toBe(200);
    expect((await ask(email, "de", codeWindow)).status).toBe(200);
  });

  it("leaves no count behind when the hour is over", async () => {
    await ask(some());
    await housekeeping(guests.bindings, guests.now + codeWindow - 1);
    expect(await database.select().from(codeRequest)).toHaveLength(1);
    await housekeeping(guests.bindings, guests.now + codeWindow + 1);
    expect(await database.select().from(codeRequest)).toHaveLength(0);
  });

  it.each(["", "niemand", "a@b", `${"a".repeat(250)}@gast.example`])("is refused for %j", async (email) => {
    expect((await ask(email)).status).toBe(400);
    expect(await database.select().from(verification)).toEqual([]);
  });

  it("cannot do so from another site", async () => {
    const foreign = await ask(some(), "de", 0, { origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
    expect(await database.select().from(verification)).toEqual([]);
  });
});

describe("the team", () => {
  beforeEach(() =>
    createStaff(env, { email: staffAddress, name: "Ada Muster", role: "manager", password: "ein langes Passwort" }),
  );

  it("is mailed no code", async () => {
    await ask(staffAddress);
    const mail = await newestMail(staffAddress);
    expect(mail?.text).toContain("/user/login?with=password");
    expect(`${mail?.subject}${mail?.text}`.replaceAll(/localhost:\d+/g, "")).not.toMatch(/\d{3} ?\d{3}/);
  });

  it("is not signed in by one either, even where somebody guessed it", async () => {
    await ask(staffAddress);
    const value = `${await keyedHash(AUTH_SECRET, "code 123456")}:0`;
    await database.update(verification).set({ value });
    expect((await bring(staffAddress, "123456")).status).toBe(401);
    expect(await database.select().from(session)).toEqual([]);
    // The same code of a guest opens: it is the role that does not.
    await database.update(user).set({ role: "customer" });
    await ask(staffAddress);
    await database.update(verification).set({ value });
    expect((await bring(staffAddress, "123456")).status).toBe(200);
  });

  it("does not inherit the sessions of a guest who is taken on", async () => {
    const email = some();
    const cookie = await signIn(email);
    await createStaff(env, { email, name: "Neu Muster", role: "editor", password: "ein langes Passwort" });
    const asked = await guests.call("/de/pageeditor-api/user", { headers: { cookie } });
    expect(asked.status).toBe(401);
  });
});

describe("a guest", () => {
  it("passes no check for staff", async () => {
    const cookie = await signIn(some());
    const asks = async (path: string) => (await guests.call(path, { headers: { cookie } })).status;
    expect(await asks("/de/pageeditor-api/user")).toBe(401);
    // The same session of staff passes: it is the role that decides.
    await database.update(user).set({ role: "editor", name: "Ada Muster" });
    expect(await asks("/de/pageeditor-api/user")).toBe(200);
    await database.update(user).set({ role: "chief" as "editor" });
    expect(await asks("/de/pageeditor-api/user")).toBe(401);
  });

  it("is a visitor again where the account is gone", async () => {
    const email = some();
    const cookie = await signIn(email);
    await database.delete(user).where(eq(user.email, email));
    const details = await (await guests.call("/api/user-details/", { headers: { cookie } })).json();
    expect(details).toMatchObject({ is_logged_in: false, email: null });
  });
});

describe("the library's other calls", () => {
  const call = caller({ renderPage: () => Promise.resolve(htmlPage("page", "n")) }, { AUTH_SECRET });

  it.each([
    "update-user",
    "change-email",
    "delete-user",
    "email-otp/check-verification-otp",
    "email-otp/verify-email",
    "email-otp/request-password-reset",
    "email-otp/reset-password",
    "forget-password/email-otp",
    "sign-up/email",
  ])("are not open: %s", async (path) => {
    const { own } = guests;
    const answer = await call(`/api/auth/${path}`, {
      method: "POST",
      headers: { ...own, "content-type": "application/json" },
      body: JSON.stringify({ email: staffAddress, name: "x" }),
    });
    expect(answer.status).toBe(404);
  });
});
