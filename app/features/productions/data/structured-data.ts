import type {
  Event,
  ItemList,
  Movie,
  MovieTheater,
  Offer,
  Organization,
  Person,
  PostalAddress,
  WithContext,
} from "schema-dts";
import type { ShownBooking } from "~/domain/booking/shown";
import { isSoldElsewhere } from "~/domain/booking/sold-elsewhere";
import { richTextWords } from "~/domain/pages/words";
import type { EventDetail, EventListItem, Guest, Showing } from "~/domain/programme/schema";
import type { ProductionDetail } from "~/domain/productions/schema";
import { addressLine, isOnMap } from "~/domain/site/house-contact";
import type { SiteSettings } from "~/domain/site/schema";

/** What structured data needs of the house and the request. */
export interface HouseContext {
  origin: string;
  settings: Pick<SiteSettings, "site_name" | "contact" | "design">;
}

/** A thing as it is written out, not as its mere name; of kinds that differ, the one meant. */
type Written<Thing, Type extends string> = Extract<Thing, { "@type": Type }>;
type MovieJsonLd = Written<Movie, "Movie">;
type EventJsonLd = Written<Event, (typeof eventTypeOf)[EventDetail["event_type_new"]["kind"]]>;

/** The properties of a thing, each of which may turn out to be empty. */
type Draft<Thing> = { [Key in keyof Thing]: Thing[Key] | null | undefined };

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** Drops what is empty: an empty value is worse than none for a search engine. */
function compact<Thing extends object>(entries: Draft<Thing>): Thing {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => !isEmpty(value))) as Thing;
}

const absolute = (origin: string, path: string): string => new URL(path, origin).href;
const card = (origin: string, image: { src: string } | null): string | null =>
  image ? absolute(origin, `${image.src}/card.jpg`) : null;
const minutes = (runtime: number | null): string | null => (runtime ? `PT${runtime}M` : null);

/** The stable name of a film, so that its events can refer to it. */
const movieId = (origin: string, url: string): string => `${absolute(origin, url)}#film`;
const eventId = (origin: string, url: string): string => `${absolute(origin, url)}#event`;

function theatre(
  { origin, settings }: HouseContext,
  room: { name: string } | null,
  access: readonly string[],
): Written<MovieTheater, "MovieTheater"> {
  const { contact } = settings;
  return compact<Written<MovieTheater, "MovieTheater">>({
    "@type": "MovieTheater",
    name: room ? `${settings.site_name}, ${room.name}` : settings.site_name,
    url: origin,
    telephone: contact.phone,
    address:
      addressLine(contact) === ""
        ? null
        : compact<Written<PostalAddress, "PostalAddress">>({
            "@type": "PostalAddress",
            streetAddress: contact.street,
            postalCode: contact.postal_code,
            addressLocality: contact.city,
            addressCountry: contact.country,
          }),
    geo: isOnMap(contact) ? { "@type": "GeoCoordinates", latitude: contact.lat, longitude: contact.lon } : null,
    containedInPlace: room ? { "@type": "Place", name: settings.site_name } : null,
    amenityFeature: access.map((feature) => ({ "@type": "LocationFeatureSpecification", name: feature, value: true })),
  });
}

type FilmFacts = Pick<EventListItem, "title" | "original_title" | "directors" | "countries" | "year" | "runtime">;

function movie(house: HouseContext, film: FilmFacts & { image: EventListItem["image"] }, url: string): MovieJsonLd {
  return compact<MovieJsonLd>({
    "@type": "Movie",
    "@id": movieId(house.origin, url),
    name: film.title,
    alternateName: film.original_title,
    url: absolute(house.origin, url),
    image: card(house.origin, film.image),
    director: film.directors.map((name) => ({ "@type": "Person", name })),
    countryOfOrigin: film.countries.map((name) => ({ "@type": "Country", name })),
    dateCreated: film.year === null ? null : String(film.year),
    duration: minutes(film.runtime),
  });
}

const statusOf = {
  scheduled: "https://schema.org/EventScheduled",
  moved: "https://schema.org/EventRescheduled",
  cancelled: "https://schema.org/EventCancelled",
} as const satisfies Record<EventListItem["status"], string>;

const eventTypeOf = {
  film: "ScreeningEvent",
  concert: "MusicEvent",
  reading: "LiteraryEvent",
  talk: "Event",
  special: "Event",
  livestream: "Event",
} as const satisfies Record<EventDetail["event_type_new"]["kind"], string>;

/** What the sale says of all seats alike, whatever their number. */
const saleWords = {
  "not-yet": "PreSale",
  paused: "OutOfStock",
  closed: "OutOfStock",
  cancelled: null,
  elsewhere: null,
} as const;

/** What search engines may say of a price's tickets; nothing where somebody else sells them, nor where none is free just now. */
function availabilityOf(sales: ShownBooking["sales"], isInStock: boolean) {
  const word = sales !== "open" ? saleWords[sales] : isInStock && "InStock";
  return word ? (`https://schema.org/${word}` as const) : null;
}

type OfferOfTickets = Written<Offer, "Offer">;

/** Prices as they are sold, free companion places included; without a booking answer, the price from. */
function offers(
  house: HouseContext,
  event: EventDetail,
  booking: ShownBooking | null,
  inStock: readonly number[],
): Offer[] {
  const { currency: written } = house.settings.design.parsers;
  const currency = written === "€" ? "EUR" : written;
  const elsewhere = isSoldElsewhere(event.ticket_url);
  const base = {
    "@type": "Offer" as const,
    url: absolute(house.origin, elsewhere ? event.ticket_url : `${event.url}#datesAndTickets`),
    priceCurrency: currency,
    validFrom: booking?.sales_start ?? null,
  };
  if (booking && booking.prices.length > 0)
    return booking.prices.map((line) =>
      compact<OfferOfTickets>({
        ...base,
        availability: availabilityOf(booking.sales, inStock.includes(line.seat_group)),
        name: line.name,
        price: line.price,
      }),
    );
  return event.price_from ? [compact<OfferOfTickets>({ ...base, price: event.price_from })] : [];
}

/** Who plays or speaks; an announcement that names nobody is no performer. */
const performers = (guests: readonly Guest[]): (Person | Organization)[] =>
  guests.flatMap(({ kind, name }): (Person | Organization)[] => {
    if (kind === "person") return [{ "@type": "Person", name }];
    return kind === "group" ? [{ "@type": "PerformingGroup", name }] : [];
  });

/** An event with its sale, and the seat groups that have tickets. */
export interface EventOnSale {
  event: EventDetail;
  booking: ShownBooking | null;
  inStock: readonly number[];
}

/** One event as search engines read it; times carry their offset, nothing is invented. */
export function eventJsonLd(house: HouseContext, { event, booking, inStock }: EventOnSale): WithContext<EventJsonLd> {
  const version = event.language_version;
  return compact<WithContext<EventJsonLd>>({
    "@context": "https://schema.org",
    "@type": eventTypeOf[event.event_type_new.kind],
    "@id": eventId(house.origin, event.url),
    name: event.title,
    url: absolute(house.origin, event.url),
    startDate: event.date_start,
    endDate: event.date_end === event.date_start ? null : event.date_end,
    doorTime: event.doors,
    previousStartDate: event.status === "moved" ? event.previous_start : null,
    eventStatus: statusOf[event.status],
    eventAttendanceMode: `https://schema.org/${event.event_type_new.kind === "livestream" ? "Online" : "Offline"}EventAttendanceMode`,
    image: card(house.origin, event.image),
    description: event.subtitle || richTextWords(event.text),
    location: theatre(house, event.room, event.access),
    organizer: { "@type": "Organization", name: house.settings.site_name, url: house.origin },
    performer: performers(event.guests),
    isAccessibleForFree: event.is_free,
    typicalAgeRange: event.age_rating === null ? null : `${event.age_rating}-`,
    inLanguage: version?.spoken ?? null,
    subtitleLanguage: version?.subtitles ?? null,
    videoFormat: event.format,
    superEvent: event.series
      ? { "@type": "EventSeries", name: event.series.name, url: absolute(house.origin, event.series.url) }
      : null,
    workPresented: event.production ? movie(house, event, event.production.url) : null,
    offers: event.status === "cancelled" || event.is_past ? null : offers(house, event, booking, inStock),
  });
}

/** A film with its events by id; the events themselves are on their own pages. */
export function filmJsonLd(house: HouseContext, film: ProductionDetail): WithContext<Movie> {
  return compact<WithContext<MovieJsonLd>>({
    "@context": "https://schema.org",
    ...movie(house, film, film.url),
    inLanguage: film.languages,
    genre: film.genres.map((genre) => genre.name),
    actor: film.cast.map((name) => ({ "@type": "Person", name })),
    sameAs: film.wikidata ? `https://www.wikidata.org/wiki/${film.wikidata}` : null,
    description: film.teaser,
    subjectOf: film.events.map((event: Showing) => ({
      "@type": "ScreeningEvent",
      "@id": eventId(house.origin, event.url),
      startDate: event.date_start,
      url: absolute(house.origin, event.url),
    })),
  });
}

/** A page of a list, by the names and the addresses of what is in it; `offset`: how many stand on the pages before. */
export function listJsonLd(
  origin: string,
  entries: readonly { url: string; title: string }[],
  offset = 0,
): WithContext<ItemList> {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: entries.map(({ url, title }, index) => ({
      "@type": "ListItem",
      position: offset + index + 1,
      url: absolute(origin, url),
      name: title,
    })),
  };
}
