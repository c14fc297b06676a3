import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { movementKinds } from "~/domain/vouchers/voucher";
import { cart, orders } from "./box-office";

/** A voucher of the house. What is on it is the sum of its movements; none of that is stored. */
export const voucher = sqliteTable(
  "voucher",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** SHA-256 of the code: the table pays for nothing. */
    codeHash: text("code_hash").notNull(),
    /** The last four signs of the code, for people. */
    ending: text("ending").notNull(),
    /** SHA-256 of the key of the form it was issued with: those of one form belong together. */
    batch: text("batch").notNull(),
    cents: integer("cents").notNull(),
    note: text("note").notNull().default(""),
    /** Epoch ms; does not belong to it. */
    endsAt: integer("ends_at").notNull(),
    createdAt: integer("created_at").notNull(),
    createdBy: text("created_by").notNull(),
  },
  (t) => [
    uniqueIndex("voucher_code").on(t.codeHash),
    index("voucher_batch").on(t.batch),
    check("voucher_cents", sql`${t.cents} > 0`),
  ],
);

/** The vouchers that pay for a cart, in the order of `id`: each what those before it leave. */
export const cartVoucher = sqliteTable(
  "cart_voucher",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    cartId: text("cart_id")
      .notNull()
      .references(() => cart.id, { onDelete: "cascade" }),
    voucherId: integer("voucher_id")
      .notNull()
      .references(() => voucher.id),
  },
  (t) => [
    uniqueIndex("cart_voucher_once").on(t.cartId, t.voucherId),
    // What takes a voucher out of every cart.
    index("cart_voucher_voucher").on(t.voucherId),
  ],
);

/**
 * The ledger of vouchers: rows are added, never changed nor removed, and the database refuses one after which a balance would
 * be below zero or above what was issued, or an order would have got back more than was taken for it. The triggers stand in the
 * migration.
 */
export const voucherMovement = sqliteTable(
  "voucher_movement",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    voucherId: integer("voucher_id")
      .notNull()
      .references(() => voucher.id),
    kind: text("kind", { enum: movementKinds }).notNull(),
    /** Below zero: taken. */
    cents: integer("cents").notNull(),
    orderId: text("order_id").references(() => orders.id),
    /** Stable across retries: the same movement is one row. */
    key: text("key").notNull(),
    at: integer("at").notNull(),
    /** Who: as in `order_event`. */
    actor: text("actor").notNull(),
  },
  (t) => [
    uniqueIndex("voucher_movement_key").on(t.key),
    index("voucher_movement_voucher").on(t.voucherId),
    index("voucher_movement_order").on(t.orderId),
    check("voucher_movement_cents", sql`(${t.kind} = 'taken') = (${t.cents} < 0)`),
  ],
);
