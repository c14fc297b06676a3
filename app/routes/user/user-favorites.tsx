import { FavoritesPage } from "~/features/favorites/FavoritesPage";
import { loadFavorites, loadKept, loadNextFilms } from "~/features/favorites/load-favorites.server";
import { AreaNav } from "~/features/account/area/AreaNav";
import { pageHead } from "~/features/account/page-head.server";
import { privateHeaders, privateMeta } from "~/features/account/private-page";
import { toOffsetIso } from "~/domain/time/zone";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { requestContext } from "~/server/context";
import type { Route } from "./+types/user-favorites";

export const meta = ({ loaderData }: Route.MetaArgs) => privateMeta(loaderData);

export const handle: NamespaceHandle = { namespaces: ["favorites", "account"] };

export const headers: Route.HeadersFunction = privateHeaders;

export async function loader(args: Route.LoaderArgs) {
  const list = await loadFavorites(args);
  const account = list ? null : await loadKept(args);
  const { now, session } = args.context.get(requestContext);
  const [tonight, head] = await Promise.all([
    loadNextFilms(args, list ?? account),
    pageHead(args.context, "favorites", list ? "shared.title" : "title"),
  ]);
  const isGuest = session.customer !== undefined;
  return { list, account, isGuest, tonight, now: toOffsetIso(now, head.timeZone), ...head };
}

export default function Favorites({ loaderData }: Route.ComponentProps) {
  const { list, account, isGuest, tonight, now } = loaderData;
  const nav = account && <AreaNav current="user-favorites" isGuest={isGuest} />;
  return <FavoritesPage shared={list} account={account} nav={nav} tonight={tonight} now={now} />;
}
