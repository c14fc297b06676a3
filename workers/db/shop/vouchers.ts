import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { backForMs, mostVouchers, type VoucherPart } from "~/domain/vouchers/voucher";
import type { Database } from "../client";
import { orders } from "../schema/box-office";
import { cartVoucher, voucher, voucherMovement } from "../schema/vouchers";
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

/** The vouchers of a cart as it sees them, in the order they were put in. One query. */
export async function readVouchersOf(db: Database, cartId: string): Promise<VoucherBalance[]> {
  const rows = await db
    .select({ row: voucher, endsAt, balance: balanceFor(cartId) })
    .from(cartVoucher)
    .innerJoin(voucher, eq(voucher.id, cartVoucher.voucherId))
    .where(eq(cartVoucher.cartId, cartId))
    .orderBy(asc(cartVoucher.id));
  return rows.map(({ row, ...now }) => ({ ...row, ...now }));
}

/** Vouchers by their ids, each with its last four signs and what is on it. One query, none for none. */
export async function readNamed(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, Pick<VoucherBalance, "ending" | "balance">>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: voucher.id, ending: voucher.ending, balance })
    .from(voucher)
    .where(inArray(voucher.id, [...ids]));
  return new Map(rows.map(({ id, ...named }) => [id, named]));
}

/** A voucher as an account has used it: with what each of the account's orders has of it still, cents. */
export interface UsedVoucherRow extends Pick<VoucherBalance, "id" | "ending" | "cents" | "endsAt" | "balance"> {
  orders: { id: string; number: string; cents: number }[];
}

/** The vouchers that orders of an account took money of, the one that was ordered with last first. One query. */
export async function readUsedVouchers(db: Database, userId: string): Promise<UsedVoucherRow[]> {
  const rows = await db
    .select({
      row: voucher,
      endsAt,
      balance,
      order: { id: orders.id, number: orders.number, cents: sql<number>`-sum(${voucherMovement.cents})` },
    })
    .from(orders)
    .innerJoin(voucherMovement, eq(voucherMovement.orderId, orders.id))
    .innerJoin(voucher, eq(voucher.id, voucherMovement.voucherId))
    .where(and(eq(orders.userId, userId), ne(orders.status, "draft")))
    .groupBy(orders.id, voucher.id)
    .orderBy(desc(orders.createdAt), asc(voucher.id));
  const used = new Map<number, UsedVoucherRow>();
  for (const { row, order, ...now } of rows) {
    const { id, ending, cents } = row;
    const own = used.get(id) ?? { id, ending, cents, ...now, orders: [] };
    used.set(id, { ...own, orders: [...own.orders, order] });
  }
  return [...used.values()];
}

/** True where there is as much on each voucher. One query. */
export async function areCovered(db: Database, parts: readonly VoucherPart[]): Promise<boolean> {
  const named = await readNamed(
    db,
    parts.map(({ voucherId }) => voucherId),
  );
  return parts.every(({ voucherId, cents }) => (named.get(voucherId)?.balance ?? 0) >= cents);
}

/** Puts a voucher into a cart, behind those it has; where it is in it already it stays where it is. False where there are too many. One batch. */
export async function putVoucher(db: Database, cartId: string, voucherId: number): Promise<boolean> {
  const isIn = sql`cart_id = ${cartId} AND voucher_id = ${voucherId}`;
  const [, [found]] = await db.batch([
    db.insert(cartVoucher).select(
      sql`SELECT NULL, id, ${voucherId} FROM cart WHERE id = ${cartId}
        AND NOT EXISTS (SELECT 1 FROM cart_voucher WHERE ${isIn})
        AND (SELECT count(*) FROM cart_voucher WHERE cart_id = ${cartId}) < ${mostVouchers}`,
    ),
    db.select({ id: cartVoucher.id }).from(cartVoucher).where(isIn),
  ]);
  return found !== undefined;
}

/** Takes a voucher out of a cart. One query. */
export async function takeOut(db: Database, cartId: string, voucherId: number): Promise<void> {
  await db.delete(cartVoucher).where(and(eq(cartVoucher.cartId, cartId), eq(cartVoucher.voucherId, voucherId)));
}

/** What movements of an order's vouchers are written with: `seq` of the order's event that they belong to. */
interface OfOrder {
  orderId: string;
  seq: number;
  at: number;
  actor: string;
}

type Parts = OfOrder & { parts: readonly VoucherPart[] };

/** What the keys of all movements of a kind begin with that an order's event has made. */
const eventKey = (kind: MovementRow["kind"], { orderId, seq }: OfOrder): string => `${kind}/${orderId}/${seq}`;

/** The number of the order's event that a movement was made with. Those of orders that knew one voucher end with it. */
export const seqOf = ({ key }: Pick<MovementRow, "key">): number => Number(key.split("/")[2]);

function moved(db: Database, kind: Exclude<MovementRow["kind"], "issued">, { parts, ...of }: Parts): Statement[] {
  const { orderId, at, actor } = of;
  return parts.map(({ voucherId, cents }) =>
    db.insert(voucherMovement).values({
      voucherId,
      kind,
      cents: kind === "taken" ? -cents : cents,
      orderId,
      key: `${eventKey(kind, of)}/${voucherId}`,
      at,
      actor,
    }),
  );
}

/**
 * Takes cents of vouchers for an order. Fails, and with it its batch, where there is not so much on one of them: two that want
 * the last of it write one after the other. To be written with what makes the order one.
 */
export const takeOfVouchers = (db: Database, of: Parts): Statement[] => moved(db, "taken", of);

/** Gives cents back to the vouchers they came from, with the tickets they were paid for. */
export const returnToVouchers = (db: Database, of: Parts): Statement[] => moved(db, "returned", of);

/** Lets go of cents that an order needs no more. */
export const releaseParts = (db: Database, of: Parts): Statement[] => moved(db, "released", of);

/** Lets go of all that an order has of its vouchers, if it has any: written again it does nothing. */
export function releaseVouchers(db: Database, of: OfOrder): Statement {
  const { orderId, at, actor } = of;
  return db.insert(voucherMovement).select(
    db
      .select({
        id: sql<number>`NULL`.as("id"),
        voucherId: voucherMovement.voucherId,
        kind: sql<"released">`'released'`.as("kind"),
        cents: sql<number>`-sum(${voucherMovement.cents})`.as("cents"),
        orderId: sql<string>`${orderId}`.as("order_id"),
        key: sql<string>`${eventKey("released", of)} || '/' || ${voucherMovement.voucherId}`.as("key"),
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
    db.delete(cartVoucher).where(sql`voucher_id = ${id} AND EXISTS (${known})`),
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
