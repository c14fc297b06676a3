import { loadCredit } from "~/features/account/area/credit/credit.server";
import { CreditPage } from "~/features/account/area/credit/CreditPage";
import { privateHeaders, privateMeta } from "~/features/account/private-page";
import type { NamespaceHandle } from "~/i18n/namespaces";
import type { Route } from "./+types/user-credit";

export const meta = ({ loaderData }: Route.MetaArgs) => privateMeta(loaderData);

export const handle: NamespaceHandle = { namespaces: ["account"] };

export const headers: Route.HeadersFunction = privateHeaders;

export const loader = (args: Route.LoaderArgs) => loadCredit(args);

export default function Credit({ loaderData }: Route.ComponentProps) {
  return <CreditPage credit={loaderData.credit} />;
}
