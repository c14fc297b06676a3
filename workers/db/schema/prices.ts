import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, id, partOf, sort, translated } from "./columns";

/** A kind of ticket: full price, reduced, companion, pass … */
export const saleType = sqliteTable("sale_type", {
  id: id(),
  slug: text().notNull().unique(),
  name: translated(),
  /** Condition shown with it ("mit Nachweis"). */
  text: translated(),
  isFull: flag().default(false),
  /** "wheelchair": only together with a wheelchair place. */
  requires: text({ enum: ["wheelchair"] }),
  sort: sort(),
});

export const priceList = sqliteTable("price_list", {
  id: id(),
  name: text().notNull(),
  /** Raised with every change of a line; pinned to holds. */ version: integer().notNull().default(1),
});

/** What one kind of ticket costs on one kind of seat. */
export const priceLine = sqliteTable(
  "price_line",
  {
    id: id(),
    priceListId: partOf(() => priceList.id),
    seatKind: text({ enum: ["seated", "general", "wheelchair"] }).notNull(),
    saleTypeId: integer()
      .notNull()
      .references(() => saleType.id, { onDelete: "restrict" }),
    /** All-in price in cents. */
    cents: integer().notNull(),
    /** Included VAT in percent. */
    taxRate: real().notNull(),
    /** How many per screening; null: only the seats limit it. */
    quota: integer(),
    sort: sort(),
  },
  (t) => [index("price_line_list").on(t.priceListId, t.cents)],
);
