import ical, { ICalCalendarMethod } from "ical-generator";
import type { OrderMailFacts, OrderWords } from "./order-words";

/** The shows of an order as an iCalendar file; null where there is nothing to go to. */
export function orderCalendar(
  { order, occasion, settings, origin, lang, sequences }: OrderMailFacts,
  words: OrderWords,
): ArrayBuffer | null {
  if (!["confirmation", "reserved", "show_moved"].includes(occasion)) return null;
  const { contact, site_name } = settings;
  const calendar = ical({
    name: site_name,
    prodId: { company: site_name || "Kasch", product: "Kasch", language: lang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { show, title, seats } of words.shows) {
    if (!show) continue;
    calendar.createEvent({
      // The id of the programme's own feed: whoever has both has the show once.
      id: `event-${show.id}@${new URL(origin).host}`,
      sequence: sequences.get(show.id) ?? 0,
      stamp: new Date(order.now),
      start: new Date(show.date_start),
      end: new Date(show.date_end),
      summary: title,
      description: `${seats}\n${words.link}`,
      location: [show.room?.name, `${contact.street}, ${contact.postal_code} ${contact.city}`]
        .filter(Boolean)
        .join(", "),
      url: words.link,
    });
  }
  const bytes = new TextEncoder().encode(calendar.toString());
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}
