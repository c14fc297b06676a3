import { pageHead } from "~/features/account/page-head.server";
import { privateHeaders, privateMeta } from "~/features/account/private-page";
import { loadSignIn, signIn } from "~/features/account/sign-in.server";
import { SignInPage } from "~/features/account/SignInPage";
import type { NamespaceHandle } from "~/i18n/namespaces";
import type { Route } from "./+types/user-login";

export const meta = ({ loaderData }: Route.MetaArgs) => privateMeta(loaderData);

export const handle: NamespaceHandle = { namespaces: ["account"] };

export const headers: Route.HeadersFunction = privateHeaders;

export async function loader(args: Route.LoaderArgs) {
  return { ...loadSignIn(args), ...(await pageHead(args.context, "account", "login.title")) };
}

export const action = (args: Route.ActionArgs) => signIn(args);

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInPage next={loaderData.next} answer={actionData} />;
}
