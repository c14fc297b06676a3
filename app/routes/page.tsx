import { useRouteLoaderData } from "react-router";
import { Breadcrumb } from "~/features/navigation/document/Breadcrumb";
import { withShare } from "~/features/pages/share";
import { pageMeta } from "~/features/pages/head/page-meta";
import { listJsonLd } from "~/features/productions/data/structured-data";
import { fallbackLang } from "~/i18n/fallback-lang";
import { localizedPath } from "~/i18n/locale-context";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { JsonLd } from "~/ui/JsonLd";
import { PageTitle } from "~/ui/text/PageTitle";
import { Wrap } from "~/ui/Wrap";
import type { Route } from "./+types/page";
import ContentPage from "./ContentPage";
import type { loader as layoutLoader } from "./layout";
import { contentPageLoader } from "./page-loader";
import { Failure } from "./shell/Shell";

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, settings, origin } = loaderData;
  return withShare(
    pageMeta({
      title: page.meta_title || page.title,
      siteName: settings.site_name,
      origin,
      path: localizedPath(`/${params["*"] ?? ""}`, params.lang),
      description: page.meta_description || page.og_description,
      image: page.og_image_thumbs?.small,
      noindex: page.fallback.includes("title"),
    }),
    page,
  );
}

export const handle: NamespaceHandle = { namespaces: ["home", "productions", "booking"] };

export const loader = (args: Route.LoaderArgs) => contentPageLoader(args, `/${args.params["*"] ?? ""}`);

export default function Page({ loaderData }: Route.ComponentProps) {
  const { page, origin } = loaderData;
  const crumbs = page.parents.map(({ title, url, is_clickable }) => ({
    name: title,
    to: is_clickable ? url : undefined,
  }));
  const hasHero = page.modules.some((container) =>
    container.columns.some((column) => column.children.some((module) => module.type === "hero_media")),
  );
  const series = Object.values(loaderData.data).flatMap((shown) => shown.series ?? []);
  return (
    <ContentPage content={loaderData}>
      {series.length > 0 && (
        <JsonLd
          data={
            import.meta.env.SSR &&
            listJsonLd(
              origin,
              series.map(({ name, url }) => ({ title: name, url })),
            )
          }
        />
      )}
      {!hasHero && (
        <Wrap>
          {!page.is_landing_page && <Breadcrumb crumbs={crumbs} origin={origin} />}
          <PageTitle lang={fallbackLang(page.fallback, "title")}>{page.headline || page.title}</PageTitle>
        </Wrap>
      )}
    </ContentPage>
  );
}

/** What fails leaves the frame standing. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const siteName = useRouteLoaderData<typeof layoutLoader>("routes/layout")?.shell.siteName;
  return <Failure error={error} siteName={siteName} />;
}
