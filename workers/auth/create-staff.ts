import { hashPassword } from "better-auth/crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Session } from "~/domain/site/session";
import { passwordLength } from "~/domain/staff/password";
import { db } from "../db/client";
import { account, passkey, session, twoFactor, user } from "../db/schema/auth";

export interface NewStaff {
  email: string;
  name: string;
  role: NonNullable<Session["staff"]>["role"];
  /** At least 12 characters; only its hash is stored. */
  password: string;
}

/**
 * Creates a staff account, or gives the existing account with this address the role, name and
 * password, without a second factor or passkeys. Returns its id. Throws if the password is too short.
 */
export async function createStaff(
  env: { DB: D1Database },
  { email, name, role, password }: NewStaff,
  now: number = Date.now(),
): Promise<string> {
  const { least } = passwordLength;
  if (password.length < least) throw new Error(`a password needs ${least} characters`);
  const database = db(env);
  const address = email.trim().toLowerCase();
  const at = new Date(now);
  const [known] = await database
    .select({ id: user.id, role: user.role })
    .from(user)
    .where(eq(user.email, address))
    .limit(1);
  const id = known?.id ?? crypto.randomUUID();
  const [firstName = name, ...rest] = name.split(" ");
  const facts = { name, firstName, lastName: rest.join(" "), role, twoFactorEnabled: false, updatedAt: at };
  const hash = await hashPassword(password);
  await database.batch([
    database
      .insert(user)
      .values({ id, email: address, emailVerified: true, createdAt: at, ...facts })
      .onConflictDoUpdate({ target: user.id, set: facts }),
    // A session that began with a mailed code must not become one of staff.
    database.delete(session).where(and(eq(session.userId, id), known?.role === "customer" ? undefined : sql`0`)),
    database.delete(twoFactor).where(eq(twoFactor.userId, id)),
    database.delete(passkey).where(eq(passkey.userId, id)),
    database.delete(account).where(and(eq(account.userId, id), eq(account.providerId, "credential"))),
    database.insert(account).values({
      id: crypto.randomUUID(),
      accountId: id,
      providerId: "credential",
      userId: id,
      password: hash,
      createdAt: at,
      updatedAt: at,
    }),
  ]);
  return id;
}
