import { and, asc, count, eq, gte, isNotNull, sql } from "drizzle-orm";
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

const ahead = ({ now, today }: Ahead) =>
  and(eq(event.isOnline, true), gte(event.cinemaDay, today), gte(event.startsAt, now));

/** Id of each series' next event. */
const nextOfEach = ({ now, today }: Ahead) =>
  sql`${event.id} IN (SELECT (SELECT e.id FROM event e INDEXED BY event_series WHERE e.series_id = s.id AND e.is_online = 1 AND e.cinema_day >= ${today} AND e.starts_at >= ${now} AND e.status <> 'cancelled' ORDER BY e.cinema_day, e.starts_at LIMIT 1) FROM series s)`;

/** The series of the house with their next event, or one of them. Four queries, three at once. */
export async function listSeries(db: Database, { lang, now }: Asking, only?: number): Promise<SeriesListItem[]> {
  const zone = await houseTimeZone(db);
  const from = { now, today: cinemaDay(now, zone) };
  const [rows, counts, next] = await Promise.all([
    db
      .select({ series, image: pictureColumns })
      .from(series)
      .leftJoin(media, eq(media.id, series.imageId))
      .where(and(eq(series.isOnline, true), only === undefined ? undefined : eq(series.id, only)))
      .orderBy(asc(series.sort), asc(series.id)),
    db
      .select({ id: event.seriesId, count: count() })
      .from(event)
      .where(and(ahead(from), isNotNull(event.seriesId)))
      .groupBy(event.seriesId),
    selectEvents(db).where(nextOfEach(from)),
  ]);
  return rows.map(({ series: row, image }) => {
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
      upcoming_count: counts.find((candidate) => candidate.id === row.id)?.count ?? 0,
      show_in_filter: row.showInFilter,
      next: event ? toShowing(toListItem(event, { lang, zone })) : null,
      fallback: texts.fallback(),
    };
  });
}
