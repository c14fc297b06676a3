import type { LoaderFunctionArgs } from "react-router";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { pageHead } from "../page-head.server";
import { requireGuest } from "./settings.server";
import { reservationsOf } from "./visits";

/** What waits for a guest at the desk, out of what was ordered. */
export async function loadReservations(args: LoaderFunctionArgs) {
  requireGuest(args);
  const [orders, head] = await Promise.all([
    apiFrom(args.context).orders(),
    pageHead(args.context, "account", "reservations.title"),
  ]);
  return { reservations: reservationsOf(orders, args.context.get(requestContext).now), ...head };
}
