import { pageHead } from "~/features/account/page-head.server";
import { privateHeaders, privateMeta } from "~/features/account/private-page";
import { ProfilePage } from "~/features/account/ProfilePage";
import { requireStaff } from "~/features/account/sign-in.server";
import type { NamespaceHandle } from "~/i18n/namespaces";
import type { Route } from "./+types/user-profile";

export const meta = ({ loaderData }: Route.MetaArgs) => privateMeta(loaderData);

export const handle: NamespaceHandle = { namespaces: ["account"] };

export const headers: Route.HeadersFunction = privateHeaders;

export async function loader(args: Route.LoaderArgs) {
  const { name, email, role } = requireStaff(args);
  return { person: { name, email, role }, ...(await pageHead(args.context, "account", "profile.title")) };
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  return <ProfilePage person={loaderData.person} />;
}
