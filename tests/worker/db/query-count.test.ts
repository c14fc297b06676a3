import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { EventsQuery } from "~/domain/programme/query";
import { listArticles, listCategories, listTopics, readArticle } from "../../../workers/db/content/articles";
import { readPerson } from "../../../workers/db/content/people";
import { listCalendar, listDayStates } from "../../../workers/db/programme/calendar";
import { db as open, type Database } from "../../../workers/db/client";
import { gathered } from "../../../workers/db/gathered";
import { readEvent } from "../../../workers/db/programme/event-detail";
import { eventFacets } from "../../../workers/db/programme/event-facets";
import { listEvents } from "../../../workers/db/programme/events";
import { listFeed } from "../../../workers/db/programme/feed";
import { readProduction } from "../../../workers/db/programme/production-detail";
import { listProductions, programmeFilms } from "../../../workers/db/programme/productions";
import { listSeries } from "../../../workers/db/programme/series";
import { listTeasers } from "../../../workers/db/programme/teasers";
import { readHits } from "../../../workers/db/search/hits";
import type { FoundRecord } from "../../../workers/db/search/search-index";
import { person } from "../../../workers/db/schema/catalogue";
import { addEvent, smallHouse } from "../../support/fixtures";
import { recorded, stepsOf } from "../../support/recorded";

const asking = { lang: "de", now: Date.parse("2026-11-21T18:05:00+01:00") };

/** One of every kind. */
const found: FoundRecord[] = (["production", "article", "person", "series", "venue", "page"] as const).map((kind) => ({
  kind,
  id: 1,
}));

/** How many statements a read sends to D1. */
async function statements(read: (db: Database) => Promise<unknown>): Promise<number> {
  const { database, spent } = gathered(env.DB, { readsOnly: false });
  await read(open({ DB: database }));
  return spent.statements;
}

beforeAll(async () => {
  const db = await smallHouse(env);
  await db.update(person).set({ inEnsemble: true }).where(eq(person.id, 1));
  for (let n = 0; n < 20; n += 1)
    await addEvent(db, `2026-12-${String(n + 1).padStart(2, "0")}T20:00:00+01:00`, {
      productionId: (n % 2) + 1,
      tags: [1, 2],
      labels: [1],
    });
});

describe("a public list", () => {
  it.each<[string, (db: Database) => Promise<unknown>]>([
    ["events", (db) => listEvents(db, { page_size: 20 }, asking)],
    ["events, filtered", (db) => listEvents(db, { tag: 1, access: ["wheelchair"], page_size: 20 }, asking)],
    ["filter counts", (db) => eventFacets(db, { tag: 1, date: "2027-01-01" }, asking)],
    ["films of the programme", (db) => programmeFilms(db, {}, asking)],
    ["all films", (db) => listProductions(db, { q: "tokyo" }, asking)],
    ["films by their ids", (db) => listProductions(db, { ids: [1, 2, 3], page_size: 50 }, asking)],
    ["calendar", (db) => listCalendar(db, {}, asking)],
    ["days' states", (db) => listDayStates(db, {}, asking)],
    ["teasers", (db) => listTeasers(db, asking)],
    ["articles", (db) => listArticles(db, {}, asking)],
    ["articles by their ids", (db) => listArticles(db, { ids: [1, 2, 3] }, asking)],
    ["events by their ids", (db) => listEvents(db, { ids: [1, 2, 3] }, asking)],
    ["categories of articles", (db) => listCategories(db, asking)],
    ["topics of articles", (db) => listTopics(db, asking)],
  ])("of %s costs three queries at most, however long it is", async (_name, read) => {
    expect(await statements(read)).toBeLessThanOrEqual(3);
  });

  it("is counted by what it sends", async () => {
    const twice = (db: Database) => Promise.all([listEvents(db, {}, asking), listEvents(db, { tag: 1 }, asking)]);
    // The settings go once for both.
    expect(await statements(twice)).toBe(3);
  });
});

const facetQueries: EventsQuery[] = [{}, { time: "evening" }, { genre: 1, date: "2026-12-01" }];

describe("a read whose size must not matter", () => {
  /** How SQLite goes about a statement. */
  const plan = async (sql: string) =>
    (await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).all<{ detail: string }>()).results
      .map((step) => step.detail)
      .join("\n");
  const list = "is_online = 1 AND cinema_day >= '2026-11-21'";

  it("takes a page of the programme from its index, without sorting", async () => {
    const steps = await plan(`SELECT id FROM event WHERE ${list} ORDER BY cinema_day, starts_at, id LIMIT 10`);
    expect(steps).toContain("COVERING INDEX event_list");
    expect(steps).not.toContain("TEMP B-TREE");
  });

  /** Steps that go through all that is online, or all of it that is to come. */
  const long = /^SEARCH (?:event|article|[ae]) USING .*\(is_online=\?(?: AND cinema_day>\?)?\)$/;

  it.each<[string, (db: Database) => Promise<unknown>]>([
    ["the series", (db) => listSeries(db, asking)],
    ["a series", (db) => listSeries(db, asking, 1)],
    ["a film", (db) => readProduction(db, 1, asking)],
    ["an event", (db) => readEvent(db, 1, asking)],
    ["an article", (db) => readArticle(db, 1, asking)],
    ["a member of the house", (db) => readPerson(db, 1, asking)],
    ["what is found", (db) => readHits(db, found, { ...asking, text: "nacht" })],
  ])("finds what belongs to %s by an index of its own", async (_name, read) => {
    const { database, sent } = recorded();
    await read(open({ DB: database }));
    const steps = (await Promise.all(sent.map(stepsOf))).flat();
    expect(steps.length).toBeGreaterThan(0);
    // What is offline is found by `is_online`, too: it is few, and the first of three lists.
    expect(steps.filter((step, at) => long.test(step) && steps[at - 1] !== "LEFT-MOST SUBQUERY")).toEqual([]);
  });

  it("takes what was announced last from the end of its index", async () => {
    const { database, sent } = recorded();
    await listFeed(open({ DB: database }), { order: "new" }, asking);
    const [zone = [], ...lists] = await Promise.all(sent.map(stepsOf));
    expect([zone.length, lists.length]).toEqual([1, 2]);
    for (const steps of lists) {
      const [, first, second = ""] = steps.slice(steps.findIndex((step) => step.startsWith("LIST SUBQUERY")));
      expect(first).toBe("SEARCH event USING COVERING INDEX event_announced (is_online=?)");
      expect(second).not.toContain("TEMP B-TREE");
    }
    expect(long.test("SEARCH event USING INDEX event_list (is_online=? AND cinema_day>?)")).toBe(true);
  });

  it.each(facetQueries)("counts the choices of filters group by group, each by its index: %j", async (query) => {
    const { database, sent } = recorded();
    await eventFacets(open({ DB: database }), { ...query, choices: ["version", "time"] }, asking);
    const steps = (await Promise.all(sent.map(stepsOf))).flat();
    const ofGroups = steps.filter((step) => step.includes("event_filter_group"));
    expect(ofGroups).toContain("SEARCH event USING INDEX event_filter_group (filter_group>?)");
    expect(ofGroups).toContain("SEARCH event USING INDEX event_filter_group (filter_group=? AND cinema_day>?)");
  });
});
