import { toOffsetIso } from "~/domain/time/zone";
import { pageHead } from "~/features/account/page-head.server";
import { privateHeaders, privateMeta } from "~/features/account/private-page";
import { loadSignIn, signIn } from "~/features/account/sign-in.server";
import { SignInPage } from "~/features/account/SignInPage";
import type { NamespaceHandle } from "~/i18n/namespaces";
import type { Route } from "./+types/user-login";

export const meta = ({ loaderData }: Route.MetaArgs) => privateMeta(loaderData);

export const handle: NamespaceHandle = { namespaces: ["account", "passkeys"] };

export const headers: Route.HeadersFunction = privateHeaders;

export async function loader(args: Route.LoaderArgs) {
  const [{ validUntil, ...state }, { timeZone, phone, ...head }] = await Promise.all([
    loadSignIn(args),
    pageHead(args.context, "account", "login.title"),
  ]);
  return { ...head, state, phone, until: validUntil === null ? null : toOffsetIso(validUntil, timeZone) };
}

export const action = (args: Route.ActionArgs) => signIn(args);

export default function Login({ loaderData: { state, until, phone }, actionData }: Route.ComponentProps) {
  return <SignInPage {...state} until={until} phone={phone} answer={actionData} />;
}
