import { calendarOf } from "~/features/feeds/calendar";
import { eventsToCome } from "~/features/feeds/to-come";
import type { Route } from "./+types/events-calendar";
import { feed } from "./feed-loader";

/** Every show to come, to subscribe to. */
export const loader = ({ context }: Route.LoaderArgs) =>
  feed(context, "calendar", async ({ api, house }) =>
    calendarOf(house, `${house.settings.site_name} – ${house.t("programme")}`, await eventsToCome(api)),
  );
