import { useMemo } from "react";
import { AvailabilityProvider } from "~/api/availability";
import { isOfNight } from "~/domain/productions/axis";
import { toSearchParams } from "~/domain/programme/query";
import { calendarPath, paths } from "~/domain/site/pages";
import { QuickBuy } from "~/features/booking/button/QuickBuy";
import { Breadcrumb } from "~/features/navigation/document/Breadcrumb";
import { excerpt, pageMeta } from "~/features/pages/head/page-meta";
import { loadSeries } from "~/features/series/load";
import { seriesJsonLd } from "~/features/series/series-json-ld";
import { SeriesPage } from "~/features/series/SeriesPage";
import { SeriesShows } from "~/features/series/SeriesShows";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { JsonLd } from "~/ui/JsonLd";
import type { Route } from "./+types/series";
import { recordLoader } from "./page-loader";

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { series, settings, origin } = loaderData;
  return pageMeta({
    title: series.name,
    siteName: settings.site_name,
    origin,
    path: series.url,
    description: excerpt(series.text),
    image: series.image ? `${series.image.src}/card.jpg` : null,
    feeds: [{ type: "text/calendar", title: series.name, path: calendarPath("series", series.url) }],
    noindex: series.fallback.includes("text"),
  });
}

export const handle: NamespaceHandle = { namespaces: ["productions", "series", "booking"] };

export const loader = (args: Route.LoaderArgs) =>
  recordLoader(args, ({ params, ...asked }) => loadSeries({ ...asked, id: params.id }));

export default function Series({ loaderData }: Route.ComponentProps) {
  const { series, place, arrangement, events, count, settings, origin } = loaderData;
  const ids = useMemo(() => events.map((event) => event.id), [events]);
  const t = useT("productions");
  const { href } = useLocale();
  return (
    <>
      <JsonLd data={import.meta.env.SSR && seriesJsonLd(series, events, { siteName: settings.site_name, origin })} />
      <SeriesPage
        breadcrumb={<Breadcrumb crumbs={[{ name: t("series.all"), to: "/reihen" }]} origin={origin} />}
        series={series}
        place={place}
        isOfNight={arrangement === "axis" && isOfNight(events)}
        calendar={calendarPath("series", series.url)}
        shows={
          events.length > 0 ? (
            <AvailabilityProvider ids={ids}>
              <SeriesShows
                arrangement={arrangement}
                events={events}
                count={count}
                all={`${href(paths.events)}?${toSearchParams({ series: series.id }).toString()}`}
                ticket={(event, size) => <QuickBuy event={event} size={size ?? "compact"} />}
              />
            </AvailabilityProvider>
          ) : null
        }
      />
    </>
  );
}
