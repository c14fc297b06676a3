import type { BrowserContext } from "@playwright/test";
import type { BookingInfo } from "~/domain/booking/schema";
import type { EventListItem } from "~/domain/programme/schema";

const reading =
  ({ request }: BrowserContext) =>
  async <T>(path: string) =>
    (await (await request.get(path)).json()) as T;

/** What is sold by seat on a page of the list, with how it is booked. */
async function seatedOn(context: BrowserContext, list: string) {
  const read = reading(context);
  const { results } = await read<{ results: EventListItem[] }>(list);
  const known = await Promise.all(
    results.map(async (show) => ({ show, booking: await read<BookingInfo>(`/de/api/events/${show.id}/booking/`) })),
  );
  return known.filter(({ booking: { sales, seat_groups } }) => sales === "open" && seat_groups[0]?.kind === "seated");
}

/** A show sold by seat of the days from one on, the nth: for tests that leave it otherwise than they found it. */
export async function farShow(context: BrowserContext, from: string, nth: number) {
  const found = (await seatedOn(context, `/de/api/events/?from=${from}&page_size=12`))[nth];
  if (!found) throw new Error("no such show");
  return found;
}

/** The last show of the programme that is sold by seat. */
export async function lastSeated(context: BrowserContext) {
  const { count } = await reading(context)<{ count: number }>("/de/api/events/?page_size=12");
  const found = (await seatedOn(context, `/de/api/events/?page_size=12&page=${Math.ceil(count / 12)}`)).at(-1);
  if (!found) throw new Error("no such show");
  return found;
}
