import { ok, type Result } from "~/domain/common/errors";
import type { NeedyOrders } from "~/domain/house-orders/schema";
import type { Database } from "../../../db/client";
import { readNeeds, type NeedRow } from "../../../db/shop/house-orders";
import { atDoor, teller, type DoorAsking } from "../../door/asking";
import { mostAttempts } from "../mail/send-due-mails";

const hour = 3_600_000;
const day = 24 * hour;
/** A bank that has said nothing for so long after the payment's time is asked about by a person. */
const paymentLate = hour;
/** So long may money be on its way back. */
export const refundLate = day;
/** Whose mail could not be delivered has their tickets, or was there without, after so long. */
const mailKept = 14 * day;
const mostNeeds = 200;

/** Why orders need a person at a moment, longest first; of one order, if it is named. One query. */
export const needsAt = (db: Database, now: number, number: string | null = null): Promise<NeedRow[]> =>
  readNeeds(
    db,
    {
      paidUntil: now - paymentLate,
      refundedBefore: now - refundLate,
      mailedSince: now - mailKept,
      attempts: mostAttempts,
      most: mostNeeds,
    },
    number,
  );

/** Orders that nothing and nobody but a person brings to an end. Fails with `unauthorized` or `forbidden`. */
export async function needyOrders(asking: DoorAsking): Promise<Result<NeedyOrders>> {
  const allowed = atDoor(asking);
  if (!allowed.ok) return allowed;
  const [tell, rows] = await Promise.all([teller(asking), needsAt(asking.db, asking.now)]);
  return ok({ made_at: tell.at(asking.now), needs: rows.map((row) => ({ ...row, since: tell.at(row.since) })) });
}
