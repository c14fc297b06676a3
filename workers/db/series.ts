import { and, asc, count, eq, gte, sql } from "drizzle-orm";
import type { SeriesListItem } from "~/domain/productions/schema";
import type { Database } from "./client";
import { selectEvents, seriesRef, toListItem, toShowing } from "./event-rows";
import type { Asking } from "./events";
import { imageOf } from "./media-images";
import { series } from "./schema/catalogue";
import { media } from "./schema/media";
import { event } from "./schema/programme";
import { houseTimeZone } from "./site-settings";
import { textsIn } from "./texts";

const ahead = (now: number) => and(eq(event.isOnline, true), gte(event.startsAt, now));

/** Id of each series' next event. */
const nextOfEach = (now: number) =>
  sql`${event.id} IN (SELECT n.id FROM (SELECT e.id AS id, row_number() OVER (PARTITION BY e.series_id ORDER BY e.starts_at, e.id) AS place FROM event e WHERE e.is_online = 1 AND e.starts_at >= ${now} AND e.series_id IS NOT NULL AND e.status <> 'cancelled') n WHERE n.place = 1)`;

/** The series of the house with their next event, or one of them. Four queries, three at once. */
export async function listSeries(db: Database, { lang, now }: Asking, only?: number): Promise<SeriesListItem[]> {
  const zone = await houseTimeZone(db);
  const [rows, counts, next] = await Promise.all([
    db
      .select({ series, image: media })
      .from(series)
      .leftJoin(media, eq(media.id, series.imageId))
      .where(and(eq(series.isOnline, true), only === undefined ? undefined : eq(series.id, only)))
      .orderBy(asc(series.sort), asc(series.id)),
    db.select({ id: event.seriesId, count: count() }).from(event).where(ahead(now)).groupBy(event.seriesId),
    selectEvents(db).where(nextOfEach(now)),
  ]);
  return rows.map(({ series: row, image }) => {
    const texts = textsIn(lang);
    const event = next.find((candidate) => candidate.event.seriesId === row.id);
    return {
      ...seriesRef(texts, row),
      text: texts.text("text", row.text),
      image: image && imageOf(image, lang),
      upcoming_count: counts.find((candidate) => candidate.id === row.id)?.count ?? 0,
      show_in_filter: row.showInFilter,
      next: event ? toShowing(toListItem(event, { lang, zone })) : null,
      fallback: texts.fallback(),
    };
  });
}
