import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Result } from "~/domain/common/errors";
import { ok } from "~/domain/common/errors";
import type { Database } from "../../../db/client";
import { orders, ticket } from "../../../db/schema/box-office";
import { readOrder, type OrderRecord } from "../../../db/shop/orders";
import { happen, type Happening, type Ordering } from "../ordering";

/** Values as a list of SQL, however many there are. */
export const listed = (values: readonly string[]): SQL => sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;

/** Fails, and with it its batch, unless all of these tickets are as they were read: a door does not change their order. */
export const unlessChanged = (db: Database, orderId: string, ids: readonly string[], were: SQL) => {
  const good = and(sql`${ticket.id} IN ${listed(ids)}`, were);
  return db
    .update(orders)
    .set({ status: sql`CASE WHEN (SELECT count(*) FROM ${ticket} WHERE ${good}) = ${ids.length} THEN status END` })
    .where(eq(orders.id, orderId));
};

/** As `happen`, of what depends on tickets as they were read: false also where a door has changed one of them meanwhile. */
export async function happenToTickets(
  ordering: Ordering,
  { order, tickets }: OrderRecord,
  happening: Happening,
): Promise<Result<boolean>> {
  try {
    return await happen(ordering, order, happening);
  } catch (error) {
    const now = await readOrder(ordering.db, { id: order.id });
    const was = new Map(tickets.map(({ id, status }) => [id, status]));
    if (now?.tickets.some(({ id, status }) => status !== was.get(id))) return ok(false);
    throw error;
  }
}
