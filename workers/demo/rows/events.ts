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
import { slugOf } from "./slug";

const minute = 60_000;

/** True if nobody needs German: English subtitles or titles, English spoken, or no words at all. */
const isEnglishFriendly = ({ code, subtitles }: DemoVersion, spoken: readonly string[]): boolean =>
  code === "no-dialogue" || subtitles === "en" || (code === "OV" && spoken[0] === "en") || (code === "silent" && subtitles === undefined);

function versionOf(event: PlannedEvent): Row {
  const film = event.film ? filmBySlug(event.film) : undefined;
  const version = event.version ?? film?.version;
  if (!version) return { version: null, version_code: null, english_friendly: false };
  const spoken = version.code === "DF" ? ["de"] : (film?.spoken ?? []);
  const english = isEnglishFriendly(version, spoken);
  return { version: { code: version.code, spoken, subtitles: version.subtitles ?? null, english_friendly: english }, version_code: version.code, english_friendly: english };
}

/** A free event costs nothing whatever one chooses. */
const isFree = (list: number): boolean => priceLists.find(({ id }) => id === list)?.lines.every(({ cents }) => cents === 0) ?? false;

const venueOf = (room: number): number | null => houseRooms.find(({ id }) => id === room)?.venue ?? null;

export interface EventRows {
  events: Row[];
  tags: Row[];
  labels: Row[];
  timeslots: Row[];
}

function eventRow(event: PlannedEvent, art: ArtworkIds, now: number): Row {
  const instant = (wall: string): number => wallTimeToInstant(wall, zone);
  const startsAt = instant(event.start);
  const times = eventTimes(startsAt, zone);
  const film = event.film ? filmBySlug(event.film) : undefined;
  return {
    id: event.id,
    slug: event.slug ?? (event.title ? slugOf(event.title.de) : (film?.slug ?? "")),
    title: event.title ?? null, subtitle: event.subtitle ?? {}, production_id: film?.id ?? null, event_type_id: eventTypeId(event.type), series_id: event.series ? seriesId(event.series) : null, room_id: event.room, venue_id: venueOf(event.room),
    starts_at: startsAt, ends_at: startsAt + lengthOf(event) * minute, doors_at: event.doorsBefore ? startsAt - event.doorsBefore * minute : null, cinema_day: times.cinemaDay, part_of_day: times.partOfDay,
    status: event.status ?? "scheduled", previous_starts_at: event.previousStart ? instant(event.previousStart) : null,
    ...versionOf(event),
    format: event.format ?? null, age_rating: event.ageRating ?? null, access: event.access ?? [], extras: event.extras ?? [], text: event.text ? richBoth(event.text) : null, important_info: event.importantInfo ?? {}, rain_plan: event.rainPlan ?? {},
    programs: event.programs ?? [], guests: event.guests ?? [], sponsors: [], promoter: event.ticketUrl ? "Verein Nachtmusik (erfunden)" : "", image_id: event.artwork ? (art.get(`event:${event.artwork}`) ?? null) : null,
    price_list_id: event.type === "livestream" ? null : event.priceList, is_free: isFree(event.priceList), sales_start_at: event.salesStart ? instant(event.salesStart) : null, sales_end_at: null, sales_paused: event.paused ?? false, is_online: true, ticket_url: event.ticketUrl ?? "", id_jet: "", capacity_override: null,
    sequence: event.status ? 1 : 0, created_at: now, updated_at: now,
  };
}

/** The planned dates as rows. `now` in epoch milliseconds. */
export function eventRows(planned: readonly PlannedEvent[], art: ArtworkIds, now: number): EventRows {
  const rows: EventRows = { events: [], tags: [], labels: [], timeslots: [] };
  for (const event of planned) {
    rows.events.push(eventRow(event, art, now));
    event.tags?.forEach((slug) => rows.tags.push({ event_id: event.id, tag_id: eventTagId(slug) }));
    event.labels?.forEach((slug) => rows.labels.push({ event_id: event.id, label_id: labelId(slug) }));
    event.timeslots?.forEach(({ time, capacity }, index) => rows.timeslots.push({ id: event.id * 100 + index, event_id: event.id, time_start: time, block_id: index + 1, capacity }));
  }
  return rows;
}
