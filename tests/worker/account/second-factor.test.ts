import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { lockOut } from "~/domain/staff/second-factor";
import { db } from "../../../workers/db/client";
import { twoFactor, user } from "../../../workers/db/schema/auth";
import { saveSettings } from "../../support/house";
import { jarOf } from "../../support/guests";
import { newStaff, password, staffAccess } from "../../support/staff-access";

const database = db(env);
const { call, post, read, api, withPassword, enter, opens, setUp, newestMail } = staffAccess();
beforeAll(() => saveSettings());

const wrong = (code: string) => String((Number(code) + 500_000) % 1_000_000).padStart(6, "0");
const problemIn = async (answer: Response) => (await answer.json<{ problem: string }>()).problem;

/** The step after the password. */
async function stepFor(email: string) {
  const answer = await withPassword(email);
  const cookie = jarOf(answer);
  return { answer, cookie, take: (code: string) => post("second-step", { code }, cookie) };
}

// Hashing a password takes its time, on purpose.
describe("the second factor of staff", { timeout: 60_000 }, () => {
  it("is asked for after the password, which alone opens nothing", async () => {
    const email = await newStaff();
    const { code } = await setUp(await enter(email));
    const { answer, cookie, take } = await stepFor(email);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/de/user/second-step"]);
    expect(await opens(cookie)).toBe(401);
    expect([(await read("second-step", cookie)).status, (await read("second-step")).headers.get("location")]).toEqual([
      200,
      "/de/user/login?with=password",
    ]);
    const refused = await take(wrong(await code()));
    expect([refused.status, await problemIn(refused)]).toEqual([401, "code_wrong"]);
    const signedIn = await take(await code());
    expect([signedIn.status, signedIn.headers.get("location")]).toEqual([303, "/de"]);
    expect(await opens(jarOf(signedIn))).toBe(200);
    expect((await take(await code())).status).toBe(401);
  });

  it("goes on to where somebody wanted to, and nowhere else", async () => {
    const email = await newStaff();
    const { code } = await setUp(await enter(email));
    const first = await post("login", { email, password, next: "/de/programm" });
    expect(first.headers.get("location")).toBe("/de/user/second-step?next=%2Fde%2Fprogramm");
    const to = async (next: string) =>
      (await post("second-step", { code: await code(), next }, jarOf(await withPassword(email)))).headers.get(
        "location",
      );
    expect([await to("/de/programm"), await to("//evil.example")]).toEqual(["/de/programm", "/de"]);
  });

  it("waits in a cookie of this host that only the server reads, for ten minutes", async () => {
    const email = await newStaff();
    await setUp(await enter(email));
    const secure = staffAccess({ SITE_ORIGIN: "https://kino.example" as never });
    const answer = await secure.post("login", { email, password }, "", "https://kino.example");
    const cookies = answer.headers.getSetCookie();
    expect(cookies.filter((cookie) => /second_step/.test(cookie))).toEqual([
      expect.stringMatching(/^__Host-kasch_second_step_key=\S+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-kasch|Max-Age=0/);
  });

  it("has backup codes, each of which opens once, however it is typed", async () => {
    const email = await newStaff();
    const { codes } = await setUp(await enter(email));
    expect(codes).toHaveLength(10);
    const [first = "", second = ""] = codes;
    const used = await (await stepFor(email)).take(` ${first.toUpperCase().replace("-", " ")}`);
    expect([used.status, await opens(jarOf(used))]).toEqual([303, 200]);
    const again = await (await stepFor(email)).take(first);
    expect([again.status, await problemIn(again)]).toEqual([401, "code_used"]);
    expect((await (await stepFor(email)).take(second)).status).toBe(303);
  });

  it("is tried five times, then the password is asked for again; after ten wrong codes nobody comes in for a while", async () => {
    const email = await newStaff();
    const { code, codes } = await setUp(await enter(email));
    const problems = [];
    for (let round = 0; round < 2; round += 1) {
      const { take } = await stepFor(email);
      for (let tries = 0; tries < 5; tries += 1) problems.push(await problemIn(await take(wrong(await code()))));
      if (round === 0) problems.push(await problemIn(await take(await code())));
    }
    expect(problems).toEqual([...Array<string>(5).fill("code_wrong"), "over", ...Array<string>(5).fill("code_wrong")]);
    const { take } = await stepFor(email);
    const locked = await take(await code());
    expect([locked.status, await problemIn(locked), await problemIn(await take(codes[0] ?? ""))]).toEqual([
      429,
      "locked",
      "locked",
    ]);
    const [row] = await database
      .select({ lockedUntil: twoFactor.lockedUntil })
      .from(twoFactor)
      .innerJoin(user, eq(user.id, twoFactor.userId))
      .where(eq(user.email, email));
    const wait = (row?.lockedUntil?.getTime() ?? 0) - Date.now();
    expect(wait).toBeGreaterThan((lockOut.seconds - 60) * 1000);
    expect(wait).toBeLessThanOrEqual(lockOut.seconds * 1000);
  });

  it("ends what began with the password alone when it is switched on, and its owner is told", async () => {
    const email = await newStaff();
    const [own, elsewhere] = [await enter(email), await enter(email)];
    const { cookie } = await setUp(own);
    expect([await opens(cookie), await opens(own), await opens(elsewhere)]).toEqual([200, 401, 401]);
    expect((await newestMail(email))?.text).toContain("ein Code aus Ihrer App verlangt");
  });

  it("is not on before a code proves it, and keeps what was shown where the code is wrong", async () => {
    const email = await newStaff();
    const own = await enter(email);
    const { enrolment } = await (
      await post("security", { wish: "set-up", password }, own)
    ).json<{ enrolment: { uri: string; secret: string; codes: string[] } }>();
    expect(enrolment.uri).toMatch(
      /^otpauth:\/\/totp\/Kino%20Meridian:[\w-]+%40kino\.example\?secret=\w+&issuer=Kino\+Meridian/,
    );
    expect(enrolment.secret).toMatch(/^(?:\w{4} )+\w{1,4}$/);
    const fields = { wish: "switch-on", uri: enrolment.uri, codes: enrolment.codes.join(" "), code: "000 00" };
    const malformed = await post("security", fields, own);
    expect([malformed.status, await malformed.json()]).toEqual([
      400,
      { wish: "switch-on", problem: "code_malformed", enrolment },
    ]);
    expect((await withPassword(email)).headers.get("location")).toBe("/de");
  });

  it("lies in the database encrypted", async () => {
    const email = await newStaff();
    const { secret, codes } = await setUp(await enter(email));
    const rows = JSON.stringify(await database.select().from(twoFactor));
    expect(rows).not.toContain(secret.replaceAll(" ", ""));
    for (const code of codes) expect(rows).not.toContain(code);
  });

  it("is removed, and given new backup codes, with the password alone", async () => {
    const email = await newStaff();
    const { cookie, codes, code } = await setUp(await enter(email));
    const refused = await post("security", { wish: "remove", password: "nicht das Passwort" }, cookie);
    expect([refused.status, await problemIn(refused)]).toEqual([400, "password_wrong"]);
    const fresh = await post("security", { wish: "new-codes", password }, cookie);
    const { codes: others } = await fresh.json<{ codes: string[] }>();
    expect(others).toHaveLength(10);
    expect(await problemIn(await (await stepFor(email)).take(codes[0] ?? ""))).toBe("code_used");
    expect((await (await stepFor(email)).take(await code())).status).toBe(303);
    const removed = await post("security", { wish: "remove", password }, cookie);
    expect(removed.headers.get("location")).toBe("/de/user/security?done=second_factor_off");
    expect(await opens(await enter(email))).toBe(200);
  });

  it("forgets no device: nobody is given a cookie that stands for it", async () => {
    const email = await newStaff();
    const { code } = await setUp(await enter(email));
    const { cookie } = await stepFor(email);
    const answer = await api("two-factor/verify-totp", { code: await code(), trustDevice: true }, cookie);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().join("\n")).not.toContain("trust");
    expect((await withPassword(email)).headers.get("location")).toBe("/de/user/second-step");
  });
});

describe("a house that requires a second factor", { timeout: 60_000 }, () => {
  const strict = staffAccess({ STAFF_SECOND_FACTOR: "required" as never });
  const forStaff = ["/de/pageeditor-api/user", "/de/pageeditor-api/page/?version_id=draft"];
  const statuses = (cookie: string) =>
    Promise.all(forStaff.map(async (path) => (await strict.call(path, { headers: { cookie } })).status));

  it("lets staff without one do nothing but set it up", async () => {
    const email = await newStaff();
    const answer = await strict.withPassword(email);
    const cookie = jarOf(answer);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/de/user/security"]);
    expect(await statuses(cookie)).toEqual([403, 403]);
    const change = { currentPassword: password, newPassword: "ein ganz anderes Passwort" };
    for (const [path, body] of [
      ["change-password", change],
      ["revoke-other-sessions", {}],
      ["two-factor/disable", { password }],
    ] as const)
      expect([path, (await strict.api(path, body, cookie)).status]).toEqual([path, 403]);
    for (const page of ["profile", "login"])
      expect((await strict.read(page, cookie)).headers.get("location")).toBe("/de/user/security");
    expect(await (await strict.read("security", cookie)).json()).toMatchObject({ isDue: true, sessions: [] });
    expect((await strict.withPassword(email)).status).toBe(303);

    const { cookie: full } = await strict.setUp(cookie);
    expect(await statuses(full)).toEqual([200, expect.not.stringMatching(/40[13]/)]);
    expect(await (await strict.read("security", full)).json()).toMatchObject({ isDue: false, isOn: true });
  });

  it("takes any word but “optional” for required", async () => {
    const cookie = await enter(await newStaff());
    const status = async (word: string) => {
      const { opens: opensThere } = staffAccess({ STAFF_SECOND_FACTOR: word as never });
      return opensThere(cookie);
    };
    expect([await status("optional"), await status("Required"), await status("")]).toEqual([200, 403, 403]);
    expect((await call("/de/pageeditor-api/user")).status).toBe(401);
  });
});
