import { files } from "~/domain/site/pages";
import { sitemapIndex } from "~/features/feeds/sitemap";
import { absolute } from "~/features/feeds/house";
import { localizedPath } from "~/i18n/locale-context";
import type { Route } from "./+types/sitemap";
import { feed } from "./feed-loader";

/** The sitemap's index. */
export const loader = ({ context }: Route.LoaderArgs) =>
  feed(context, "xml", async ({ api, house }) => {
    const counts = await api.addressCounts();
    return sitemapIndex(counts, absolute(house, localizedPath(files["sitemap-part"].replace(":part", ""), house.lang)));
  });
