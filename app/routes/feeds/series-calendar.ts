import { calendarPath } from "~/domain/site/pages";
import { calendarOf } from "~/features/feeds/calendar";
import { eventsToCome } from "~/features/feeds/to-come";
import { redirect } from "react-router";
import { idParam, notFound } from "~/server/not-found";
import type { Route } from "./+types/series-calendar";
import { feed } from "./feed-loader";

/** The shows of a series to come, to subscribe to. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  feed(context, "calendar", async ({ api, house }) => {
    const id = idParam(params.id);
    const [all, entries] = await Promise.all([api.seriesList(), eventsToCome(api, { series: id })]);
    const series = all.find((one) => one.id === id);
    if (!series) throw notFound();
    const own = calendarPath("series", series.url);
    if (url.pathname !== own) throw redirect(own, 301);
    return calendarOf(house, `${house.settings.site_name} – ${series.name}`, entries);
  });
