import { and, eq, isNull, sql } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { fail, ok, type Result } from "~/domain/common/errors";
import { page as pageTable } from "../db/schema/pages";
import { auditRow } from "../db/site/audit";
import { noPage, permitted, type Asking, type Permitted } from "./asking";
import { seen } from "./publish";

/** Changes when visitors see a page, with the row of its audit. */
async function setShown(
  { db, actor, requestId, now }: Permitted,
  id: number,
  { set, ...done }: { set: SQLiteUpdateSetSource<typeof pageTable>; action: string; detail?: Record<string, unknown> },
): Promise<Result<null>> {
  const [changed] = await db.batch([
    db
      .update(pageTable)
      .set(set)
      .where(and(eq(pageTable.id, id), isNull(pageTable.trashedAt)))
      .returning({ id: pageTable.id }),
    auditRow(db, { ...done, actor: actor.id, entity: "page", id, requestId, now }),
  ]);
  return changed.length > 0 ? ok(null) : noPage();
}

/** Hides a page from visitors or shows it to them, at once or, hiding it, `at` a moment to come (epoch ms). */
export async function setOnline(
  asking: Asking,
  id: number,
  { isOnline, at }: { isOnline: boolean; at?: number | undefined },
): Promise<Result<null>> {
  const may = permitted(asking, "publish pages");
  if (!may.ok) return may;
  const { now } = asking;
  if (at !== undefined) {
    if (at <= now) return fail("unprocessable", undefined, [{ path: "at", message: "This moment has passed" }]);
    return setShown(may.value, id, { set: { offlineAt: at }, action: "page.offline", detail: { at } });
  }
  const set = { isOnline, offlineAt: null, settingsRev: sql`${pageTable.settingsRev} + 1`, updatedAt: now };
  const changed = await setShown(may.value, id, { set, action: isOnline ? "page.online" : "page.offline" });
  if (changed.ok) await seen(asking, id);
  return changed;
}

/** Calls off that a page goes offline by itself; it is right, too, if it does not. */
export async function stayOnline(asking: Asking, id: number): Promise<Result<null>> {
  const may = permitted(asking, "publish pages");
  return may.ok ? setShown(may.value, id, { set: { offlineAt: null }, action: "page.stay-online" }) : may;
}

/** Calls a publication off that waits for its moment; it is right, too, if none does. */
export async function callOff(asking: Asking, id: number): Promise<Result<null>> {
  const may = permitted(asking, "publish pages");
  const set = { publishSeq: null, publishAt: null };
  return may.ok ? setShown(may.value, id, { set, action: "page.call-off" }) : may;
}
