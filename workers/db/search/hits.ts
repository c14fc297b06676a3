import { eq, getTableColumns, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { SearchHit } from "~/domain/search/schema";
import { pathTo } from "~/domain/site/pages";
import { toOffsetIso } from "~/domain/time/zone";
import type { Database } from "../client";
import { directorsOf } from "../columns/json-columns";
import { textsIn, type Texts } from "../columns/texts";
import { selectArticles, toArticleTeaser } from "../content/article-rows";
import { imageOf, pictureColumns } from "../content/media-images";
import { originalOf } from "../programme/event-rows";
import type { Asking } from "../programme/events";
import { article } from "../schema/articles";
import { person, production, series } from "../schema/catalogue";
import { media } from "../schema/media";
import { page } from "../schema/pages";
import { venue } from "../schema/places";
import { houseTimeZone } from "../site/site-settings";
import { categoryOf } from "./categories";
import { matchAny, matching } from "./match";
import { numberOf, type FoundRecord, type SearchKind } from "./search-index";

/** Who looks for what. */
export interface Asked extends Asking {
  /** What a visitor typed. */
  text: string;
}

type HitKind = Exclude<SearchKind, "event">;
type Read = (db: Database, ids: SQL, asked: Asked) => Promise<Part[]>;
/** What a kind knows of its hits; the rest is empty. */
type Part = Pick<SearchHit, "id" | "url" | "title" | "fallback"> & Partial<SearchHit> & { starts?: number | null };

const listed = (column: SQLWrapper, ids: SQL): SQL => sql`${column} IN (SELECT value FROM json_each(${ids}))`;

/** Showings to come of what a column names, and the first of them. */
const ahead = (column: "production_id" | "series_id", id: SQLWrapper, now: number) => {
  const index = { production_id: "event_production", series_id: "event_series" }[column];
  const where = sql`FROM event e INDEXED BY ${sql.raw(index)} WHERE e.${sql.raw(column)} = ${id} AND e.is_online = 1 AND e.starts_at > ${now} AND e.status <> 'cancelled'`;
  return {
    next: sql<number | null>`(SELECT min(e.starts_at) ${where})`.as("next"),
    upcoming: sql<number>`(SELECT count(*) ${where})`.as("upcoming"),
  };
};

/** The texts of one record for its hit. */
const inTexts = (lang: string, write: (texts: Texts) => Omit<Part, "fallback">): Part => {
  const texts = textsIn(lang);
  const part = write(texts);
  return { ...part, fallback: texts.fallback() };
};

const films: Read = async (db, ids, { lang, now }) => {
  const rows = await db
    .select({
      id: production.id,
      slug: production.slug,
      name: production.title,
      originalTitle: production.originalTitle,
      originalLang: production.originalLang,
      year: production.year,
      teaser: production.teaser,
      directors: directorsOf(production.id).as("directors"),
      image: pictureColumns,
      ...ahead("production_id", production.id, now),
    })
    .from(production)
    .leftJoin(media, eq(media.id, production.imageId))
    .where(listed(production.id, ids));
  return rows.map((row) =>
    inTexts(lang, (texts) => {
      const title = texts.text("title", row.name);
      return {
        id: row.id,
        url: pathTo("film", row, lang),
        title,
        ...originalOf(row, title),
        detail: [row.directors.slice(0, 2).join(", "), row.year].filter(Boolean).join(" "),
        quote: texts.text("quote", row.teaser),
        image: row.image && imageOf(row.image, lang),
        starts: row.next,
        upcoming_count: row.upcoming,
      };
    }),
  );
};

const articles: Read = async (db, ids, { lang }) => {
  const rows = await selectArticles(db).where(listed(article.id, ids));
  return rows.map((row) => {
    const { id, url, title, category, preline, teaser, minutes, image, fallback } = toArticleTeaser(row, lang);
    return { id, url, title, detail: category?.name ?? preline, quote: teaser, minutes, image, fallback };
  });
};

const people: Read = async (db, ids, { lang }) => {
  const rows = await db
    .select({ ...getTableColumns(person), image: pictureColumns })
    .from(person)
    .leftJoin(media, eq(media.id, person.imageId))
    .where(listed(person.id, ids));
  return rows.map((row) =>
    inTexts(lang, (texts) => ({
      id: row.id,
      url: pathTo("person", row, lang),
      title: row.name,
      detail: texts.text("detail", row.position),
      image: row.image && imageOf(row.image, lang),
    })),
  );
};

const ofSeries: Read = async (db, ids, { lang, now }) => {
  const rows = await db
    .select({ ...getTableColumns(series), image: pictureColumns, ...ahead("series_id", series.id, now) })
    .from(series)
    .leftJoin(media, eq(media.id, series.imageId))
    .where(listed(series.id, ids));
  return rows.map((row) =>
    inTexts(lang, (texts) => ({
      id: row.id,
      url: pathTo("series", row, lang),
      title: texts.text("title", row.name),
      quote: texts.text("quote", row.text),
      image: row.image && imageOf(row.image, lang),
      starts: row.next,
      upcoming_count: row.upcoming,
    })),
  );
};

const venues: Read = async (db, ids, { lang }) => {
  const rows = await db
    .select({ ...getTableColumns(venue), image: pictureColumns })
    .from(venue)
    .leftJoin(media, eq(media.id, venue.imageId))
    .where(listed(venue.id, ids));
  return rows.map((row) =>
    inTexts(lang, (texts) => ({
      id: row.id,
      url: pathTo("venue", row, lang),
      title: texts.text("title", row.name),
      detail: [row.street, [row.postalCode, row.city].filter(Boolean).join(" ")].filter(Boolean).join(", "),
      image: row.image && imageOf(row.image, lang),
    })),
  );
};

const pages: Read = async (db, ids, { lang }) => {
  const rows = await db.select().from(page).where(listed(page.id, ids));
  return rows.map((row) =>
    inTexts(lang, (texts) => ({
      id: row.id,
      url: row.path === "/" ? `/${lang}` : `/${lang}${row.path}`,
      title: texts.text("title", row.title),
      quote: texts.text("quote", row.metaDescription),
    })),
  );
};

const readers: Record<HitKind, Read> = {
  production: films,
  article: articles,
  person: people,
  series: ofSeries,
  venue: venues,
  page: pages,
};

const isHit = (kind: SearchKind): kind is HitKind => kind !== "event";

/** The line of every row's text around the first match, by number of the row. */
async function quotes(
  db: Database,
  found: readonly FoundRecord[],
  { text, lang }: Asked,
): Promise<Map<number, string>> {
  const numbers = JSON.stringify(found.map((record) => numberOf(record, lang)));
  const rows = await db.all<{ number: number; line: string }>(
    sql`SELECT rowid AS number, snippet(search_index, 3, '', '', '…', 18) AS line FROM search_index WHERE ${matching(matchAny(text, "body"))} AND rowid IN (SELECT value FROM json_each(${numbers}))`,
  );
  return new Map(rows.map(({ number, line }) => [number, line.trim()]));
}

const empty = {
  original_title: null,
  original_lang: null,
  detail: "",
  quote: "",
  image: null,
  minutes: null,
  upcoming_count: null,
} as const;

/** Records as what was found, in their order. A query per kind, one for the lines of text, at once. */
export async function readHits(db: Database, found: readonly FoundRecord[], asked: Asked): Promise<SearchHit[]> {
  if (found.length === 0) return [];
  const kinds = [...new Set(found.map(({ kind }) => kind))].filter(isHit);
  const [zone, lines, ...parts] = await Promise.all([
    houseTimeZone(db),
    quotes(db, found, asked),
    ...kinds.map(async (kind) => {
      const ids = found.filter((record) => record.kind === kind).map(({ id }) => id);
      const read = await readers[kind](db, sql`${JSON.stringify(ids)}`, asked);
      return read.map((part) => ({ kind, part }));
    }),
  ]);
  const all = parts.flat();
  return found.flatMap(({ kind, id }) => {
    const one = all.find((candidate) => candidate.kind === kind && candidate.part.id === id);
    if (!one) return [];
    const { starts, ...part } = one.part;
    const line = lines.get(numberOf({ kind, id }, asked.lang));
    return [
      {
        ...empty,
        kind,
        category: categoryOf(kind),
        ...part,
        quote: line ?? part.quote ?? "",
        next: starts ? toOffsetIso(starts, zone) : null,
      },
    ];
  });
}
