import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../client";
import { orderLine, orders } from "../schema/box-office";

/** Which hold of a show belongs to which order that is still open, by number. One query. */
export async function readOrdersOfHolds(db: Database, eventId: number): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinct({ hold: orderLine.holdId, number: orders.number })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .where(and(eq(orderLine.eventId, eventId), inArray(orders.status, ["pending_payment", "stuck"])));
  return new Map(rows.map(({ hold, number }) => [hold, number]));
}
