import { and, eq, isNull, sql } from "drizzle-orm";
import { fail, ok, type Result } from "~/domain/common/errors";
import { page as pageTable } from "../db/schema/pages";
import { auditRow } from "../db/site/audit";
import { noPage, permitted, type Asking } from "./asking";
import { seen } from "./publish";

/** Hides a page from visitors or shows it to them, at once or, hiding it, `at` a moment to come (epoch ms). */
export async function setOnline(
  asking: Asking,
  id: number,
  { isOnline, at }: { isOnline: boolean; at?: number | undefined },
): Promise<Result<null>> {
  const may = permitted(asking, "publish pages");
  if (!may.ok) return may;
  const { db, actor, requestId, now } = may.value;
  if (at !== undefined && at <= now)
    return fail("unprocessable", undefined, [{ path: "at", message: "This moment has passed" }]);
  const settingsRev = sql`${pageTable.settingsRev} + 1`;
  const change = at === undefined ? { isOnline, offlineAt: null, settingsRev, updatedAt: now } : { offlineAt: at };
  const action = isOnline ? "page.online" : "page.offline";
  const detail = at === undefined ? {} : { at };
  const [changed] = await db.batch([
    db
      .update(pageTable)
      .set(change)
      .where(and(eq(pageTable.id, id), isNull(pageTable.trashedAt)))
      .returning({ id: pageTable.id }),
    auditRow(db, { actor: actor.id, action, entity: "page", id, requestId, detail, now }),
  ]);
  if (changed.length === 0) return noPage();
  if (at === undefined) await seen(may.value, id);
  return ok(null);
}

/** Calls off that a page goes offline by itself; it is right, too, if it does not. */
export async function stayOnline(asking: Asking, id: number): Promise<Result<null>> {
  const may = permitted(asking, "publish pages");
  if (!may.ok) return may;
  const { db, actor, requestId, now } = may.value;
  const [changed] = await db.batch([
    db
      .update(pageTable)
      .set({ offlineAt: null })
      .where(and(eq(pageTable.id, id), isNull(pageTable.trashedAt)))
      .returning({ id: pageTable.id }),
    auditRow(db, { actor: actor.id, action: "page.stay-online", entity: "page", id, requestId, now }),
  ]);
  return changed.length > 0 ? ok(null) : noPage();
}
