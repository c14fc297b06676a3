import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accents } from "~/domain/common/schema";
import type { Translated } from "~/domain/locale/locales";
import { seriesArrangements } from "~/domain/productions/arrangement";
import { flag, id, jsonList, moment, partOf, richText, sort, translated } from "./columns";
import { media } from "./media";

/** A genre of films. */
export const genre = sqliteTable("genre", {
  id: id(),
  slug: text().notNull().unique(),
  name: translated(),
  showInFilter: flag().default(true),
  sort: sort(),
});

/** How a production is shown: first run, repertory, retrospective, guest performance … */
export const exhibitionType = sqliteTable("exhibition_type", {
  id: id(),
  slug: text().notNull().unique(),
  name: translated(),
  showInFilter: flag().default(true),
  sort: sort(),
});

/** A season of the house ("2026/27"). */
export const season = sqliteTable("season", {
  id: id(),
  slug: text().notNull().unique(),
  name: translated(),
  dateFrom: text(),
  dateTo: text(),
  showInFilter: flag().default(true),
  sort: sort(),
});

/** Tags of events ("Kategorien"), productions and articles; each scope is its own list. */
export const tag = sqliteTable(
  "tag",
  {
    id: id(),
    scope: text({ enum: ["event", "production", "article"] }).notNull(),
    slug: text().notNull(),
    name: translated(),
    showInFilter: flag().default(true),
    sort: sort(),
  },
  (t) => [index("tag_scope").on(t.scope, t.sort)],
);

/** A practical fact: what it is about, and what is so. */
export interface StoredFact {
  title: Translated;
  text: Translated;
}

/** A series: a curated line of the programme with its own colour. */
export const series = sqliteTable("series", {
  id: id(),
  slug: text().notNull().unique(),
  name: translated(),
  text: translated(),
  accent: text({ enum: accents }).notNull().default("mint"),
  imageId: integer().references(() => media.id, { onDelete: "set null" }),
  /** What one wants to know before going: two or three of them. */
  facts: jsonList<StoredFact>(),
  /** ISO day from which it runs again while it has no dates; "": nobody knows. */
  resumesOn: text().notNull().default(""),
  /** How its page lays out its dates; null: as they suggest. */
  arrangement: text({ enum: seriesArrangements }),
  showInFilter: flag().default(true),
  isOnline: flag().default(true),
  updatedAt: moment().notNull().default(0),
  sort: sort(),
});

/** Film people and members of the house. Only those of the ensemble have a page of their own. */
export const person = sqliteTable(
  "person",
  {
    id: id(),
    slug: text().notNull(),
    name: text().notNull(),
    /** What the person does in the house ("Programm"). */
    position: translated(),
    text: richText(),
    email: text().notNull().default(""),
    phone: text().notNull().default(""),
    imageId: integer().references(() => media.id, { onDelete: "set null" }),
    inEnsemble: flag().default(false),
    isOnline: flag().default(true),
    updatedAt: moment().notNull().default(0),
    wikidata: text(),
    sort: sort(),
  },
  // The few of the house among everybody who ever made a film.
  (t) => [index("person_ensemble").on(t.inEnsemble, t.isOnline, t.sort, t.id)],
);

/** Names of the roles in credits; `production_person.role` and `event_person.role` hold the slug. */
export const creditRole = sqliteTable("credit_role", { slug: text().primaryKey(), name: translated(), sort: sort() });

/** Facts about a trailer; shown behind a consent-gated facade. */
export interface StoredVideo {
  title: Translated;
  video_url: string;
  provider: string;
  image_id: number | null;
}

/** A film, or another work that is shown more than once. */
export const production = sqliteTable(
  "production",
  {
    id: id(),
    slug: text().notNull(),
    title: translated(),
    originalTitle: text(),
    /** BCP 47 of the original title. */
    originalLang: text(),
    year: integer(),
    /** ISO 3166-1 alpha-2, in order of their share; historic states keep their old code ("SU"). */
    countries: jsonList<string>(),
    /** Minutes. */
    runtime: integer(),
    /** Width by height of the picture: 1.37. */
    aspectRatio: real(),
    /** BCP 47 of the languages spoken. */
    languages: jsonList<string>(),
    teaser: translated(),
    text: richText(),
    signedBy: text().notNull().default(""),
    /** What grown-ups who bring children want to know; empty: nothing. */
    children: translated(),
    /** Recommended age in years; null: none stated. */
    ageRating: integer(),
    imageId: integer().references(() => media.id, { onDelete: "set null" }),
    posterId: integer().references(() => media.id, { onDelete: "set null" }),
    wikidata: text(),
    video: text({ mode: "json" }).$type<StoredVideo>(),
    seriesId: integer().references(() => series.id, { onDelete: "set null" }),
    exhibitionTypeId: integer().references(() => exhibitionType.id, { onDelete: "set null" }),
    seasonId: integer().references(() => season.id, { onDelete: "set null" }),
    isOnline: flag().default(true),
    showStickyEvent: flag().default(true),
    /** Lower-cased, diacritics folded: the order of the list of all films. */
    sortTitle: text().notNull().default(""),
    createdAt: moment().notNull().default(0),
    updatedAt: moment().notNull().default(0),
  },
  (t) => [
    index("production_list").on(t.isOnline, t.sortTitle, t.id),
    index("production_changed").on(t.isOnline, t.updatedAt),
    index("production_season").on(t.seasonId),
    index("production_exhibition_type").on(t.exhibitionTypeId),
  ],
);

const ofProduction = () => partOf(() => production.id);

export const productionGenre = sqliteTable(
  "production_genre",
  {
    productionId: ofProduction(),
    genreId: partOf(() => genre.id),
    sort: sort(),
  },
  (t) => [
    primaryKey({ columns: [t.productionId, t.genreId] }),
    index("production_genre_genre").on(t.genreId, t.productionId),
  ],
);

export const productionTag = sqliteTable(
  "production_tag",
  {
    productionId: ofProduction(),
    tagId: partOf(() => tag.id),
  },
  (t) => [primaryKey({ columns: [t.productionId, t.tagId] }), index("production_tag_tag").on(t.tagId, t.productionId)],
);

export const productionPerson = sqliteTable(
  "production_person",
  {
    productionId: ofProduction(),
    personId: partOf(() => person.id),
    /** Slug of `credit_role`: director, cast, writer, camera, music … */
    role: text().notNull(),
    sort: sort(),
  },
  (t) => [
    primaryKey({ columns: [t.productionId, t.personId, t.role] }),
    index("production_person_person").on(t.personId),
  ],
);

/** Stills, in order. */
export const productionImage = sqliteTable(
  "production_image",
  {
    productionId: ofProduction(),
    mediaId: partOf(() => media.id),
    sort: sort(),
  },
  (t) => [primaryKey({ columns: [t.productionId, t.mediaId] })],
);
