import { and, asc, desc, eq, inArray, ne, or, sql, type SQL } from "drizzle-orm";
import type { Need } from "~/domain/house-orders/schema";
import type { Database } from "../client";
import { user } from "../schema/auth";
import { mailJob, orderLine, orders, ticket } from "../schema/box-office";

/** What makes an order one that needs a person, judged by the clock. Epoch ms. */
export interface NeedLimits {
  /** Payments whose time was over before. */
  paidUntil: number;
  /** Refunds that were due before. */
  refundedBefore: number;
  /** Mails that were given up since, after so many attempts. */
  mailedSince: number;
  attempts: number;
  most: number;
}

export interface NeedRow {
  number: string;
  name: string;
  need: Need;
  since: number;
  cents: number | null;
}

/** What needs a person, longest first: an order once for each reason. One query, along the indexes of what is open. */
export const readNeeds = (
  db: Database,
  { paidUntil, refundedBefore, mailedSince, attempts, most }: NeedLimits,
  number: string | null = null,
): Promise<NeedRow[]> =>
  db.all<NeedRow>(sql`
    WITH found (id, need, since, cents) AS (
      SELECT o.id, 'stuck', max(e.at), o.total_cents FROM orders o
        CROSS JOIN order_event e ON e.order_id = o.id AND e.type = 'stuck'
        WHERE o.status = 'stuck' GROUP BY o.id
      UNION ALL
      SELECT o.id, 'payment_late', o.pay_until, o.total_cents FROM orders o
        WHERE o.status = 'pending_payment' AND o.pay_until < ${paidUntil}
      UNION ALL
      SELECT p.order_id, CASE p.provider WHEN 'onsite' THEN 'hand_out' ELSE 'refund_late' END AS way,
          min(r.created_at), sum(r.cents)
        FROM refund r CROSS JOIN payment p ON p.id = r.payment_id
        WHERE r.status <> 'done' AND (p.provider = 'onsite' OR r.status = 'stuck' OR r.created_at < ${refundedBefore})
        GROUP BY p.order_id, way
      UNION ALL
      SELECT m.order_id, 'mail_failed', max(m.next_at), NULL FROM mail_job m
        WHERE m.status = 'failed' AND m.next_at > ${mailedSince} AND m.attempts >= ${attempts} AND m.order_id IS NOT NULL
        GROUP BY m.order_id
    )
    SELECT o.number, o.name, f.need, f.since, f.cents FROM found f CROSS JOIN orders o ON o.id = f.id
    ${number === null ? sql`` : sql`WHERE o.number = ${number}`}
    ORDER BY f.since LIMIT ${most}`);

/** By what somebody looks for orders: patterns of a name or an address, of which what matches the exact one comes first. */
type OrderSearch = { code: string } | { figures: string } | { exact: string; vague: string };

const likes = (pattern: string) => or(sql`${orders.name} LIKE ${pattern}`, sql`${orders.email} LIKE ${pattern}`);

function searched(db: Database, search: OrderSearch): SQL | undefined {
  if ("code" in search) {
    const line = db.select({ id: ticket.orderLineId }).from(ticket).where(eq(ticket.id, search.code));
    return inArray(orders.id, db.select({ id: orderLine.orderId }).from(orderLine).where(inArray(orderLine.id, line)));
  }
  if ("figures" in search) return sql`replace(${orders.number}, '-', '') LIKE ${`%${search.figures}%`}`;
  return likes(search.vague);
}

/** Orders that were sent, the newest first. A number, a name or an address reads all of them, a ticket's code one. One query. */
export const searchOrders = (db: Database, search: OrderSearch, most: number) =>
  db
    .select()
    .from(orders)
    .where(and(ne(orders.status, "draft"), searched(db, search)))
    .orderBy(...("exact" in search ? [sql`${likes(search.exact)} DESC`] : []), desc(orders.createdAt))
    .limit(most);

/** The events that orders are for, by order. One query. */
export async function eventsOfOrders(db: Database, ids: readonly string[]): Promise<Map<string, number[]>> {
  const rows = await db
    .selectDistinct({ id: orderLine.orderId, event: orderLine.eventId })
    .from(orderLine)
    .where(sql`${orderLine.orderId} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => [id, own.map(({ event }) => event)]));
}

/** The mails about an order, the first one first. One query. */
export const readMails = (db: Database, orderId: string) =>
  db
    .select()
    .from(mailJob)
    .where(eq(mailJob.orderId, orderId))
    .orderBy(asc(sql`mail_job.rowid`));

/** The names of accounts, by id. One query. */
export async function readNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: user.id, name: user.name })
    .from(user)
    .where(sql`${user.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
