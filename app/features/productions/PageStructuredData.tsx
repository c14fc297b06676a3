import type { ProductionListItem } from "~/domain/productions/schema";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { JsonLd } from "~/ui/JsonLd";
import { filmsPerPage, type FilmsQuery } from "./films-query";
import type { EventPageData, FilmPageData } from "./load";
import { breadcrumbJsonLd, eventJsonLd, filmJsonLd, filmListJsonLd, type HouseContext } from "./structured-data";

type House = Pick<EventPageData, "settings" | "origin">;

function useHouse({ settings, origin }: House): HouseContext {
  return { settings, origin, homeLabel: settings.site_name };
}

export function EventStructuredData({ page }: { page: EventPageData }) {
  const { href } = useLocale();
  const t = useT("productions");
  const house = useHouse(page);
  const { event, booking } = page;
  const trail = [
    { name: t("meta.programme"), url: href("/programm") },
    { name: event.title, url: event.url },
  ];
  return (
    <>
      <JsonLd data={eventJsonLd(house, event, booking)} />
      <JsonLd data={breadcrumbJsonLd(house, href("/"), trail)} />
    </>
  );
}

export function FilmStructuredData({ page }: { page: FilmPageData }) {
  const { href } = useLocale();
  const t = useT("productions");
  const house = useHouse(page);
  const { film } = page;
  const trail = [
    { name: t("meta.films"), url: href("/alle-filme") },
    { name: film.title, url: film.url },
  ];
  return (
    <>
      <JsonLd data={filmJsonLd(house, film)} />
      <JsonLd data={breadcrumbJsonLd(house, href("/"), trail)} />
    </>
  );
}

export function FilmListStructuredData({ films, query, origin }: { films: readonly ProductionListItem[]; query: FilmsQuery; origin: string }) {
  return films.length > 0 ? <JsonLd data={filmListJsonLd(origin, films, ((query.page ?? 1) - 1) * filmsPerPage)} /> : null;
}
