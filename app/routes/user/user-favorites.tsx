import { FavoritesPage } from "~/features/favorites/FavoritesPage";
import { loadFavorites } from "~/features/favorites/load-favorites.server";
import { pageHead } from "~/features/account/page-head.server";
import { privateHeaders, privateMeta } from "~/features/account/private-page";
import type { NamespaceHandle } from "~/i18n/namespaces";
import type { Route } from "./+types/user-favorites";

export const meta = ({ loaderData }: Route.MetaArgs) => privateMeta(loaderData);

export const handle: NamespaceHandle = { namespaces: ["favorites"] };

export const headers: Route.HeadersFunction = privateHeaders;

export async function loader(args: Route.LoaderArgs) {
  const list = await loadFavorites(args);
  return { list, ...(await pageHead(args.context, "favorites", list ? "shared.title" : "title")) };
}

export default function Favorites({ loaderData }: Route.ComponentProps) {
  return <FavoritesPage shared={loaderData.list} />;
}
