import { loadPassword, resetPassword } from "~/features/account/access/password.server";
import { PasswordPage } from "~/features/account/access/PasswordPage";
import { pageHead } from "~/features/account/page-head.server";
import { privateHeaders, privateMeta } from "~/features/account/private-page";
import type { NamespaceHandle } from "~/i18n/namespaces";
import type { Route } from "./+types/user-password";

export const meta = ({ loaderData }: Route.MetaArgs) => privateMeta(loaderData);

export const handle: NamespaceHandle = { namespaces: ["account", "security"] };

export const headers: Route.HeadersFunction = privateHeaders;

export async function loader(args: Route.LoaderArgs) {
  return { state: loadPassword(args), ...(await pageHead(args.context, "security", "reset.title")) };
}

export const action = (args: Route.ActionArgs) => resetPassword(args);

export default function Password({ loaderData: { state }, actionData }: Route.ComponentProps) {
  return <PasswordPage {...state} answer={actionData} />;
}
