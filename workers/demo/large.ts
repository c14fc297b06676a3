import { addDays, eventTimes } from "~/domain/time/cinema-day";
import { wallTimeToInstant } from "~/domain/time/zone";
import { articles } from "./content/articles";
import { films } from "./content/films";
import { houseRooms, zone } from "./content/house";
import { lists } from "./content/prices";
import { genreId } from "./content/catalogue";
import { seriesId } from "./content/series";
import { filmColumns } from "./rows/films";
import { folded, slugOf } from "~/domain/format/slug";
import { upsert, type Row } from "./rows/insert";
import { richBoth } from "./rows/rich-text";

/** Ids of generated records begin here, far above everything an editor makes. */
const first = 1_000_000;
const range = [first, first + 99_999] as const;
const counts = { events: 10_000, films: 2_000, articles: 5_000 } as const;
const perBatch = 12;

const each = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const pick = <T>(list: readonly T[], index: number): T => {
  const value = list[index % list.length];
  if (value === undefined) throw new Error("Nothing to pick from");
  return value;
};

function productionRow(index: number, now: number): Row {
  const film = pick(films, index * 7);
  const title = { de: `${film.title.de} (${index + 1})`, en: `${film.title.en} (${index + 1})` };
  return {
    ...filmColumns(film),
    id: first + index,
    slug: slugOf(title.de),
    title,
    year: 1900 + (index % 127),
    image_id: null,
    poster_id: null,
    exhibition_type_id: (index % 3) + 1,
    season_id: (index % 2) + 1,
    sort_title: folded(title.de),
    created_at: now,
    updated_at: now,
  };
}

const times = [
  "11:00",
  "13:30",
  "15:00",
  "16:15",
  "17:45",
  "18:30",
  "19:15",
  "20:00",
  "20:45",
  "21:30",
  "22:30",
  "23:15",
] as const;

function eventRow(index: number, { now, today }: { now: number; today: string }): Row {
  const film = pick(films, index * 7);
  const day = addDays(today, Math.floor(index / times.length) - 200);
  const startsAt = wallTimeToInstant(`${day}T${pick(times, index)}`, zone);
  const { cinemaDay, partOfDay } = eventTimes(startsAt, zone);
  const version = {
    code: film.version.code,
    spoken: film.spoken,
    subtitles: film.version.subtitles ?? null,
    english_friendly: film.version.code === "OmeU",
  };
  return {
    id: first + index,
    slug: film.slug,
    title: null,
    subtitle: {},
    production_id: first + (index % counts.films),
    event_type_id: 1,
    series_id: seriesId(film.series),
    room_id: pick(houseRooms, index % 3).id,
    venue_id: 1,
    starts_at: startsAt,
    ends_at: startsAt + film.runtime * 60_000,
    doors_at: null,
    cinema_day: cinemaDay,
    part_of_day: partOfDay,
    status: "scheduled",
    previous_starts_at: null,
    version,
    version_code: version.code,
    english_friendly: version.english_friendly,
    format: "DCP",
    age_rating: null,
    access: [],
    extras: [],
    text: null,
    important_info: {},
    rain_plan: {},
    programs: [],
    guests: [],
    sponsors: [],
    promoter: "",
    image_id: null,
    price_list_id: lists.film,
    is_free: false,
    sales_start_at: null,
    sales_end_at: null,
    sales_paused: false,
    is_online: true,
    ticket_url: "",
    id_jet: "",
    capacity_override: null,
    sequence: 0,
    created_at: now,
    updated_at: now,
  };
}

function articleRow(index: number, { now, today }: { now: number; today: string }): Row {
  const source = pick(articles, index);
  const title = { de: `${source.title.de} ${index + 1}`, en: `${source.title.en ?? source.title.de} ${index + 1}` };
  return {
    id: first + index,
    slug: slugOf(title.de),
    title,
    preline: source.preline,
    teaser: source.teaser,
    text: richBoth(source.text),
    category_id: source.category,
    author: source.author,
    date: addDays(today, -(index % 3650)),
    image_id: null,
    is_online: true,
    online_from: null,
    online_to: null,
    created_at: now,
    updated_at: now,
  };
}

async function inBatches(db: D1Database, statements: D1PreparedStatement[]): Promise<void> {
  for (let at = 0; at < statements.length; at += perBatch) await db.batch(statements.slice(at, at + perBatch));
}

/** Deletes what `seedLarge` made. */
export async function clearLarge(db: D1Database): Promise<void> {
  await db.batch(
    ["event", "production", "article"].map((table) =>
      db.prepare(`DELETE FROM ${table} WHERE id BETWEEN ?1 AND ?2`).bind(...range),
    ),
  );
}

/** 10,000 events of 2,000 films around `today`, 5,000 articles. Their pictures are left out. */
export async function seedLarge(db: D1Database, moment: { now: number; today: string }): Promise<void> {
  await inBatches(
    db,
    upsert(
      db,
      "production",
      ["id"],
      each(counts.films, (index) => productionRow(index, moment.now)),
    ),
  );
  await inBatches(
    db,
    upsert(
      db,
      "production_genre",
      ["production_id", "genre_id"],
      each(counts.films, (index) => ({
        production_id: first + index,
        genre_id: genreId(pick(pick(films, index * 7).genres, 0)),
        sort: 0,
      })),
    ),
  );
  await inBatches(
    db,
    upsert(
      db,
      "event",
      ["id"],
      each(counts.events, (index) => eventRow(index, moment)),
    ),
  );
  await inBatches(
    db,
    upsert(
      db,
      "event_tag",
      ["event_id", "tag_id"],
      each(counts.events, (index) => ({ event_id: first + index, tag_id: (index % 9) + 1 })),
    ),
  );
  await inBatches(
    db,
    upsert(
      db,
      "article",
      ["id"],
      each(counts.articles, (index) => articleRow(index, moment)),
    ),
  );
}
