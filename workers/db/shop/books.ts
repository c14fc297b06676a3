import { and, asc, eq, ne } from "drizzle-orm";
import type { Database } from "../client";
import { orderLine, orders, ticket } from "../schema/box-office";

/**
 * Everything the books have of a show: the lines of all its orders, whatever became of them, and its good tickets. One batch
 * of two reads.
 */
export async function readBooks(db: Database, eventId: number) {
  const [lines, tickets] = await db.batch([
    db
      .select({
        id: orderLine.id,
        orderId: orderLine.orderId,
        holdId: orderLine.holdId,
        priceId: orderLine.priceLineId,
        pool: orderLine.seatGroupId,
        saleType: orderLine.saleTypeId,
        cents: orderLine.cents,
        offCents: orderLine.offCents,
        taxRate: orderLine.taxRate,
        block: orderLine.block,
        seats: orderLine.seats,
        endedWith: orderLine.endedWith,
        number: orders.number,
        status: orders.status,
        method: orders.method,
        payUntil: orders.payUntil,
        cartId: orders.cartId,
        email: orders.email,
        createdAt: orders.createdAt,
      })
      .from(orderLine)
      .innerJoin(orders, eq(orders.id, orderLine.orderId))
      .where(eq(orderLine.eventId, eventId))
      .orderBy(asc(orders.createdAt), asc(orderLine.id)),
    db
      .select({
        line: ticket.orderLineId,
        unit: ticket.unitId,
        kind: ticket.kind,
        row: ticket.row,
        seat: ticket.seat,
      })
      .from(ticket)
      .where(and(eq(ticket.eventId, eventId), ne(ticket.status, "void"))),
  ]);
  return { lines, tickets };
}

export type Books = Awaited<ReturnType<typeof readBooks>>;
