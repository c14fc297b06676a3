import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../../../workers/db/client";
import { codeRequest, favorite, session, user, verification } from "../../../workers/db/schema/auth";
import { orders } from "../../../workers/db/schema/box-office";
import { guestClient } from "../../support/guests";
import { signInWith } from "../../support/house";

const database = db(env);
const guests = guestClient();
const some = () => `${crypto.randomUUID()}@gast.example`;

beforeEach(async () => {
  for (const table of [favorite, session, verification, codeRequest, orders, user]) await database.delete(table);
});

const ask = (cookie: string, path: string, method = "GET", body?: object) =>
  guests.call(`/api/account/${path}`, {
    method,
    headers: {
      ...guests.own,
      cookie: [guests.own.cookie, cookie].filter(Boolean).join("; "),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
const kept = async (cookie: string, change?: { add: number[]; remove: number[] }): Promise<number[]> => {
  const answer = await (change ? ask(cookie, "favorites/", "POST", change) : ask(cookie, "favorites/"));
  return (await answer.json<{ ids: number[] }>()).ids;
};

const calls = [
  ["GET", ""],
  ["PATCH", ""],
  ["DELETE", ""],
  ["GET", "export/"],
  ["GET", "orders/"],
  ["GET", "vouchers/"],
  ["GET", "credit/"],
  ["GET", "passes/"],
] as const;
const names = { first_name: "Nora", last_name: "Winkler", mail_lang: "en" };

describe("what belongs to a guest", () => {
  it.each(calls)("is nobody else's: %s %s", async (method, path) => {
    const body = method === "PATCH" ? names : undefined;
    const visitor = await ask("", path, method, body);
    expect(visitor.status).toBe(401);
    const staff = await signInWith(guests.call);
    expect((await ask(staff, path, method, body)).status).toBe(401);
    const guest = await ask(await guests.signIn(some()), path, method, body);
    expect(guest.ok).toBe(true);
    expect(guest.headers.get("cache-control")).toMatch(/no-store/);
  });

  it("is changed for the one who asks, and for no other", async () => {
    const [one, two] = [await guests.signIn(some()), await guests.signIn(some())];
    expect(await (await ask(one, "", "PATCH", names)).json()).toMatchObject(names);
    expect(await (await ask(two, "")).json()).toMatchObject({ first_name: "", last_name: "", mail_lang: "de" });
    const details = await (await guests.call("/api/user-details/", { headers: { cookie: one } })).json();
    expect(details).toMatchObject({ username: "Nora Winkler", first_name: "Nora", last_name: "Winkler" });
  });

  it("refuses what is too long or unknown, and changes nothing", async () => {
    const cookie = await guests.signIn(some());
    for (const wrong of [{ last_name: "x".repeat(61) }, { mail_lang: "xx" }, { first_name: 1 }])
      expect((await ask(cookie, "", "PATCH", { ...names, ...wrong })).status).toBe(400);
    expect(await (await ask(cookie, "")).json()).toMatchObject({ first_name: "", mail_lang: "de" });
  });

  it.each([
    { role: "admin" },
    { email: "chefin@kino.example" },
    { id: "1" },
    { emailVerified: false },
    { createdAt: 0 },
  ])("is no more than that: neither a role, an address nor an id is taken from a call", async (more) => {
    const cookie = await guests.signIn(some());
    const [before] = await database.select().from(user);
    const answer = await ask(cookie, "", "PATCH", { ...names, ...more });
    const [after] = await database.select().from(user);
    const { firstName, lastName, name, mailLang, updatedAt } = after ?? {};
    expect([answer.status, firstName]).toEqual([200, "Nora"]);
    expect(after).toEqual({ ...before, firstName, lastName, name, mailLang, updatedAt });
  });

  it("is told whole, as a file", async () => {
    const email = some();
    const cookie = await guests.signIn(email);
    await kept(cookie, { add: [7], remove: [] });
    const file = await ask(cookie, "export/");
    expect(file.headers.get("content-disposition")).toMatch(/attachment/);
    expect(await file.json()).toMatchObject({
      account: { email },
      kept_films: [{ id: 7 }],
      sessions: [{}],
      orders: [],
      vouchers: [],
      credit: { left: "0.00", back: [], movements: [] },
    });
  });

  it("is deleted at once and for every device; orders stay and are nobody's", async () => {
    const email = some();
    const [phone, desk] = [await guests.signIn(email), await guests.signIn(email)];
    const other = await guests.signIn(some());
    await kept(other, { add: [3], remove: [] });
    await kept(phone, { add: [3], remove: [] });
    const [account] = await database.select().from(user);
    await database.insert(orders).values({
      id: "o",
      number: "4F7K2",
      secretHash: "s",
      userId: account?.id ?? null,
      status: "paid" as never,
      lang: "de",
      name: "Nora",
      email,
      totalCents: 1700,
      createdAt: 0,
    });
    expect(await (await ask(phone, "orders/")).json()).toMatchObject({
      results: [{ number: "4F7K2", standing: "paid", total: "17.00", shows: [] }],
    });
    const gone = await ask(phone, "", "DELETE");
    expect([gone.status, gone.headers.getSetCookie().filter((cookie) => /Max-Age=0/.test(cookie))]).toEqual([
      204,
      [expect.stringMatching(/^kasch\.session_token=;/), expect.stringMatching(/^kasch_user=;/)],
    ]);
    expect([(await ask(phone, "")).status, (await ask(desk, "")).status, (await ask(other, "")).status]).toEqual([
      401, 401, 200,
    ]);
    expect(await database.select().from(favorite)).toHaveLength(1);
    expect(JSON.stringify(await database.select().from(user))).not.toContain(email);
    expect(await database.select({ userId: orders.userId }).from(orders)).toEqual([{ userId: null }]);
  });
});

describe("kept films of an account", () => {
  it("are kept in their order and let go, for one account alone", async () => {
    const [one, two] = [await guests.signIn(some()), await guests.signIn(some())];
    expect(await kept(one, { add: [5, 3], remove: [] })).toEqual([5, 3]);
    expect(await kept(one, { add: [9, 5], remove: [3, 77] })).toEqual([5, 9]);
    expect([await kept(one), await kept(two)]).toEqual([[5, 9], []]);
  });

  it("are a hundred at once", async () => {
    const cookie = await guests.signIn(some());
    const many = Array.from({ length: 100 }, (_, index) => index + 1);
    expect(await kept(cookie, { add: many, remove: [] })).toEqual(many);
    expect((await ask(cookie, "favorites/", "POST", { add: [...many, 101], remove: [] })).status).toBe(400);
  });

  it("are of staff, too, and of no visitor", async () => {
    expect(await kept(await signInWith(guests.call), { add: [4], remove: [] })).toEqual([4]);
    expect((await ask("", "favorites/")).status).toBe(401);
    expect((await ask("", "favorites/", "POST", { add: [4], remove: [] })).status).toBe(401);
  });
});
