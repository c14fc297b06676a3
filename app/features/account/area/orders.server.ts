import type { LoaderFunctionArgs } from "react-router";
import type { OrderShow, OrderView } from "~/domain/orders/schema";
import { toCome } from "~/domain/programme/grouping";
import { nextShow } from "~/domain/programme/listed";
import { toOffsetIso } from "~/domain/time/zone";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { pageHead } from "../page-head.server";
import { requireGuest } from "./settings.server";
import { visitsOf, type Visit } from "./visits";

/** As many shows as an empty page can suggest, and as they are looked for among: some of today may have begun. */
const [suggested, lookedThrough] = [3, 24];

export interface NextTickets extends Pick<OrderView, "tickets_url"> {
  tickets: OrderShow["tickets"];
}

/** The tickets of what comes next, as their order has them. */
async function ticketsOf({ context }: LoaderFunctionArgs, { order, ordered }: Visit): Promise<NextTickets> {
  const view = await apiFrom(context).order(order.url.split("/").at(-1) ?? "");
  return {
    tickets: view.shows.find(({ event }) => event === ordered.event)?.tickets ?? [],
    tickets_url: view.tickets_url,
  };
}

/** What a guest ordered, with the tickets of what comes next; where there is nothing, what is on tonight. */
export async function loadOrders(args: LoaderFunctionArgs) {
  requireGuest(args);
  const api = apiFrom(args.context);
  const { now } = args.context.get(requestContext);
  const [orders, head] = await Promise.all([api.orders(), pageHead(args.context, "account", "orders.title")]);
  const visits = visitsOf(orders, now);
  const isEmpty = orders.length === 0;
  const [next, tonight] = await Promise.all([
    visits.next?.ordered.standing === "paid" ? ticketsOf(args, visits.next) : null,
    isEmpty ? api.events({ page_size: lookedThrough }) : null,
  ]);
  return {
    visits: { ...visits, tickets: next },
    tonight: toCome(tonight?.results ?? [], now)
      .slice(0, suggested)
      .map(nextShow),
    isEmpty,
    now: toOffsetIso(now, head.timeZone),
    ...head,
  };
}
