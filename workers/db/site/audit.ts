import type { Database } from "../client";
import { audit } from "../schema/site";

/** A write of staff, or of a job. */
export interface Audited {
  /** Id of the account, or the name of the job. */
  actor: string;
  /** What was done, as `page.publish`. */
  action: string;
  entity: "page" | "media" | "ticket" | "screening";
  id: number | string;
  requestId?: string;
  detail?: Record<string, unknown>;
  /** Epoch milliseconds. */
  now: number;
}

/** The row of the audit log that goes with a write, in the same batch. */
export const auditRow = (db: Database, { actor, action, entity, id, requestId = "", detail = {}, now }: Audited) =>
  db.insert(audit).values({ at: now, actor, action, entity, entityId: String(id), requestId, detail });
