import { count, desc, eq } from "drizzle-orm";
import type { OwnPasskey } from "~/domain/staff/passkey";
import type { Database } from "../client";
import { passkey } from "../schema/auth";

/** Somebody's passkeys, newest first, without what they are checked with. One query. */
export async function readPasskeys(db: Database, userId: string): Promise<OwnPasskey[]> {
  const rows = await db
    .select({ id: passkey.id, name: passkey.name, createdAt: passkey.createdAt, lastUsedAt: passkey.lastUsedAt })
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(desc(passkey.createdAt), passkey.id);
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name: name ?? "",
    created_at: createdAt?.getTime() ?? 0,
    used_at: lastUsedAt?.getTime() ?? null,
  }));
}

/** Whether somebody has a passkey. One query. */
export async function hasPasskey(db: Database, userId: string): Promise<boolean> {
  const [row] = await db.select({ n: count() }).from(passkey).where(eq(passkey.userId, userId));
  return (row?.n ?? 0) > 0;
}

/** Writes down that the passkey with this credential signed in at `now` (epoch ms). One query. */
export const markPasskeyUsed = (db: Database, credential: string, now: number) =>
  db
    .update(passkey)
    .set({ lastUsedAt: new Date(now) })
    .where(eq(passkey.credentialID, credential));
