import { pageHead } from "~/features/account/page-head.server";
import { privateHeaders, privateMeta } from "~/features/account/private-page";
import { changeSettings, loadSettings } from "~/features/account/area/settings.server";
import { SettingsPage } from "~/features/account/area/SettingsPage";
import type { NamespaceHandle } from "~/i18n/namespaces";
import type { Route } from "./+types/user-settings";

export const meta = ({ loaderData }: Route.MetaArgs) => privateMeta(loaderData);

export const handle: NamespaceHandle = { namespaces: ["account"] };

export const headers: Route.HeadersFunction = privateHeaders;

export async function loader(args: Route.LoaderArgs) {
  const [account, head] = await Promise.all([loadSettings(args), pageHead(args.context, "account", "settings.title")]);
  return { account, ...head };
}

export const action = (args: Route.ActionArgs) => changeSettings(args);

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsPage account={loaderData.account} answer={actionData} />;
}
