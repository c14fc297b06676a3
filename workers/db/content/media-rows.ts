import { eq, sql } from "drizzle-orm";
import { fail, ok, type Result } from "~/domain/common/errors";
import type { Database } from "../client";
import { media, mediaSweep } from "../schema/media";

type NewRow = Omit<typeof media.$inferInsert, "hash">;

/** True for a file whose objects are on their way out of the bucket: it has no name to be kept under. */
const isSwept = (error: unknown): boolean =>
  error instanceof Error && (error.message.includes("NOT NULL constraint failed: media.hash") || isSwept(error.cause));

/**
 * Writes a file into the library, and answers its id; `known` is set instead where the library has it. Fails with
 * `overloaded` while the cron takes what there was of it out of the bucket: that is over in a moment.
 */
export async function keepRow(
  db: Database,
  hash: string,
  row: NewRow,
  known: Partial<NewRow>,
): Promise<Result<number>> {
  const isOut = sql`EXISTS (SELECT 1 FROM ${mediaSweep} WHERE ${mediaSweep.hash} = ${hash})`;
  try {
    const [stored] = await db
      .insert(media)
      .values({ ...row, hash: sql`CASE WHEN NOT ${isOut} THEN ${hash} END` })
      .onConflictDoUpdate({ target: media.hash, set: { ...known, unusedSince: null } })
      .returning({ id: media.id });
    return stored ? ok(stored.id) : fail("internal");
  } catch (error) {
    if (isSwept(error)) return fail("overloaded", "What there was of this file is being removed, try again shortly");
    throw error;
  }
}

/** The id of a file that the library has, which somebody brings again: it stays. Null if it has none of this hash. */
export async function broughtAgain(db: Database, hash: string): Promise<number | null> {
  const [row] = await db
    .update(media)
    .set({ unusedSince: null })
    .where(eq(media.hash, hash))
    .returning({ id: media.id });
  return row?.id ?? null;
}
