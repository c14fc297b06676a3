import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";

/** The database as repositories see it. */
export type Database = DrizzleD1Database;

/** Drizzle over D1; columns are snake_case, properties camelCase. */
export const db = (env: { DB: D1Database }): Database => drizzle(env.DB, { casing: "snake_case" });
