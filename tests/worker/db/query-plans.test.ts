import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { addressKinds } from "~/domain/site/addresses-schema";
import {
  listArticles,
  listCategories,
  listTopics,
  newestArticles,
  readArticle,
} from "../../../workers/db/content/articles";
import { listEnsemble, readPerson } from "../../../workers/db/content/people";
import { readPage } from "../../../workers/db/content/pages";
import { readVenue } from "../../../workers/db/content/venue-page";
import { db as open, type Database } from "../../../workers/db/client";
import { readEvent } from "../../../workers/db/programme/event-detail";
import { listEvents } from "../../../workers/db/programme/events";
import { listFeed } from "../../../workers/db/programme/feed";
import { listProductions } from "../../../workers/db/programme/productions";
import { listSeries } from "../../../workers/db/programme/series";
import { countFound, findBest, findEvents } from "../../../workers/db/search/find";
import { countAddresses, listAddresses } from "../../../workers/db/site/addresses";
import { addEvent, smallHouse } from "../../support/fixtures";
import { recorded, stepsOf } from "../../support/recorded";

const asking = { lang: "de", now: Date.parse("2026-11-21T18:05:00+01:00") } as const;

/** What a house has a handful of, however old it gets, and the names queries give it: reading all of it costs less than looking anything up. */
const few =
  "article_category credit_role event_type exhibition_type extra form genre label opening_hours page price_line price_list programme_teaser room sale_type season seat_group series settings site_settings tag venue g s".split(
    " ",
  );

beforeAll(async () => {
  const db = await smallHouse(env);
  await addEvent(db, "2026-12-01T20:00:00+01:00", { productionId: 1, seriesId: 1, tags: [1], labels: [1] });
});

const reads: [string, (db: Database) => Promise<unknown>][] = [
  ["home", (db) => Promise.all([readPage(db, { path: "/", ...asking }), newestArticles(db, asking)])],
  ["programme", (db) => listEvents(db, { page_size: 10 }, asking)],
  ["event", (db) => readEvent(db, 1, asking)],
  ["films", (db) => listProductions(db, {}, asking)],
  ["series", (db) => listSeries(db, asking)],
  ["shows of a series", (db) => listEvents(db, { series: 1, page_size: 40 }, asking)],
  ["ensemble", (db) => listEnsemble(db, "de")],
  ["person", (db) => readPerson(db, 1, asking)],
  ["venue", (db) => readVenue(db, 1, asking)],
  ["articles", (db) => listArticles(db, {}, asking)],
  ["articles of a category", (db) => listArticles(db, { category: 1 }, asking)],
  ["categories", (db) => listCategories(db, asking)],
  ["topics", (db) => listTopics(db, asking)],
  ["article", (db) => readArticle(db, 1, asking)],
  ["calendar file", (db) => listFeed(db, {}, asking)],
  ["calendar file of a series", (db) => listFeed(db, { series: 1 }, asking)],
  ["news", (db) => listFeed(db, { order: "new" }, asking)],
  ["index of the sitemap", (db) => countAddresses(db, asking.now)],
  ...addressKinds.map((kind): [string, (db: Database) => Promise<unknown>] => [
    `sitemap of ${kind}`,
    (db) => listAddresses(db, kind, asking),
  ]),
  ["counts of a search", (db) => countFound(db, { ...asking, text: "tokyo" })],
  ["shows that were searched", (db) => findEvents(db, { ...asking, text: "tokyo" }, { page_size: 10 })],
  ["suggestions", (db) => findBest(db, { ...asking, text: "tok" }, 6)],
];

it.each(reads)("no plan of a public read scans a table that grows: %s", async (_name, read) => {
  const { database, sent } = recorded();
  await read(open({ DB: database }));
  expect(sent.length).toBeGreaterThan(0);
  const scans = (await Promise.all(sent.map(stepsOf)))
    .flat()
    // What is in brackets has been read already.
    .filter((step) => /^SCAN (?!\(|.*(?:USING (?:COVERING )?INDEX|VIRTUAL TABLE|CONSTANT ROW))/.test(step))
    .filter((step) => !few.includes(step.split(" ")[1] ?? ""));
  expect(scans).toEqual([]);
});

it("of what there are thousands, the index of the sitemap looks the newest change up and counts without the rows", async () => {
  const { database, sent } = recorded();
  await countAddresses(open({ DB: database }), asking.now);
  const steps = (await Promise.all(sent.map(stepsOf))).flat();
  for (const table of ["event", "production", "article"]) {
    expect(steps.filter((step) => step.includes(` ${table} `)).map((step) => step.replace(/ \(.*/, ""))).toEqual([
      expect.stringMatching(`^SEARCH ${table} USING COVERING INDEX ${table}_`),
      `SEARCH ${table} USING COVERING INDEX ${table}_changed`,
    ]);
  }
});
