import type { OrderState } from "~/domain/orders/states";
import type { Standing } from "~/domain/orders/schema";
import type { OrderRow } from "../../db/shop/orders";

const standings: Record<Exclude<OrderState, "pending_payment">, Standing> = {
  draft: "expired",
  paid: "paid",
  fulfilled: "paid",
  partially_refunded: "paid",
  refunded: "refunded",
  cancelled: "cancelled",
  expired: "expired",
  failed: "failed",
  refund_due: "refunding",
  stuck: "stuck",
};

/** How an order stands for the one who made it, judged by the clock. */
export function standingOf({ status, method, payUntil }: OrderRow, now: number): Standing {
  if (status !== "pending_payment") return standings[status];
  if (method !== "desk") return "waiting";
  return payUntil !== null && payUntil <= now ? "expired" : "reserved";
}
