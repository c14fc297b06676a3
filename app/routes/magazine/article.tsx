import { Suspense, useMemo } from "react";
import { AvailabilityProvider } from "~/api/availability";
import { paths } from "~/domain/site/pages";
import { QuickBuy } from "~/features/booking/button/QuickBuy";
import type { FavoriteButtonProps } from "~/features/favorites/FavoriteButton";
import "~/features/favorites/served/FavoriteButton.module.css";
import { articleJsonLd } from "~/features/magazine/article/article-json-ld";
import { ArticlePage } from "~/features/magazine/article/ArticlePage";
import { ArticleShows } from "~/features/magazine/article/ArticleShows";
import { loadArticle } from "~/features/magazine/article/load-article";
import { Breadcrumb } from "~/features/navigation/document/Breadcrumb";
import { excerpt, pageMeta } from "~/features/pages/head/page-meta";
import { fallbackLang } from "~/i18n/fallback-lang";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { late } from "~/ui/asleep/late";
import { JsonLd } from "~/ui/JsonLd";
import type { Route } from "./+types/article";
import { withModulesLoader } from "../page-loader";
import { LateContentPage } from "../shell/LateContentPage";

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
    writtenIn: article.written_in,
    noindex: article.fallback.includes("text"),
  });
}

/** Few articles are about a film without a date. */
const Keep = late<FavoriteButtonProps>(async () => ({
  default: (await import("~/features/favorites/FavoriteButton")).FavoriteButton,
}));

export const handle: NamespaceHandle = { namespaces: ["magazine", "booking"] };

export const loader = (args: Route.LoaderArgs) =>
  withModulesLoader(args, ({ params, ...asked }) => loadArticle({ ...asked, id: params.id }));

export default function Article({ loaderData }: Route.ComponentProps) {
  const { article, contents, events, undated, more, origin } = loaderData;
  const { lang } = useLocale();
  const t = useT("magazine");
  const ids = useMemo(() => events.map((event) => event.id), [events]);
  const { category, fallback } = article;
  const crumbs = [
    { name: t("title"), to: paths.magazine },
    ...(category ? [{ name: category.name, to: category.url, lang: fallbackLang(fallback, "category") }] : []),
  ];
  return (
    <>
      <ArticlePage
        article={article}
        more={more}
        origin={origin}
        sections={
          contents && (
            <Suspense>
              <LateContentPage content={contents} />
            </Suspense>
          )
        }
        breadcrumb={<Breadcrumb crumbs={crumbs} origin={origin} />}
        shows={
          <AvailabilityProvider ids={ids}>
            <ArticleShows
              events={events}
              undated={undated}
              ticket={(event) => <QuickBuy event={event} size="compact" />}
              keep={(film) => (
                <Suspense>
                  <Keep productionId={film.id} title={film.title} />
                </Suspense>
              )}
            />
          </AvailabilityProvider>
        }
      />
      <JsonLd data={import.meta.env.SSR && articleJsonLd(loaderData, fallbackLang(fallback, "text") ?? lang)} />
    </>
  );
}
