import { lt, sql } from "drizzle-orm";
import type { Database } from "../client";
import { notFoundLog } from "../schema/site";

/** Counts an address that does not exist; `now` in epoch ms. One write, one row per address. */
export async function countNotFound(db: Database, url: string, now: number): Promise<void> {
  await db
    .insert(notFoundLog)
    .values({ url, count: 1, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({ target: notFoundLog.url, set: { count: sql`${notFoundLog.count} + 1`, lastSeenAt: now } });
}

/** Forgets addresses nobody has asked for since `before` (epoch ms). */
export async function forgetNotFound(db: Database, before: number): Promise<void> {
  await db.delete(notFoundLog).where(lt(notFoundLog.lastSeenAt, before));
}
