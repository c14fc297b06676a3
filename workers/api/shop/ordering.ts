import type { Context } from "hono";
import type { ApiEnv } from "../../http/app-env";
import type { OrderAsking } from "../../shop/orders/begin-order";
import { askingOf } from "./actor";

/** What commands of orders are asked with by a request: in whose name, and in which request. */
export const orderingOf = (c: Context<ApiEnv>): OrderAsking => {
  const { requestId, session } = c.var.facts;
  const customer = session.customer?.id ?? null;
  const by = { actor: customer ?? session.staff?.id ?? "guest", correlationId: requestId };
  return { ...askingOf(c), env: c.env, by, customer };
};
