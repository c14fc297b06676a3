import { loadCoupons } from "~/features/account/area/credit/coupons.server";
import { CouponsPage } from "~/features/account/area/credit/CouponsPage";
import { privateHeaders, privateMeta } from "~/features/account/private-page";
import type { NamespaceHandle } from "~/i18n/namespaces";
import type { Route } from "./+types/user-coupons";

export const meta = ({ loaderData }: Route.MetaArgs) => privateMeta(loaderData);

export const handle: NamespaceHandle = { namespaces: ["account"] };

export const headers: Route.HeadersFunction = privateHeaders;

export const loader = (args: Route.LoaderArgs) => loadCoupons(args);

export default function Coupons({ loaderData }: Route.ComponentProps) {
  return <CouponsPage vouchers={loaderData.vouchers} phone={loaderData.phone} />;
}
