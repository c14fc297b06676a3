import { describe, expect, it } from "vitest";
import type { BookingInfo } from "~/domain/booking/schema";
import { withoutSeats, type ShownBooking } from "~/domain/booking/shown";
import type { EventDetail, Guest } from "~/domain/programme/schema";
import type { ProductionDetail } from "~/domain/productions/schema";
import { defaultSettings } from "~/domain/site/default-settings";
import type { SiteSettings } from "~/domain/site/schema";
import { eventJsonLd, filmJsonLd } from "~/features/productions/data/structured-data";

const house = { origin: "https://kino.example", settings: { ...defaultSettings, site_name: "Kino Meridian" } };
const event = {
  id: 7,
  url: "/de/programm/metropolis/7",
  title: "Metropolis",
  original_title: null,
  subtitle: "",
  event_type_new: { id: 1, slug: "film", name: "Film", kind: "film" },
  production: { id: 1, slug: "metropolis", url: "/de/alle-filme/metropolis/1" },
  series: null,
  date_start: "2026-11-22T00:15:00+01:00",
  date_end: "2026-11-22T02:44:00+01:00",
  doors: null,
  status: "scheduled",
  previous_start: null,
  room: { id: 1, slug: "saal", name: "Großer Saal" },
  language_version: { code: "OmeU", spoken: ["de"], subtitles: "en", english_friendly: true },
  runtime: 149,
  year: 1927,
  countries: ["DE"],
  directors: ["Fritz Lang"],
  age_rating: null,
  format: "35 mm",
  image: null,
  access: ["wheelchair"],
  price_from: "9.50",
  is_free: false,
  guests: [],
  is_past: false,
  ticket_url: "",
} as unknown as EventDetail;
const line = (price: string, name: string, seat_group = 1) => ({
  id: 1,
  price,
  sale_type_id: 1,
  seat_group,
  text: "",
  name,
  has_discounts: false,
  remaining: null,
});
const booking = {
  sales: "open",
  prices: [line("9.50", "Vollpreis"), line("0.00", "Begleitperson")],
  seat_groups: [
    { seat_group: 1, status: "sold-out", prices: [], timeslots: [] },
    { seat_group: 2, status: "available", prices: [], timeslots: [] },
    { seat_group: 3, status: null, prices: [], timeslots: [] },
  ],
  sales_start: null,
} as unknown as BookingInfo;

/** As a search engine reads it. */
const read = (data: object): Record<string, unknown> => JSON.parse(JSON.stringify(data));
const told = (about: EventDetail, booking: ShownBooking | null, inStock: number[] = []) =>
  read(eventJsonLd(house, { event: about, booking, inStock }));

describe("structured data of an event", () => {
  it("keeps the true date and its offset, though the show belongs to the evening before", () => {
    const data = told(event, null);
    expect(data["@type"]).toBe("ScreeningEvent");
    expect(data.startDate).toBe("2026-11-22T00:15:00+01:00");
    expect(data.inLanguage).toEqual(["de"]);
    expect(data.subtitleLanguage).toBe("en");
    expect(data).not.toHaveProperty("doorTime");
    expect(data).not.toHaveProperty("previousStartDate");
  });

  it("places the house where its settings do, and nowhere else", () => {
    const placed = (contact: Partial<SiteSettings["contact"]>) => {
      const settings = { ...house.settings, contact: { ...house.settings.contact, ...contact } };
      return eventJsonLd({ ...house, settings }, { event, booking: null, inStock: [] }).location;
    };
    for (const part of ["address", "geo"]) expect(placed({})).not.toHaveProperty(part);
    expect(placed({ city: "Wien", lat: 48.2, lon: 16.4 })).toMatchObject({
      address: { "@type": "PostalAddress", addressLocality: "Wien" },
      geo: { latitude: 48.2, longitude: 16.4 },
    });
  });

  it("offers every price with the companion's", () => {
    const offers = told(event, booking).offers as { price: string }[];
    expect(offers.map(({ price }) => price)).toEqual(["9.50", "0.00"]);
    expect(offers[0]).toMatchObject({ priceCurrency: "EUR" });
  });

  it("says of every price whether there are tickets of its own seats, and nothing where there are none just now", () => {
    const prices = [line("9.50", "Vollpreis"), line("8.00", "Rollstuhlplatz", 2)];
    const offers = told(event, { ...booking, prices }, [2]).offers as { availability?: string }[];
    expect(offers.map(({ availability }) => availability)).toEqual([undefined, "https://schema.org/InStock"]);
  });

  it("promises no tickets where none are sold, and names the seller where somebody else sells them", () => {
    const offer = (sales: BookingInfo["sales"], ticketUrl: string) => {
      const about = { ...event, ticket_url: ticketUrl };
      const offers = told(about, { ...booking, sales }).offers;
      return (offers as { availability?: string; url: string }[])[0];
    };
    expect(offer("not-yet", "")?.availability).toBe("https://schema.org/PreSale");
    for (const sales of ["closed", "paused"] as const)
      expect(offer(sales, "")?.availability).toBe("https://schema.org/OutOfStock");
    const elsewhere = offer("elsewhere", "https://tickets.example/7");
    expect(elsewhere).not.toHaveProperty("availability");
    expect(elsewhere?.url).toBe("https://tickets.example/7");
  });

  it("says of a sale that is not open what is true of all seats alike, whatever is free", () => {
    const word = (sales: BookingInfo["sales"]) =>
      (told(event, withoutSeats({ ...booking, sales }), [1]).offers as { availability?: string }[])[0]?.availability;
    expect(word("not-yet")).toBe("https://schema.org/PreSale");
    expect(word("closed")).toBe("https://schema.org/OutOfStock");
    expect(word("open")).toBe("https://schema.org/InStock");
  });

  it("names who plays as what they are, and nobody where nobody is named", () => {
    const guest = (kind: Guest["kind"], name: string): Guest => ({ kind, name, part: "Flügel", fallback: [] });
    const guests = [
      guest("person", "Antonia Rehm"),
      guest("group", "Orchester der Alten Remise"),
      guest("none", "Gespräch mit dem Filmteam"),
    ];
    expect(told({ ...event, guests }, null).performer).toEqual([
      { "@type": "Person", name: "Antonia Rehm" },
      { "@type": "PerformingGroup", name: "Orchester der Alten Remise" },
    ]);
    expect(told({ ...event, guests: guests.slice(2) }, null)).not.toHaveProperty("performer");
  });

  it("says what became of a cancelled and of a moved event", () => {
    const cancelled = told({ ...event, status: "cancelled" }, booking);
    expect(cancelled.eventStatus).toBe("https://schema.org/EventCancelled");
    expect(cancelled).not.toHaveProperty("offers");
    const moved = told({ ...event, status: "moved", previous_start: "2026-11-20T20:15:00+01:00" }, null);
    expect(moved).toMatchObject({
      eventStatus: "https://schema.org/EventRescheduled",
      previousStartDate: "2026-11-20T20:15:00+01:00",
    });
  });
});

describe("structured data of a film", () => {
  const film = {
    ...event,
    url: "/de/alle-filme/metropolis/1",
    languages: [],
    genres: [],
    cast: ["Brigitte Helm"],
    wikidata: null,
    teaser: "",
    events: [event],
  } as unknown as ProductionDetail;

  it("refers to its showings by their names, and to none where there is none", () => {
    expect(read(filmJsonLd(house, film)).subjectOf).toEqual([
      {
        "@type": "ScreeningEvent",
        "@id": "https://kino.example/de/programm/metropolis/7#event",
        startDate: event.date_start,
        url: "https://kino.example/de/programm/metropolis/7",
      },
    ]);
    const over = read(filmJsonLd(house, { ...film, events: [] }));
    for (const empty of ["subjectOf", "inLanguage", "genre", "description"]) expect(over).not.toHaveProperty(empty);
  });
});
