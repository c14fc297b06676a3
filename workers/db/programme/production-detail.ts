import { and, asc, eq, sql } from "drizzle-orm";
import { defaultSettings } from "~/domain/site/default-settings";
import type { ProductionDetail } from "~/domain/productions/schema";
import { articlesAmong, newestFirst, selectArticles, toArticleTeaser } from "../content/article-rows";
import type { Database } from "../client";
import { creditsOfProduction, toContributors } from "./credits";
import { selectEvents, toListItem } from "./event-rows";
import type { Asking } from "./events";
import { galleryRows, toGallery, toVideo } from "../content/galleries";
import { imageOf } from "../content/media-images";
import { selectProductions, toProductionItem } from "./production-rows";
import { upcoming } from "./productions";
import { production } from "../schema/catalogue";
import { media } from "../schema/media";
import { event } from "../schema/programme";
import { storedSettings } from "../site/site-settings";
import { textsIn } from "../columns/texts";

/** Showings a film's page carries at most. */
const mostEvents = 100;

function related(db: Database, id: number, now: number) {
  return Promise.all([
    selectProductions(db, { where: upcoming(now), now })
      .where(and(eq(production.id, id), eq(production.isOnline, true)))
      .limit(1),
    selectEvents(db)
      .where(and(eq(event.productionId, id), upcoming(now)))
      .orderBy(asc(event.startsAt), asc(event.id))
      .limit(mostEvents),
    creditsOfProduction(db, id),
    selectArticles(db)
      .where(articlesAmong(sql`SELECT article_id FROM article_production WHERE production_id = ${id}`, now))
      .orderBy(...newestFirst)
      .limit(4),
    galleryRows(db, { eventId: 0, productionId: id }),
    db
      .select({ poster: media })
      .from(media)
      .innerJoin(production, eq(production.posterId, media.id))
      .where(eq(production.id, id)),
  ]);
}

/** One film with every upcoming showing, its credits and what was written about it; null if there is none or it is offline. */
export async function readProduction(
  db: Database,
  id: number,
  { lang, now }: Asking,
): Promise<ProductionDetail | null> {
  const { parsers, sections } = ((await storedSettings(db)) ?? defaultSettings).design;
  const [[row], events, credits, articles, images, [posterRow]] = await related(db, id, now);
  if (!row) return null;
  const film = row.production;
  const presentation = { lang, zone: parsers.time_zone };
  const texts = textsIn(lang);
  return {
    ...toProductionItem(row, presentation, texts),
    teaser: texts.text("teaser", film.teaser),
    text: texts.rich("text", film.text),
    signed_by: film.signedBy,
    children: texts.text("children", film.children),
    age_rating: film.ageRating,
    cast: credits.filter((credit) => credit.slugOfRole === "cast").map((credit) => credit.name),
    contributors: toContributors(credits, texts),
    poster: posterRow ? imageOf(posterRow.poster, lang) : null,
    gallery: toGallery(images, lang),
    video: toVideo(film.video, images, texts),
    events: events.map((showing) => toListItem(showing, presentation)),
    series_text: texts.text("series_text", row.seriesText),
    articles: articles.map((article) => toArticleTeaser(article, lang)),
    sections: sections.production,
    languages: film.languages,
    wikidata: film.wikidata,
    showStickyEvent: film.showStickyEvent,
    fallback: texts.fallback(),
  };
}
