import { eq, sql, type SQL } from "drizzle-orm";
import { centsToPrice } from "~/domain/booking/selection";
import type { ProductionListItem } from "~/domain/productions/schema";
import type { AccessFeature, LanguageVersion, Showing } from "~/domain/programme/schema";
import { pathTo } from "~/domain/site/pages";
import { isAfterMidnight } from "~/domain/time/cinema-day";
import { toOffsetIso } from "~/domain/time/zone";
import type { Database } from "../client";
import { originalOf, seriesRef, type Presentation } from "./event-rows";
import {
  cheapestPaid,
  directorsOf,
  extrasNamed,
  genresOf,
  isOffered,
  jsonColumn,
  type StoredExtra,
} from "../columns/json-columns";
import { imageOf, pictureColumns } from "../content/media-images";
import { production, series } from "../schema/catalogue";
import { media } from "../schema/media";
import { event } from "../schema/programme";
import { refsIn, textsIn, type StoredRef, type Texts } from "../columns/texts";

/** Showings a list carries per film. */
const showingsPerFilm = 8;

interface StoredShowing {
  id: number;
  slug: string;
  starts_at: number;
  day: string;
  status: Showing["status"];
  room: StoredRef | null;
  room_access: AccessFeature[] | null;
  version: LanguageVersion | null;
  access: AccessFeature[];
  extras: StoredExtra[];
  format: string | null;
  cheapest: number | null;
  quick: 0 | 1;
}

// Without statistics SQLite would read every film's showings along the days of the whole programme.
/** The film's next showings among the events that `where` allows, as JSON of the film's own row. */
const showingsOf = (where: SQL | undefined): SQL<StoredShowing[]> =>
  jsonColumn(sql`(SELECT json_group_array(json(s.doc)) FROM (
    SELECT json_object('id', event.id, 'slug', event.slug, 'starts_at', event.starts_at, 'day', event.cinema_day, 'status', event.status,
      'room', CASE WHEN r.id IS NULL THEN NULL ELSE json_object('id', r.id, 'slug', r.slug, 'name', json(r.name)) END, 'room_access', json(r.access),
      'version', json(event.version), 'access', json(event.access), 'extras', json(${extrasNamed(event.extras)}), 'format', event.format,
      'cheapest', ${cheapestPaid(event.priceListId, event.roomId)},
      'quick', ${isOffered(event)}) AS doc
    FROM event INDEXED BY event_production LEFT JOIN room r ON r.id = event.room_id
    WHERE event.production_id = ${production.id} AND ${where} ORDER BY event.starts_at, event.id LIMIT ${showingsPerFilm}) s)`);

export interface ShowingRange {
  /** The events that count as showings. */
  where: SQL | undefined;
  /** Epoch ms: what was shown before it is past. */
  now: number;
}

/** Films with their facts and showings: one query, whatever its length. */
export function selectProductions(db: Database, { where, now }: ShowingRange) {
  return db
    .select({
      production,
      series: { id: series.id, slug: series.slug, name: series.name, accent: series.accent },
      seriesText: series.text,
      image: pictureColumns,
      genres: genresOf(production.id).as("genres"),
      directors: directorsOf(production.id).as("directors"),
      showings: showingsOf(where).as("showings"),
      showingsCount:
        sql<number>`(SELECT count(*) FROM event INDEXED BY event_production WHERE event.production_id = ${production.id} AND ${where})`.as(
          "showings_count",
        ),
      lastShown: sql<
        number | null
      >`(SELECT max(event.starts_at) FROM event INDEXED BY event_production WHERE event.production_id = ${production.id} AND event.is_online = 1 AND event.status <> 'cancelled' AND event.starts_at < ${now})`.as(
        "last_shown",
      ),
    })
    .from(production)
    .leftJoin(series, eq(series.id, production.seriesId))
    .leftJoin(media, eq(media.id, production.imageId))
    .$dynamic();
}

export type ProductionRow = Awaited<ReturnType<typeof selectProductions>>[number];

function toStoredShowing(row: StoredShowing, { lang, zone }: Presentation, texts: Texts): Showing {
  const start = toOffsetIso(row.starts_at, zone);
  return {
    id: row.id,
    url: pathTo("event", row, lang),
    date_start: start,
    day: row.day,
    after_midnight: isAfterMidnight(start),
    status: row.status,
    room: row.room && { id: row.room.id, slug: row.room.slug, name: texts.text("room", row.room.name) },
    language_version: row.version,
    access: [...new Set([...(row.room_access ?? []), ...row.access])],
    extras: row.extras.map((extra) => ({ slug: extra.slug, name: texts.text("extras", extra.name) || extra.slug })),
    format: row.format,
    price_from: row.cheapest === null ? null : centsToPrice(row.cheapest),
    has_quick_buy: row.quick === 1,
  };
}

/** A row as the list of all films shows it. */
export function toProductionItem(
  row: ProductionRow,
  presentation: Presentation,
  texts: Texts = textsIn(presentation.lang),
): ProductionListItem {
  const { lang, zone } = presentation;
  const film = row.production;
  const title = texts.text("title", film.title);
  return {
    id: film.id,
    slug: film.slug,
    url: pathTo("film", film, lang),
    title,
    ...originalOf(film, title),
    year: film.year,
    countries: film.countries,
    directors: row.directors,
    runtime: film.runtime,
    aspect_ratio: film.aspectRatio,
    genres: refsIn(texts, "genres", row.genres),
    series: row.series && seriesRef(texts, row.series),
    image: row.image && imageOf(row.image, lang),
    showings: row.showings.map((showing) => toStoredShowing(showing, presentation, texts)),
    showings_count: row.showingsCount,
    last_shown: row.lastShown === null ? null : toOffsetIso(row.lastShown, zone),
    fallback: texts.fallback(),
  };
}
