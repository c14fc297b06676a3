import { formatDay } from "~/domain/format/day";
import { formatTime } from "~/domain/format/time";
import { writtenAs } from "~/domain/locale/locales";
import type { FeedEntry } from "~/domain/programme/feed-schema";
import { factsOf, titleOf } from "./facts";
import type { FeedHouse } from "./house";
import { rss } from "./rss";

/** What came into the programme last, as RSS 2.0. `self` and `page` are paths of the feed and of what it is about. */
export function newsOf(
  house: FeedHouse,
  entries: readonly FeedEntry[],
  addresses: { self: string; page: string },
): string {
  const { t, lang } = house;
  const written = writtenAs(lang, house.settings.design.parsers.locale);
  const moments = entries.flatMap(({ announced }) => (announced ? [Date.parse(announced)] : []));
  const news = { ...addresses, title: t("new"), description: t("newText"), updated: new Date(Math.max(0, ...moments)) };
  return rss(
    house,
    news,
    entries.map((entry) => {
      const when = `${formatDay(entry.date_start.slice(0, 10), "long", written)}, ${formatTime(entry.date_start, lang)}`;
      return {
        link: entry.url,
        title: titleOf(house, entry),
        description: [[when, entry.room?.name].filter(Boolean).join(", "), ...factsOf(house, entry)].join(" – "),
        date: new Date(entry.announced ?? entry.date_start),
      };
    }),
  );
}
