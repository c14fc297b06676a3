import { useMemo } from "react";
import { AvailabilityProvider } from "~/api/availability";
import { richTextWords } from "~/domain/pages/words";
import { paths } from "~/domain/site/pages";
import { FavoriteLine } from "~/features/favorites/FavoriteButton";
import { QuickBuy } from "~/features/booking/button/QuickBuy";
import { Breadcrumb } from "~/features/navigation/document/Breadcrumb";
import { excerpt, pageMeta } from "~/features/pages/head/page-meta";
import { FilmPage } from "~/features/productions/film/FilmPage";
import { loadFilm } from "~/features/productions/data/load";
import { filmJsonLd } from "~/features/productions/data/structured-data";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { useT } from "~/i18n/use-t";
import { JsonLd } from "~/ui/JsonLd";
import type { Route } from "./+types/production";
import { recordLoader } from "./page-loader";

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { film, settings, origin } = loaderData;
  return pageMeta({
    title: film.year ? `${film.title} (${film.year})` : film.title,
    siteName: settings.site_name,
    origin,
    path: film.url,
    description: excerpt(film.teaser || richTextWords(film.text)),
    image: film.image ? `${film.image.src}/card.jpg` : null,
    type: "video.movie",
    noindex: film.fallback.includes("title") && film.fallback.includes("text"),
  });
}

export const handle: NamespaceHandle = { namespaces: ["productions", "booking"] };

export const loader = (args: Route.LoaderArgs) => recordLoader(args, loadFilm);

export default function Production({ loaderData }: Route.ComponentProps) {
  const t = useT("productions");
  const { film, today, from, origin } = loaderData;
  const ids = useMemo(() => film.events.map((event) => event.id), [film.events]);
  return (
    <AvailabilityProvider ids={ids}>
      <FilmPage
        breadcrumb={
          <FavoriteLine production={film} title={film.title}>
            <Breadcrumb crumbs={[{ name: t("meta.films"), to: paths.productions }]} origin={origin} />
          </FavoriteLine>
        }
        film={film}
        today={today}
        from={from}
        ticket={(event) => <QuickBuy event={event} size="compact" />}
      />
      <JsonLd data={import.meta.env.SSR && filmJsonLd(loaderData, film)} />
    </AvailabilityProvider>
  );
}
