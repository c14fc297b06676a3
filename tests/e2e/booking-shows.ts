import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import type { BookingInfo } from "~/domain/booking/schema";
import type { Availability, EventListItem } from "~/domain/programme/schema";
import { expect, seededAt } from "../support/e2e";

const headers = { "x-test-now": seededAt };

async function read<T>(request: APIRequestContext, path: string): Promise<T> {
  const answer = await request.get(path, { headers });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
  return (await answer.json()) as T;
}

export interface Show {
  event: EventListItem;
  booking: BookingInfo;
}

/** Shows of the demo house that can be looked for, each in the state the programme says it is in. */
export async function showsIn(request: APIRequestContext, state: Availability["state"]): Promise<EventListItem[]> {
  const { results } = await read<{ results: EventListItem[] }>(request, "/de/api/events/?page_size=100");
  const states = await read<Availability[]>(
    request,
    `/api/availability/?events=${results.map(({ id }) => id).join(",")}`,
  );
  const wanted = new Set(states.filter((entry) => entry.state === state).map((entry) => entry.event));
  return results.filter(({ id }) => wanted.has(id));
}

/**
 * A bookable show with numbered seats, of a later day than tonight with its full and nearly full ones. Every test takes
 * another one (`nth`), because tests run at the same time and each wants seats that nobody else moves, and a hall whose
 * clock nobody else sets on: which one it is may not depend on what is left of the others.
 */
export async function seatedShow(request: APIRequestContext, nth: number): Promise<Show> {
  let left = nth;
  const { results } = await read<{ results: EventListItem[] }>(
    request,
    "/de/api/events/?from=2026-11-22&page_size=100",
  );
  for (const event of results) {
    if (!event.has_quick_buy || event.status === "cancelled") continue;
    const booking = await read<BookingInfo>(request, `/de/api/events/${event.id}/booking/`);
    const [first] = booking.seat_groups;
    const isSeated =
      booking.sales === "open" &&
      first?.kind === "seated" &&
      first.timeslots.length === 0 &&
      first.prices.some((line) => line.has_discounts);
    if (!isSeated) continue;
    if (left === 0) return { event, booking };
    left -= 1;
  }
  throw new Error(`the demo house has no seated show number ${nth}`);
}

/** The programme from the show's day on, so that its row is on the first page. */
export const programmeOf = ({ event }: Show): string =>
  `/de/programm?date=${event.day.split("-").toReversed().join("-")}`;

/** The ticket button of a show's row, once the page is alive. Before, it is a link to the event page. */
export const ticketButtonOf = (page: Page, { event }: Show) =>
  page.locator(`[data-quick-buy="${event.id}"][role="button"]`).first();
export const ticketLinkOf = (page: Page, { event }: Show) => page.locator(`a[data-quick-buy="${event.id}"]`).first();

/** Holds tickets of the show's first price through the dialog, from the programme. */
export async function holdThroughDialog(page: Page, show: Show, amount = 2): Promise<void> {
  await page.goto(programmeOf(show));
  await ticketButtonOf(page, show).click();
  const dialog = page.getByRole("dialog");
  const more = dialog.getByRole("button", { name: /eine mehr$/ }).first();
  for (let pressed = 0; pressed < amount; pressed += 1) await more.click();
  await dialog.getByRole("button", { name: "In den Warenkorb" }).click();
  await dialog.getByRole("link", { name: "Zum Warenkorb" }).waitFor();
}

/** Two tickets of a show in the cart of a browser, without its pages. */
export async function hold(context: BrowserContext, { event, booking }: Show): Promise<void> {
  const { request } = context;
  await request.get("/api/csrf/");
  const token = (await context.cookies()).find(({ name }) => name.endsWith("csrftoken"))?.value ?? "";
  const [group] = booking.seat_groups;
  const line = group?.prices.find(({ has_discounts }) => has_discounts);
  const answer = await request.post("/de/api/shop/cart/", {
    headers: { "x-csrftoken": token, "idempotency-key": crypto.randomUUID() },
    data: {
      event: event.id,
      tickets: [{ price_id: line?.id, seat_group: group?.id, sale_type_id: line?.sale_type_id, amount: 2 }],
    },
  });
  expect(answer.status()).toBe(201);
}
