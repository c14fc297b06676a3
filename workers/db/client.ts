import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";
import { limitsOf, type TestLimits } from "../backends/limits";
import { limitedDatabase } from "./columns/limited";

/** The database as repositories see it. */
export type Database = DrizzleD1Database;

/**
 * Drizzle over D1; columns are snake_case, properties camelCase. Whatever the database cannot
 * answer, or not in time, rejects with a `BackendFailure` among its causes.
 */
export const db = (env: { DB: D1Database } & TestLimits): Database =>
  drizzle(limitedDatabase(env.DB, limitsOf(env)), { casing: "snake_case" });
