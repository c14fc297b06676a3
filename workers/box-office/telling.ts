import { countHouse, saleLevel, salesOf } from "~/domain/box-office/sale";
import type { Inventory } from "~/domain/box-office/state";
import { countFree } from "~/domain/box-office/view";
import type { Database } from "../db/client";
import { saveAvailability } from "../db/programme/availability";
import { queueUnpaidMail } from "../db/shop/hall";
import { saveDeeds } from "../db/site/audit";
import { changeTold, tellDeeds, waitingChange } from "./outbox";

/**
 * Tells the database what waits in the outbox: what the house did, what is free, and that most of the hall is not paid. What was
 * told goes, unless something newer came meanwhile; where the database does not answer it rejects, and all of it waits. The
 * revision the database has heard already, where that is a later one than this; null otherwise.
 */
export async function tellDatabase(
  db: Database,
  sql: SqlStorage,
  { state, now, revision }: { state: Inventory; now: number; revision: number },
): Promise<number | null> {
  const counts = countFree(state, now);
  const { config } = state;
  const told = { revision: state.revision, sales: salesOf(state), updatedAt: now };
  let newer: number | null = null;
  const unpaid = waitingChange(sql, "unpaid");
  if (config) {
    const { event: eventId, prices } = config;
    await tellDeeds(sql, (deeds) => saveDeeds(db, eventId, deeds));
    newer = await saveAvailability(db, { eventId, ...told, ...countHouse(counts), level: saleLevel(counts, prices) });
    if (unpaid !== null) await queueUnpaidMail(db, eventId, now);
  }
  if (unpaid !== null) changeTold(sql, "unpaid", unpaid);
  changeTold(sql, "availability", revision);
  return newer;
}
