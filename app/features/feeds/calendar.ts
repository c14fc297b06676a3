import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { isSoldElsewhere } from "~/domain/booking/sold-elsewhere";
import type { FeedEntry } from "~/domain/programme/feed-schema";
import { addressLine } from "~/domain/site/house-contact";
import { factsOf, titleOf } from "./facts";
import { absolute, type FeedHouse } from "./house";

/** How often subscribers should look, in seconds. */
const refresh = 6 * 60 * 60;

/**
 * The events as iCalendar (RFC 5545), times in UTC so that no reader needs our time zone. An event keeps its UID for
 * ever; its sequence rises when it is moved or cancelled, and what is cancelled stays in the file and says so.
 */
export function calendarOf(house: FeedHouse, name: string, entries: readonly FeedEntry[]): string {
  const { settings, origin, lang } = house;
  const host = new URL(origin).host;
  const calendar = ical({
    name,
    // A house that has no name yet has a calendar already.
    prodId: { company: settings.site_name || host, product: "Kasch", language: lang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refresh,
    url: absolute(house, `/${lang}`),
  });
  for (const entry of entries) {
    const isOff = entry.status === "cancelled";
    const title = titleOf(house, entry);
    const known = new Date(entry.changed ?? entry.announced ?? entry.date_start);
    calendar.createEvent({
      id: `event-${entry.id}@${host}`,
      sequence: entry.sequence,
      stamp: known,
      lastModified: known,
      start: new Date(entry.date_start),
      end: new Date(entry.date_end),
      summary: isOff ? house.t("cancelled", { title }) : title,
      description: [...factsOf(house, entry), ...ticketsOf(house, entry), absolute(house, entry.url)].join("\n"),
      location: placeOf(house, entry),
      url: absolute(house, entry.url),
      status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}

/** Where the tickets are, if that is not the page of the event. */
const ticketsOf = (house: FeedHouse, { ticket_url }: FeedEntry): string[] =>
  isSoldElsewhere(ticket_url) ? [house.t("tickets", { url: absolute(house, ticket_url) })] : [];

function placeOf({ settings: { contact, site_name } }: FeedHouse, { room, venue }: FeedEntry): string {
  const house = venue?.name ?? site_name;
  return [room?.name, house === room?.name ? null : house, house === site_name ? addressLine(contact) : null]
    .filter(Boolean)
    .join(", ");
}
