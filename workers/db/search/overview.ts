import { searchCategories } from "~/domain/search/query";
import type { SearchOverview, Suggestion } from "~/domain/search/schema";
import type { Database } from "../client";
import { countFound, findBest, findEvents } from "./find";
import type { Asked } from "./hits";
import { correct } from "./spelling";

/** Rows a category has where all are shown. */
const mostOfEach = 3;
/** Suggestions that are neither films nor showings. */
const mostOthers = 4;

/** The best of everything that matches, and how much there is. Three trips; one more where nothing does. */
export async function overviewOf(db: Database, asked: Asked): Promise<SearchOverview> {
  const [counts, events, others] = await Promise.all([
    countFound(db, asked),
    findEvents(db, asked, { page_size: mostOfEach }),
    findBest(db, asked, mostOfEach),
  ]);
  const count = searchCategories.reduce((sum, category) => sum + counts[category], 0);
  return {
    count,
    counts,
    events: events.results,
    others,
    correction: count > 0 ? null : await correct(db, asked),
  };
}

/** What is proposed for a text that is being typed: films, showings to come, then the rest. */
export async function suggestionsFor(db: Database, asked: Asked): Promise<Suggestion[]> {
  const [events, others] = await Promise.all([
    findEvents(db, asked, { page_size: mostOfEach }),
    findBest(db, asked, mostOfEach),
  ]);
  const hits = others.map(({ title, next, quote: _quote, minutes: _minutes, upcoming_count: _count, ...hit }) => ({
    ...hit,
    text: title,
    date_start: next,
  }));
  const showings = events.results
    .filter((event) => Date.parse(event.date_start) > asked.now)
    .map((event): Suggestion => ({
      kind: "event",
      category: "events",
      id: event.id,
      text: event.title,
      url: event.url,
      original_title: event.original_title,
      original_lang: event.original_lang,
      detail: [event.series?.name, event.room?.name ?? event.venue?.name].filter(Boolean).join(" · "),
      image: null,
      date_start: event.date_start,
      fallback: event.fallback,
    }));
  const isFilm = ({ category }: Suggestion): boolean => category === "films";
  return [...hits.filter(isFilm), ...showings, ...hits.filter((hit) => !isFilm(hit)).slice(0, mostOthers)];
}
