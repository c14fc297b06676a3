import { asc, desc, eq } from "drizzle-orm";
import type { Database } from "../client";
import { orders, payment, refund } from "../schema/box-office";
import { voucher, voucherMovement } from "../schema/vouchers";

const order = { id: orders.id, number: orders.number, status: orders.status };

/** What orders of an account took of vouchers and what came back on them, oldest first, drafts among them. One query. */
export const readOwnMovements = (db: Database, userId: string) =>
  db
    .select({
      order,
      voucherId: voucherMovement.voucherId,
      ending: voucher.ending,
      kind: voucherMovement.kind,
      cents: voucherMovement.cents,
      key: voucherMovement.key,
      at: voucherMovement.at,
    })
    .from(orders)
    .innerJoin(voucherMovement, eq(voucherMovement.orderId, orders.id))
    .innerJoin(voucher, eq(voucher.id, voucherMovement.voucherId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(voucherMovement.id));

export type OwnMovement = Awaited<ReturnType<typeof readOwnMovements>>[number];

/** What is or was due to an account of payments for its orders, the latest first. One query. */
export const readOwnRefunds = (db: Database, userId: string) =>
  db
    .select({
      order,
      cents: refund.cents,
      reason: refund.reason,
      status: refund.status,
      at: refund.createdAt,
      method: payment.method,
      label: payment.label,
    })
    .from(orders)
    .innerJoin(payment, eq(payment.orderId, orders.id))
    .innerJoin(refund, eq(refund.paymentId, payment.id))
    .where(eq(orders.userId, userId))
    .orderBy(desc(refund.createdAt));

export type OwnRefund = Awaited<ReturnType<typeof readOwnRefunds>>[number];
