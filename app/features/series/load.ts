import { redirect } from "react-router";
import type { Api } from "~/api/client";
import { suggestedArrangement, type SeriesArrangement } from "~/domain/productions/arrangement";
import { axisOf } from "~/domain/productions/axis";
import type { SeriesListItem } from "~/domain/productions/schema";
import { listed, type ListedEvent } from "~/domain/programme/listed";
import type { EventListItem } from "~/domain/programme/schema";
import type { SiteSettings } from "~/domain/site/schema";
import { idParam, notFound } from "~/server/not-found";

/** A show as the page of its series lists it. */
export type SeriesShow = ListedEvent & Pick<EventListItem, "date_end">;

export interface SeriesPageData {
  series: SeriesListItem;
  /** Its place among all series. */
  place: number;
  arrangement: SeriesArrangement;
  events: SeriesShow[];
  /** How many shows there are, listed here or not. */
  count: number;
  settings: SiteSettings;
  origin: string;
}

const longestList = 40;
/** Nights on an axis are as high as three rows each. */
const mostNights = 4;

interface SeriesArgs {
  api: Api;
  url: URL;
  /** Public origin of the site. */
  origin: string;
  id: string | undefined;
}

/** The shows that an arrangement has room for. */
function shownIn(arrangement: SeriesArrangement, shows: readonly EventListItem[]): readonly EventListItem[] {
  const last = arrangement === "axis" ? axisOf(shows)?.nights[mostNights - 1]?.day : undefined;
  return last === undefined ? shows : shows.filter(({ day }) => day <= last);
}

/** A series with its coming shows; an unknown one is a 404, another name leads to its own. */
export async function loadSeries({ api, url, origin, id }: SeriesArgs): Promise<SeriesPageData> {
  const wanted = idParam(id);
  const [all, events, settings] = await Promise.all([
    api.seriesList(),
    api.events({ series: wanted, page_size: longestList }),
    api.settings(),
  ]);
  const place = all.findIndex((entry) => entry.id === wanted);
  const series = all[place];
  if (!series) throw notFound();
  if (url.pathname !== series.url) throw redirect(`${series.url}${url.search}`, 301);
  const shows = events.results.filter((event) => event.series?.id === wanted);
  const arrangement = series.arrangement ?? suggestedArrangement(shows);
  return {
    series,
    place,
    arrangement,
    events: shownIn(arrangement, shows).map((show) => ({ ...listed(show), date_end: show.date_end })),
    count: events.count,
    settings,
    origin,
  };
}
