import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { newPassword, staffStatements, type Wanted } from "../../../scripts/staff/statements";
import { caller, htmlPage, origin, someAddress } from "../../support/edge";

const call = caller(
  { renderPage: () => Promise.resolve(htmlPage("page", "n")) },
  { AUTH_SECRET: "only-for-this-test-and-long-enough-for-it" },
);
const token = "a".repeat(40);
const own = { origin, cookie: `csrftoken=${token}`, "x-csrftoken": token, "content-type": "application/json" };
const email = "o'hara@kino.example";

const signIn = (password: string) =>
  call("/api/auth/sign-in/email", {
    method: "POST",
    headers: { ...own, "cf-connecting-ip": someAddress() },
    body: JSON.stringify({ email, password }),
  });

async function carryOut(wanted: Wanted): Promise<void> {
  const statements = await staffStatements(wanted, Date.now());
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
}

describe("the command that makes staff", { timeout: 60_000 }, () => {
  it("makes an account that can sign in with the password that was shown", async () => {
    const password = newPassword();
    await carryOut({ email: ` ${email.toUpperCase()} `, role: "admin", name: "Scarlett O'Hara", password });
    const answer = await signIn(password);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({ user: expect.objectContaining({ email, name: "Scarlett O'Hara", role: "admin" }) }),
    ]);
    expect((await signIn(newPassword())).status).toBe(401);
  });

  it("gives a new role and password, keeps the name, and ends the sessions of the old one", async () => {
    const [old, fresh] = [newPassword(), newPassword()];
    await carryOut({ email, role: "editor", name: "Scarlett O'Hara", password: old });
    const cookie = (await signIn(old)).headers
      .getSetCookie()
      .map((value) => value.split(";")[0])
      .join("; ");
    expect((await call("/de/pageeditor-api/user", { headers: { cookie } })).status).toBe(200);
    await carryOut({ email, role: "manager", password: fresh });
    expect((await call("/de/pageeditor-api/user", { headers: { cookie } })).status).toBe(401);
    expect((await signIn(old)).status).toBe(401);
    expect(await (await signIn(fresh)).json()).toMatchObject({ user: { name: "Scarlett O'Hara", role: "manager" } });
    const { n } = (await env.DB.prepare("SELECT count(*) AS n FROM user WHERE email = ?")
      .bind(email)
      .first<{ n: number }>()) ?? { n: 0 };
    expect(n).toBe(1);
  });

  it("takes a lost second factor away, together with the password", async () => {
    await carryOut({ email, role: "editor", password: newPassword() });
    const owner = env.DB.prepare("SELECT id, two_factor_enabled AS isOn FROM user WHERE email = ?").bind(email);
    const { id } = (await owner.first<{ id: string }>()) ?? { id: "" };
    await env.DB.batch([
      env.DB.prepare("UPDATE user SET two_factor_enabled = 1 WHERE id = ?").bind(id),
      env.DB.prepare(
        "INSERT INTO two_factor (id, user_id, secret, backup_codes, verified) VALUES ('f', ?, 's', '[]', 1)",
      ).bind(id),
    ]);
    const fresh = newPassword();
    await carryOut({ email, role: "editor", password: fresh });
    expect(await owner.first("isOn")).toBe(0);
    expect(await env.DB.prepare("SELECT count(*) AS n FROM two_factor WHERE user_id = ?").bind(id).first("n")).toBe(0);
    expect(await (await signIn(fresh)).json()).toHaveProperty("user.email", email);
  });

  it("has no default password and writes none down", async () => {
    const password = newPassword();
    expect(password).toMatch(/^[\w-]{20}$/);
    expect(newPassword()).not.toBe(password);
    expect((await staffStatements({ email, role: "editor", password }, 0)).join("\n")).not.toContain(password);
  });

  it.each([
    [{ email: "nobody", role: "admin", password: "x".repeat(12) }, "--email needs an e-mail address"],
    [{ email, role: "customer", password: "x".repeat(12) }, "--role is one of editor, box-office, manager, admin"],
    [{ email, password: "x".repeat(12) }, "--role is one of editor, box-office, manager, admin"],
    [{ email, role: "admin", password: "x".repeat(11) }, "The password needs 12 characters"],
  ])("says what is wrong with %j", async (wanted, message) => {
    await expect(staffStatements(wanted, 0)).rejects.toThrow(message);
  });
});
