import { isSoldElsewhere } from "~/domain/booking/sold-elsewhere";
import type { EventListItem } from "~/domain/programme/schema";

/** What the booking parts need to know of an event; a list item of the programme is one. */
export type BookableEvent = Pick<
  EventListItem,
  | "id"
  | "url"
  | "title"
  | "date_start"
  | "status"
  | "price_from"
  | "is_free"
  | "has_quick_buy"
  | "ticket_url"
  | "room"
  | "language_version"
> &
  Partial<Pick<EventListItem, "production" | "day">>;

export const ticketsAnchor = "#datesAndTickets";

/** Where the other dates are listed: with the film, or else in the programme that the event stands in. */
export function otherDatesUrl({ production, url }: Pick<BookableEvent, "production" | "url">): string {
  return production ? `${production.url}${ticketsAnchor}` : url.split("/").slice(0, -2).join("/");
}

export type TicketButton =
  | { kind: "quick-buy"; free: boolean }
  | { kind: "link"; href: string }
  | { kind: "other-dates"; href: string }
  | { kind: "cancelled" }
  | { kind: "closed" }
  | { kind: "free" }
  | { kind: "none" };

/**
 * What the ticket place of a row offers. Free lines do not count for the button (only seat groups
 * or paid prices make `has_quick_buy`), but stay bookable inside.
 */
export function ticketButton(event: BookableEvent, state: string | undefined): TicketButton {
  if (event.status === "cancelled" || state === "cancelled") return { kind: "cancelled" };
  if (isSoldElsewhere(event.ticket_url)) return { kind: "link", href: event.ticket_url };
  if (state === "free-entry") return { kind: "free" };
  if (state === "closed") return { kind: "closed" };
  if (state === "sold-out") return { kind: "other-dates", href: otherDatesUrl(event) };
  if (event.has_quick_buy) return { kind: "quick-buy", free: event.price_from === null };
  return event.is_free ? { kind: "free" } : { kind: "none" };
}
