import type { BrowserContext } from "@playwright/test";
import type { BookingInfo } from "~/domain/booking/schema";
import type { EventListItem } from "~/domain/programme/schema";

/** A show sold by seat of the days from one on, the nth: for tests that leave it otherwise than they found it. */
export async function farShow({ request }: BrowserContext, from: string, nth: number) {
  const read = async <T>(path: string) => (await (await request.get(path)).json()) as T;
  const { results } = await read<{ results: EventListItem[] }>(`/de/api/events/?from=${from}&page_size=12`);
  const known = await Promise.all(
    results.map(async (show) => ({ show, booking: await read<BookingInfo>(`/de/api/events/${show.id}/booking/`) })),
  );
  const sold = known.filter(
    ({ booking: { sales, seat_groups } }) => sales === "open" && seat_groups[0]?.kind === "seated",
  );
  const found = sold[nth];
  if (!found) throw new Error("no such show");
  return found;
}
