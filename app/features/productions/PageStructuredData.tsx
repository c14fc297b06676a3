import type { ShownBooking } from "~/domain/booking/shown";
import type { ProductionListItem } from "~/domain/productions/schema";
import { JsonLd } from "~/ui/JsonLd";
import { filmsPerPage, type FilmsQuery } from "./films-query";
import type { EventPageData, FilmPageData } from "./load";
import { eventJsonLd, filmJsonLd, filmListJsonLd } from "./structured-data";

export function EventStructuredData({ page, booking }: { page: EventPageData; booking: ShownBooking | null }) {
  return <JsonLd data={eventJsonLd(page, page.event, booking)} />;
}

export function FilmStructuredData({ page }: { page: FilmPageData }) {
  return <JsonLd data={filmJsonLd(page, page.film)} />;
}

export function FilmListStructuredData({
  films,
  query,
  origin,
}: {
  films: readonly ProductionListItem[];
  query: FilmsQuery;
  origin: string;
}) {
  return films.length > 0 ? (
    <JsonLd data={filmListJsonLd(origin, films, ((query.page ?? 1) - 1) * filmsPerPage)} />
  ) : null;
}
