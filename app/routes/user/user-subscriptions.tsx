import { loadSubscriptions } from "~/features/account/area/subscriptions/subscriptions.server";
import { SubscriptionsPage } from "~/features/account/area/subscriptions/SubscriptionsPage";
import { privateHeaders, privateMeta } from "~/features/account/private-page";
import type { NamespaceHandle } from "~/i18n/namespaces";
import type { Route } from "./+types/user-subscriptions";

export const meta = ({ loaderData }: Route.MetaArgs) => privateMeta(loaderData);

export const handle: NamespaceHandle = { namespaces: ["account", "shop"] };

export const headers: Route.HeadersFunction = privateHeaders;

export const loader = (args: Route.LoaderArgs) => loadSubscriptions(args);

export default function Subscriptions({ loaderData }: Route.ComponentProps) {
  return <SubscriptionsPage passes={loaderData.passes} year={loaderData.year} housePage={loaderData.housePage} />;
}
