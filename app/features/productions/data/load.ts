import { redirect } from "react-router";
import type { Api } from "~/api/client";
import type { BookingInfo } from "~/domain/booking/schema";
import { isOpen, withoutSeats, type ShownBooking } from "~/domain/booking/shown";
import type { Paged } from "~/domain/common/schema";
import { dayFromUrl, dayToUrl, hasIsoDate } from "~/domain/programme/query";
import type { EventDetail } from "~/domain/programme/schema";
import type { ProductionDetail, ProductionListItem } from "~/domain/productions/schema";
import type { SiteSettings } from "~/domain/site/schema";
import { cinemaDay } from "~/domain/time/cinema-day";
import { idParam, isStatus, notFound, orNotFound } from "~/server/not-found";
import type { FilmFilters } from "../films/FilmsPage";
import { filmsPerPage, filmsSearch, parseFilmsQuery, type FilmsQuery } from "../films/films-query";

export interface LoadArgs {
  api: Api;
  /** The address as the visitor sees it, also where only data was asked for. */
  url: URL;
  params: { slug?: string; id?: string };
  /** Epoch milliseconds. */
  now: number;
  /** Public origin of the site. */
  origin: string;
}

/** A page under another name than its own leads to its own, for good (query kept). */
function redirectToOwn(url: URL, own: string): void {
  if (url.pathname !== own) throw redirect(`${own}${url.search}`, 301);
}

export interface EventPageData {
  event: EventDetail;
  booking: ShownBooking | null;
  /** Seat groups that had tickets when the page was made: told to search engines, whose copies are older still, and shown to nobody. */
  inStock: number[];
  settings: SiteSettings;
  origin: string;
}

const stockOf = (booking: BookingInfo | null): number[] =>
  booking?.seat_groups.filter(isOpen).map(({ seat_group }) => seat_group) ?? [];

/** An event with its prices, but without its seats: the page is kept for others. The shop may fail, the page stays. */
export async function loadEvent({ api, url, params, origin }: LoadArgs): Promise<EventPageData> {
  const id = idParam(params.id);
  const [event, booking, settings] = await Promise.all([
    orNotFound(api.event(id)),
    api.booking(id).catch(() => null),
    api.settings(),
  ]);
  redirectToOwn(url, event.url);
  return { event, booking: booking && withoutSeats(booking), inStock: stockOf(booking), settings, origin };
}

export interface FilmPageData {
  film: ProductionDetail;
  settings: SiteSettings;
  origin: string;
  today: string;
  from: string | null;
}

export async function loadFilm({ api, url, params, now, origin }: LoadArgs): Promise<FilmPageData> {
  const [film, settings] = await Promise.all([orNotFound(api.production(idParam(params.id))), api.settings()]);
  redirectToOwn(url, film.url);
  const from = dayFromUrl(url.searchParams.get("date")) ?? null;
  if (from && hasIsoDate(url.searchParams)) throw redirect(`${film.url}?date=${dayToUrl(from)}`, 301);
  return { film, settings, origin, today: cinemaDay(now, settings.design.parsers.time_zone), from };
}

export interface FilmsPageData {
  films: Paged<ProductionListItem>;
  filters: FilmFilters;
  query: FilmsQuery;
  settings: SiteSettings;
  origin: string;
  search: string;
}

const nothing: Paged<ProductionListItem> = { count: 0, next: null, previous: null, results: [] };

/** A page of all films. A filter nobody knows is an empty list; a page past the end does not exist. */
export async function loadFilms({ api, url, origin }: Omit<LoadArgs, "params" | "now">): Promise<FilmsPageData> {
  const query = parseFilmsQuery(url.searchParams);
  const [films, season, exhibition_type, tag, genre, settings] = await Promise.all([
    api.productions({ ...query, page_size: filmsPerPage }).catch((error: unknown) => {
      if (isStatus(error, 404) || isStatus(error, 400)) return nothing;
      throw error;
    }),
    api.seasons(),
    api.exhibitionTypes(),
    api.productionTags(),
    api.genres(),
    api.settings(),
  ]);
  if (films.results.length === 0 && (query.page ?? 1) > 1) throw notFound();
  return {
    films,
    filters: { season, exhibition_type, tag, genre },
    query,
    settings,
    origin,
    search: filmsSearch(query),
  };
}
