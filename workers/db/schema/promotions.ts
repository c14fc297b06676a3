import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { promotionKinds } from "~/domain/orders/promotion";

/** A code that makes tickets cheaper. How often it is used is counted from the orders that are not over; none of it is stored. */
export const promotion = sqliteTable(
  "promotion",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Capitals and figures. On a flyer it is anybody's; what protects it is how often it may be tried and used. */
    code: text("code").notNull(),
    kind: text("kind", { enum: promotionKinds }).notNull(),
    value: integer("value").notNull(),
    startsAt: integer("starts_at"),
    endsAt: integer("ends_at"),
    productionId: integer("production_id"),
    eventId: integer("event_id"),
    saleTypeId: integer("sale_type_id"),
    maxUses: integer("max_uses"),
    maxPerPerson: integer("max_per_person"),
    createdAt: integer("created_at").notNull(),
    createdBy: text("created_by").notNull(),
  },
  (t) => [
    uniqueIndex("promotion_code").on(t.code),
    check("promotion_value", sql`${t.value} > 0 AND (${t.kind} <> 'percent' OR ${t.value} <= 100)`),
  ],
);
