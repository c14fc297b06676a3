import ical, { ICalCalendarMethod } from "ical-generator";
import { slotStart } from "~/domain/booking/slot-start";
import { writtenAs } from "~/domain/locale/locales";
import { addressLine } from "~/domain/site/house-contact";
import { showWords } from "./mail-words";
import type { OrderMailFacts } from "./order-words";

/**
 * The shows of an order as an iCalendar file (RFC 5545), as their buyer knows them: with the seats, and of a show in time
 * slots when theirs begins.
 */
export function orderCalendar({
  order,
  settings,
  origin,
  lang,
  sequences,
}: Pick<OrderMailFacts, "order" | "settings" | "origin" | "lang" | "sequences">): ArrayBuffer {
  const { contact, site_name, design } = settings;
  const { time_zone: zone, locale } = design.parsers;
  const calendar = ical({
    name: site_name,
    prodId: { company: site_name || "Kasch", product: "Kasch", language: lang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  const host = new URL(origin).host;
  const link = `${origin}${order.url}`;
  for (const ordered of order.shows) {
    const { show, timeslot } = ordered;
    if (!show) continue;
    const { title, seats } = showWords(ordered, { lang, tag: writtenAs(lang, locale), lines: [] });
    const startsAt = Date.parse(show.date_start);
    calendar.createEvent({
      // The id of the programme's own feed: whoever has both has the show once. A time slot is the order's alone.
      id: timeslot === null ? `event-${show.id}@${host}` : `event-${show.id}-${order.number}@${host}`,
      sequence: sequences.get(show.id) ?? 0,
      stamp: new Date(order.now),
      // How long a visit takes nobody has said: the show ends with its last slot.
      ...(timeslot === null
        ? { start: new Date(startsAt), end: new Date(show.date_end) }
        : { start: new Date(slotStart(startsAt, timeslot, zone)) }),
      summary: title,
      description: `${seats}\n${link}`,
      location: [show.room?.name, addressLine(contact)].filter(Boolean).join(", "),
      url: link,
    });
  }
  const bytes = new TextEncoder().encode(calendar.toString());
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}
