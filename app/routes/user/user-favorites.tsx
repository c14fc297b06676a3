import { FavoritesPage } from "~/features/favorites/FavoritesPage";
import { loadFavorites, loadKept } from "~/features/favorites/load-favorites.server";
import { AreaNav } from "~/features/account/area/AreaNav";
import { pageHead } from "~/features/account/page-head.server";
import { privateHeaders, privateMeta } from "~/features/account/private-page";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { requestContext } from "~/server/context";
import type { Route } from "./+types/user-favorites";

export const meta = ({ loaderData }: Route.MetaArgs) => privateMeta(loaderData);

export const handle: NamespaceHandle = { namespaces: ["favorites", "account"] };

export const headers: Route.HeadersFunction = privateHeaders;

export async function loader(args: Route.LoaderArgs) {
  const list = await loadFavorites(args);
  const account = list ? null : await loadKept(args);
  const isGuest = args.context.get(requestContext).session.customer !== undefined;
  return { list, account, isGuest, ...(await pageHead(args.context, "favorites", list ? "shared.title" : "title")) };
}

export default function Favorites({ loaderData }: Route.ComponentProps) {
  const { list, account, isGuest } = loaderData;
  const nav = account && <AreaNav current="user-favorites" isGuest={isGuest} />;
  return <FavoritesPage shared={list} account={account} nav={nav} />;
}
