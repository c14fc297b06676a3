import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { CartSeat } from "~/domain/booking/schema";
import { seatLevels } from "~/domain/box-office/sale";
import type { Reseating } from "~/domain/house-orders/reseating";
import { deliveries, methods } from "~/domain/orders/contact";
import { orderEvents, orderStates } from "~/domain/orders/states";
import type { OrderFee } from "~/domain/orders/totals";

/*
 * Carts, orders and money. Seats are decided in the screening's object, never here; these tables
 * say who pays for what. Money is integer cents with a tax rate (percent) per line, times are epoch
 * milliseconds. `event_id` has no foreign key: the books outlive the programme.
 */

/** A visitor's cart. `id` is the SHA-256 of the cookie's secret, so that the table opens no cart. */
export const cart = sqliteTable(
  "cart",
  {
    id: text("id").primaryKey(),
    createdAt: integer("created_at").notNull(),
    /** Set by the first successful hold; moved by renewals only. */
    deadlineAt: integer("deadline_at").notNull(),
    extensions: integer("extensions").notNull().default(0),
    /** The code that makes it cheaper. */
    promotionId: integer("promotion_id"),
    /** As versions knew it that took one voucher: `cart_voucher` has them now. */
    voucherId: integer("voucher_id"),
    /** The order whose places it holds once more: what was typed for it need not be typed again. */
    orderId: text("order_id"),
  },
  (t) => [index("cart_deadline").on(t.deadlineAt)],
);

/** One event in a cart: one hold in the event's screening object, which knows seats, lines and prices. */
export const cartItem = sqliteTable(
  "cart_item",
  {
    cartId: text("cart_id")
      .notNull()
      .references(() => cart.id, { onDelete: "cascade" }),
    eventId: integer("event_id").notNull(),
    holdId: text("hold_id").notNull(),
    /** Revision of the object when this row was written: an older answer never overwrites a newer one. */
    revision: integer("revision").notNull(),
    quantity: integer("quantity").notNull(),
    expiresAt: integer("expires_at").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.cartId, t.eventId] })],
);

/** What lists show of an event's seats: a copy the screening object writes, never a basis of a decision. */
export const availability = sqliteTable("availability", {
  eventId: integer("event_id").primaryKey(),
  revision: integer("revision").notNull(),
  capacity: integer("capacity").notNull(),
  free: integer("free").notNull(),
  wheelchairFree: integer("wheelchair_free").notNull(),
  /** The object's word for what is left. */
  level: text("level", { enum: seatLevels }).notNull().default("available"),
  sales: text("sales", { enum: ["on_sale", "paused", "cancelled"] }).notNull(),
  updatedAt: integer("updated_at").notNull(),
});

/** An order is written before payment begins, so that a payment always finds its record. */
export const orders = sqliteTable(
  "orders",
  {
    id: text("id").primaryKey(),
    /** Printed number, without meaning. */
    number: text("number").notNull(),
    /** SHA-256 of the secret in the order's link. */
    secretHash: text("secret_hash").notNull(),
    cartId: text("cart_id"),
    userId: text("user_id"),
    status: text("status", { enum: orderStates }).notNull(),
    lang: text("lang").notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** Voluntary. */
    phone: text("phone").notNull().default(""),
    delivery: text("delivery", { enum: deliveries }).notNull().default("mail"),
    method: text("method", { enum: methods }).notNull().default("card"),
    /** SHA-256 of the key the order was sent with, and of what was sent: sent twice it is one. */
    keyHash: text("key_hash"),
    bodyHash: text("body_hash").notNull().default(""),
    /** How many changes there were: a change of an older reading is none. */
    revision: integer("revision").notNull().default(0),
    /** Until when the seats are kept for the payment, or to be collected. */
    payUntil: integer("pay_until"),
    /** Seats its screening is asked to exchange, until the books have what came of it; null: none. */
    reseating: text("reseating", { mode: "json" }).$type<Reseating>(),
    /** When the provider was asked last. */
    askedAt: integer("asked_at"),
    /** Why it came to nothing, as a code. */
    failure: text("failure").notNull().default(""),
    /** As the house asked them when it was ordered, and what came back of them. */
    fees: text("fees", { mode: "json" })
      .$type<OrderFee[]>()
      .notNull()
      .default(sql`'[]'`),
    /** The code it was ordered with, and as it was printed; the order has its use until it is over. */
    promotionId: integer("promotion_id"),
    promotionCode: text("promotion_code").notNull().default(""),
    currency: text("currency").notNull().default("EUR"),
    totalCents: integer("total_cents").notNull(),
    /** The first of its vouchers, and what all of them pay of the total; which pays how much is the ledger's to say. */
    voucherId: integer("voucher_id"),
    voucherCents: integer("voucher_cents").notNull().default(0),
    createdAt: integer("created_at").notNull(),
    paidAt: integer("paid_at"),
    /** When name, address and number of its buyer were erased; null: they are here. */
    erasedAt: integer("erased_at"),
  },
  (t) => [
    uniqueIndex("orders_number").on(t.number),
    uniqueIndex("orders_secret").on(t.secretHash),
    uniqueIndex("orders_key").on(t.keyHash),
    // Two tabs of one cart make one order.
    uniqueIndex("orders_draft")
      .on(t.cartId)
      .where(sql`${t.status} = 'draft'`),
    index("orders_status").on(t.status, t.createdAt),
    index("orders_user").on(t.userId, t.createdAt),
    index("orders_promotion").on(t.promotionId),
    // What is erased stays for years and is not looked through again.
    index("orders_named")
      .on(t.createdAt)
      .where(sql`${t.erasedAt} IS NULL`),
    index("orders_reseating")
      .on(t.createdAt)
      .where(sql`${t.reseating} IS NOT NULL`),
    check("orders_total", sql`${t.totalCents} >= 0`),
  ],
);

/**
 * Every change of an order, once: written with the change or not at all. Two that change the same revision write the same
 * key, and the second fails as a whole. No personal data.
 */
export const orderEvent = sqliteTable(
  "order_event",
  {
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    seq: integer("seq").notNull(),
    at: integer("at").notNull(),
    type: text("type", { enum: orderEvents }).notNull(),
    /** The state after it. */
    status: text("status", { enum: orderStates }).notNull(),
    /** Who: "guest", the id of an account, "webhook", "cron". */
    actor: text("actor").notNull(),
    reason: text("reason").notNull().default(""),
    /** Of the request or the run it happened in. */
    correlationId: text("correlation_id").notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.seq] }), index("order_event_at").on(t.at)],
);

export const orderLine = sqliteTable(
  "order_line",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    eventId: integer("event_id").notNull(),
    holdId: text("hold_id").notNull(),
    priceLineId: integer("price_line_id").notNull(),
    seatGroupId: integer("seat_group_id").notNull(),
    saleTypeId: integer("sale_type_id").notNull(),
    /** As sold, in the order's language: later renames do not change a receipt. */
    name: text("name").notNull(),
    amount: integer("amount").notNull(),
    /** What one ticket is charged at, and by how much its price was more: the hall has the sum of both. */
    cents: integer("cents").notNull(),
    offCents: integer("off_cents").notNull().default(0),
    taxRate: real("tax_rate").notNull(),
    /** The block of the event's time slot; 0 where it has none. */
    block: integer("block").notNull().default(0),
    /** The seats as they were held when the order was sent: what is offered again when its time has run out. */
    seats: text("seats", { mode: "json" })
      .$type<CartSeat[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Number of the order's event its reservation ended with, while the rest of the order went on; null: it stands. */
    endedWith: integer("ended_with"),
  },
  (t) => [
    index("order_line_order").on(t.orderId),
    index("order_line_event").on(t.eventId),
    check("order_line_amount", sql`${t.amount} > 0 AND ${t.cents} >= 0`),
  ],
);

export const payment = sqliteTable(
  "payment",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    provider: text("provider", { enum: ["simulator", "onsite", "stripe"] }).notNull(),
    providerRef: text("provider_ref"),
    method: text("method", { enum: methods }).notNull().default("card"),
    /** As the buyer knows it: "•• 4242". */
    label: text("label").notNull().default(""),
    status: text("status", { enum: ["created", "authorized", "captured", "failed", "voided", "stuck"] }).notNull(),
    currency: text("currency").notNull().default("EUR"),
    cents: integer("cents").notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (t) => [
    index("payment_order").on(t.orderId),
    uniqueIndex("payment_provider_ref").on(t.provider, t.providerRef),
    check("payment_cents", sql`${t.cents} >= 0`),
  ],
);

export const refund = sqliteTable(
  "refund",
  {
    id: text("id").primaryKey(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payment.id),
    /** Stable across retries: the provider sees one refund. */
    idempotencyKey: text("idempotency_key").notNull(),
    cents: integer("cents").notNull(),
    reason: text("reason").notNull(),
    status: text("status", { enum: ["due", "sent", "done", "stuck"] }).notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("refund_key").on(t.idempotencyKey),
    index("refund_payment").on(t.paymentId),
    // Money on its way is little, money that went back stays for ever.
    index("refund_open")
      .on(t.createdAt)
      .where(sql`${t.status} <> 'done'`),
    check("refund_cents", sql`${t.cents} > 0`),
  ],
);

export const ticket = sqliteTable(
  "ticket",
  {
    id: text("id").primaryKey(),
    orderLineId: integer("order_line_id")
      .notNull()
      .references(() => orderLine.id),
    eventId: integer("event_id").notNull(),
    unitId: integer("unit_id").notNull(),
    kind: text("kind", { enum: ["normal", "wheelchair", "companion"] })
      .notNull()
      .default("normal"),
    row: text("row"),
    seat: text("seat"),
    status: text("status", { enum: ["issued", "checked_in", "void"] }).notNull(),
    /** The ticket this one replaces; that one is void. */
    reissueOf: text("reissue_of"),
    issuedAt: integer("issued_at").notNull(),
    /** Number of the order's event it was given back with; null: it was not. */
    givenBack: integer("given_back"),
  },
  (t) => [
    index("ticket_event").on(t.eventId),
    index("ticket_order_line").on(t.orderLineId),
    uniqueIndex("ticket_unit")
      .on(t.eventId, t.unitId)
      .where(sql`${t.status} <> 'void'`),
  ],
);

export const mailJob = sqliteTable(
  "mail_job",
  {
    /** What the mail is about ("order-confirmation/…"): one mail per key. */
    key: text("key").primaryKey(),
    orderId: text("order_id").references(() => orders.id),
    template: text("template").notNull(),
    lang: text("lang").notNull(),
    status: text("status", { enum: ["queued", "sent", "failed"] }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    nextAt: integer("next_at").notNull(),
    sentAt: integer("sent_at"),
  },
  (t) => [index("mail_job_due").on(t.status, t.nextAt)],
);
