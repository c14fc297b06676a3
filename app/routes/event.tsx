import { useMemo } from "react";
import { AvailabilityProvider } from "~/api/availability";
import { paths } from "~/domain/site/pages";
import { FavoriteLine } from "~/features/favorites/FavoriteButton";
import { BookingForm } from "~/features/booking/form/BookingForm";
import { QuickBuy } from "~/features/booking/button/QuickBuy";
import { bookingAction } from "~/features/booking/form/booking-action.server";
import { useShownBooking } from "~/features/booking/form/use-shown-booking";
import { Breadcrumb } from "~/features/navigation/document/Breadcrumb";
import { excerpt, pageMeta } from "~/features/pages/head/page-meta";
import { richTextWords } from "~/domain/pages/words";
import { EventPage } from "~/features/productions/event/EventPage";
import { eventTitle } from "~/features/productions/event/event-title";
import { loadEvent } from "~/features/productions/data/load";
import { eventJsonLd } from "~/features/productions/data/structured-data";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { useT } from "~/i18n/use-t";
import { JsonLd } from "~/ui/JsonLd";
import type { Route } from "./+types/event";
import { recordLoader } from "./page-loader";

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { event, settings, origin } = loaderData;
  return pageMeta({
    title: eventTitle(event, params.lang),
    siteName: settings.site_name,
    origin,
    path: event.url,
    description: excerpt(event.subtitle || richTextWords(event.text)),
    image: event.image ? `${event.image.src}/card.jpg` : null,
    noindex: event.fallback.includes("title") && event.fallback.includes("text"),
  });
}

export const handle: NamespaceHandle = { namespaces: ["productions", "booking", "shop"] };

export const loader = (args: Route.LoaderArgs) => recordLoader(args, loadEvent);

export const action = (args: Route.ActionArgs) => bookingAction(args);

export default function Event({ loaderData }: Route.ComponentProps) {
  const t = useT("productions");
  const { event, origin } = loaderData;
  const booking = useShownBooking(event, loaderData.booking);
  const ids = useMemo(() => event.other_dates.map(({ id }) => id), [event.other_dates]);
  return (
    <AvailabilityProvider ids={ids}>
      <EventPage
        breadcrumb={
          <FavoriteLine production={event.production} title={event.title}>
            <Breadcrumb crumbs={[{ name: t("meta.programme"), to: paths.events }]} origin={origin} />
          </FavoriteLine>
        }
        event={event}
        booking={booking}
        bookingSlot={booking && <BookingForm event={event} booking={booking} />}
        ticket={(date) => (
          <QuickBuy
            event={{ ...date, title: event.title, production: event.production, is_free: false }}
            size="compact"
          />
        )}
      />
      <JsonLd data={import.meta.env.SSR && eventJsonLd(loaderData, loaderData)} />
    </AvailabilityProvider>
  );
}
