import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { SecurityState } from "~/features/account/access/security.server";
import { resetLife } from "~/domain/staff/password";
import { mostCodes } from "~/domain/site/sign-in-code";
import { db } from "../../../workers/db/client";
import { account, session, user, verification } from "../../../workers/db/schema/auth";
import { saveSettings } from "../../support/house";
import { guestClient, jarOf } from "../../support/guests";
import { newStaff, password, staffAccess } from "../../support/staff-access";

const database = db(env);
const { post, read, api, withPassword, enter, opens, newestMail } = staffAccess();
const other = "ein ganz anderes Passwort";

beforeAll(() => saveSettings());

const lines: Record<string, unknown>[] = [];
beforeEach(() => {
  lines.length = 0;
  for (const level of ["error", "warn", "info", "log"] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(JSON.parse(line)));
});
afterEach(() => void vi.restoreAllMocks());
const events = () => lines.map(({ event }) => event);

// Hashing a password takes its time, on purpose.
describe("a password of staff", { timeout: 60_000 }, () => {
  it("is changed with the old one; the other sessions end, this one goes on, and its owner is told", async () => {
    const email = await newStaff();
    const [own, elsewhere] = [await enter(email), await enter(email)];
    const changed = await post("security", { wish: "password", password, new_password: other }, own);
    expect([changed.status, changed.headers.get("location")]).toEqual([303, "/de/user/security?done=password_changed"]);
    expect([await opens(jarOf(changed)), await opens(elsewhere), await opens(own)]).toEqual([200, 401, 401]);
    expect([(await withPassword(email)).status, (await withPassword(email, other)).status]).toEqual([401, 303]);
    expect((await newestMail(email))?.subject).toBe("Ihr Zugang bei Kino Meridian wurde geändert");
    expect(events()).toContain("password_changed");
    expect(JSON.stringify(lines)).not.toMatch(/kino\.example|Passwort/);
  });

  it.each([
    ["the old one is wrong", { password: "nicht das Passwort", new_password: other }, "password_wrong"],
    ["the old one is missing", { password: "", new_password: other }, "password_missing"],
    ["the new one has eleven characters", { password, new_password: "x".repeat(11) }, "password_short"],
    ["the new one has 129 characters", { password, new_password: "x".repeat(129) }, "password_long"],
  ])("stays as it is where %s", async (_, fields, problem) => {
    const email = await newStaff();
    const own = await enter(email);
    const refused = await post("security", { wish: "password", ...fields }, own);
    expect([refused.status, await refused.json()]).toEqual([400, { wish: "password", problem }]);
    expect([await opens(own), (await withPassword(email)).status]).toEqual([200, 303]);
  });

  it.each(["x".repeat(12), "ä".repeat(127) + "Z", "  🎬 mit Leerzeichen  ", "0000 1111 2222"])(
    "is any text of 12 to 128 characters, and opens exactly as it was typed",
    async (typed) => {
      const email = await newStaff();
      const changed = await post("security", { wish: "password", password, new_password: typed }, await enter(email));
      expect(changed.status).toBe(303);
      const slips = [typed.slice(0, -1), typed.toUpperCase(), ` ${typed.trim()}`].filter((slip) => slip !== typed);
      const refused = await Promise.all(slips.map(async (slip) => (await withPassword(email, slip)).status));
      expect(refused).toEqual(slips.map(() => 401));
      expect((await withPassword(email, typed)).status).toBe(303);
    },
  );

  it("is nothing that visitors or guests have", async () => {
    const guest = await guestClient().signIn(`${crypto.randomUUID()}@gast.example`);
    const change = { currentPassword: password, newPassword: other };
    expect((await read("security")).headers.get("location")).toBe("/de/user/login?next=%2Fde%2Fuser%2Fsecurity");
    expect((await read("security", guest)).headers.get("location")).toBe("/de/user/profile");
    for (const [path, body] of [
      ["change-password", change],
      ["two-factor/enable", { password }],
      ["revoke-other-sessions", {}],
    ] as const)
      expect([path, (await api(path, body, guest)).status, (await api(path, body)).status]).toEqual([path, 401, 401]);
  });
});

describe("the sessions of staff", { timeout: 60_000 }, () => {
  const listed = async (cookie: string) => (await (await read("security", cookie)).json<SecurityState>()).sessions;

  it("are listed without what they are opened with, and end one by one or all others at once", async () => {
    const email = await newStaff();
    const [own, second, third] = [await enter(email), await enter(email), await enter(email)];
    const answer = await (await read("security", own)).text();
    const rows = await database.select().from(session);
    for (const { token } of rows) expect(answer).not.toContain(token);
    const sessions = await listed(own);
    expect([sessions.length, sessions.filter(({ isThis }) => isThis).length]).toEqual([3, 1]);

    const theirs = (await listed(second)).find(({ isThis }) => isThis)?.id ?? "";
    await post("security", { wish: "end", session: theirs }, own);
    expect([await opens(own), await opens(second), await opens(third)]).toEqual([200, 401, 200]);
    await post("security", { wish: "end-others" }, own);
    expect([await opens(own), await opens(third), (await listed(own)).length]).toEqual([200, 401, 1]);
    expect(events().filter((event) => event === "sessions_ended")).toHaveLength(2);
  });

  it("are nobody else's to end", async () => {
    const [theirs, own] = [await enter(await newStaff()), await enter(await newStaff())];
    const [found] = await listed(theirs);
    const { token = "" } =
      (
        await database
          .select()
          .from(session)
          .where(eq(session.id, found?.id ?? ""))
      )[0] ?? {};
    await post("security", { wish: "end", session: found?.id ?? "" }, own);
    await api("revoke-session", { token }, own);
    expect(await opens(theirs)).toBe(200);
  });
});

describe("a forgotten password", { timeout: 60_000 }, () => {
  const keyIn = (text = "") => decodeURIComponent(/\/de\/user\/password\?key=(\S+)/.exec(text)?.[1] ?? "");
  const ask = (email: string) => post("password", { email });
  async function keyFor(email: string): Promise<string> {
    expect((await ask(email)).headers.get("location")).toBe("/de/user/password?step=sent");
    return keyIn((await newestMail(email))?.text);
  }
  const set = (key: string, new_password = other) => post("password", { key, new_password });

  it("is answered alike for staff, guests and addresses nobody has; staff alone are mailed a link", async () => {
    const [team, guest, nobody] = [await newStaff(), ...["a", "b"].map((n) => `${crypto.randomUUID()}@${n}.example`)];
    await guestClient().signIn(guest ?? "");
    await database.delete(verification);
    lines.length = 0;
    const answers = [];
    for (const email of [team, guest, nobody]) {
      const answer = await ask(email ?? "");
      answers.push([answer.status, answer.headers.get("location"), await answer.text()]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const mails = await Promise.all([team, guest, nobody].map((email) => newestMail(email ?? "")));
    expect(mails.map((mail) => keyIn(mail?.text) !== "")).toEqual([true, false, false]);
    expect(mails[1]?.text).toContain("aber sie hat keines");
    const rows = await database.select().from(verification);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(keyIn(mails[0]?.text));
    expect(events()).toEqual(["reset_sent", "reset_sent", "reset_sent"]);
    expect(JSON.stringify(lines)).not.toMatch(/\.example/);
  });

  it("is set anew with the link, once; all sessions end, and nobody is signed in by it", async () => {
    const email = await newStaff();
    const own = await enter(email);
    const key = await keyFor(email);
    const short = await set(key, "kurz");
    expect([short.status, await short.json()]).toEqual([400, { problem: "password_short" }]);
    const done = await set(key);
    expect([done.status, done.headers.get("location"), jarOf(done)]).toEqual([303, "/de/user/password?step=done", ""]);
    expect([await opens(own), (await withPassword(email)).status, (await withPassword(email, other)).status]).toEqual([
      401, 401, 303,
    ]);
    const again = await set(key, password);
    expect([again.status, await again.json()]).toEqual([400, { problem: "key_over" }]);
    expect((await newestMail(email))?.subject).toMatch(/wurde geändert$/);
    expect(events()).toContain("password_changed");
  });

  it("is set anew within half an hour, and not after that", async () => {
    await database.delete(verification);
    const email = await newStaff();
    const key = await keyFor(email);
    const [row] = await database.select().from(verification);
    expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBeCloseTo(resetLife, -4);
    await database.update(verification).set({ expiresAt: new Date(Date.now() - 1) });
    expect(await (await set(key)).json()).toEqual({ problem: "key_over" });
    expect((await withPassword(email)).status).toBe(303);
  });

  it("is mailed about five times an hour to one address, together with codes", async () => {
    const email = await newStaff();
    for (let mails = 0; mails < mostCodes; mails += 1) expect((await ask(email)).status).toBe(303);
    const refused = await ask(email);
    expect([refused.status, await refused.json()]).toEqual([429, { email, problem: "too_many_mails" }]);
  });

  it("gives guests none, whatever they ask for", async () => {
    const email = `${crypto.randomUUID()}@gast.example`;
    await guestClient().signIn(email);
    await ask(email);
    const [{ id } = { id: "" }] = await database.select().from(user).where(eq(user.email, email));
    expect(await database.select().from(account).where(eq(account.userId, id))).toEqual([]);
    expect(await database.select().from(verification).where(eq(verification.value, id))).toEqual([]);
  });
});
