import { paths } from "~/domain/site/pages";
import { withShare } from "~/features/pages/share";
import { pageMeta } from "~/features/pages/head/page-meta";
import { localizedPath } from "~/i18n/locale-context";
import { siteJsonLd } from "~/features/pages/site-json-ld";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { JsonLd } from "~/ui/JsonLd";
import type { Route } from "./+types/home";
import ContentPage from "./ContentPage";
import { contentPageLoader } from "./page-loader";

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, settings, origin } = loaderData;
  return withShare(
    pageMeta({
      title: page.meta_title || settings.site_name,
      siteName: settings.site_name,
      origin,
      path: localizedPath(paths.home, params.lang),
      description: page.meta_description || page.og_description,
      image: page.og_image_thumbs?.small,
    }),
    page,
  );
}

export const handle: NamespaceHandle = { namespaces: ["home", "productions", "booking"] };

export const loader = (args: Route.LoaderArgs) => contentPageLoader(args, paths.home);

export default function Home({ loaderData, params }: Route.ComponentProps) {
  return (
    <>
      <ContentPage content={loaderData} />
      <JsonLd data={import.meta.env.SSR && siteJsonLd(loaderData, params.lang)} />
    </>
  );
}
