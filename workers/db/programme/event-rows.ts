import { and, eq, sql, type SQL } from "drizzle-orm";
import { localizedTicketUrl, sellerOf } from "~/domain/booking/seller";
import { centsToPrice } from "~/domain/booking/selection";
import type { EventListItem, SeriesRef, Showing } from "~/domain/programme/schema";
import { pathTo } from "~/domain/site/pages";
import { isAfterMidnight } from "~/domain/time/cinema-day";
import { toOffsetIso } from "~/domain/time/zone";
import type { LocaleCode } from "~/domain/locale/locales";
import type { Database } from "../client";
import {
  cheapestPaid,
  directorsOf,
  extrasNamed,
  genresOf,
  hasSample,
  isOffered,
  tagsOfEvent,
  visibleLabelsOf,
} from "../columns/json-columns";
import { imageOf, pictureColumns } from "../content/media-images";
import { shopSettings } from "../columns/shop-settings";
import { production, series } from "../schema/catalogue";
import { media } from "../schema/media";
import { room, venue } from "../schema/places";
import { event, eventType } from "../schema/programme";
import { refsIn, textsIn, type Texts } from "../columns/texts";

/** What lists show of the event itself: its texts and parts are many times that. */
const shown = {
  id: event.id,
  slug: event.slug,
  title: event.title,
  subtitle: event.subtitle,
  productionId: event.productionId,
  eventTypeId: event.eventTypeId,
  seriesId: event.seriesId,
  startsAt: event.startsAt,
  endsAt: event.endsAt,
  doorsAt: event.doorsAt,
  cinemaDay: event.cinemaDay,
  previousStartsAt: event.previousStartsAt,
  status: event.status,
  version: event.version,
  format: event.format,
  ageRating: event.ageRating,
  access: event.access,
  isFree: event.isFree,
  ticketUrl: event.ticketUrl,
  idJet: event.idJet,
  priceListId: event.priceListId,
};

/** Events with all that lists show of them: one query, whatever its length. `listed`: how many the whole list has. */
export function selectEvents(db: Database, listed: SQL<number> = sql<number>`NULL`) {
  return db
    .select({
      event: shown,
      type: { id: eventType.id, slug: eventType.slug, name: eventType.name, kind: eventType.kind },
      production: {
        id: production.id,
        slug: production.slug,
        isOnline: production.isOnline,
        title: production.title,
        originalTitle: production.originalTitle,
        originalLang: production.originalLang,
        year: production.year,
        countries: production.countries,
        runtime: production.runtime,
        aspectRatio: production.aspectRatio,
        ageRating: production.ageRating,
      },
      series: { id: series.id, slug: series.slug, name: series.name, accent: series.accent },
      room: { id: room.id, slug: room.slug, name: room.name, access: room.access },
      venue: { id: venue.id, slug: venue.slug, name: venue.name },
      image: pictureColumns,
      genres: genresOf(event.productionId).as("genres"),
      directors: directorsOf(event.productionId).as("directors"),
      tags: tagsOfEvent(event.id).as("tags"),
      labels: visibleLabelsOf(event.id).as("labels"),
      extras: extrasNamed(event.extras).as("named_extras"),
      cheapest: cheapestPaid(event.priceListId, event.roomId).as("cheapest"),
      isOffered: isOffered(event).as("is_offered"),
      hasSample: hasSample(event.programs).as("has_sample"),
      isOpenVisit: sql<0 | 1>`EXISTS (SELECT 1 FROM timeslot WHERE timeslot.event_id = ${event.id})`.as(
        "is_open_visit",
      ),
      shop: shopSettings.as("shop"),
      listed: listed.as("listed"),
    })
    .from(event)
    .leftJoin(eventType, eq(eventType.id, event.eventTypeId))
    .leftJoin(production, eq(production.id, event.productionId))
    .leftJoin(series, and(eq(series.id, event.seriesId), series.isOnline))
    .leftJoin(room, eq(room.id, event.roomId))
    .leftJoin(venue, eq(venue.id, sql`coalesce(${event.venueId}, ${room.venueId})`))
    .leftJoin(media, eq(media.id, sql`coalesce(${event.imageId}, ${production.imageId})`))
    .$dynamic();
}

export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

/** How rows become answers: the language of the texts and the zone of the times. */
export interface Presentation {
  lang: LocaleCode;
  zone: string;
}

export function seriesRef(texts: Texts, row: NonNullable<EventRow["series"]>): SeriesRef {
  return {
    id: row.id,
    slug: row.slug,
    name: texts.text("series", row.name),
    url: pathTo("series", row, texts.lang),
    accent: row.accent,
  };
}

/** The original title with its language, where it differs from the title shown. */
export function originalOf(film: { originalTitle: string | null; originalLang: string | null }, title: string) {
  const differs = film.originalTitle !== null && film.originalTitle !== "" && film.originalTitle !== title;
  return { original_title: differs ? film.originalTitle : null, original_lang: differs ? film.originalLang : null };
}

const noFilm = { originalTitle: null, originalLang: null, year: null, countries: [], ageRating: null };

/**
 * Minutes a visitor sits: the film's, or the whole show's where it is more than its film (a title of its
 * own) or no film. A visit within opening times has no such length.
 */
function runtimeOf({ event: { title, startsAt, endsAt }, production: film, isOpenVisit }: EventRow): number | null {
  if (isOpenVisit) return null;
  return (title === null ? film?.runtime : null) ?? Math.round((endsAt - startsAt) / 60_000);
}

function filmPart(row: EventRow, title: string) {
  const film = row.production ?? noFilm;
  return {
    ...originalOf(film, title),
    runtime: runtimeOf(row),
    year: film.year,
    countries: film.countries,
    directors: row.directors,
    age_rating: row.event.ageRating ?? film.ageRating,
  };
}

function placePart(row: EventRow, texts: Texts) {
  const name = (field: string, place: NonNullable<EventRow["venue"]>) => ({
    id: place.id,
    slug: place.slug,
    name: texts.text(field, place.name),
  });
  return {
    room: row.room && name("room", row.room),
    venue: row.venue && {
      ...name("venue", row.venue),
      url: pathTo("venue", row.venue, texts.lang),
    },
    access: [...new Set([...(row.room?.access ?? []), ...row.event.access])],
  };
}

function timePart({ event: { startsAt, endsAt, doorsAt, cinemaDay, previousStartsAt } }: EventRow, zone: string) {
  const start = toOffsetIso(startsAt, zone);
  return {
    date_start: start,
    date_end: toOffsetIso(endsAt, zone),
    doors: doorsAt === null ? null : toOffsetIso(doorsAt, zone),
    day: cinemaDay,
    after_midnight: isAfterMidnight(start),
    previous_start: previousStartsAt === null ? null : toOffsetIso(previousStartsAt, zone),
  };
}

/** A show that was cancelled has its prices, for the record, and no way to tickets. */
function salePart(row: EventRow, url: string, lang: LocaleCode) {
  const { status, isFree, priceListId } = row.event;
  const { ticketUrl } = sellerOf({ ...row.event, isSold: priceListId !== null }, row.shop);
  return {
    price_from: row.cheapest === null ? null : centsToPrice(row.cheapest),
    is_free: isFree,
    has_quick_buy: row.isOffered === 1,
    ticket_url: status === "cancelled" ? "" : localizedTicketUrl(ticketUrl, lang) || `${url}#datesAndTickets`,
  };
}

/** A row as lists show it. `texts` collects the fields that fall back; the caller may go on with it. */
export function toListItem(row: EventRow, { lang, zone }: Presentation, texts: Texts = textsIn(lang)): EventListItem {
  if (!row.type) throw new Error(`event ${row.event.id} has no type`);
  const { id, slug, status, version, format } = row.event;
  const title = texts.text("title", row.event.title ?? row.production?.title);
  const url = pathTo("event", { slug, id }, lang);
  return {
    id,
    slug,
    url,
    event_type_new: {
      id: row.type.id,
      slug: row.type.slug,
      name: texts.text("event_type_new", row.type.name),
      kind: row.type.kind,
    },
    // The show lends its facts from the film also while the film has no page of its own.
    production: row.production?.isOnline
      ? { id: row.production.id, slug: row.production.slug, url: pathTo("film", row.production, lang) }
      : null,
    title,
    subtitle: texts.text("subtitle", row.event.subtitle),
    series: row.series && seriesRef(texts, row.series),
    status,
    language_version: version,
    format,
    image: row.image && imageOf(row.image, lang),
    labels: refsIn(texts, "labels", row.labels),
    extras: row.extras.map((extra) => ({ slug: extra.slug, name: texts.text("extras", extra.name) || extra.slug })),
    has_sample: row.hasSample === 1,
    tags: refsIn(texts, "tags", row.tags),
    genres: refsIn(texts, "genres", row.genres),
    ...filmPart(row, title),
    ...placePart(row, texts),
    ...timePart(row, zone),
    ...salePart(row, url, lang),
    fallback: texts.fallback(),
  };
}

/** The part of an event that strips and matrices list. */
export const toShowing = (item: EventListItem): Showing => ({
  id: item.id,
  url: item.url,
  date_start: item.date_start,
  day: item.day,
  after_midnight: item.after_midnight,
  status: item.status,
  room: item.room,
  language_version: item.language_version,
  access: item.access,
  extras: item.extras,
  format: item.format,
  price_from: item.price_from,
  has_quick_buy: item.has_quick_buy,
});
