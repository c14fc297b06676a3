import { and, eq, ne } from "drizzle-orm";
import type { Database } from "../db/client";
import { session } from "../db/schema/auth";

/** Ends every session of an account but the one with this token. One query. */
export const endOtherSessions = (db: Database, userId: string, token: string) =>
  db.delete(session).where(and(eq(session.userId, userId), ne(session.token, token)));

/** Ends one session of an account. One query. */
export const endSession = (db: Database, userId: string, token: string) =>
  db.delete(session).where(and(eq(session.userId, userId), eq(session.token, token)));
