import { eventTimes } from "~/domain/time/cinema-day";
import { wallTimeToInstant } from "~/domain/time/zone";
import { eventTagId, eventTypeId, labelId } from "../content/catalogue";
import { filmBySlug } from "../content/films";
import { houseRooms, zone } from "../content/house";
import { priceLists } from "../content/prices";
import { seriesId } from "../content/series";
import type { DemoVersion } from "../content/types";
import { lengthOf } from "../programme/rhythm";
import type { PlannedEvent } from "../programme/plan";
import type { ArtworkIds } from "./artwork-ids";
import type { Row } from "./insert";
import { richBoth } from "./rich-text";
import { slugOf } from "~/domain/format/slug";

const minute = 60_000;

/** True if nobody needs German: English subtitles or titles, English spoken, or no words at all. */
const isEnglishFriendly = ({ code, subtitles }: DemoVersion, spoken: readonly string[]): boolean =>
  code === "no-dialogue" ||
  subtitles === "en" ||
  (code === "OV" && spoken[0] === "en") ||
  (code === "silent" && subtitles === undefined);

function versionOf(event: PlannedEvent): Row {
  const film = event.film ? filmBySlug(event.film) : undefined;
  const version = event.version ?? film?.version;
  if (!version) return { version: null, version_code: null, english_friendly: false };
  const spoken = version.code === "DF" ? ["de"] : (film?.spoken ?? []);
  const english = isEnglishFriendly(version, spoken);
  return {
    version: { code: version.code, spoken, subtitles: version.subtitles ?? null, english_friendly: english },
    version_code: version.code,
    english_friendly: english,
  };
}

/** A free event costs nothing whatever one chooses. */
const isFree = (list: number): boolean =>
  priceLists.find(({ id }) => id === list)?.lines.every(({ cents }) => cents === 0) ?? false;

const venueOf = (room: number): number | null => houseRooms.find(({ id }) => id === room)?.venue ?? null;

export interface EventRows {
  events: Row[];
  tags: Row[];
  labels: Row[];
  timeslots: Row[];
}

/** What most dates do not say. */
const blank = {
  title: null,
  subtitle: {},
  status: "scheduled",
  format: null,
  ageRating: null,
  access: [],
  extras: [],
  importantInfo: {},
  rainPlan: {},
  programs: [],
  guests: [],
  paused: false,
  ticketUrl: "",
} as const;

const instant = (wall: string | undefined): number | null =>
  wall === undefined ? null : wallTimeToInstant(wall, zone);

/** When it is, in the columns that depend on each other. */
/** So long before its date a show is announced, in minutes. */
const announcedBefore = 24 * 24 * 60;

function timeColumns(event: PlannedEvent, now: number): Row {
  const startsAt = wallTimeToInstant(event.start, zone);
  const times = eventTimes(startsAt, zone);
  return {
    starts_at: startsAt,
    ends_at: startsAt + lengthOf(event) * minute,
    doors_at: event.doorsBefore === undefined ? null : startsAt - event.doorsBefore * minute,
    cinema_day: times.cinemaDay,
    part_of_day: times.partOfDay,
    previous_starts_at: instant(event.previousStart),
    sales_start_at: instant(event.salesStart),
    sales_end_at: null,
    created_at: Math.min(now, startsAt - announcedBefore * minute),
  };
}

/** What it is: the film's name and slug, or its own. */
function subjectColumns({ slug, title, film, series, artwork }: PlannedEvent, art: ArtworkIds): Row {
  const shown = film === undefined ? undefined : filmBySlug(film);
  return {
    slug: slug ?? (title ? slugOf(title.de) : shown?.slug),
    production_id: shown?.id ?? null,
    series_id: series === undefined ? null : seriesId(series),
    image_id: art.get(`event:${artwork}`) ?? null,
  };
}

function eventRow(event: PlannedEvent, art: ArtworkIds, now: number): Row {
  const said = { ...blank, ...event };
  return {
    id: event.id,
    ...subjectColumns(event, art),
    title: said.title,
    subtitle: said.subtitle,
    event_type_id: eventTypeId(event.type),
    room_id: event.room,
    venue_id: venueOf(event.room),
    ...timeColumns(event, now),
    status: said.status,
    ...versionOf(event),
    format: said.format,
    age_rating: said.ageRating,
    access: said.access,
    extras: said.extras,
    text: event.text ? richBoth(event.text) : null,
    important_info: said.importantInfo,
    rain_plan: said.rainPlan,
    programs: said.programs.map((part) => ({ ...part, sample: art.get(`file:${part.sample}`) })),
    guests: said.guests,
    sponsors: [],
    promoter: said.ticketUrl ? "Verein Nachtmusik (erfunden)" : "",
    price_list_id: event.type === "livestream" ? null : event.priceList,
    is_free: isFree(event.priceList),
    sales_paused: said.paused,
    is_online: true,
    ticket_url: said.ticketUrl,
    id_jet: "",
    capacity_override: null,
    sequence: said.status === "scheduled" ? 0 : 1,
    updated_at: now,
  };
}

/** The planned dates as rows. `now` in epoch milliseconds. */
export function eventRows(planned: readonly PlannedEvent[], art: ArtworkIds, now: number): EventRows {
  const rows: EventRows = { events: [], tags: [], labels: [], timeslots: [] };
  for (const event of planned) {
    rows.events.push(eventRow(event, art, now));
    event.tags?.forEach((slug) => rows.tags.push({ event_id: event.id, tag_id: eventTagId(slug) }));
    event.labels?.forEach((slug) => rows.labels.push({ event_id: event.id, label_id: labelId(slug) }));
    event.timeslots?.forEach(({ time, capacity }, index) =>
      rows.timeslots.push({
        id: event.id * 100 + index,
        event_id: event.id,
        time_start: time,
        block_id: index + 1,
        capacity,
      }),
    );
  }
  return rows;
}
