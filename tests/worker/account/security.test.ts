import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionEnds } from "~/domain/site/session";
import { createStaff } from "../../../workers/auth/create-staff";
import { db } from "../../../workers/db/client";
import { session } from "../../../workers/db/schema/auth";
import { housekeeping } from "../../../workers/jobs/housekeeping";
import { caller, htmlPage, origin, someAddress } from "../../support/edge";

const password = "ein langes Passwort";
const email = "grace@kino.example";
const day = 24 * 60 * 60 * 1000;
const call = caller(
  { renderPage: () => Promise.resolve(htmlPage("page", "n")) },
  { AUTH_SECRET: "only-for-this-test-and-long-enough-for-it" },
);
const token = "a".repeat(40);
const own = { origin, cookie: `csrftoken=${token}`, "x-csrftoken": token, "content-type": "application/json" };

const signIn = (body: object = { email, password }, address: string = someAddress(), signedIn = "") =>
  call("/api/auth/sign-in/email", {
    method: "POST",
    headers: {
      ...own,
      cookie: `${own.cookie}; ${signedIn}`,
      "cf-connecting-ip": address,
      "user-agent": "A browser with a long name",
    },
    body: JSON.stringify(body),
  });
const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/** Attempts until one is limited; a new minute may begin meanwhile. */
async function attemptsUntilLimited(attempt: () => Promise<Response>, most: number): Promise<number> {
  for (let attempts = 0; attempts < most; attempts += 1) {
    // One after the other, as an attacker who waits for answers.
    // oxlint-disable-next-line no-await-in-loop
    if ((await attempt()).status === 429) return attempts;
  }
  return most;
}

const lines: Record<string, unknown>[] = [];
beforeEach(async () => {
  await db(env).delete(session);
  await createStaff(env, { email, name: "Grace Muster", role: "editor", password });
  lines.length = 0;
  for (const level of ["error", "warn", "info", "log"] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(JSON.parse(line)));
});
afterEach(() => void vi.restoreAllMocks());

// Hashing a password takes its time, on purpose.
describe("attempts to sign in", { timeout: 60_000 }, () => {
  it("are limited for a whole IPv6 network, whichever of its addresses asks", async () => {
    let host = 0;
    const next = () =>
      signIn(
        { email: `${crypto.randomUUID()}@kino.example`, password: "falsch" },
        `2001:db8:64:9::${(host += 1).toString(16)}`,
      );
    const attempts = await attemptsUntilLimited(next, 25);
    expect(attempts).toBeGreaterThanOrEqual(10);
    expect(attempts).toBeLessThan(25);
    const refused = await next();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "10"]);
    expect((await signIn(undefined, "2001:db8:64:a::1")).status).toBe(200);
  });

  it("are limited for one account, from however many networks they come, and for no other account", async () => {
    let spelling = 0;
    const next = () =>
      signIn({ email: (spelling += 1) % 2 ? "one@kino.example" : " One@Kino.example", password: "falsch" });
    const attempts = await attemptsUntilLimited(next, 45);
    expect(attempts).toBeGreaterThanOrEqual(20);
    expect(attempts).toBeLessThan(45);
    expect((await signIn()).status).toBe(200);
    expect(lines).toContainEqual(
      expect.objectContaining({ event: "too_many_requests", detail: "Too many attempts for one account" }),
    );
    expect(JSON.stringify(lines)).not.toMatch(/kino\.example/i);
  });
});

describe("a session", { timeout: 60_000 }, () => {
  const asks = async (cookie: string, at: number) =>
    (await call("/de/pageeditor-api/user", { headers: { cookie, "x-test-now": new Date(at).toISOString() } })).status;

  it("knows neither the address nor the browser it began with", async () => {
    await signIn();
    const rows = await db(env).select().from(session);
    expect(rows.map(({ ipAddress, userAgent }) => [ipAddress, userAgent])).toEqual([[null, null]]);
  });

  it("begins anew whenever somebody signs in, and the one before is over", async () => {
    const [here, elsewhere] = [cookieOf(await signIn()), cookieOf(await signIn())];
    const again = cookieOf(await signIn({ email, password }, someAddress(), here));
    const asked = await Promise.all([here, elsewhere, again].map((cookie) => asks(cookie, Date.now())));
    expect(asked).toEqual([401, 200, 200]);
    const tokens = [here, elsewhere, again].map((cookie) => /session_token=(\w+)/.exec(cookie)?.[1] ?? "");
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
  });

  it("ends after thirty days, however busy it was, and its row goes", async () => {
    const cookie = cookieOf(await signIn());
    const began = Date.now();
    const inUse = { expiresAt: new Date(began + sessionEnds.absolute + sessionEnds.idle) };
    await db(env).update(session).set(inUse);
    expect(await asks(cookie, began + sessionEnds.absolute - day)).toBe(200);
    expect(await asks(cookie, began + sessionEnds.absolute + day)).toBe(401);
    await housekeeping(env, began + sessionEnds.absolute - day);
    expect(await db(env).select().from(session)).toHaveLength(1);
    await housekeeping(env, began + sessionEnds.absolute + day);
    expect(await db(env).select().from(session)).toHaveLength(0);
  });

  it("ends after seven days without a request", async () => {
    const response = await signIn();
    expect(response.headers.getSetCookie().join("\n")).toMatch(/session_token=\S+;.*Max-Age=604800/i);
    const [row] = await db(env).select().from(session);
    expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBeCloseTo(sessionEnds.idle, -4);
    await db(env)
      .update(session)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(session.id, row?.id ?? ""));
    expect(await asks(cookieOf(response), Date.now())).toBe(401);
  });

  /** The cookies of an answer that say that somebody is signed in, with how long they are kept. */
  const renewedBy = async (
    cookie: string,
    path = "/de/pageeditor-api/user",
    init: { method?: string; body?: string } = {},
  ) => {
    const response = await call(path, {
      ...init,
      headers: { ...own, cookie: `${own.cookie}; ${cookie}` },
    });
    const set = response.headers.getSetCookie().filter((one) => !one.startsWith("csrftoken"));
    const told = set.map((one) => `${one.split("=")[0]} ${/max-age=(\d+)/i.exec(one)?.[1]}`);
    return { told, cookies: set, cacheControl: response.headers.get("cache-control") };
  };
  /** A session that was renewed a day ago, of so many days. */
  const aged = (days: number) =>
    db(env)
      .update(session)
      .set({
        createdAt: new Date(Date.now() - days * day),
        expiresAt: new Date(Date.now() + sessionEnds.idle - day - 1),
      });

  it("goes on with every day that it is used: in the browser, too", async () => {
    const cookie = cookieOf(await signIn());
    expect((await renewedBy(cookie)).told).toEqual([]);
    await aged(6);
    const { told, cookies, cacheControl } = await renewedBy(cookie);
    expect(told).toEqual(["kasch.session_token 604800", "kasch_user 604800"]);
    expect(cookies.map((one) => one.split(";")[0])).toEqual(cookie.split("; "));
    expect(cookies[0]).toMatch(/; HttpOnly/i);
    expect(cacheControl).toMatch(/private/);
    expect((await renewedBy(cookie)).told).toEqual([]);
  });

  it("goes on with an answer that everybody may keep, which then is nobody else's", async () => {
    const cookie = cookieOf(await signIn());
    const picture = `/media/${"0".repeat(16)}/w320.jpg`;
    expect((await renewedBy(cookie, picture)).cacheControl).toMatch(/public/);
    await aged(6);
    const { told, cacheControl } = await renewedBy(cookie, picture);
    expect([told.length, cacheControl]).toEqual([2, "private, no-store"]);
  });

  it("is not renewed beyond its thirty days, nor by the answer that ends it", async () => {
    const cookie = cookieOf(await signIn());
    await aged(28);
    const [left] = (await renewedBy(cookie)).told;
    expect(Number(left?.split(" ")[1])).toBeLessThanOrEqual(2 * 24 * 60 * 60);
    expect(Number(left?.split(" ")[1])).toBeGreaterThan(2 * 24 * 60 * 60 - 600);
    await aged(6);
    const { told } = await renewedBy(cookie, "/api/auth/sign-out", { method: "POST", body: "{}" });
    expect(told).toContain("kasch.session_token 0");
    expect(told.filter((one) => !one.endsWith(" 0"))).toEqual([]);
  });
});

describe("the log of security events", { timeout: 60_000 }, () => {
  const events = () => lines.map(({ event, level }) => [event, level]);

  it("names sign-ins, refusals and leaving, with the request's id and without the person", async () => {
    const address = someAddress();
    const signedIn = await signIn(undefined, address);
    await signIn({ email, password: "ein falsches Passwort" }, address);
    await signIn({ email: "niemand@kino.example", password: "ein falsches Passwort" }, address);
    await call("/api/auth/sign-out", {
      method: "POST",
      headers: { ...own, cookie: `${own.cookie}; ${cookieOf(signedIn)}` },
      body: "{}",
    });
    expect(events()).toEqual([
      ["sign_in", "info"],
      ["sign_in_refused", "warn"],
      ["sign_in_refused", "warn"],
      ["sign_out", "info"],
    ]);
    expect(lines[0]?.["request_id"]).toBe(signedIn.headers.get("x-request-id"));
    expect(JSON.stringify(lines)).not.toMatch(/kino|Grace|Passwort|2001:|browser/i);
  });

  it("names requests of other sites, what is for staff only, and limits that were hit", async () => {
    await call("/api/dashboard-error-log/", {
      method: "POST",
      headers: { ...own, origin: "https://evil.example" },
      body: "{}",
    });
    await call("/de/pageeditor-api/user");
    await call("/de/pageeditor-api/page/?version_id=draft");
    const address = someAddress();
    const report = () =>
      call("/api/dashboard-error-log/", {
        method: "POST",
        headers: { ...own, "cf-connecting-ip": address },
        body: '{"url":"/de/x"}',
      });
    expect(await attemptsUntilLimited(report, 70)).toBeLessThan(70);
    expect(events()).toEqual([
      ["csrf_failed", "warn"],
      ["unauthorized", "warn"],
      ["forbidden", "warn"],
      ["too_many_requests", "warn"],
    ]);
  });

  it("says nothing where nothing happened", async () => {
    await call("/de/programm");
    await call("/api/nothing/");
    expect(lines).toEqual([]);
  });
});
