import { paths } from "~/domain/site/pages";
import { loadTopics } from "~/features/magazine/overview/load";
import { TopicsPage } from "~/features/magazine/overview/TopicsPage";
import { Breadcrumb } from "~/features/navigation/document/Breadcrumb";
import { pageMeta } from "~/features/pages/head/page-meta";
import { localizedPath } from "~/i18n/locale-context";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { useT } from "~/i18n/use-t";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { textsFrom } from "~/server/texts.server";
import type { Route } from "./+types/magazine-tags";
import { pageLoader } from "../page-loader";

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head, siteName, origin } = loaderData;
  return pageMeta({ ...head, siteName, origin, path: localizedPath(paths["magazine-tags"], params.lang) });
}

export const handle: NamespaceHandle = { namespaces: ["magazine"] };

export const loader = (args: Route.LoaderArgs) =>
  pageLoader(args, async () => {
    const { url, context } = args;
    const { origin, lang } = context.get(requestContext);
    const topics = await loadTopics({ api: apiFrom(context), url, origin }, lang);
    const t = textsFrom(context, "magazine");
    return {
      ...topics,
      head: { title: t("index.title"), description: t("index.description", { name: topics.siteName }) },
    };
  });

export default function MagazineTags({ loaderData }: Route.ComponentProps) {
  const t = useT("magazine");
  const crumbs = [{ name: t("title"), to: paths.magazine }];
  return <TopicsPage topics={loaderData} breadcrumb={<Breadcrumb crumbs={crumbs} origin={loaderData.origin} />} />;
}
