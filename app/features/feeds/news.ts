import { Feed } from "feed";
import { formatDay } from "~/domain/format/day";
import { formatTime } from "~/domain/format/time";
import type { LocaleCode } from "~/domain/locale/locales";
import type { FeedEntry } from "~/domain/programme/feed-schema";
import { factsOf, titleOf } from "./facts";
import { absolute, type FeedHouse } from "./house";

/** What came into the programme last, as RSS 2.0. `self` and `page` are paths of the feed and of what it is about. */
export function newsOf(
  house: FeedHouse & { lang: LocaleCode },
  entries: readonly FeedEntry[],
  { self, page }: { self: string; page: string },
): string {
  const { t, lang, settings } = house;
  const moments = entries.flatMap(({ announced }) => (announced ? [Date.parse(announced)] : []));
  const feed = new Feed({
    title: `${settings.site_name} – ${t("new")}`,
    description: t("newText"),
    id: absolute(house, page),
    link: absolute(house, page),
    feedLinks: { rss: absolute(house, self) },
    language: lang,
    copyright: settings.site_name,
    generator: "Kasch",
    // Of the last news and not of this request: unchanged news are an unchanged file.
    updated: new Date(Math.max(0, ...moments)),
  });
  for (const entry of entries) {
    const url = absolute(house, entry.url);
    const day = entry.date_start.slice(0, 10);
    const when = `${formatDay(day, "long", lang)}, ${formatTime(entry.date_start, lang)}`;
    feed.addItem({
      id: url,
      link: url,
      title: titleOf(house, entry),
      description: [[when, entry.room?.name].filter(Boolean).join(", "), ...factsOf(house, entry)].join(" – "),
      date: new Date(entry.announced ?? entry.date_start),
    });
  }
  return feed.rss2();
}
