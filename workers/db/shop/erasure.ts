import { and, ne, sql, type SQL } from "drizzle-orm";
import type { OrderState } from "~/domain/orders/states";
import type { Database } from "../client";
import { orderEvent, orders, payment } from "../schema/box-office";

/*
 * Names and addresses of buyers go when nobody needs them any more; the books keep what was sold, for how much and at which
 * tax rate. That keeps every sum, for nothing of a sum is a person.
 */

/** Of an order in another state somebody may still have to be written to. */
const settled: readonly OrderState[] = ["fulfilled", "partially_refunded", "refunded", "cancelled", "expired"];

/** Whose name and address are needed for nothing: the shows are over before a time, and nobody waits for money or a mail. */
const isOver = (before: number): SQL => sql`
  o.erased_at IS NULL AND o.created_at < ${before}
  AND o.status IN (SELECT value FROM json_each(${JSON.stringify(settled)}))
  AND NOT EXISTS (SELECT 1 FROM order_line l LEFT JOIN event e ON e.id = l.event_id
    WHERE l.order_id = o.id AND coalesce(e.ends_at, o.created_at) >= ${before})
  AND NOT EXISTS (SELECT 1 FROM payment p CROSS JOIN refund r ON r.payment_id = p.id
    WHERE p.order_id = o.id AND r.status <> 'done')
  AND NOT EXISTS (SELECT 1 FROM mail_job m WHERE m.order_id = o.id AND m.status = 'queued')`;

/** Which orders, and why. Epoch ms. */
interface Erasing {
  now: number;
  /** By when their last show was over. */
  before: number;
  /** Of one account alone; null: of anybody. */
  userId: string | null;
  most: number;
  actor: string;
  reason: "retention" | "account_deleted";
}

/**
 * What erases the contact of orders that are over, the oldest first, with an event for each: statements of one batch. Hashes of
 * what was sent go, too, since they confirm a guess; the link stays, and its page says what was done.
 */
export function erasing(db: Database, { now, before, userId, most, actor, reason }: Erasing) {
  const whose = userId === null ? sql`` : sql`AND o.user_id = ${userId}`;
  const chosen = sql`(SELECT o.id FROM orders o WHERE ${isOver(before)} ${whose} ORDER BY o.created_at LIMIT ${most})`;
  return [
    // First what is about them: they are chosen by what the last statement changes.
    db
      .update(payment)
      .set({ label: "" })
      .where(and(ne(payment.label, ""), sql`${payment.orderId} IN ${chosen}`)),
    db.insert(orderEvent).select(sql`
      SELECT id, revision + 1, ${now}, 'erased', status, ${actor}, ${reason}, '' FROM orders WHERE id IN ${chosen}`),
    db
      .update(orders)
      .set({
        name: "",
        email: "",
        phone: "",
        keyHash: null,
        bodyHash: "",
        erasedAt: now,
        revision: sql`${orders.revision} + 1`,
      })
      .where(sql`${orders.id} IN ${chosen}`),
  ] as const;
}
