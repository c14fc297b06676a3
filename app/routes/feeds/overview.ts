import { overviewOf } from "~/features/feeds/overview";
import type { Route } from "./+types/overview";
import { feed } from "./feed-loader";

/** What the site holds, for language models. */
export const loader = ({ context }: Route.LoaderArgs) =>
  feed(context, "text", async ({ api, house }) => {
    const [{ design }, { menu }] = await Promise.all([api.settings(), api.navigation()]);
    return overviewOf(house, menu, design.parsers.time_zone);
  });
