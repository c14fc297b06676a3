import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { mostKept } from "~/domain/account/schema";
import type { Database } from "../client";
import { favorite } from "../schema/auth";

const ofAccount = (userId: string) => and(eq(favorite.userId, userId), eq(favorite.kind, "production"));

/** The films an account keeps, newest last, and since when (epoch ms). One query. */
export const readKeptFilms = (db: Database, userId: string) =>
  db
    .select({ id: favorite.targetId, since: favorite.createdAt })
    .from(favorite)
    .where(ofAccount(userId))
    .orderBy(favorite.createdAt, favorite.targetId);

/** Lets films go and keeps others, in their order; what is kept already stays where it is. Of too many the oldest go. */
export async function changeKeptFilms(
  db: Database,
  userId: string,
  { add, remove }: { add: readonly number[]; remove: readonly number[] },
  now: number,
): Promise<void> {
  const newest = db
    .select({ id: favorite.targetId })
    .from(favorite)
    .where(ofAccount(userId))
    .orderBy(desc(favorite.createdAt), desc(favorite.targetId))
    .limit(mostKept);
  const rows = [...new Set(add)].map((targetId, index) => ({
    userId,
    kind: "production" as const,
    targetId,
    createdAt: now + index,
  }));
  // As many rows as one statement may have parameters for.
  const inserts = Array.from({ length: Math.ceil(rows.length / 20) }, (_, part) =>
    db
      .insert(favorite)
      .values(rows.slice(part * 20, part * 20 + 20))
      .onConflictDoNothing(),
  );
  await db.batch([
    db
      .delete(favorite)
      .where(and(ofAccount(userId), remove.length > 0 ? inArray(favorite.targetId, [...remove]) : sql`0`)),
    ...inserts,
    db.delete(favorite).where(and(ofAccount(userId), sql`${favorite.targetId} NOT IN ${newest}`)),
  ]);
}
