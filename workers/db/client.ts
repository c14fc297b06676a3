import { DrizzleD1Database, SQLiteD1Session } from "drizzle-orm/d1";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { limitsOf, type TestLimits } from "../backends/limits";
import { limitedDatabase } from "./columns/limited";

/** The database as repositories see it. */
export type Database = DrizzleD1Database;

/** Knows the name of every column once it has been asked for: one for all requests, so that none works them out again. */
const dialect = new SQLiteAsyncDialect({ casing: "snake_case" });

/**
 * Drizzle over D1; columns are snake_case, properties camelCase. Whatever the database cannot
 * answer, or not in time, rejects with a `BackendFailure` among its causes.
 */
export const db = (env: { DB: D1Database } & TestLimits): Database =>
  new DrizzleD1Database(
    "async",
    dialect,
    new SQLiteD1Session(limitedDatabase(env.DB, limitsOf(env)), dialect, undefined),
    undefined,
  );
