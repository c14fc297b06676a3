import { sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/**
 * The revision after the one that was seen, as the new value of its column, which is `NOT NULL`: if somebody else was
 * faster the statement fails, and with it everything that is written in its batch.
 */
export const nextRevision = (column: SQLiteColumn, base: number): SQL =>
  sql`CASE WHEN ${column} = ${base} THEN ${base + 1} END`;

/** True for what such a batch failed with because somebody else was faster; `column` as in "page.settings_rev". */
export const isRaced = (error: unknown, column: string): boolean =>
  error instanceof Error && (error.message.includes(column) || isRaced(error.cause, column));
