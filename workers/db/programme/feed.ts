import { and, asc, desc, eq, gte, inArray } from "drizzle-orm";
import { feedPageSize, type FeedEntry } from "~/domain/programme/feed-schema";
import { cinemaDay } from "~/domain/time/cinema-day";
import { toOffsetIso } from "~/domain/time/zone";
import type { Database } from "../client";
import { event } from "../schema/programme";
import { houseTimeZone } from "../site/site-settings";
import { selectEvents, toListItem } from "./event-rows";
import type { Asking } from "./events";

/** Longest page; who reads news has read what was announced before. */
const most = { time: feedPageSize, new: 60 } as const;

export interface FeedQuery {
  series?: number | undefined;
  event?: number | undefined;
  order?: keyof typeof most | undefined;
  /** From 1; one past the end is empty. */
  page?: number | undefined;
}

/**
 * A page of the events from today's cinema day on, or one event whenever it is: in the order of the programme, or the
 * last announced first. Three queries, two at once.
 */
export async function listFeed(
  db: Database,
  { series, event: only, order = "time", page = 1 }: FeedQuery,
  { lang, now }: Asking,
): Promise<FeedEntry[]> {
  const zone = await houseTimeZone(db);
  const wanted = and(
    eq(event.isOnline, true),
    only === undefined ? gte(event.cinemaDay, cinemaDay(now, zone)) : eq(event.id, only),
    series === undefined ? undefined : eq(event.seriesId, series),
  );
  const sorted =
    order === "new"
      ? [desc(event.createdAt), desc(event.id)]
      : [asc(event.cinemaDay), asc(event.startsAt), asc(event.id)];
  const ids = db
    .select({ id: event.id })
    .from(event)
    .where(wanted)
    .orderBy(...sorted)
    .limit(most[order])
    .offset((page - 1) * most[order]);
  const [rows, notes] = await Promise.all([
    selectEvents(db)
      .where(inArray(event.id, ids))
      .orderBy(...sorted),
    db
      .select({ id: event.id, sequence: event.sequence, createdAt: event.createdAt, updatedAt: event.updatedAt })
      .from(event)
      .where(inArray(event.id, ids)),
  ]);
  const noted = new Map(notes.map((note) => [note.id, note]));
  const moment = (at = 0): string | null => (at > 0 ? toOffsetIso(at, zone) : null);
  return rows.map((row) => {
    const item = toListItem(row, { lang, zone });
    const note = noted.get(item.id);
    return {
      ...item,
      sequence: note?.sequence ?? 0,
      announced: moment(note?.createdAt),
      changed: moment(note?.updatedAt),
    };
  });
}
