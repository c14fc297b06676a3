import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { requirePerson } from "~/features/account/authenticate.server";
import { loadSignIn, signIn, signOut } from "~/features/account/sign-in.server";
import { createStaff } from "../../../workers/auth/create-staff";
import { pagesOf } from "../../support/account-pages";
import { caller, origin, someAddress } from "../../support/edge";

const password = "ein langes Passwort";
const AUTH_SECRET = "only-for-this-test-and-long-enough-for-it";

/** The account's pages. */
const renderPage = pagesOf({
  "GET login": loadSignIn,
  "POST login": signIn,
  "POST logout": signOut,
  "GET profile": requirePerson,
});

const call = caller({ renderPage }, { AUTH_SECRET });

const post = (path: string, fields: Record<string, string>, { cookie = "", address = someAddress() } = {}) =>
  call(path, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded", origin, cookie, "cf-connecting-ip": address },
    body: new URLSearchParams(fields).toString(),
  });

const credentials = { email: "Ada@kino.example", password };
const cookiesOf = (response: Response) => response.headers.getSetCookie();
const jar = (response: Response) =>
  cookiesOf(response)
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

beforeEach(() => createStaff(env, { email: "ada@kino.example", name: "Ada Muster", role: "editor", password }));

// Hashing a password takes its time, on purpose.
describe("signing in with a plain form", { timeout: 30_000 }, () => {
  it("sets the session for the server alone and a readable hint, and leads on", async () => {
    const response = await post("/de/user/login", { ...credentials, next: "/de/programm?view=woche" });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/de/programm?view=woche"]);
    const [session = "", ...others] = cookiesOf(response).toSorted();
    expect(session).toMatch(/^kasch\.session_token=\S+;.*HttpOnly/i);
    expect(others).toEqual([expect.stringMatching(/^kasch_user=1; Max-Age=\d+; Path=\/; SameSite=Lax$/)]);
    const profile = await call("/de/user/profile", { headers: { cookie: jar(response) } });
    expect(await profile.json()).toMatchObject({
      staff: { name: "Ada Muster", email: "ada@kino.example", role: "editor" },
    });
  });

  it.each([["https://evil.example"], ["//evil.example"], ["/\\evil.example"], [""]])(
    "goes home instead of to %s",
    async (next) => {
      const response = await post("/en/user/login", { ...credentials, next });
      expect(response.headers.get("location")).toBe("/en");
    },
  );

  it("answers wrong passwords and unknown addresses alike, gives back the address and never the password", async () => {
    const wrong = await post("/de/user/login", { ...credentials, password: "ein falsches Passwort" });
    const unknown = await post("/de/user/login", { email: "niemand@kino.example", password: "ein falsches Passwort" });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.json()).toEqual({
      step: "password",
      email: "Ada@kino.example",
      problems: [],
      refusal: "refused",
    });
    expect(await unknown.json()).toEqual({
      step: "password",
      email: "niemand@kino.example",
      problems: [],
      refusal: "refused",
    });
    expect([...cookiesOf(wrong), ...cookiesOf(unknown)]).toEqual([]);
  });

  it("names incomplete fields without asking the authentication", async () => {
    const response = await post("/de/user/login", { email: "ada", password: "" });
    expect([response.status, await response.json()]).toEqual([
      400,
      { step: "password", email: "ada", problems: ["email_malformed", "password_missing"], refusal: null },
    ]);
  });

  it.each(["multipart/form-data", "application/json"])(
    "answers a body of %s that is no form with 400",
    async (type) => {
      const response = await call("/de/user/login", {
        method: "POST",
        headers: { "content-type": type, origin },
        body: "{",
      });
      expect(response.status).toBe(400);
    },
  );

  it("limits attempts by the caller's own address", async () => {
    const address = someAddress();
    const attempt = () => post("/de/user/login", { email: "niemand@kino.example", password: "falsch" }, { address });
    let attempts = 0;
    // One after the other, as an attacker who waits for answers; a new minute may begin meanwhile.
    // oxlint-disable-next-line no-await-in-loop
    while ((await attempt()).status === 401 && attempts < 25) attempts += 1;
    expect(attempts).toBeGreaterThanOrEqual(10);
    expect(attempts).toBeLessThan(25);
    expect((await post("/de/user/login", credentials)).status).toBe(303);
  });

  it("says so where signing in is not set up", async () => {
    const unset = caller({ renderPage }, { AUTH_SECRET: "" });
    const response = await unset("/de/user/login", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin },
      body: new URLSearchParams(credentials).toString(),
    });
    expect([response.status, (await response.json<{ refusal: string }>()).refusal]).toEqual([503, "unavailable"]);
  });
});

describe("who is signed in", { timeout: 30_000 }, () => {
  it("is asked to sign in before the profile, and comes back to it", async () => {
    const response = await call("/en/user/profile", { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([
      302,
      "/en/user/login?next=%2Fen%2Fuser%2Fprofile",
    ]);
  });

  it("is not asked again", async () => {
    const cookie = jar(await post("/de/user/login", credentials));
    const login = async (query: string) =>
      (await call(`/de/user/login${query}`, { redirect: "manual", headers: { cookie } })).headers.get("location");
    expect([await login(""), await login("?next=/de/programm"), await login("?next=//evil.example")]).toEqual([
      "/de/user/profile",
      "/de/programm",
      "/de/user/profile",
    ]);
  });

  it("leaves with both cookies, and the session is worth nothing afterwards", async () => {
    const cookie = jar(await post("/de/user/login", credentials));
    const response = await post("/de/user/logout", {}, { cookie });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/de/user/logout"]);
    expect(cookiesOf(response)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^kasch\.session_token=;.*Max-Age=0/i),
        "kasch_user=; Max-Age=0; Path=/; SameSite=Lax",
      ]),
    );
    expect((await call("/de/user/profile", { redirect: "manual", headers: { cookie } })).status).toBe(302);
  });

  it("cannot be signed out by another site", async () => {
    const cookie = jar(await post("/de/user/login", credentials));
    const foreign = await call("/de/user/logout", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example", cookie },
      body: "",
    });
    expect(foreign.status).toBe(403);
    expect((await call("/de/user/profile", { redirect: "manual", headers: { cookie } })).status).toBe(200);
  });

  it("loses a hint without a session with the first answer that knows better", async () => {
    const stale = await call("/api/user-details/", {
      headers: { cookie: "kasch_user=1; kasch.session_token=gone.gone" },
    });
    expect(cookiesOf(stale)).toContainEqual(expect.stringMatching(/^kasch_user=; Max-Age=0; Path=\//));
    const cookie = jar(await post("/de/user/login", credentials));
    const broken = new Proxy(env.DB, {
      get() {
        throw new Error("D1 is down");
      },
    });
    const unsure = await caller({ renderPage }, { AUTH_SECRET, DB: broken })("/api/user-details/", {
      headers: { cookie },
    });
    expect([unsure.status, cookiesOf(unsure).filter((value) => value.startsWith("kasch_user"))]).toEqual([200, []]);
    const known = await call("/api/user-details/", { headers: { cookie } });
    expect(cookiesOf(known).filter((value) => value.startsWith("kasch_user"))).toEqual([]);
  });
});
