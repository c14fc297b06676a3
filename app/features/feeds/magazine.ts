import type { ListedArticle } from "~/domain/articles/listed";
import type { FeedHouse } from "./house";
import { rss } from "./rss";

/** A day as feeds want it: noon in UTC is the same day in every zone it is likely to be read in. */
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** The newest articles, as RSS 2.0. `self` and `page` are paths of the feed and of the magazine. */
export function magazineNews(
  house: FeedHouse,
  articles: readonly ListedArticle[],
  addresses: { self: string; page: string },
): string {
  const { t } = house;
  const [newest] = articles;
  const updated = newest ? noon(newest.date) : new Date(0);
  return rss(
    house,
    { ...addresses, title: t("magazine"), description: t("magazineText"), updated },
    articles.map(({ url, title, teaser, date, author, category }) => ({
      link: url,
      title,
      description: teaser,
      date: noon(date),
      ...(author && { author: [{ name: author }] }),
      ...(category && { category: [{ name: category.name }] }),
    })),
  );
}
