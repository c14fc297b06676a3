import { Feed, type Item } from "feed";
import { absolute, type FeedHouse } from "./house";

interface News {
  /** The feed's own title, after the name of the house, and what it brings. */
  title: string;
  description: string;
  /** Paths of the feed and of what it is about. */
  self: string;
  page: string;
  /** Of the last news and not of this request: unchanged news are an unchanged file. */
  updated: Date;
}

/** News as RSS 2.0. Each has its address as `link`, a path. */
export function rss(
  house: FeedHouse,
  { title, self, page, ...news }: News,
  items: readonly Omit<Item, "id">[],
): string {
  const { lang, settings } = house;
  const feed = new Feed({
    ...news,
    title: `${settings.site_name} – ${title}`,
    id: absolute(house, page),
    link: absolute(house, page),
    feedLinks: { rss: absolute(house, self) },
    language: lang,
    copyright: settings.site_name,
    generator: "Kasch",
  });
  for (const item of items) feed.addItem({ ...item, id: absolute(house, item.link), link: absolute(house, item.link) });
  return feed.rss2();
}
