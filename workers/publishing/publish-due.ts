import { eq } from "drizzle-orm";
import { logError } from "~/server/log.server";
import { duePages, versionDocument } from "../db/content/versions";
import { page as pageTable } from "../db/schema/pages";
import { auditRow } from "../db/site/audit";
import type { Asking } from "./asking";
import { goLive, seen } from "./publish";

const actor = "schedule";

/**
 * Publishes what waits for a moment that has come, and takes offline what was to be shown until now. A page that fails
 * is logged, keeps no other one waiting, and is tried again at the next run.
 */
export async function publishDue(asking: Pick<Asking, "db" | "env" | "now" | "modules">): Promise<void> {
  const { db, now } = asking;
  const { publish, offline } = await duePages(db, now);
  const work = [
    ...publish.map(({ id, seq, at }) => async () => {
      const document = await versionDocument(db, id, seq);
      if (document) await goLive(asking, id, { seq, document }, { actor, detail: { at } });
    }),
    ...offline.map(({ id }) => async () => {
      await db.batch([
        db.update(pageTable).set({ isOnline: false, offlineAt: null, updatedAt: now }).where(eq(pageTable.id, id)),
        auditRow(db, { actor, action: "page.offline", entity: "page", id, now }),
      ]);
      await seen(asking, id);
    }),
  ];
  for (const task of work)
    try {
      // Each moves the generation on; none is in a hurry that the other is not in.
      // oxlint-disable-next-line no-await-in-loop
      await task();
    } catch (error) {
      logError("a scheduled publication", error);
    }
}
