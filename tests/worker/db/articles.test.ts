import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { articleCategorySchema, articleDetailSchema, articleTopicSchema } from "~/domain/articles/schema";
import { articleTeaserSchema } from "~/domain/programme/schema";
import { db as open, type Database } from "../../../workers/db/client";
import { listArticles, listCategories, listTopics, readArticle } from "../../../workers/db/content/articles";
import {
  article,
  articleCategory,
  articleEvent,
  articleProduction,
  articleTag,
} from "../../../workers/db/schema/articles";
import { tag } from "../../../workers/db/schema/catalogue";
import { addEvent, smallHouse } from "../../support/fixtures";
import { recorded, stepsOf } from "../../support/recorded";

const now = Date.parse("2026-11-21T18:05:00+01:00");
const asking = { lang: "de", now };
const many = 5_000;
/** Topics of the magazine; 22 is kept out of lists. */
const [ton, farbe, intern] = [20, 21, 22];

/** Articles 1 to 5000, each a day older than the one before; every third an essay, every fifth about sound. */
async function bigMagazine(db: Database): Promise<void> {
  await db.insert(articleCategory).values([
    { id: 1, slug: "gespraech", name: { de: "Gespräch", en: "Conversation" }, styleName: "cloud" },
    { id: 2, slug: "essay", name: { de: "Essay" }, styleName: "salmon", sort: 1 },
    { id: 3, slug: "leer", name: { de: "Leer" }, sort: 2 },
  ]);
  await db.insert(tag).values([
    { id: ton, scope: "article", slug: "ton", name: { de: "Ton", en: "Sound" } },
    { id: farbe, scope: "article", slug: "farbe", name: { de: "Farbe" }, sort: 1 },
    { id: intern, scope: "article", slug: "intern", name: { de: "Intern" }, showInFilter: false, sort: 2 },
  ]);
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO article (id, slug, title, preline, teaser, text, category_id, author, date, is_online, online_from, online_to)
     SELECT i, 'text-' || i, '{"de":"Text ' || i || '"}', '{}', '{}', '{}', CASE WHEN i % 3 = 0 THEN 2 ELSE 1 END, '', date('2026-11-20', -i || ' days'), 1, NULL, NULL FROM n`,
  )
    .bind(many)
    .run();
  await env.DB.exec(`INSERT INTO article_tag (article_id, tag_id) SELECT id, ${ton} FROM article WHERE id % 5 = 0`);
  await db.insert(article).values([
    { id: 6001, slug: "offline", title: { de: "Offline" }, date: "2026-11-21", categoryId: 2, isOnline: false },
    { id: 6002, slug: "bald", title: { de: "Bald" }, date: "2026-11-21", categoryId: 2, onlineFrom: now + 1 },
    { id: 6003, slug: "vorbei", title: { de: "Vorbei" }, date: "2026-11-21", categoryId: 2, onlineTo: now },
  ]);
  await db.insert(articleTag).values([
    { articleId: 6001, tagId: ton },
    { articleId: 6002, tagId: farbe },
    { articleId: 6003, tagId: farbe },
    { articleId: 1, tagId: intern },
  ]);
}

let db: Database;
beforeAll(async () => {
  db = await smallHouse(env);
  await bigMagazine(db);
});

const ids = async (query: Parameters<typeof listArticles>[1]) =>
  (await listArticles(db, query, asking)).results.map(({ id }) => id);

describe("the lists of the magazine", () => {
  it("come in pages of twelve, newest first, without what is not online", async () => {
    expect(await ids({})).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(await ids({ page: 2 })).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
    const last = await listArticles(db, { page: 417 }, asking);
    expect([last.count, last.results.length]).toEqual([many, 8]);
    expect((await listArticles(db, { page: 418 }, asking)).results).toEqual([]);
    expect(articleTeaserSchema.array().safeParse(last.results).error?.issues ?? []).toEqual([]);
  });

  it("are narrowed by category and by topic, and by both", async () => {
    expect((await ids({ category: 2 })).slice(0, 3)).toEqual([3, 6, 9]);
    expect((await ids({ tag: ton })).slice(0, 3)).toEqual([5, 10, 15]);
    expect((await ids({ tag: ton, category: 2, page: 2 })).slice(0, 3)).toEqual([195, 210, 225]);
    expect(await listArticles(db, { category: 3 }, asking)).toEqual({ count: 0, results: [] });
  });

  it("have no others than those that are named", async () => {
    const named = await listArticles(db, { ids: [9, 3, 4, many + 1], page_size: 4 }, asking);
    expect([named.count, named.results.map(({ id }) => id)]).toEqual([3, [3, 4, 9]]);
  });

  it("are counted as they are listed, empty ones too", async () => {
    const categories = await listCategories(db, { lang: "en", now });
    expect(articleCategorySchema.array().safeParse(categories).error?.issues ?? []).toEqual([]);
    expect(categories.map(({ name, url, count }) => [name, url, count])).toEqual([
      ["Conversation", "/en/mediathek/categories/gespraech/1", 3334],
      ["Essay", "/en/mediathek/categories/essay/2", 1666],
      ["Leer", "/en/mediathek/categories/leer/3", 0],
    ]);
    const topics = await listTopics(db, asking);
    expect(articleTopicSchema.array().safeParse(topics).error?.issues ?? []).toEqual([]);
    expect(topics.map(({ name, url, count, show_in_filter }) => [name, url, count, show_in_filter])).toEqual([
      ["Ton", `/de/mediathek/tags/ton/${ton}`, 1000, true],
      ["Farbe", `/de/mediathek/tags/farbe/${farbe}`, 0, true],
      ["Intern", `/de/mediathek/tags/intern/${intern}`, 1, false],
    ]);
    for (const { id, count } of categories)
      expect((await listArticles(db, { category: id }, asking)).count).toBe(count);
  });

  it("ask no more of five thousand texts than their indexes say", async () => {
    const { database, sent } = recorded();
    const heard = open({ DB: database });
    await listArticles(heard, { page: 400 }, asking);
    await listArticles(heard, { category: 2, page: 100 }, asking);
    await listArticles(heard, { tag: ton, page: 20 }, asking);
    await listCategories(heard, asking);
    await listTopics(heard, asking);
    expect(sent).toHaveLength(5);
    for (const statement of sent) {
      const { sql } = statement;
      const steps = await stepsOf(statement);
      expect(steps.filter((step) => /\barticle\b/.test(step)).length, sql).toBeGreaterThan(0);
      // By its id a text is read; looked for it is in an index that holds all that is asked.
      expect(
        steps.filter((step) => /\b(SCAN|SEARCH) article\b/.test(step) && !/COVERING INDEX|PRIMARY KEY/.test(step)),
        sql,
      ).toEqual([]);
    }
    // Topics are counted without those that are offline, which are looked up at the ends of two indexes.
    const steps = sent[4] ? await stepsOf(sent[4]) : [];
    for (const name of ["article_begins", "article_ends"])
      expect(steps.filter((step) => step.includes(`SEARCH article USING COVERING INDEX ${name}`))).toHaveLength(1);
  });
});

describe("an article", () => {
  it("knows the next showing of each of its films and the events it is about", async () => {
    const past = await addEvent(db, "2026-11-20T20:00:00+01:00");
    const cancelled = await addEvent(db, "2026-11-22T20:00:00+01:00", { status: "cancelled" });
    const next = await addEvent(db, "2026-11-23T20:00:00+01:00");
    const later = await addEvent(db, "2026-11-24T20:00:00+01:00");
    const talk = await addEvent(db, "2026-11-22T11:00:00+01:00", { productionId: null, title: { de: "Gespräch" } });
    await db.insert(articleProduction).values([1, 2, 3].map((productionId) => ({ articleId: 1, productionId })));
    await db.insert(articleEvent).values([talk, past].map((eventId) => ({ articleId: 1, eventId })));
    const found = await readArticle(db, 1, asking);
    expect(articleDetailSchema.safeParse(found).error?.issues ?? []).toEqual([]);
    expect(found?.written_in).toEqual([]);
    expect(found?.events.map(({ id }) => id)).toEqual([talk, next]);
    // The third is not online.
    expect(found?.productions.map(({ id }) => id)).toEqual([1, 2]);
    expect(found?.tags).toEqual([
      { id: intern, slug: "intern", name: "Intern", url: `/de/mediathek/tags/intern/${intern}` },
    ]);
    expect([past, cancelled, later]).not.toContain(found?.events[1]?.id);
  });
});
