import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accents } from "~/domain/common/schema";
import type { Translated } from "~/domain/locale/locales";
import {
  eventKinds,
  eventStatuses,
  versionCodes,
  type AccessFeature,
  type Guest,
  type LanguageVersion,
} from "~/domain/programme/schema";
import { partsOfDay } from "~/domain/time/parts-of-day";
import { person, production, series, tag, type StoredVideo } from "./catalogue";
import { flag, id, jsonList, moment, partOf, richText, sort, translated } from "./columns";
import { media } from "./media";
import { room, venue } from "./places";
import { priceList } from "./prices";

/** Film, concert, reading, talk … */
export const eventType = sqliteTable("event_type", {
  id: id(),
  slug: text().notNull().unique(),
  name: translated(),
  kind: text({ enum: eventKinds }).notNull(),
  showInFilter: flag().default(true),
  sort: sort(),
});

/** Labels of the house: filmfruehstueck, dokumente, kids, live, spezial, livestream (not visible). */
export const label = sqliteTable("label", {
  id: id(),
  slug: text().notNull().unique(),
  name: translated(),
  isVisible: flag().default(true),
  sort: sort(),
});

/** Names of what makes an event more than a screening; `event.extras` holds the slugs. */
export const extra = sqliteTable("extra", { slug: text().primaryKey(), name: translated(), sort: sort() });

export interface StoredProgramPart {
  title: Translated;
  text: Translated;
  /** Minutes. */
  duration: number | null;
  /** How it sounds: id of a sound in the media library. */
  sample?: number;
}

export interface StoredGuest {
  kind: Guest["kind"];
  name: Translated;
  part: Translated;
}

/**
 * One date in the programme. `cinema_day` and `part_of_day` are derived from `starts_at` in the
 * house's time zone by `eventTimes()`; whoever writes `starts_at` writes them too.
 */
export const event = sqliteTable(
  "event",
  {
    id: id(),
    slug: text().notNull(),
    /** Null: the production's title. */
    title: text({ mode: "json" }).$type<Translated>(),
    subtitle: translated(),
    productionId: integer().references(() => production.id, { onDelete: "set null" }),
    eventTypeId: integer()
      .notNull()
      .references(() => eventType.id, { onDelete: "restrict" }),
    seriesId: integer().references(() => series.id, { onDelete: "set null" }),
    roomId: integer().references(() => room.id, { onDelete: "set null" }),
    venueId: integer().references(() => venue.id, { onDelete: "set null" }),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    doorsAt: moment(),
    cinemaDay: text().notNull(),
    partOfDay: text({ enum: partsOfDay }).notNull(),
    status: text({ enum: eventStatuses }).notNull().default("scheduled"),
    /** Where a moved event was announced before. */
    previousStartsAt: moment(),
    /** When it was moved last: whoever bought before may give back until it begins. */
    movedAt: moment(),
    version: text({ mode: "json" }).$type<LanguageVersion>(),
    /** The code of `version`, for filters. */
    versionCode: text({ enum: versionCodes }),
    englishFriendly: flag().default(false),
    /** "35 mm", "DCP" … */
    format: text(),
    /** Null: the production's. */
    ageRating: integer(),
    /** What this screening offers beyond its room. */
    access: jsonList<AccessFeature>(),
    /** The ids of its tags in their order, for counts of filters; triggers on `event_tag` write it, nobody else. */
    tagIds: jsonList<number>(),
    /**
     * All that a filter asks of the event's own columns, as one text: filters are counted by these. No `json_array`: of lists that
     * a trigger writes it makes another text for the index than for the column.
     */
    filterGroup: text().generatedAlwaysAs(
      sql`coalesce(room_id, '') || ' ' || event_type_id || ' ' || coalesce(series_id, '') || ' ' || coalesce(version_code, '') || ' ' || english_friendly || ' ' || part_of_day || ' ' || access || ' ' || tag_ids`,
      { mode: "virtual" },
    ),
    extras: jsonList<string>(),
    text: richText(),
    importantInfo: translated(),
    rainPlan: translated(),
    /** Null: the production's. */
    children: text({ mode: "json" }).$type<Translated>(),
    programs: jsonList<StoredProgramPart>(),
    guests: jsonList<StoredGuest>(),
    sponsors: jsonList<{ name: string; url: string }>(),
    promoter: text().notNull().default(""),
    video: text({ mode: "json" }).$type<StoredVideo>(),
    /** Null: the production's. */
    imageId: integer().references(() => media.id, { onDelete: "set null" }),
    priceListId: integer().references(() => priceList.id, { onDelete: "set null" }),
    isFree: flag().default(false),
    salesStartAt: moment(),
    /** Null: sales end with the start. */
    salesEndAt: moment(),
    /** Sales stopped by hand. */
    salesPaused: flag().default(false),
    isOnline: flag().default(true),
    /** Empty: the event's own booking block. */
    ticketUrl: text().notNull().default(""),
    /** The event's id in an external shop. */
    idJet: text().notNull().default(""),
    /** Fewer places than the room has: the capacity of its first group. */
    capacityOverride: integer(),
    /** Raised with every change that calendars must notice. */
    sequence: integer().notNull().default(0),
    createdAt: moment().notNull().default(0),
    updatedAt: moment().notNull().default(0),
  },
  (t) => [
    // The list reads this index in order and stops at its limit; the count reads nothing else.
    index("event_list").on(t.isOnline, t.cinemaDay, t.startsAt, t.id),
    // Filter counts go from one group to the next, and count each where it stands.
    index("event_filter_group")
      .on(t.filterGroup, t.cinemaDay, t.startsAt, t.productionId)
      .where(sql`is_online = 1 AND status <> 'cancelled'`),
    // How many events a filtered list has is read from this one alone.
    index("event_facets").on(
      t.isOnline,
      t.roomId,
      t.eventTypeId,
      t.seriesId,
      t.versionCode,
      t.englishFriendly,
      t.partOfDay,
      t.access,
      t.tagIds,
      t.cinemaDay,
      t.productionId,
      t.startsAt,
      t.status,
    ),
    // What changed last of what search engines are told is at its end.
    index("event_changed").on(t.isOnline, t.updatedAt, t.cinemaDay),
    // What was announced last is at its end.
    index("event_announced").on(t.isOnline, t.createdAt, t.id, t.cinemaDay),
    index("event_production").on(t.productionId, t.isOnline, t.startsAt, t.cinemaDay),
    index("event_series").on(t.seriesId, t.isOnline, t.cinemaDay, t.startsAt),
    index("event_room").on(t.roomId, t.startsAt),
    index("event_slug").on(t.slug, t.eventTypeId),
    index("event_moved")
      .on(t.movedAt)
      .where(sql`moved_at IS NOT NULL`),
    index("event_id_jet")
      .on(t.idJet)
      .where(sql`id_jet <> ''`),
  ],
);

const ofEvent = () => partOf(() => event.id);

export const eventTag = sqliteTable(
  "event_tag",
  {
    eventId: ofEvent(),
    tagId: partOf(() => tag.id),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.tagId] }), index("event_tag_tag").on(t.tagId, t.eventId)],
);

export const eventLabel = sqliteTable(
  "event_label",
  {
    eventId: ofEvent(),
    labelId: partOf(() => label.id),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.labelId] })],
);

/** Who performs, reads, introduces. */
export const eventPerson = sqliteTable(
  "event_person",
  {
    eventId: ofEvent(),
    personId: partOf(() => person.id),
    /** Slug of `credit_role`. */
    role: text().notNull(),
    sort: sort(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.personId, t.role] })],
);

export const eventImage = sqliteTable(
  "event_image",
  {
    eventId: ofEvent(),
    mediaId: partOf(() => media.id),
    sort: sort(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.mediaId] })],
);

/** Entry times of an event; each block is a pool of its own. */
export const timeslot = sqliteTable(
  "timeslot",
  {
    id: id(),
    eventId: ofEvent(),
    /** Wall time "HH:MM:SS". */
    timeStart: text().notNull(),
    blockId: integer().notNull(),
    capacity: integer().notNull(),
  },
  (t) => [index("timeslot_event").on(t.eventId, t.timeStart)],
);

/** A teaser mixed into the programme before the day `position`. */
export const programmeTeaser = sqliteTable(
  "programme_teaser",
  {
    id: id(),
    name: text().notNull(),
    position: text().notNull(),
    linkUrl: text().notNull().default(""),
    preline: translated(),
    headline: translated(),
    subline: translated(),
    linkText: translated(),
    accent: text({ enum: accents }).notNull().default("mint"),
    imageId: integer().references(() => media.id, { onDelete: "set null" }),
    onlineFrom: moment(),
    onlineTo: moment(),
    isOnline: flag().default(true),
  },
  (t) => [index("programme_teaser_position").on(t.position)],
);
