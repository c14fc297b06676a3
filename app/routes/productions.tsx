import { paths } from "~/domain/site/pages";
import { pageMeta } from "~/features/pages/head/page-meta";
import { FilmsPage } from "~/features/productions/films/FilmsPage";
import { filmsPerPage, filmsSearch, isPlainPage } from "~/features/productions/films/films-query";
import { loadFilms } from "~/features/productions/data/load";
import { listJsonLd } from "~/features/productions/data/structured-data";
import { localizedPath } from "~/i18n/locale-context";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { textsFrom } from "~/server/texts.server";
import { JsonLd } from "~/ui/JsonLd";
import type { Route } from "./+types/productions";
import { pageLoader } from "./page-loader";

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head, query, settings, origin } = loaderData;
  const plain = isPlainPage(query);
  return pageMeta({
    ...head,
    siteName: settings.site_name,
    origin,
    path: `${localizedPath(paths.productions, params.lang)}${plain ? filmsSearch(query) : ""}`,
    noindex: !plain,
  });
}

export const handle: NamespaceHandle = { namespaces: ["productions"] };

export const loader = (args: Route.LoaderArgs) =>
  pageLoader(args, async () => {
    const { url, context } = args;
    const page = await loadFilms({ api: apiFrom(context), url, origin: context.get(requestContext).origin });
    const t = textsFrom(context, "productions");
    return { ...page, head: { title: t("films.title"), description: t("films.description") } };
  });

export default function Productions({ loaderData }: Route.ComponentProps) {
  const { films, filters, query, origin } = loaderData;
  return (
    <>
      <FilmsPage films={films} filters={filters} query={query} />
      {films.results.length > 0 && (
        <JsonLd
          data={import.meta.env.SSR && listJsonLd(origin, films.results, ((query.page ?? 1) - 1) * filmsPerPage)}
        />
      )}
    </>
  );
}
