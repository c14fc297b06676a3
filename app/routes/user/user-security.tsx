import { changeSecurity, loadSecurity } from "~/features/account/access/security.server";
import { SecurityPage } from "~/features/account/access/SecurityPage";
import { pageHead } from "~/features/account/page-head.server";
import { privateHeaders, privateMeta } from "~/features/account/private-page";
import type { NamespaceHandle } from "~/i18n/namespaces";
import type { Route } from "./+types/user-security";

export const meta = ({ loaderData }: Route.MetaArgs) => privateMeta(loaderData);

export const handle: NamespaceHandle = { namespaces: ["account", "security", "passkeys"] };

export const headers: Route.HeadersFunction = privateHeaders;

export async function loader(args: Route.LoaderArgs) {
  const { timeZone, ...head } = await pageHead(args.context, "security", "title");
  return { ...head, state: await loadSecurity(args, timeZone) };
}

export const action = (args: Route.ActionArgs) => changeSecurity(args);

export default function Security({ loaderData: { state }, actionData }: Route.ComponentProps) {
  return <SecurityPage state={state} answer={actionData} />;
}
