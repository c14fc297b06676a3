import type { BrowserContext } from "@playwright/test";
import type { BookingInfo } from "~/domain/booking/schema";
import type { EventListItem } from "~/domain/programme/schema";

/** The show with time slots that are on sale. */
export async function timedShow({ request }: Pick<BrowserContext, "request">) {
  const read = async <T>(path: string) => (await (await request.get(path)).json()) as T;
  const { results } = await read<{ results: EventListItem[] }>("/de/api/events/?page_size=100");
  for (const event of results) {
    if (event.status !== "scheduled") continue;
    // oxlint-disable-next-line no-await-in-loop
    const booking = await read<BookingInfo>(`/de/api/events/${event.id}/booking/`);
    if (booking.sales === "open" && booking.seat_groups[0]?.timeslots.length) return { event, booking };
  }
  throw new Error("no show has time slots");
}
