import { and, asc, desc, eq, sql } from "drizzle-orm";
import { backForMs } from "~/domain/vouchers/voucher";
import type { Database } from "../client";
import { cart, orders } from "../schema/box-office";
import { voucher, voucherMovement } from "../schema/vouchers";
import { audit } from "../schema/site";
import { auditRow, type Audited } from "../site/audit";
import type { Statement } from "./orders";

export type VoucherRow = typeof voucher.$inferSelect;
export type MovementRow = typeof voucherMovement.$inferSelect;

/** A voucher with what is on it, cents. */
export type VoucherBalance = VoucherRow & { balance: number };

const movementsOf = sql`SELECT m.cents FROM voucher_movement m WHERE m.voucher_id = "voucher"."id"`;
const balance = sql<number>`(SELECT coalesce(sum(cents), 0) FROM (${movementsOf}))`;
/** What the draft of a cart has taken is the cart's own still. */
const balanceFor = (cartId: string | null) =>
  sql<number>`(SELECT coalesce(sum(cents), 0) FROM (${movementsOf} AND NOT EXISTS (
    SELECT 1 FROM orders o WHERE o.id = m.order_id AND o.status = 'draft' AND o.cart_id IS ${cartId ?? ""})))`;

/**
 * When a voucher ends: as it was issued, or later where tickets brought money back, or an order did after its end. It follows
 * from the ledger. What an order lets go of before that makes nothing longer: ordering and not paying would.
 */
const endsAt = sql<number>`max("voucher"."ends_at", coalesce((
  SELECT max(b.at) FROM voucher_movement b
  WHERE b.voucher_id = "voucher"."id" AND (b.kind = 'returned' OR (b.kind = 'released' AND b.at >= "voucher"."ends_at"))
), 0) + ${backForMs})`;

/** A voucher by its id or the hash of its code, with its end and its balance as a cart sees them; null if there is none. One query. */
export async function readVoucher(
  db: Database,
  key: Partial<Pick<VoucherRow, "id" | "codeHash">>,
  cartId: string | null = null,
): Promise<VoucherBalance | null> {
  const by = key.id === undefined ? eq(voucher.codeHash, key.codeHash ?? "") : eq(voucher.id, key.id);
  const [row] = await db
    .select({ row: voucher, endsAt, balance: balanceFor(cartId) })
    .from(voucher)
    .where(by)
    .limit(1);
  return row ? { ...row.row, endsAt: row.endsAt, balance: row.balance } : null;
}

/** True where there is as much on a voucher. One query. */
export async function isCovered(db: Database, id: number, cents: number): Promise<boolean> {
  return ((await readVoucher(db, { id }))?.balance ?? 0) >= cents;
}

/** Puts a voucher into a cart, or takes it out. One query. */
export async function putVoucher(db: Database, cartId: string, voucherId: number | null): Promise<void> {
  await db.update(cart).set({ voucherId }).where(eq(cart.id, cartId));
}

/** What a movement of an order's voucher is written with: `seq` of the order's event that it belongs to. */
interface OfOrder {
  orderId: string;
  seq: number;
  at: number;
  actor: string;
}

type OrderedVoucher = OfOrder & { voucherId: number | null; cents: number };

const keyed = (kind: MovementRow["kind"], { orderId, seq }: OfOrder): string => `${kind}/${orderId}/${seq}`;

function moved(
  db: Database,
  kind: Exclude<MovementRow["kind"], "issued">,
  { voucherId, cents, ...of }: OrderedVoucher,
): Statement[] {
  if (voucherId === null || cents === 0) return [];
  const { orderId, at, actor } = of;
  const change = kind === "taken" ? -cents : cents;
  return [
    db.insert(voucherMovement).values({ voucherId, kind, cents: change, orderId, key: keyed(kind, of), at, actor }),
  ];
}

/**
 * Takes cents of a voucher for an order; nothing where there is nothing to take. Fails, and with it its batch, where there is
 * not so much on it: two that want the last of it write one after the other. To be written with what makes the order one.
 */
export const takeOfVoucher = (db: Database, of: OrderedVoucher): Statement[] => moved(db, "taken", of);

/** Gives cents back to the voucher they came from, with the tickets they were paid for. */
export const returnToVoucher = (db: Database, of: OrderedVoucher): Statement[] => moved(db, "returned", of);

/** Lets go of cents that an order needs no more. */
export const releasePart = (db: Database, of: OrderedVoucher): Statement[] => moved(db, "released", of);

/** Lets go of all that an order has of a voucher, if it has any: written again it does nothing. */
export function releaseVoucher(db: Database, of: OfOrder): Statement {
  const { orderId, at, actor } = of;
  return db.insert(voucherMovement).select(
    db
      .select({
        id: sql<number>`NULL`.as("id"),
        voucherId: voucherMovement.voucherId,
        kind: sql<"released">`'released'`.as("kind"),
        cents: sql<number>`-sum(${voucherMovement.cents})`.as("cents"),
        orderId: sql<string>`${orderId}`.as("order_id"),
        key: sql<string>`${keyed("released", of)}`.as("key"),
        at: sql<number>`${at}`.as("at"),
        actor: sql<string>`${actor}`.as("actor"),
      })
      .from(voucherMovement)
      .where(eq(voucherMovement.orderId, orderId))
      .groupBy(voucherMovement.voucherId)
      .having(sql`sum(${voucherMovement.cents}) < 0`),
  );
}

/** New vouchers: their rows, what is put on them, and the row of the audit log. One batch. Rejects where one of the codes exists. */
export async function insertVouchers(
  db: Database,
  rows: readonly Omit<VoucherRow, "id">[],
  audited: Audited,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { batch, cents, note, endsAt, createdAt, createdBy } = first;
  const codes = JSON.stringify(rows.map(({ codeHash, ending }) => [codeHash, ending]));
  await db.batch([
    db.insert(voucher).select(
      sql`SELECT NULL, json_extract(value, '$[0]'), json_extract(value, '$[1]'), ${batch}, ${cents}, ${note}, ${endsAt}, ${createdAt}, ${createdBy}
        FROM json_each(${codes}) WHERE true`,
    ),
    db.insert(voucherMovement).select(
      sql`SELECT NULL, v.id, 'issued', v.cents, NULL, 'issued/' || v.id, v.created_at, v.created_by
        FROM voucher v WHERE v.batch = ${batch}`,
    ),
    auditRow(db, audited),
  ]);
}

/**
 * Gives a voucher another code, in place of the one that is known, and takes it out of every cart: who has the old one can do
 * nothing with it. With the row of the audit log. False if it has another code by now. One batch.
 */
export async function putCode(
  db: Database,
  { id, codeHash }: Pick<VoucherRow, "id" | "codeHash">,
  code: Pick<VoucherRow, "codeHash" | "ending">,
  audited: Omit<Audited, "entity" | "id">,
): Promise<boolean> {
  const { at, actor, action, requestId = "" } = { ...audited, at: audited.now };
  const known = sql`SELECT 1 FROM voucher WHERE id = ${id} AND code_hash = ${codeHash}`;
  const [, , written] = await db.batch([
    db
      .insert(audit)
      .select(
        sql`SELECT NULL, ${at}, ${actor}, ${action}, 'voucher', ${String(id)}, '', ${requestId}, '{}' WHERE EXISTS (${known})`,
      ),
    db
      .update(cart)
      .set({ voucherId: null })
      .where(sql`voucher_id = ${id} AND EXISTS (${known})`),
    db
      .update(voucher)
      .set(code)
      .where(and(eq(voucher.id, id), eq(voucher.codeHash, codeHash)))
      .returning({ id: voucher.id }),
  ]);
  return written.length > 0;
}

/** The vouchers of one form, in the order they were issued. One query. */
export const readBatch = (db: Database, batch: string): Promise<VoucherRow[]> =>
  db.select().from(voucher).where(eq(voucher.batch, batch)).orderBy(asc(voucher.id));

/** The vouchers issued last, newest first, each with its balance. One query. */
export async function readVouchers(db: Database, most: number): Promise<VoucherBalance[]> {
  const rows = await db.select({ row: voucher, balance }).from(voucher).orderBy(desc(voucher.id)).limit(most);
  return rows.map(({ row, balance: left }) => ({ ...row, balance: left }));
}

/** What all vouchers were issued with, and what is on those that are not over. One query. */
export async function readVoucherSums(db: Database, now: number): Promise<{ issued: number; open: number }> {
  const [row] = await db.all<{ issued: number | null; open: number | null }>(sql`
    SELECT sum(CASE WHEN m.kind = 'issued' THEN m.cents END) AS issued, sum(CASE WHEN ${endsAt} > ${now} THEN m.cents END) AS open
    FROM voucher_movement m JOIN voucher ON voucher.id = m.voucher_id`);
  return { issued: row?.issued ?? 0, open: row?.open ?? 0 };
}

/** The movements of a voucher with the printed numbers of their orders, oldest first. One query. */
export const readMovementsOf = (db: Database, voucherId: number) =>
  db
    .select({
      kind: voucherMovement.kind,
      cents: voucherMovement.cents,
      at: voucherMovement.at,
      order: orders.number,
    })
    .from(voucherMovement)
    .leftJoin(orders, eq(orders.id, voucherMovement.orderId))
    .where(eq(voucherMovement.voucherId, voucherId))
    .orderBy(asc(voucherMovement.id));
