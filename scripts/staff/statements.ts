import { hashPassword } from "better-auth/crypto";
import { randomBytes, randomUUID } from "node:crypto";

export interface Wanted {
  email?: string | undefined;
  role?: string | undefined;
  name?: string | undefined;
  password: string;
}

const roles = ["editor", "box-office", "manager", "admin"];
const shortest = 12;

/** 120 random bits. */
export const newPassword = (): string => randomBytes(15).toString("base64url");

const quoted = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** The SQL that makes the account: only a hash of the password is in it. Throws, in plain words, what is wrong. */
export async function staffStatements(
  { email = "", role = "", name, password }: Wanted,
  now: number,
): Promise<string[]> {
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) throw new Error("--email needs an e-mail address");
  if (!roles.includes(role)) throw new Error(`--role is one of ${roles.join(", ")}`);
  if (password.length < shortest) throw new Error(`The password needs ${shortest} characters`);
  const called = name?.trim() || address.replace(/@.*/, "");
  const [first = called, ...rest] = called.split(" ");
  const owner = `(SELECT id FROM user WHERE email = ${quoted(address)})`;
  return [
    `INSERT INTO user (id, name, email, email_verified, first_name, last_name, role, created_at, updated_at)
     VALUES (${quoted(randomUUID())}, ${[called, address].map(quoted).join(", ")}, 1, ${[first, rest.join(" "), role].map(quoted).join(", ")}, ${now}, ${now})
     ON CONFLICT (email) DO UPDATE SET role = excluded.role, two_factor_enabled = 0, updated_at = excluded.updated_at${
       name ? ", name = excluded.name, first_name = excluded.first_name, last_name = excluded.last_name" : ""
     };`,
    // Whoever was signed in with the old password no longer is.
    `DELETE FROM session WHERE user_id = ${owner};`,
    // Whoever lost their phone and their backup codes begins anew.
    `DELETE FROM two_factor WHERE user_id = ${owner};`,
    `DELETE FROM passkey WHERE user_id = ${owner};`,
    `DELETE FROM account WHERE user_id = ${owner} AND provider_id = 'credential';`,
    `INSERT INTO account (id, account_id, provider_id, user_id, password, created_at, updated_at)
     VALUES (${quoted(randomUUID())}, ${owner}, 'credential', ${owner}, ${quoted(await hashPassword(password))}, ${now}, ${now});`,
  ];
}
