import { loadOrders } from "~/features/account/area/orders.server";
import { OrdersPage } from "~/features/account/area/OrdersPage";
import { privateHeaders, privateMeta } from "~/features/account/private-page";
import type { NamespaceHandle } from "~/i18n/namespaces";
import type { Route } from "./+types/user-orders";

export const meta = ({ loaderData }: Route.MetaArgs) => privateMeta(loaderData);

export const handle: NamespaceHandle = { namespaces: ["account", "shop"] };

export const headers: Route.HeadersFunction = privateHeaders;

export const loader = (args: Route.LoaderArgs) => loadOrders(args);

export default function Orders({ loaderData }: Route.ComponentProps) {
  return <OrdersPage {...loaderData} />;
}
