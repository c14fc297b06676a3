import type { EventSeries, WithContext } from "schema-dts";
import type { SeriesListItem } from "~/domain/productions/schema";
import type { ListedEvent } from "~/domain/programme/listed";

/** A series with its shows to come, as schema.org describes it; those that are cancelled are none. */
export function seriesJsonLd(
  { name, url, text, image }: Pick<SeriesListItem, "name" | "url" | "text" | "image">,
  shows: readonly Pick<ListedEvent, "title" | "url" | "date_start" | "status">[],
  { siteName, origin }: { siteName: string; origin: string },
): WithContext<EventSeries> {
  const absolute = (path: string): string => new URL(path, origin).href;
  const coming = shows.filter(({ status }) => status !== "cancelled");
  const [first] = coming;
  return {
    "@context": "https://schema.org",
    "@type": "EventSeries",
    name,
    url: absolute(url),
    ...(text && { description: text }),
    ...(image && { image: absolute(`${image.src}/card.jpg`) }),
    ...(first && { startDate: first.date_start, endDate: coming.at(-1)?.date_start ?? first.date_start }),
    location: { "@type": "MovieTheater", name: siteName, url: origin },
    organizer: { "@type": "Organization", name: siteName, url: origin },
    ...(first && {
      subEvent: coming.map((show) => ({
        "@type": "Event",
        name: show.title,
        url: absolute(show.url),
        startDate: show.date_start,
        location: { "@type": "MovieTheater", name: siteName, url: origin },
      })),
    }),
  };
}
