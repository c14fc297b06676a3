import { env } from "cloudflare:workers";
import { eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { articleDetailSchema } from "~/domain/articles/schema";
import { productionDetailSchema, productionListItemSchema, seriesListItemSchema } from "~/domain/productions/schema";
import { programmeTeaserSchema } from "~/domain/programme/schema";
import { listArticles, listCategories, readArticle } from "../../../workers/db/content/articles";
import { listCalendar, listDayStates } from "../../../workers/db/programme/calendar";
import { listOptions, listSeriesOptions, listTags } from "../../../workers/db/programme/options";
import { readProduction } from "../../../workers/db/programme/production-detail";
import { listProductions, programmeFilms } from "../../../workers/db/programme/productions";
import { article, articleCategory, articleProduction } from "../../../workers/db/schema/articles";
import { availability } from "../../../workers/db/schema/box-office";
import { series } from "../../../workers/db/schema/catalogue";
import { event, programmeTeaser } from "../../../workers/db/schema/programme";
import { openingHoursException } from "../../../workers/db/schema/site";
import { matchExpression } from "../../../workers/db/search/match";
import { reindex } from "../../../workers/db/search/search-index";
import { listSeries } from "../../../workers/db/programme/series";
import { listTeasers } from "../../../workers/db/programme/teasers";
import { addEvent, smallHouse } from "../../support/fixtures";

const now = Date.parse("2026-11-21T18:05:00+01:00");
const asking = { lang: "de", now };
const ids: Record<string, number> = {};
let db: Awaited<ReturnType<typeof smallHouse>>;

beforeAll(async () => {
  db = await smallHouse(env);
  ids.past = await addEvent(db, "2026-11-10T20:00:00+01:00", { productionId: 2 });
  ids.first = await addEvent(db, "2026-11-21T20:00:00+01:00", { seriesId: 1, tags: [1] });
  ids.second = await addEvent(db, "2026-11-22T20:00:00+01:00", { roomId: 2, priceListId: null });
  ids.concert = await addEvent(db, "2026-11-22T21:00:00+01:00", {
    productionId: null,
    eventTypeId: 2,
    title: { de: "Duo" },
    tags: [1],
  });
  for (let n = 0; n < 9; n += 1)
    await addEvent(db, `2026-12-${String(n + 1).padStart(2, "0")}T18:00:00+01:00`, { roomId: 2 });
  await reindex(db);
});

describe("all films", () => {
  it("are listed from A to Z with their showings", async () => {
    const { count, results } = await listProductions(db, {}, asking);
    expect([count, results.map((film) => film.id)]).toEqual([2, [1, 2]]);
    for (const film of results) expect(productionListItemSchema.safeParse(film).error?.issues ?? []).toEqual([]);
    expect(results[0]).toMatchObject({ showings_count: 11, last_shown: null, directors: ["Yasujirō Ozu"] });
    expect(results[0]?.showings.map((showing) => showing.id).slice(0, 2)).toEqual([ids.first, ids.second]);
    expect(results[0]?.showings).toHaveLength(8);
    expect(results[0]?.showings[0]).toMatchObject({
      date_start: "2026-11-21T20:00:00+01:00",
      room: { name: "Großer Saal" },
      access: ["wheelchair", "induction-loop"],
      price_from: "11.50",
      has_quick_buy: true,
    });
    expect(results[0]?.showings[1]).toMatchObject({ access: [], price_from: null, has_quick_buy: false });
    expect(results[1]).toMatchObject({ showings: [], showings_count: 0, last_shown: "2026-11-10T20:00:00+01:00" });
  });

  it("are found without diacritics, by part of a word, original title and people", async () => {
    const found = async (q: string) => (await listProductions(db, { q }, asking)).results.map((film) => film.id);
    expect(await found("Tokyo")).toEqual([1]);
    expect(await found("tōkyō mono")).toEqual([1]);
    expect(await found("sedmikrasky")).toEqual([2]);
    expect(await found("Tausendschon")).toEqual([2]);
    expect(await found("ozu")).toEqual([1]);
    expect(await found("Verborgen")).toEqual([]);
    expect(await found('" OR ) NEAR(*')).toEqual([]);
    expect(await found("-- ' ;")).toEqual([]);
  });

  it("are filtered", async () => {
    const found = async (query: Parameters<typeof listProductions>[1]) =>
      (await listProductions(db, query, asking)).results.map((film) => film.id);
    expect(await found({ genre: 2 })).toEqual([2]);
    expect(await found({ date: "2026-11-21" })).toEqual([1]);
    expect(await found({ season: 1 })).toEqual([2]);
    expect(await found({ page: 2, page_size: 1 })).toEqual([2]);
  });

  it("are answered by their ids, with the dates that take place", async () => {
    const cancelled = await addEvent(db, "2026-11-21T19:00:00+01:00", { status: "cancelled" });
    const { count, results } = await listProductions(db, { ids: [2, 1, 3, 99] }, asking);
    expect([count, results.map((film) => film.id)]).toEqual([2, [1, 2]]);
    expect(results[0]?.showings[0]?.id).toBe(ids.first);
    expect(results[0]?.showings_count).toBe(11);
    await db.delete(event).where(inArray(event.id, [cancelled]));
  });

  it("of the programme show what matches, and what is no film behind them", async () => {
    const films = await programmeFilms(db, { tag: 1 }, asking);
    expect(films).toMatchObject({
      count: 2,
      films_count: 1,
      events_count: 2,
      results: [{ id: 1, showings_count: 1, showings: [{ id: ids.first }] }],
      others: [{ id: ids.concert, title: "Duo" }],
    });
    expect(await programmeFilms(db, { type: 2 }, asking)).toMatchObject({
      films_count: 0,
      results: [],
      others: [{ id: ids.concert }],
    });
  });

  it("of the programme come in pages, by their next showing or A to Z, then the others by date", async () => {
    const begun = await addEvent(db, "2026-11-21T17:00:00+01:00", { productionId: 1, tags: [2] });
    const next = await addEvent(db, "2026-12-20T18:00:00+01:00", { productionId: 1, tags: [2] });
    const sooner = await addEvent(db, "2026-12-19T18:00:00+01:00", { productionId: 2, tags: [2] });
    const cancelled = await addEvent(db, "2026-12-18T18:00:00+01:00", { tags: [2], status: "cancelled" });
    const hidden = await addEvent(db, "2026-12-17T18:00:00+01:00", { productionId: 3, tags: [2] });
    const pages = async (sort?: "title") =>
      Promise.all(
        [1, 2, 3, 4].map(async (page) => {
          const { results, others, count } = await programmeFilms(db, { tag: 2, sort, page, page_size: 1 }, asking);
          return [count, results.map(({ id }) => id), others.map(({ id }) => id)];
        }),
      );
    expect(await pages()).toEqual([
      [3, [2], []],
      [3, [1], []],
      [3, [], [hidden]],
      [3, [], []],
    ]);
    expect((await pages("title")).map(([, films]) => films)).toEqual([[1], [2], [], []]);
    const { results } = await programmeFilms(db, { tag: 2 }, asking);
    expect(results.flatMap(({ showings }) => showings.map(({ id }) => id))).toEqual([sooner, next]);
    await db.delete(event).where(inArray(event.id, [begun, next, sooner, cancelled, hidden]));
  });
});

describe("one film", () => {
  it("has all showings and credits", async () => {
    const film = await readProduction(db, 1, { lang: "en", now });
    expect(productionDetailSchema.safeParse(film).error?.issues ?? []).toEqual([]);
    expect(film).toMatchObject({
      title: "Tōkyō Story",
      original_title: "Tōkyō monogatari",
      cast: ["Setsuko Hara"],
      contributors: [{ role: "Director", name: "Yasujirō Ozu" }, { role: "With" }],
      video: { provider: "vimeo" },
    });
    expect(film?.events).toHaveLength(11);
  });

  it("answers without upcoming showings and is nothing if it is unknown or offline", async () => {
    expect(await readProduction(db, 2, asking)).toMatchObject({ events: [], last_shown: "2026-11-10T20:00:00+01:00" });
    expect(await readProduction(db, 3, asking)).toBeNull();
    expect(await readProduction(db, 99, asking)).toBeNull();
  });
});

describe("the calendar", () => {
  it("says how much is on each day, which days are closed, and apart from it the best any show of a day offers", async () => {
    const row = { capacity: 50, wheelchairFree: 0, revision: 1, updatedAt: now };
    await db.insert(availability).values([
      { ...row, eventId: ids.first ?? 0, free: 0, level: "sold-out", sales: "on_sale" },
      { ...row, eventId: ids.second ?? 0, free: 0, level: "sold-out", sales: "on_sale" },
      { ...row, eventId: ids.concert ?? 0, free: 4, level: "limited", sales: "on_sale" },
    ]);
    await db.insert(openingHoursException).values({ dateFrom: "2026-11-23", dateTo: "2026-11-24", closed: true });
    const days = await listCalendar(db, { to: "2026-12-01" }, { now });
    expect(days).toEqual([
      { date: "2026-11-21", count: 1, closed: false },
      { date: "2026-11-22", count: 2, closed: false },
      { date: "2026-11-23", count: 0, closed: true },
      { date: "2026-11-24", count: 0, closed: true },
      { date: "2026-12-01", count: 1, closed: false },
    ]);
    expect(await listDayStates(db, { to: "2026-12-01" }, { now })).toEqual([
      { date: "2026-11-21", state: "sold-out" },
      { date: "2026-11-22", state: "limited" },
      // On the first nothing is sold: its room has no places.
    ]);
  });

  it("counts what is to come: a day whose shows have begun or are cancelled has none", async () => {
    const begun = await addEvent(db, "2026-11-21T15:00:00+01:00");
    const cancelled = await addEvent(db, "2026-11-25T20:00:00+01:00", { status: "cancelled" });
    const days = await listCalendar(db, { from: "2026-11-10", to: "2026-11-25" }, { now });
    expect(days.filter(({ closed }) => !closed).map(({ date, count }) => [date, count])).toEqual([
      ["2026-11-21", 1],
      ["2026-11-22", 2],
    ]);
    await db.delete(event).where(inArray(event.id, [begun, cancelled]));
  });

  it("takes the filters", async () => {
    expect(
      (await listCalendar(db, { tag: 1, to: "2026-11-22" }, { now })).map(({ date, count }) => [date, count]),
    ).toEqual([
      ["2026-11-21", 1],
      ["2026-11-22", 1],
    ]);
  });
});

describe("options", () => {
  it("keep only tags and series of the filter", async () => {
    expect((await listTags(db, "event", "en")).map((option) => option.name)).toEqual(["Classics", "Gespräch"]);
    expect((await listSeriesOptions(db, "de")).map((option) => option.slug)).toEqual(["analog"]);
    expect((await listOptions(db, "rooms", "en")).map((option) => option.name)).toEqual(["Large hall", "Studio"]);
    expect((await listOptions(db, "event_types", "en")).map((option) => option.name)).toEqual(["Film", "Concert"]);
  });
});

describe("series", () => {
  it("come with their next event", async () => {
    const list = await listSeries(db, asking);
    for (const item of list) expect(seriesListItemSchema.safeParse(item).error?.issues ?? []).toEqual([]);
    expect(list[0]).toMatchObject({ id: 1, upcoming_count: 1, next: { id: ids.first } });
    expect(list[1]).toMatchObject({ id: 2, upcoming_count: 0, next: null });
    expect(await listSeries(db, asking, 99)).toEqual([]);
  });

  it("name the arrangement that somebody chose for them", async () => {
    await db.update(series).set({ arrangement: "axis" }).where(eq(series.id, 2));
    expect((await listSeries(db, asking)).map(({ arrangement }) => arrangement)).toEqual([null, "axis"]);
  });
});

describe("teasers and articles", () => {
  it("are shown within their online window", async () => {
    await db.insert(programmeTeaser).values([
      { name: "ended", position: "2026-11-25", onlineTo: now },
      { name: "begins", position: "2026-11-25", onlineFrom: now, headline: { de: "Neu" }, linkUrl: "/mediathek" },
      { name: "later", position: "2026-11-26", onlineFrom: now + 1 },
      { name: "past", position: "2026-11-20" },
    ]);
    const teasers = await listTeasers(db, { lang: "en", now });
    expect(teasers.map((teaser) => teaser.name)).toEqual(["begins"]);
    expect(programmeTeaserSchema.safeParse(teasers[0]).success).toBe(true);
    expect(teasers[0]).toMatchObject({ headline: "Neu", link: { url: "/mediathek" }, fallback: ["headline"] });
  });

  it("are listed newest first and by category", async () => {
    await db.insert(articleCategory).values({ id: 1, slug: "essay", name: { de: "Essay" }, styleName: "essay" });
    await db.insert(article).values([
      {
        id: 1,
        slug: "alt",
        title: { de: "Alt" },
        date: "2026-10-01",
        categoryId: 1,
        text: { de: { type: "doc", content: [] } },
      },
      { id: 2, slug: "neu", title: { de: "Neu" }, date: "2026-11-01" },
      { id: 3, slug: "offline", title: { de: "Offline" }, date: "2026-11-02", isOnline: false },
    ]);
    await db.insert(articleProduction).values({ articleId: 1, productionId: 1 });
    expect((await listArticles(db, {}, asking)).results.map((item) => item.id)).toEqual([2, 1]);
    expect((await listArticles(db, { category: 1 }, asking)).count).toBe(1);
    expect(await listCategories(db, asking)).toEqual([
      { id: 1, slug: "essay", name: "Essay", style_name: "essay", url: "/de/mediathek/categories/essay/1", count: 1 },
    ]);
    const found = await readArticle(db, 1, asking);
    expect(articleDetailSchema.safeParse(found).error?.issues ?? []).toEqual([]);
    expect(found).toMatchObject({
      url: "/de/mediathek/alt/1",
      productions: [{ id: 1, url: "/de/alle-filme/tokyo-monogatari/1" }],
    });
    expect(await readArticle(db, 3, asking)).toBeNull();
    expect((await readProduction(db, 1, asking))?.articles.map((item) => item.id)).toEqual([1]);
  });
});

describe("the search index", () => {
  it("reads words only, so that no text is an operator", () => {
    expect(matchExpression('Tōkyō "AND" (NOT')).toBe('"tokyo"* AND "and"* AND "not"*');
    expect(matchExpression(" \" ' * - ")).toBeNull();
  });

  it("follows a change of one record and forgets what went offline", async () => {
    const { production } = await import("../../../workers/db/schema/catalogue");
    const { eq } = await import("drizzle-orm");
    const found = async (q: string) => (await listProductions(db, { q }, asking)).count;
    await db
      .update(production)
      .set({ title: { de: "Gänseblümchen" } })
      .where(eq(production.id, 2));
    expect(await found("Gansebl")).toBe(0);
    await reindex(db, { kind: "production", id: 2 });
    expect([await found("Gansebl"), await found("Tausend"), await found("Tokyo")]).toEqual([1, 0, 1]);
  });
});
