import { askForAvailability } from "~/api/availability";
import { seatStyles, showsIn } from "~/features/programme/state/seat-styles";
import { apiFrom } from "~/server/api";
import { isStatus } from "~/server/not-found";
import { textsFrom } from "~/server/texts.server";
import type { Route } from "./+types/programme-seats";

/**
 * The tickets of the shows a page lists, as a stylesheet for browsers without JavaScript: a document
 * is kept for many visitors and knows nothing of seats; what it links to is made for each of them.
 */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs): Promise<Response> {
  const headers = { "content-type": "text/css; charset=utf-8", "cache-control": "no-store" };
  try {
    const { events: states } = await askForAvailability(apiFrom(context), showsIn(searchParams));
    return new Response(seatStyles(states, textsFrom(context, "common")), { headers });
  } catch (error) {
    if (!isStatus(error, 503)) throw error;
    return new Response("/* Tickets are not known at the moment. */\n", { status: 503, headers });
  }
}
