import { files, paths } from "~/domain/site/pages";
import { newsOf } from "~/features/feeds/news";
import { localizedPath } from "~/i18n/locale-context";
import type { Route } from "./+types/events-news";
import { feed } from "./feed-loader";

/** What was announced last. */
export const loader = ({ context }: Route.LoaderArgs) =>
  feed(context, "rss", async ({ api, house }) =>
    newsOf(house, await api.feed({ order: "new" }), {
      self: localizedPath(files["events-news"], house.lang),
      page: localizedPath(paths.events, house.lang),
    }),
  );
