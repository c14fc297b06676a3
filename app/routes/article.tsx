import { MagazineTeasers } from "~/features/home/MagazineTeasers";
import { Breadcrumb } from "~/features/navigation/document/Breadcrumb";
import { ArticlePage } from "~/features/pages/ArticlePage";
import { articleJsonLd } from "~/features/pages/article-json-ld";
import { loadArticle } from "~/features/pages/load";
import { excerpt, pageMeta } from "~/features/pages/head/page-meta";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { useT } from "~/i18n/use-t";
import { JsonLd } from "~/ui/JsonLd";
import type { Route } from "./+types/article";
import { recordLoader } from "./page-loader";

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { article, settings, origin } = loaderData;
  return pageMeta({
    title: article.title,
    siteName: settings.site_name,
    origin,
    path: article.url,
    description: excerpt(article.teaser),
    image: article.image ? `${article.image.src}/card.jpg` : null,
    type: "article",
    noindex: article.fallback.includes("text"),
  });
}

export const handle: NamespaceHandle = { namespaces: ["productions"] };

export const loader = (args: Route.LoaderArgs) =>
  recordLoader(args, ({ params, ...asked }) => loadArticle({ ...asked, id: params.id }));

export default function Article({ loaderData }: Route.ComponentProps) {
  const t = useT("productions");
  return (
    <>
      <ArticlePage article={loaderData.article} breadcrumb={<Breadcrumb origin={loaderData.origin} />} />
      <MagazineTeasers articles={loaderData.more} headline={t("article.more")} />
      <JsonLd data={import.meta.env.SSR && articleJsonLd(loaderData)} />
    </>
  );
}
