import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import type { SeriesListItem } from "~/domain/productions/schema";
import { cinemaDay } from "~/domain/time/cinema-day";
import type { Database } from "../client";
import { selectEvents, seriesRef, toListItem, toShowing } from "./event-rows";
import type { Asking } from "./events";
import { imageOf, pictureColumns } from "../content/media-images";
import { series } from "../schema/catalogue";
import { media } from "../schema/media";
import { event } from "../schema/programme";
import { houseTimeZone } from "../site/site-settings";
import { textsIn } from "../columns/texts";

interface Ahead {
  /** Epoch ms. */
  now: number;
  /** Its cinema day: lets the series' index skip what is over. */
  today: string;
}

/** What is ahead of a series, as part of a statement about it. */
const ahead = ({ now, today }: Ahead) =>
  sql`FROM event e INDEXED BY event_series WHERE e.series_id = ${series.id} AND e.is_online = 1 AND e.cinema_day >= ${today} AND e.starts_at >= ${now}`;

/** Id of each series' next event. */
const nextOfEach = (from: Ahead, which: SQL | undefined) =>
  sql`${event.id} IN (SELECT (SELECT e.id ${ahead(from)} AND e.status <> 'cancelled' ORDER BY e.cinema_day, e.starts_at LIMIT 1) FROM ${series} WHERE ${which})`;

/** The series of the house with their next event, or one of them. Three queries, two at once. */
export async function listSeries(db: Database, { lang, now }: Asking, only?: number): Promise<SeriesListItem[]> {
  const zone = await houseTimeZone(db);
  const from = { now, today: cinemaDay(now, zone) };
  const which = and(eq(series.isOnline, true), only === undefined ? undefined : eq(series.id, only));
  const [rows, next] = await Promise.all([
    db
      .select({ series, image: pictureColumns, upcoming: sql<number>`(SELECT count(*) ${ahead(from)})`.as("upcoming") })
      .from(series)
      .leftJoin(media, eq(media.id, series.imageId))
      .where(which)
      .orderBy(asc(series.sort), asc(series.id)),
    selectEvents(db).where(nextOfEach(from, which)),
  ]);
  return rows.map(({ series: row, image, upcoming }) => {
    const texts = textsIn(lang);
    const event = next.find((candidate) => candidate.event.seriesId === row.id);
    return {
      ...seriesRef(texts, row),
      text: texts.text("text", row.text),
      image: image && imageOf(image, lang),
      facts: row.facts.map(({ title, text }) => ({
        title: texts.text("facts", title),
        text: texts.text("facts", text),
      })),
      resumes_on: row.resumesOn >= from.today ? row.resumesOn : null,
      arrangement: row.arrangement,
      upcoming_count: upcoming,
      show_in_filter: row.showInFilter,
      next: event ? toShowing(toListItem(event, { lang, zone })) : null,
      fallback: texts.fallback(),
    };
  });
}
