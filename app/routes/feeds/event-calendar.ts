import { calendarPath } from "~/domain/site/pages";
import { calendarOf } from "~/features/feeds/calendar";
import { redirect } from "react-router";
import { idParam, notFound } from "~/server/not-found";
import type { Route } from "./+types/event-calendar";
import { feed } from "./feed-loader";

/** One show, to put into a calendar. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  feed(context, "calendar", async ({ api, house }) => {
    const [entry] = await api.feed({ event: idParam(params.id) });
    if (!entry) throw notFound();
    const own = calendarPath("event", entry.url);
    if (url.pathname !== own) throw redirect(own, 301);
    return calendarOf(house, entry.title, [entry]);
  });
