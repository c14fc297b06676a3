import { files, paths } from "~/domain/site/pages";
import { magazineNews } from "~/features/feeds/magazine";
import { localizedPath } from "~/i18n/locale-context";
import type { Route } from "./+types/magazine-news";
import { feed } from "./feed-loader";

const longestFeed = 30;

/** The newest articles. */
export const loader = ({ context }: Route.LoaderArgs) =>
  feed(context, "rss", async ({ api, house }) => {
    const { results } = await api.articles({ page_size: longestFeed });
    return magazineNews(house, results, {
      self: localizedPath(files["magazine-news"], house.lang),
      page: localizedPath(paths.magazine, house.lang),
    });
  });
