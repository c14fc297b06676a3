import { Feed } from "feed";
import type { ListedArticle } from "~/domain/articles/listed";
import { absolute, type FeedHouse } from "./house";

/** A day as feeds want it: noon in UTC is the same day in every zone it is likely to be read in. */
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** The newest articles, as RSS 2.0. `self` and `page` are paths of the feed and of the magazine. */
export function magazineNews(
  house: FeedHouse,
  articles: readonly ListedArticle[],
  { self, page }: { self: string; page: string },
): string {
  const { t, lang, settings } = house;
  const [newest] = articles;
  const feed = new Feed({
    title: `${settings.site_name} – ${t("magazine")}`,
    description: t("magazineText"),
    id: absolute(house, page),
    link: absolute(house, page),
    feedLinks: { rss: absolute(house, self) },
    language: lang,
    copyright: settings.site_name,
    generator: "Kasch",
    // Of the newest text and not of this request: unchanged news are an unchanged file.
    updated: newest ? noon(newest.date) : new Date(0),
  });
  for (const { url, title, teaser, date, author, category } of articles)
    feed.addItem({
      id: absolute(house, url),
      link: absolute(house, url),
      title,
      description: teaser,
      date: noon(date),
      ...(author && { author: [{ name: author }] }),
      ...(category && { category: [{ name: category.name }] }),
    });
  return feed.rss2();
}
