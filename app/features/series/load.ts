import { redirect } from "react-router";
import type { Api } from "~/api/client";
import type { SeriesListItem } from "~/domain/productions/schema";
import { listed, type ListedEvent } from "~/domain/programme/listed";
import type { SiteSettings } from "~/domain/site/schema";
import { idParam, notFound } from "~/server/not-found";

export interface SeriesPageData {
  series: SeriesListItem;
  events: ListedEvent[];
  /** How many shows there are, listed here or not. */
  count: number;
  settings: SiteSettings;
  origin: string;
}

const longestList = 40;

interface SeriesArgs {
  api: Api;
  url: URL;
  /** Public origin of the site. */
  origin: string;
  id: string | undefined;
}

/** A series with its coming shows; an unknown one is a 404, another name leads to its own. */
export async function loadSeries({ api, url, origin, id }: SeriesArgs): Promise<SeriesPageData> {
  const wanted = idParam(id);
  const [all, events, settings] = await Promise.all([
    api.seriesList(),
    api.events({ series: wanted, page_size: longestList }),
    api.settings(),
  ]);
  const series = all.find((entry) => entry.id === wanted);
  if (!series) throw notFound();
  if (url.pathname !== series.url) throw redirect(`${series.url}${url.search}`, 301);
  return {
    series,
    events: events.results.filter((event) => event.series?.id === wanted).map(listed),
    count: events.count,
    settings,
    origin,
  };
}
