import { files, paths } from "~/domain/site/pages";
import { loadMagazine } from "~/features/magazine/overview/load";
import { MagazinePage } from "~/features/magazine/overview/MagazinePage";
import { Breadcrumb } from "~/features/navigation/document/Breadcrumb";
import { pageMeta } from "~/features/pages/head/page-meta";
import { localizedPath } from "~/i18n/locale-context";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { textsFrom } from "~/server/texts.server";
import type { Route } from "./+types/magazine";
import { pageOf } from "./magazine-head";
import { pageLoader } from "../page-loader";

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head, page, siteName, origin, feed } = loaderData;
  const path = localizedPath(paths.magazine, params.lang);
  return [
    ...pageMeta({ ...head, siteName, origin, path: path + pageOf(page) }),
    { tagName: "link", rel: "alternate", type: "application/rss+xml", ...feed },
  ];
}

export const handle: NamespaceHandle = { namespaces: ["magazine"] };

export const loader = (args: Route.LoaderArgs) =>
  pageLoader(args, async () => {
    const { url, context } = args;
    const list = await loadMagazine({ api: apiFrom(context), url, origin: context.get(requestContext).origin });
    const t = textsFrom(context, "magazine");
    const head = { title: t("title"), description: t("description", { name: list.siteName }) };
    const feed = localizedPath(files["magazine-news"], context.get(requestContext).lang);
    return { ...list, head, feed: { href: feed, title: t("feed") } };
  });

export default function Magazine({ loaderData }: Route.ComponentProps) {
  return (
    <MagazinePage
      list={loaderData}
      feed={loaderData.feed.href}
      breadcrumb={<Breadcrumb origin={loaderData.origin} />}
    />
  );
}
