import { pageHead } from "~/features/account/page-head.server";
import { privateHeaders, privateMeta } from "~/features/account/private-page";
import { OrdersPage } from "~/features/account/area/OrdersPage";
import { requireGuest } from "~/features/account/area/settings.server";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { apiFrom } from "~/server/api";
import type { Route } from "./+types/user-orders";

export const meta = ({ loaderData }: Route.MetaArgs) => privateMeta(loaderData);

export const handle: NamespaceHandle = { namespaces: ["account"] };

export const headers: Route.HeadersFunction = privateHeaders;

export async function loader(args: Route.LoaderArgs) {
  requireGuest(args);
  const [orders, head] = await Promise.all([
    apiFrom(args.context).orders(),
    pageHead(args.context, "account", "orders.title"),
  ]);
  return { orders, ...head };
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  return <OrdersPage orders={loaderData.orders} />;
}
