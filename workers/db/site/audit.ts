import { sql } from "drizzle-orm";
import type { Database } from "../client";
import { audit } from "../schema/site";

/** A write of staff, or of a job. */
export interface Audited {
  /** Id of the account, or the name of the job. */
  actor: string;
  /** What was done, as `page.publish`. */
  action: string;
  entity: "article" | "page" | "media" | "ticket" | "voucher";
  id: number | string;
  requestId?: string;
  detail?: Record<string, unknown>;
  /** Epoch milliseconds. */
  now: number;
}

/** The row of the audit log that goes with a write, in the same batch. */
export const auditRow = (db: Database, { actor, action, entity, id, requestId = "", detail = {}, now }: Audited) =>
  db.insert(audit).values({ at: now, actor, action, entity, entityId: String(id), requestId, detail });

/** What somebody of the house did to a screening, for the audit log. */
export interface Deed {
  /** Id of the account. */
  actor: string;
  /** As `screening.block`. */
  action: string;
  requestId: string;
  detail: Record<string, unknown>;
}

/** A deed that was done: the number of the last entry of the ledger it made, and when, epoch ms. */
export interface DoneDeed extends Deed {
  seq: number;
  at: number;
}

/** Writes what the house did to a screening, each deed once, however often it is written. One batch. */
export async function saveDeeds(db: Database, event: number, deeds: readonly DoneDeed[]): Promise<void> {
  const id = String(event);
  const [first, ...others] = deeds.map(({ at, actor, action, requestId, detail, seq }) => {
    const told = JSON.stringify({ ...detail, ledger: seq });
    return db.insert(audit).select(sql`
      SELECT NULL, ${at}, ${actor}, ${action}, 'screening', ${id}, '', ${requestId}, ${told}
      WHERE NOT EXISTS (SELECT 1 FROM audit
        WHERE entity = 'screening' AND entity_id = ${id} AND at = ${at} AND json_extract(detail, '$.ledger') = ${seq})`);
  });
  if (first) await db.batch([first, ...others]);
}
