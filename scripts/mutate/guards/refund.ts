import { desk, shop, type Guard } from "./guard.ts";

const orders = "workers/shop/orders";

/** What is given back, and to whom. */
export const refundGuards: readonly Guard[] = [
  {
    promise: "a refund that is asked for again is the same refund",
    file: `${orders}/refund-due.ts`,
    guard: "{ cents: row.cents, key: row.idempotencyKey }",
    without: "{ cents: row.cents, key: crypto.randomUUID() }",
    judges: shop("giving-back", "crash-matrix", "crash-after"),
  },
  {
    promise: "a seat that has another ticket by now is not freed",
    file: `${orders}/refund-due.ts`,
    guard: " && !good.has(`${eventId}/${unitId}`)",
    judges: shop("reseated-orders", "giving-back"),
  },
  {
    promise: "a ticket that was used is not given back",
    file: `${orders}/give-back.ts`,
    guard: `good.some(({ status }) => status === "checked_in")`,
    without: "false",
    judges: shop("giving-back", "house-orders"),
  },
  {
    promise: "a ticket that is let in at this moment is not given back",
    file: `${orders}/give-back.ts`,
    guard: `unlessChanged(db, order.id, ids, giving.by === "house" ? ne(ticket.status, "void") : eq(ticket.status, "issued")),`,
    judges: shop("giving-back", "crash-after"),
  },
  {
    promise: "tickets of another order are not given back",
    file: `${orders}/give-back.ts`,
    guard: "named.length === 0 || chosen.length < new Set(named).size",
    without: "named.length === 0",
    judges: shop("giving-back", "house-orders", "order-api"),
  },
  {
    promise: "money of the desk is given back at the desk",
    file: `${orders}/give-back.ts`,
    guard: "isPaidAtDesk(order.method)",
    without: "false",
    judges: shop("giving-back"),
  },
  {
    promise: "guests give back until the house's hour",
    file: `${orders}/give-back.ts`,
    guard: `return isLate ? fail("sales_closed", "It is too late to give tickets of this show back") : ok(good);`,
    without: "return ok(good);",
    judges: shop("giving-back"),
  },
  {
    promise: "no other sum comes back than was told",
    file: `${orders}/give-back.ts`,
    guard: "giving.cents !== undefined && giving.cents !== cents",
    without: "false",
    judges: shop("giving-back", "house-orders", "house-fees"),
  },
  {
    promise: "the money of a desk is handed out once",
    file: `${orders}/refund-due.ts`,
    guard: [`status !== "done" && `, " || !(await isBackDue(ordering, order))"],
    judges: [...shop("house-orders", "giving-back"), ...desk("collect")],
  },
];
