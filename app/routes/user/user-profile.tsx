import { requirePerson } from "~/features/account/authenticate.server";
import { pageHead } from "~/features/account/page-head.server";
import { privateHeaders, privateMeta } from "~/features/account/private-page";
import { ProfilePage } from "~/features/account/area/ProfilePage";
import type { NamespaceHandle } from "~/i18n/namespaces";
import type { Route } from "./+types/user-profile";

export const meta = ({ loaderData }: Route.MetaArgs) => privateMeta(loaderData);

export const handle: NamespaceHandle = { namespaces: ["account"] };

export const headers: Route.HeadersFunction = privateHeaders;

export async function loader(args: Route.LoaderArgs) {
  const { staff, customer } = requirePerson(args);
  return { staff, customer: customer ?? null, ...(await pageHead(args.context, "account", "profile.title")) };
}

export default function Profile({ loaderData: { staff, customer } }: Route.ComponentProps) {
  return <ProfilePage staff={staff} customer={customer} />;
}
