import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { staffStatements } from "../../../scripts/staff/statements";
import { createStaff } from "../../../workers/auth/create-staff";
import { db } from "../../../workers/db/client";
import { passkey, user } from "../../../workers/db/schema/auth";
import { newAuthenticator } from "../../support/authenticator";
import { guestClient, jarOf } from "../../support/guests";
import { saveSettings } from "../../support/house";
import { passkeysOf, type CreationOptions } from "../../support/passkeys";
import { newStaff, password, staffAccess } from "../../support/staff-access";

const database = db(env);
const staff = staffAccess();
const { call, api, enter, opens, setUp, newestMail } = staff;
const { begin, add, challenge, signIn, list } = passkeysOf(staff);
beforeAll(() => saveSettings());

const codeIn = async (answer: Response) => (await answer.json<{ code: string }>()).code;

// Hashing a password takes its time, on purpose.
describe("a passkey of staff", { timeout: 60_000 }, () => {
  it("is added with the password, for the address of the house, and signs in without one", async () => {
    const email = await newStaff();
    const own = await enter(email);
    const { answer } = await begin(own);
    expect(await answer.json()).toMatchObject({
      rp: { id: "localhost", name: "Kino Meridian" },
      user: { name: email },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const { device, added } = await add(own, "  Laptop an der Kassa ");
    expect([added.status, await added.json()]).toEqual([200, { status: true }]);
    expect((await newestMail(email))?.text).toContain("öffnet ein neuer Passkey Ihren Zugang");
    expect(await list(own)).toEqual([
      { id: expect.any(String), name: "Laptop an der Kassa", created_at: expect.any(Number), used_at: null },
    ]);

    const signedIn = await signIn(device);
    expect([signedIn.status, await signedIn.json()]).toEqual([200, { status: true }]);
    const cookie = jarOf(signedIn);
    expect(await opens(cookie)).toBe(200);
    expect((await list(cookie))[0]?.used_at).toBeGreaterThan(Date.now() - 60_000);
  });

  it("is asked for without an address, unlocked, and for five minutes in a cookie that only the server reads", async () => {
    const { options } = await challenge();
    expect(options).toMatchObject({ rpId: "localhost", userVerification: "required" });
    expect(options).not.toHaveProperty("allowCredentials");
    const secure = staffAccess({ SITE_ORIGIN: "https://kino.example" as never });
    const answer = await secure.call("https://kino.example/api/auth/passkey/generate-authenticate-options", {
      method: "POST",
      headers: { origin: "https://kino.example", cookie: "csrftoken=" + "a".repeat(40), "x-csrftoken": "a".repeat(40) },
    });
    expect(await answer.json()).toMatchObject({ rpId: "kino.example" });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-kasch_passkey_key=\S+; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
  });

  it("needs the password to be added, however fresh the session is", async () => {
    const own = await enter(await newStaff());
    const { answer } = await begin(own, "nicht das Passwort");
    expect([answer.status, await codeIn(answer), answer.headers.getSetCookie()]).toEqual([400, "INVALID_PASSWORD", []]);
    expect((await api("passkey/generate-register-options", {}, own)).status).toBe(400);
    const device = await newAuthenticator();
    const response = await device.create({ challenge: "AAAA", rp: { id: "localhost" } });
    expect((await api("passkey/verify-registration", { response }, own)).status).toBe(400);
    expect(await list(own)).toEqual([]);
  });

  it.each([
    ["another site", { origin: "https://evil.example" }],
    ["another address", { host: "evil.example" }],
    ["another challenge", { challenge: "bm90IHRoaXMgb25l" }],
    ["a device nobody unlocked", { isLocked: true }],
  ])("is neither made nor used by %s", async (_, slips) => {
    const errors = vi.spyOn(console, "error");
    const email = await newStaff();
    const own = await enter(email);
    const refused = await add(own, "", slips);
    expect([400, 401]).toContain(refused.added.status);
    expect(await list(own)).toEqual([]);
    const { device } = await add(own);
    const answer = await signIn(device, slips);
    expect([400, 401]).toContain(answer.status);
    expect(answer.headers.getSetCookie().join("\n")).not.toContain("session_token");
    expect((await signIn(device)).status).toBe(200);
    // What somebody brings is nothing to wake somebody up for, and nothing to write down.
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  it("is for the address the house says, whatever a request says of itself", async () => {
    const own = await enter(await newStaff());
    const { device } = await add(own);
    const moved = staffAccess({ SITE_ORIGIN: "https://kino.example" as never });
    const { options, jar } = await passkeysOf(moved).challenge();
    expect(options.rpId).toBe("kino.example");
    const response = await device.get(options, { host: "localhost" });
    const elsewhere = await moved.api("passkey/verify-authentication", { response }, jar);
    expect(elsewhere.ok).toBe(false);
  });

  it("answers a challenge once, and only one that is for signing in", async () => {
    const own = await enter(await newStaff());
    const { device, jar: registering, response: made } = await add(own);
    const { options, jar } = await challenge();
    const response = await device.get(options);
    const statuses = [];
    for (const _ of [1, 2]) statuses.push((await api("passkey/verify-authentication", { response }, jar)).status);
    expect(statuses).toEqual([200, 400]);
    const again = await api("passkey/verify-registration", { response: made, name: "noch einmal" }, registering);
    expect([again.status, await list(own)]).toEqual([400, [expect.objectContaining({ name: "Laptop" })]]);
    const { answer, jar: other } = await begin(own);
    const crossed = await device.get({ ...(await answer.json<CreationOptions>()), rpId: "localhost" });
    expect((await api("passkey/verify-authentication", { response: crossed }, other)).status).toBe(400);
    expect((await api("passkey/verify-authentication", { response: await device.get(options) })).status).toBe(400);
  });

  it("whose counter goes back is a copy, and refused", async () => {
    const { device } = await add(await enter(await newStaff()));
    expect([(await signIn(device, { count: 9 })).status, (await signIn(device, { count: 9 })).status]).toEqual([
      200, 400,
    ]);
    expect((await signIn(device, { count: 3 })).status).toBe(400);
    expect((await signIn(device, { count: 10 })).status).toBe(200);
  });

  it("is removed with the password, tells its owner, and opens nothing afterwards", async () => {
    const email = await newStaff();
    const own = await enter(email);
    const { device } = await add(own);
    const id = (await list(own))[0]?.id;
    const wrong = await api("passkey/delete-passkey", { id, password: "nicht das Passwort" }, own);
    expect([wrong.status, await codeIn(wrong), (await list(own)).length]).toEqual([400, "INVALID_PASSWORD", 1]);
    expect((await api("passkey/delete-passkey", { id, password }, own)).status).toBe(200);
    expect((await newestMail(email))?.text).toContain("Ein Passkey wurde gerade entfernt");
    const gone = await signIn(device);
    const stranger = await signIn(await newAuthenticator());
    expect([gone.status, await gone.text()]).toEqual([stranger.status, await stranger.text()]);
    expect([gone.status, await list(own)]).toEqual([401, []]);
  });

  it("is its owner's to see, to name and to remove, and nobody else's", async () => {
    const [own, other] = [await enter(await newStaff()), await enter(await newStaff())];
    const { device } = await add(own);
    const id = (await list(own))[0]?.id;
    expect(await list(other)).toEqual([]);
    expect((await api("passkey/update-passkey", { id, name: "Meiner" }, other)).status).toBe(401);
    expect((await api("passkey/delete-passkey", { id, password }, other)).status).toBe(401);
    expect((await list(own))[0]?.name).toBe("Laptop");
    expect((await api("passkey/update-passkey", { id, name: ` ${"x".repeat(80)}` }, own)).status).toBe(200);
    expect((await list(own))[0]?.name).toBe("x".repeat(60));
    expect((await api("passkey/update-passkey", { id, name: " " }, own)).status).toBe(400);
    expect((await signIn(device)).status).toBe(200);
    const theirs = await begin(other);
    const made = await device.create(await (await begin(own)).answer.json<CreationOptions>());
    expect((await api("passkey/verify-registration", { response: made, name: "" }, theirs.jar)).status).toBe(400);
  });

  it("is nothing for guests, and no longer opens for who became one", async () => {
    const email = await newStaff();
    const own = await enter(email);
    const { device } = await add(own);
    await database.update(user).set({ role: "customer" }).where(eq(user.email, email));
    const refused = await signIn(device);
    expect([refused.status, await codeIn(refused)]).toEqual([401, "PASSKEY_NOT_FOUND"]);
    expect(refused.headers.getSetCookie().join("\n")).not.toContain("session_token");
    const guest = await guestClient().signIn(`${crypto.randomUUID()}@gast.example`);
    for (const cookie of [guest, own, ""]) {
      expect((await begin(cookie)).answer.status).toBe(401);
      expect((await call("/api/auth/passkey/list-user-passkeys", { headers: { cookie } })).status).toBe(401);
    }
  });

  it("asks for no code after it, and goes on without one", async () => {
    const email = await newStaff();
    const { cookie } = await setUp(await enter(email));
    const { device } = await add(cookie);
    expect(await opens(jarOf(await signIn(device)))).toBe(200);
  });

  it("is taken away with the second factor by whoever gives somebody a new way in", async () => {
    const email = await newStaff();
    const { device } = await add(await enter(email));
    await createStaff(env, { email, name: "Ada Muster", role: "admin", password });
    expect((await signIn(device)).status).toBe(401);
    const { device: second } = await add(await enter(email));
    const statements = await staffStatements({ email, role: "admin", password }, Date.now());
    await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
    expect((await signIn(second)).status).toBe(401);
    const left = await database
      .select({ id: passkey.id })
      .from(passkey)
      .innerJoin(user, eq(user.id, passkey.userId))
      .where(eq(user.email, email));
    expect(left).toEqual([]);
  });

  it("is told to the log, without the person", async () => {
    const own = await enter(await newStaff());
    const lines: string[] = [];
    for (const level of ["info", "warn"] as const)
      vi.spyOn(console, level).mockImplementation((line: unknown) => void lines.push(String(line)));
    const { device } = await add(own);
    await signIn(device);
    await signIn(await newAuthenticator());
    const id = (await list(own))[0]?.id;
    await api("passkey/delete-passkey", { id, password: "nicht das Passwort" }, own);
    await api("passkey/delete-passkey", { id, password }, own);
    vi.restoreAllMocks();
    const events = lines.flatMap(
      (line) => /"event":"(\w+)"(?:,"detail":"(\w+)")?/.exec(line)?.slice(1, 3).filter(Boolean).join(" ") ?? [],
    );
    expect(events).toEqual([
      "passkey_added",
      "sign_in passkey",
      "sign_in_refused",
      "password_refused",
      "passkey_removed",
    ]);
    expect(lines.join("\n")).not.toMatch(new RegExp(`kino\\.example|${device.id}`));
  });

  it("is limited like every other way in", async () => {
    const headers = {
      origin: "http://localhost:8787",
      cookie: `csrftoken=${"a".repeat(40)}`,
      "x-csrftoken": "a".repeat(40),
      "cf-connecting-ip": "2001:db8:77::1",
    };
    const ask = () => call("/api/auth/passkey/generate-authenticate-options", { method: "POST", headers });
    const statuses = [];
    for (let n = 0; n < 40 && statuses.at(-1) !== 429; n += 1) statuses.push((await ask()).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await call("/api/auth/passkey/generate-authenticate-options")).status).toBe(404);
  });
});

describe("a house that requires a second factor", { timeout: 60_000 }, () => {
  const strict = staffAccess({ STAFF_SECOND_FACTOR: "required" as never });

  it("lets a passkey in, which is both, and a password alone no further than before", async () => {
    const email = await newStaff();
    const { device } = await add(await enter(email));
    const cookie = jarOf(await passkeysOf(strict).signIn(device));
    expect(await strict.opens(cookie)).toBe(200);
    const alone = jarOf(await strict.withPassword(email));
    expect(await strict.opens(alone)).toBe(403);
    const changed = await strict.api(
      "change-password",
      { currentPassword: password, newPassword: "vier andere Worte hier" },
      cookie,
    );
    expect(await strict.opens(jarOf(changed))).toBe(200);
  });

  it("has nobody set up a second factor with the password alone where there is a passkey", async () => {
    const email = await newStaff();
    await add(await enter(email));
    const alone = jarOf(await strict.withPassword(email));
    const refused = await strict.post("security", { wish: "set-up", password }, alone);
    expect([refused.status, await refused.json()]).toEqual([403, { wish: "set-up", problem: "passkey_instead" }]);
    expect((await strict.api("passkey/generate-register-options", { password }, alone)).status).toBe(403);
  });
});
