import { and, asc, eq, gte, ne, sql } from "drizzle-orm";
import type { LocaleCode } from "~/domain/locale/locales";
import { defaultSettings } from "~/domain/site/default-settings";
import type { EventDetail, Guest } from "~/domain/programme/schema";
import { articlesAmong, newestFirst, selectArticles, toArticleTeaser } from "../content/article-rows";
import type { Database } from "../client";
import { creditsOfEvent, creditsOfProduction, toContributors } from "./credits";
import { selectEvents, toListItem, toShowing, type EventRow } from "./event-rows";
import type { Asking } from "./events";
import { galleryRows, toGallery, toVideo } from "../content/galleries";
import { filesById } from "../content/media-images";
import { production, series } from "../schema/catalogue";
import { event, type StoredGuest, type StoredProgramPart } from "../schema/programme";
import { openingHoursOn } from "../site/site-notices";
import { storedSettings } from "../site/site-settings";
import { textsIn } from "../columns/texts";

function toGuest({ kind, name, part }: StoredGuest, lang: LocaleCode): Guest {
  const texts = textsIn(lang);
  return { kind, name: texts.text("name", name), part: texts.text("part", part), fallback: texts.fallback() };
}

/** The same film, or the same event under the same name. */
const sameThing = ({ event: { id, slug, productionId, eventTypeId } }: EventRow) =>
  and(
    ne(event.id, id),
    productionId === null
      ? and(eq(event.slug, slug), eq(event.eventTypeId, eventTypeId))
      : eq(event.productionId, productionId),
  );

const filmOf = (db: Database, id: number) =>
  db
    .select({ text: production.text, video: production.video, children: production.children })
    .from(production)
    .where(eq(production.id, id));
const seriesTextOf = (db: Database, id: number) =>
  db.select({ text: series.text }).from(series).where(eq(series.id, id));

/** Articles about the event or its film. */
const articlesOf = (db: Database, { event: { id, productionId } }: EventRow, now: number) =>
  selectArticles(db)
    .where(
      articlesAmong(
        sql`SELECT article_id FROM article_event WHERE event_id = ${id} UNION SELECT article_id FROM article_production WHERE production_id = ${productionId}`,
        now,
      ),
    )
    .orderBy(...newestFirst)
    .limit(4);

/** What only its own page shows of an event. */
const partsOf = (db: Database, id: number) =>
  db
    .select({
      text: event.text,
      importantInfo: event.importantInfo,
      rainPlan: event.rainPlan,
      children: event.children,
      programs: event.programs,
      guests: event.guests,
      sponsors: event.sponsors,
      promoter: event.promoter,
      idJet: event.idJet,
      video: event.video,
    })
    .from(event)
    .where(eq(event.id, id));

const soundsOf = (db: Database, programs: readonly StoredProgramPart[]) =>
  filesById(
    db,
    programs.flatMap(({ sample }) => sample ?? []),
  );

/** Everything that belongs to an event, at once. */
function related(db: Database, row: EventRow, programs: readonly StoredProgramPart[], { lang, now }: Asking) {
  const { id, productionId, seriesId } = row.event;
  return Promise.all([
    selectEvents(db)
      .where(and(eq(event.isOnline, true), gte(event.startsAt, now), sameThing(row)))
      .orderBy(asc(event.startsAt), asc(event.id))
      .limit(100),
    filmOf(db, productionId ?? 0),
    seriesTextOf(db, seriesId ?? 0),
    creditsOfEvent(db, id),
    creditsOfProduction(db, productionId ?? 0),
    articlesOf(db, row, now),
    galleryRows(db, { eventId: id, productionId: productionId ?? 0 }),
    openingHoursOn(db, row.event.cinemaDay, lang),
    soundsOf(db, programs),
  ]);
}

/** One event with its film, its other dates and what was written about it; null if there is none or it is offline. Past events too. */
export async function readEvent(db: Database, id: number, { lang, now }: Asking): Promise<EventDetail | null> {
  const [settings, [row], [parts]] = await Promise.all([
    storedSettings(db),
    selectEvents(db)
      .where(and(eq(event.id, id), eq(event.isOnline, true)))
      .limit(1),
    partsOf(db, id),
  ]);
  if (!row || !parts) return null;
  const { parsers, sections } = (settings ?? defaultSettings).design;
  const [others, [film], [ofSeries], ownCredits, filmCredits, articles, images, hours, sounds] = await related(
    db,
    row,
    parts.programs,
    { lang, now },
  );
  const presentation = { lang, zone: parsers.time_zone };
  const texts = textsIn(lang);
  const item = toListItem(row, presentation, texts);
  const { importantInfo, rainPlan, programs, guests, sponsors, promoter, idJet } = parts;
  return {
    ...item,
    text: texts.rich("text", parts.text ?? film?.text),
    important_info: texts.text("important_info", importantInfo),
    rain_plan: texts.text("rain_plan", rainPlan),
    children: texts.text("children", parts.children ?? film?.children),
    opening_hours: hours,
    programs: programs.map((part) => ({
      title: texts.text("programs", part.title),
      text: texts.text("programs", part.text),
      duration: part.duration,
      sample: sounds.get(part.sample ?? 0)?.src ?? null,
    })),
    guests: guests.map((guest) => toGuest(guest, lang)),
    contributors: toContributors([...ownCredits, ...filmCredits], texts),
    gallery: toGallery(images, lang),
    video: toVideo(parts.video ?? film?.video, images, texts),
    series_text: texts.text("series_text", ofSeries?.text),
    other_dates: others.map((other) => {
      const listed = toListItem(other, presentation);
      return { ...toShowing(listed), ticket_url: listed.ticket_url };
    }),
    articles: articles.map((article) => toArticleTeaser(article, lang)),
    sponsors,
    promoter,
    aspect_ratio: row.production?.aspectRatio ?? null,
    id_jet: idJet,
    sections: sections.event,
    is_past: row.event.endsAt <= now,
    fallback: texts.fallback(),
  };
}
