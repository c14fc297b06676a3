import { and, eq, gt, isNull, lte, or, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

interface Windowed {
  isOnline: SQLiteColumn;
  onlineFrom: SQLiteColumn;
  onlineTo: SQLiteColumn;
}

/** Online at `now` (epoch ms): from `online_from` on and before `online_to`, either of which may be open. */
export const isOnlineAt = ({ isOnline, onlineFrom, onlineTo }: Windowed, now: number): SQL | undefined =>
  and(eq(isOnline, true), or(isNull(onlineFrom), lte(onlineFrom, now)), or(isNull(onlineTo), gt(onlineTo, now)));
