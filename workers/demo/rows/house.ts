import {
  articleCategories,
  creditRoles,
  eventTypes,
  exhibitionTypes,
  extras,
  genres,
  labels,
  tags,
} from "../content/catalogue";
import { houseRooms, houseVenues } from "../content/house";
import { priceLists, saleTypes } from "../content/prices";
import { series } from "../content/series";
import type { ArtworkIds } from "./artwork-ids";
import { upsert, type Row } from "./insert";
import { richBoth } from "./rich-text";

const sorted = <T>(list: readonly T[], row: (entry: T) => Row): Row[] =>
  list.map((entry, sort) => ({ ...row(entry), sort }));

const priceLines = (): Row[] =>
  priceLists.flatMap((list) =>
    list.lines.map((line, sort) => ({
      id: list.id * 100 + sort,
      price_list_id: list.id,
      seat_kind: line.seatKind,
      sale_type_id: line.saleType,
      cents: line.cents,
      tax_rate: 13,
      quota: line.quota,
      sort,
    })),
  );

const roomRows = (): Row[] =>
  sorted(houseRooms, (room) => ({
    id: room.id,
    venue_id: room.venue,
    slug: room.slug,
    name: room.name,
    text: room.text,
    access: room.access,
    formats: room.formats,
    is_open_air: room.openAir,
    show_in_filter: room.slug !== "vorfuehrraum",
    access_facts: {
      wheelchair_places: room.wheelchair,
      step_free: room.slug !== "vorfuehrraum",
      accessible_toilet: room.toilet,
      door: room.door,
      induction_loop: room.loop,
      call: "+43 1 000 00 70",
    },
  }));

const groupRows = (): Row[] =>
  houseRooms.flatMap((room) =>
    sorted(room.groups, (group) => ({
      id: group.id,
      room_id: room.id,
      name: group.name,
      kind: group.kind,
      capacity: group.capacity,
      plan: group.plan,
    })),
  );

const venueRows = (art: ArtworkIds, now: number): Row[] =>
  sorted(houseVenues, (venue) => ({
    id: venue.id,
    slug: venue.slug,
    name: venue.name,
    text: richBoth(venue.text),
    street: venue.street,
    postal_code: venue.postal_code,
    city: venue.city,
    country: "AT",
    lat: venue.lat,
    lon: venue.lon,
    phone: venue.phone,
    email: venue.email,
    transport: venue.transport,
    access_text: venue.access,
    image_id: art.get(venue.slug === "kino-meridian" ? "house:foyer" : "event:storm") ?? null,
    is_online: true,
    updated_at: now,
  }));

const plain = ({ id, slug, name }: { id: number; slug: string; name: unknown }): Row => ({ id, slug, name });

const seasons: Row[] = [
  {
    id: 1,
    slug: "2025-26",
    name: { de: "Saison 2025/26", en: "Season 2025/26" },
    date_from: "2025-09-01",
    date_to: "2026-08-31",
    show_in_filter: true,
    sort: 1,
  },
  {
    id: 2,
    slug: "2026-27",
    name: { de: "Saison 2026/27", en: "Season 2026/27" },
    date_from: "2026-09-01",
    date_to: "2027-08-31",
    show_in_filter: true,
    sort: 0,
  },
];

/** The lists that films, events and articles choose from. */
const listStatements = (db: D1Database): D1PreparedStatement[] => [
  ...upsert(
    db,
    "genre",
    ["id"],
    sorted(genres, (entry) => ({ ...plain(entry), show_in_filter: true })),
  ),
  ...upsert(
    db,
    "tag",
    ["id"],
    sorted(tags, (entry) => ({ ...plain(entry), scope: entry.scope, show_in_filter: true })),
  ),
  ...upsert(
    db,
    "event_type",
    ["id"],
    sorted(eventTypes, (entry) => ({ ...plain(entry), kind: entry.kind, show_in_filter: entry.show })),
  ),
  ...upsert(
    db,
    "label",
    ["id"],
    sorted(labels, (entry) => ({ ...plain(entry), is_visible: entry.visible })),
  ),
  ...upsert(
    db,
    "extra",
    ["slug"],
    sorted(extras, ({ slug, name }) => ({ slug, name })),
  ),
  ...upsert(
    db,
    "credit_role",
    ["slug"],
    sorted(creditRoles, ({ slug, name }) => ({ slug, name })),
  ),
  ...upsert(
    db,
    "exhibition_type",
    ["id"],
    sorted(exhibitionTypes, (entry) => ({ ...plain(entry), show_in_filter: true })),
  ),
  ...upsert(db, "season", ["id"], seasons),
  ...upsert(
    db,
    "article_category",
    ["id"],
    sorted(articleCategories, (entry) => ({ ...plain(entry), style_name: entry.style })),
  ),
];

/** Everything that changes rarely: lists to choose from, rooms, prices, series. */
export const houseStatements = (db: D1Database, art: ArtworkIds, now: number): D1PreparedStatement[] => [
  ...listStatements(db),
  ...upsert(
    db,
    "series",
    ["id"],
    sorted(series, (entry) => ({
      ...plain(entry),
      text: entry.text,
      facts: entry.facts ?? [],
      arrangement: entry.arrangement ?? null,
      accent: entry.accent,
      image_id: art.get(`series:${entry.slug}`) ?? null,
      show_in_filter: true,
      is_online: true,
      updated_at: now,
    })),
  ),
  ...upsert(db, "venue", ["id"], venueRows(art, now)),
  ...upsert(db, "room", ["id"], roomRows()),
  ...upsert(db, "seat_group", ["id"], groupRows()),
  ...upsert(
    db,
    "sale_type",
    ["id"],
    sorted(saleTypes, (type) => ({
      ...plain(type),
      text: type.text,
      is_full: type.full,
      requires: type.requires ?? null,
    })),
  ),
  ...upsert(
    db,
    "price_list",
    ["id"],
    priceLists.map(({ id, name }) => ({ id, name, version: 1 })),
  ),
  ...upsert(db, "price_line", ["id"], priceLines()),
];
