import { pageHead } from "~/features/account/page-head.server";
import { privateHeaders, privateMeta } from "~/features/account/private-page";
import { signOut } from "~/features/account/sign-in.server";
import { SignOutPage } from "~/features/account/SignOutPage";
import { calledName } from "~/domain/site/session";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { requestContext } from "~/server/context";
import type { Route } from "./+types/user-logout";

export const meta = ({ loaderData }: Route.MetaArgs) => privateMeta(loaderData);

export const handle: NamespaceHandle = { namespaces: ["account"] };

export const headers: Route.HeadersFunction = privateHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { staff, enrolling, customer } = context.get(requestContext).session;
  const name = (staff ?? enrolling)?.name ?? (customer ? calledName(customer) : null);
  const deleted = name === null && url.searchParams.has("deleted");
  const done = deleted ? "logout.deleted_title" : "logout.done_title";
  return { name, deleted, ...(await pageHead(context, "account", name === null ? done : "logout.title")) };
}

export const action = (args: Route.ActionArgs) => signOut(args);

export default function Logout({ loaderData, actionData }: Route.ComponentProps) {
  return <SignOutPage name={loaderData.name} deleted={loaderData.deleted} failed={actionData?.failed === true} />;
}
