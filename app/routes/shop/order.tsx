import { loadOrder, orderAction } from "~/features/shop/order/load-order.server";
import { OrderPage } from "~/features/shop/order/OrderPage";
import { privateHeaders, privateMeta } from "~/features/account/private-page";
import type { NamespaceHandle } from "~/i18n/namespaces";
import type { Route } from "./+types/order";

/** Whoever has the link has the tickets: its address is told to nobody else, and no search engine lists it. The house itself is told, for
 * without that a form without a script does not say where it comes from. */
export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...privateMeta(loaderData),
  { name: "referrer", content: "same-origin" },
];

export const handle: NamespaceHandle = { namespaces: ["checkout", "cart", "shop"] };

export const headers: Route.HeadersFunction = () => ({
  ...privateHeaders(),
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
});

export const loader = (args: Route.LoaderArgs) => loadOrder(args);

export const action = (args: Route.ActionArgs) => orderAction(args);

export default function OrderRoute({ loaderData: { order, house }, actionData }: Route.ComponentProps) {
  return <OrderPage order={order} house={house} answer={actionData} />;
}
