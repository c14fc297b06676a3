import { sql } from "drizzle-orm";
import type { DayBounds } from "~/domain/numbers/period";
import type { Database } from "../client";

/*
 * What was sold and given back, read from the books alone: a sale is where an order was paid, giving back is where its tickets
 * became void. Both are rows of `order_event`, which say when; lines, tickets and payments of that order say what.
 */

/** A movement as the books have it. `kind` is the ticket's name as sold, `kindName` what the house calls it now. */
export interface MovementRow {
  day: string;
  event: number | null;
  saleType: number | null;
  kind: string;
  kindName: string | null;
  taxRate: number;
  method: string;
  isBack: 0 | 1;
  tickets: number;
  cents: number;
  /** By how many cents codes made them cheaper. */
  offCents: number;
}

/** What vouchers paid, or got back (negative), of orders whose rest was paid with a method. */
export interface VoucherMovement {
  day: string;
  method: string;
  isBack: 0 | 1;
  cents: number;
}

/** The days as a table: each is a short way along the index of the events' times. */
const days = (bounds: readonly DayBounds[]) => sql`
  day(day, since, until) AS (
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
    FROM json_each(${JSON.stringify(bounds.map(({ day, since, until }) => [day, since, until]))})
  ),
  happened AS MATERIALIZED (
    SELECT day.day, e.order_id, e.seq, e.at, e.type <> 'paid' AS is_back, o.method, o.fees
    FROM day
    CROSS JOIN order_event e INDEXED BY order_event_at ON e.at >= day.since AND e.at < day.until
    CROSS JOIN orders o ON o.id = e.order_id
    WHERE e.type IN ('paid', 'partly_refunded', 'refund_due')
  ),
  given_back AS MATERIALIZED (
    SELECT h.day, h.order_id, h.seq, h.at, h.method, l.event_id, l.sale_type_id, l.name, l.tax_rate, count(*) AS tickets, sum(l.cents) AS cents, sum(l.off_cents) AS off_cents
    FROM happened h
    CROSS JOIN order_line l ON l.order_id = h.order_id
    CROSS JOIN ticket t ON t.order_line_id = l.id AND t.given_back = h.seq
    WHERE h.is_back
    GROUP BY h.order_id, h.seq, l.id
  ),
  paid_back AS MATERIALIZED (
    SELECT h.*,
      coalesce((SELECT sum(r.cents) FROM payment p CROSS JOIN refund r ON r.payment_id = p.id
        WHERE p.order_id = h.order_id AND r.created_at = h.at), 0) AS bank_cents,
      coalesce((SELECT sum(m.cents) FROM voucher_movement m
        WHERE m.order_id = h.order_id AND m.kind = 'returned' AND m.key || '/' LIKE 'returned/' || h.order_id || '/' || h.seq || '/%'
      ), 0) AS voucher_cents
    FROM happened h
    WHERE h.is_back
  ),
  returned AS MATERIALIZED (
    SELECT h.day, h.order_id, h.method, h.voucher_cents, h.bank_cents + h.voucher_cents AS cents
    FROM paid_back h
    WHERE EXISTS (SELECT 1 FROM given_back g WHERE g.order_id = h.order_id AND g.seq = h.seq)
  )`;

const ofTickets = sql`
  SELECT h.day, l.event_id AS event, l.sale_type_id AS saleType, l.name AS kind, l.tax_rate AS taxRate, h.method, 0 AS isBack,
    l.amount AS tickets, l.amount * l.cents AS cents, l.amount * l.off_cents AS offCents
  FROM happened h CROSS JOIN order_line l ON l.order_id = h.order_id
  WHERE NOT h.is_back AND l.ended_with IS NULL
  UNION ALL
  SELECT day, event_id, sale_type_id, name, tax_rate, method, 1, -tickets, -cents, -off_cents FROM given_back`;

/** Fees, as often as they are charged, and what of them came back. */
const ofFees = sql`
  SELECT day, NULL, NULL, name, tax_rate, method, 0, 0, cents * CASE per WHEN 'ticket' THEN paid ELSE min(paid, 1) END, 0
  FROM (
    SELECT h.day, h.method, json_extract(f.value, '$.name') AS name, json_extract(f.value, '$.taxRate') AS tax_rate,
      json_extract(f.value, '$.per') AS per, json_extract(f.value, '$.cents') AS cents,
      (SELECT coalesce(sum(l.amount), 0) FROM order_line l
        WHERE l.order_id = h.order_id AND l.ended_with IS NULL AND l.cents > 0) AS paid
    FROM happened h CROSS JOIN json_each(h.fees) f
    WHERE NOT h.is_back
  )
  WHERE cents * paid > 0
  UNION ALL
  SELECT h.day, NULL, NULL, json_extract(f.value, '$.name'), json_extract(f.value, '$.taxRate'), h.method, 1, 0,
    -json_extract(b.value, '$.cents'), 0
  FROM happened h CROSS JOIN json_each(h.fees) f CROSS JOIN json_each(f.value, '$.back') b
  WHERE h.is_back AND json_extract(b.value, '$.seq') = h.seq`;

/** What vouchers paid of the same orders, and got back: beside the method that paid the rest. One query. */
export const readVouchers = (db: Database, bounds: readonly DayBounds[]): Promise<VoucherMovement[]> =>
  db.all<VoucherMovement>(sql`
    WITH ${days(bounds)}, moved AS (
      SELECT h.day, h.method, 0 AS isBack, (SELECT -sum(m.cents) FROM voucher_movement m
        WHERE m.order_id = h.order_id AND m.kind IN ('taken', 'released')) AS cents
      FROM happened h WHERE NOT h.is_back
      UNION ALL
      SELECT r.day, r.method, 1, -r.voucher_cents FROM returned r
    )
    SELECT day, method, isBack, sum(cents) AS cents FROM moved WHERE cents <> 0 AND method <> 'voucher'
    GROUP BY day, method, isBack ORDER BY day, method, isBack`);

/** The movements of some days, those that are alike added up, in the order of their days and shows. One query. */
export const readMovements = (db: Database, bounds: readonly DayBounds[]): Promise<MovementRow[]> =>
  db.all<MovementRow>(sql`
    WITH ${days(bounds)}, movement AS (${ofTickets} UNION ALL ${ofFees})
    SELECT m.day, m.event, m.saleType, max(m.kind) AS kind, s.name AS kindName, m.taxRate, m.method, m.isBack,
      sum(m.tickets) AS tickets, sum(m.cents) AS cents, sum(m.offCents) AS offCents
    FROM movement m LEFT JOIN sale_type s ON s.id = m.saleType
    GROUP BY m.day, m.event, m.saleType, CASE WHEN m.saleType IS NULL THEN m.kind END, m.taxRate, m.method, m.isBack
    ORDER BY m.day, m.event IS NULL, m.event, m.saleType, m.isBack`);

/** What the payments and the vouchers of the same orders came to, and what of it is given back or due, both positive cents. One query. */
export async function readMoney(
  db: Database,
  bounds: readonly DayBounds[],
): Promise<{ paidCents: number; refundedCents: number }> {
  const [row] = await db.all<{ paidCents: number | null; refundedCents: number | null }>(sql`
    WITH ${days(bounds)}
    SELECT
      (SELECT sum((SELECT p.cents FROM payment p WHERE p.order_id = h.order_id AND p.status = 'captured' ORDER BY p.created_at LIMIT 1)
          + coalesce((SELECT -sum(m.cents) FROM voucher_movement m WHERE m.order_id = h.order_id AND m.kind IN ('taken', 'released')), 0))
        FROM happened h WHERE NOT h.is_back) AS paidCents,
      (SELECT sum(cents) FROM returned) AS refundedCents`);
  return { paidCents: row?.paidCents ?? 0, refundedCents: row?.refundedCents ?? 0 };
}

/** A show that something was sold of: how it is called, and how many good tickets the books have of it. */
export interface SoldShowRow {
  id: number;
  title: string | null;
  startsAt: number | null;
  room: string | null;
  good: number;
}

/** Shows by their ids, also those the programme does not know any more, in the order of their starts. One query. */
export const readSoldShows = (db: Database, ids: readonly number[]): Promise<SoldShowRow[]> =>
  db.all<SoldShowRow>(sql`
    SELECT wanted.value AS id, coalesce(e.title, p.title) AS title, e.starts_at AS startsAt, r.name AS room,
      (SELECT count(*) FROM ticket t WHERE t.event_id = wanted.value AND t.status <> 'void') AS good
    FROM json_each(${JSON.stringify(ids)}) wanted
    LEFT JOIN event e ON e.id = wanted.value
    LEFT JOIN production p ON p.id = e.production_id
    LEFT JOIN room r ON r.id = e.room_id
    ORDER BY e.starts_at IS NULL, e.starts_at, wanted.value`);
