import { defaultSettings } from "~/domain/site/default-settings";
import { eventTimes } from "~/domain/time/cinema-day";
import { db as open } from "../../workers/db/client";
import {
  creditRole,
  exhibitionType,
  genre,
  person,
  production,
  productionGenre,
  productionPerson,
  season,
  series,
  tag,
} from "../../workers/db/schema/catalogue";
import { media } from "../../workers/db/schema/media";
import { room, seatGroup, venue } from "../../workers/db/schema/places";
import { priceLine, priceList, saleType } from "../../workers/db/schema/prices";
import { event, eventLabel, eventTag, eventType, extra, label } from "../../workers/db/schema/programme";
import { siteSettings, type StoredSettings } from "../../workers/db/schema/site";

/** The house of the tests stands in Vienna. */
export const zone = "Europe/Vienna";

const settings: StoredSettings = {
  ...defaultSettings,
  html_footer_top: { code: {} },
  html_footer_bottom: { code: {} },
  html_footer_logos: { code: {} },
  html_header: { code: {} },
  contact: { ...defaultSettings.contact, transport: {} },
  design: { ...defaultSettings.design, parsers: { time_zone: zone, locale: "de-AT", currency: "€" } },
};

const both = (de: string, en: string = de) => ({ de, en });

/**
 * A small house: two rooms (1 accessible with an induction loop, 2 without anything), two types, two
 * series, tags 1 and 2 and a hidden 3, two genres, three films and one price list. Returns its database.
 */
export async function smallHouse(env: { DB: D1Database }) {
  const db = open(env);
  await db.batch([
    db.insert(siteSettings).values({ id: 1, data: settings }),
    db.insert(media).values({
      id: 1,
      hash: "a".repeat(16),
      mime: "image/png",
      width: 1200,
      height: 900,
      alt: both("Ein Fenster", "A window"),
    }),
    db.insert(venue).values({ id: 1, slug: "meridian", name: both("Kino Meridian") }),
    db.insert(room).values([
      {
        id: 1,
        venueId: 1,
        slug: "grosser-saal",
        name: both("Großer Saal", "Large hall"),
        access: ["wheelchair", "induction-loop"],
      },
      { id: 2, venueId: 1, slug: "studio", name: both("Studio"), sort: 1 },
    ]),
    db.insert(seatGroup).values([{ id: 1, roomId: 1, name: both("Parkett", "Stalls"), kind: "general", capacity: 50 }]),
    db.insert(saleType).values([
      { id: 1, slug: "full", name: both("Vollpreis", "Full price"), isFull: true },
      { id: 2, slug: "companion", name: both("Begleitperson", "Companion") },
    ]),
    db.insert(priceList).values({ id: 1, name: "Film" }),
    db.insert(priceLine).values([
      { priceListId: 1, seatKind: "general", saleTypeId: 1, cents: 1150, taxRate: 13 },
      { priceListId: 1, seatKind: "general", saleTypeId: 2, cents: 0, taxRate: 13 },
    ]),
    db.insert(eventType).values([
      { id: 1, slug: "film", name: both("Film"), kind: "film" },
      { id: 2, slug: "konzert", name: both("Konzert", "Concert"), kind: "concert" },
    ]),
    db.insert(series).values([
      { id: 1, slug: "analog", name: both("Analog"), accent: "brass" },
      { id: 2, slug: "intern", name: both("Intern"), showInFilter: false },
      { id: 3, slug: "geplant", name: both("Geplant"), isOnline: false },
    ]),
    db.insert(tag).values([
      { id: 1, scope: "event", slug: "klassiker", name: both("Klassiker", "Classics") },
      { id: 2, scope: "event", slug: "gespraech", name: { de: "Gespräch" } },
      { id: 3, scope: "event", slug: "intern", name: both("Intern"), showInFilter: false },
    ]),
    db.insert(label).values([
      { id: 1, slug: "kids", name: both("Kids") },
      { id: 2, slug: "livestream", name: both("Livestream"), isVisible: false },
    ]),
    db.insert(extra).values([{ slug: "q-and-a", name: both("Filmgespräch", "Q&A") }]),
    db.insert(genre).values([
      { id: 1, slug: "drama", name: both("Drama") },
      { id: 2, slug: "horror", name: both("Horror") },
    ]),
    db.insert(season).values([
      { id: 1, slug: "2025-26", name: both("2025/26") },
      { id: 2, slug: "2026-27", name: both("2026/27") },
    ]),
    db.insert(exhibitionType).values([{ id: 1, slug: "repertoire", name: both("Repertoire", "Repertory") }]),
    db.insert(person).values([
      { id: 1, slug: "yasujiro-ozu", name: "Yasujirō Ozu" },
      { id: 2, slug: "setsuko-hara", name: "Setsuko Hara" },
    ]),
    db.insert(creditRole).values([
      { slug: "director", name: both("Regie", "Director") },
      { slug: "cast", name: both("Mit", "With"), sort: 1 },
    ]),
    db.insert(production).values([
      {
        id: 1,
        slug: "tokyo-monogatari",
        title: both("Die Reise nach Tōkyō", "Tōkyō Story"),
        originalTitle: "Tōkyō monogatari",
        originalLang: "ja",
        year: 1953,
        countries: ["JP"],
        runtime: 137,
        aspectRatio: 1.37,
        imageId: 1,
        sortTitle: "reise nach tokyo",
        seasonId: 2,
        exhibitionTypeId: 1,
        children: both("Ab zehn.", "From ten."),
        video: { title: both("Trailer"), video_url: "https://vimeo.com/1", provider: "vimeo", image_id: 1 },
      },
      {
        id: 2,
        slug: "sedmikrasky",
        title: { de: "Tausendschönchen" },
        originalTitle: "Sedmikrásky",
        originalLang: "cs",
        year: 1966,
        countries: ["CS"],
        runtime: 76,
        sortTitle: "tausendschonchen",
        seasonId: 1,
      },
      { id: 3, slug: "verborgen", title: both("Verborgen"), isOnline: false, sortTitle: "verborgen" },
    ]),
    db.insert(productionGenre).values([
      { productionId: 1, genreId: 1 },
      { productionId: 2, genreId: 2 },
    ]),
    db.insert(productionPerson).values([
      { productionId: 1, personId: 1, role: "director" },
      { productionId: 1, personId: 2, role: "cast" },
    ]),
  ]);
  return db;
}

type NewEvent = Partial<typeof event.$inferInsert> & { tags?: number[]; labels?: number[] };

/** An event beginning at a moment given as ISO: a film in room 1 unless `parts` say otherwise. Returns its id. */
export async function addEvent(
  db: ReturnType<typeof open>,
  start: string,
  { tags = [], labels = [], ...parts }: NewEvent = {},
): Promise<number> {
  const startsAt = Date.parse(start);
  const [row] = await db
    .insert(event)
    .values({
      slug: "show",
      productionId: 1,
      eventTypeId: 1,
      roomId: 1,
      priceListId: 1,
      startsAt,
      endsAt: startsAt + 7_200_000,
      ...eventTimes(startsAt, zone),
      ...parts,
    })
    .returning({ id: event.id });
  if (!row) throw new Error("no event was written");
  if (tags.length > 0) await db.insert(eventTag).values(tags.map((tagId) => ({ eventId: row.id, tagId })));
  if (labels.length > 0) await db.insert(eventLabel).values(labels.map((labelId) => ({ eventId: row.id, labelId })));
  return row.id;
}
