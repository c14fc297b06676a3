import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db as open } from "../../../../workers/db/client";
import { article } from "../../../../workers/db/schema/articles";
import { production } from "../../../../workers/db/schema/catalogue";
import { findEvents, findOthers } from "../../../../workers/db/search/find";
import { overviewOf, suggestionsFor } from "../../../../workers/db/search/overview";
import { reindex } from "../../../../workers/db/search/search-index";
import { seedDemo } from "../../../../workers/demo/seed";
import { caller } from "../../../support/edge";
import { recorded, stepsOf, type Sent } from "../../../support/recorded";

const now = Date.parse("2026-11-21T18:05:00+01:00");
const db = open(env);
const asked = (text: string, lang = "de") => ({ text, lang, now });
const call = caller({ renderPage: () => Promise.resolve(new Response("page")) });

beforeAll(async () => {
  await seedDemo(env, { now, profile: "demo", artwork: false });
});

/** What people type, and what has to come first of all that is no showing. */
const wanted: [string, string, string?][] = [
  ["nosferatu", "Nosferatu – Eine Symphonie des Grauens"],
  ["Symphonie", "Nosferatu – Eine Symphonie des Grauens"],
  ["metropolis", "Metropolis"],
  ["m", "M – Eine Stadt sucht einen Mörder"],
  ["moerder", "M – Eine Stadt sucht einen Mörder"],
  ["die nacht", "Die Nacht der lebenden Toten"],
  ["night of the living", "Die Nacht der lebenden Toten"],
  ["Sedmikrasky", "Tausendschönchen"],
  ["tausendschoenchen", "Tausendschönchen"],
  ["tokyo", "Die Reise nach Tokio"],
  ["tokio", "Die Reise nach Tokio"],
  ["monogatari", "Die Reise nach Tokio"],
  ["rashomon", "Rashōmon – Das Lustwäldchen"],
  ["RASHŌMON", "Rashōmon – Das Lustwäldchen"],
  ["l'atalante", "Atalante"],
  ["cleo", "Cléo – Mittwoch zwischen 5 und 7"],
  ["5 und 7", "Cléo – Mittwoch zwischen 5 und 7"],
  ["haxan", "Häxan"],
  ["caligari", "Das Cabinet des Dr. Caligari"],
  ["dr caligari", "Das Cabinet des Dr. Caligari"],
  ["murnau nosferatu", "Nosferatu – Eine Symphonie des Grauens"],
  ["Jean Vigo", "Atalante"],
  ["kurosawa", "Rashōmon – Das Lustwäldchen"],
  ["ozu", "Die Reise nach Tokio"],
  ["sciamma", "Porträt einer jungen Frau in Flammen"],
  ["portraet", "Porträt einer jungen Frau in Flammen"],
  ["jeune fille en feu", "Porträt einer jungen Frau in Flammen"],
  ["fahrrad", "Fahrraddiebe"],
  ["Strasse", "Apus Weg ins Leben: Auf der Straße"],
  ["dritte mann", "Der dritte Mann"],
  ["third man", "Der dritte Mann"],
  ["potemkin", "Panzerkreuzer Potemkin"],
  ["der golem", "Der Golem, wie er in die Welt kam"],
  ["nachtvorstellung", "Nachtvorstellung"],
  ["stumm & laut", "Stumm & laut"],
  ["kasch", "Was ist eine Kasch?"],
  ["oktaven", "Zwei Oktaven fehlen"],
  ["ivo prohaska", "Ivo Prohaska"],
  ["kuebler", "Helene Kübler"],
  ["impressum", "Impressum"],
  ["daisies", "Daisies", "en"],
  ["joan of arc", "The Passion of Joan of Arc", "en"],
  ["late show", "Late Show", "en"],
  ["northern", "Northern Skirts", "en"],
];

describe("the search", () => {
  it("puts what was meant first", async () => {
    const missed: string[] = [];
    for (const [text, title, lang] of wanted) {
      const { results } = await findOthers(db, asked(text, lang), {});
      if (results[0]?.title !== title) missed.push(`${text}: ${results[0]?.title ?? "nothing"}, not ${title}`);
    }
    expect(wanted.length).toBeGreaterThanOrEqual(40);
    expect(missed).toEqual([]);
  });

  it("weighs a title above an original title, that above names, and names above texts", async () => {
    const at = 90_001;
    const word = "zwirbelmoos";
    const text = { de: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: word }] }] } };
    await db.insert(production).values([
      { id: at, slug: "text", title: { de: "Im Text" }, text, sortTitle: "a" },
      { id: at + 1, slug: "original", title: { de: "Im Original" }, originalTitle: word, sortTitle: "b" },
      { id: at + 2, slug: "titel", title: { de: `Das ${word}` }, sortTitle: "c" },
    ]);
    for (const id of [at, at + 1, at + 2]) await reindex(db, { kind: "production", id });
    const { results } = await findOthers(db, asked("zwirbel"), {});
    expect(results.map(({ title }) => title)).toEqual([`Das ${word}`, "Im Original", "Im Text"]);
    expect(results[2]?.quote).toBe(word);
    await db.delete(production).where(eq(production.slug, "titel"));
    await reindex(db, { kind: "production", id: at + 2 });
    expect((await findOthers(db, asked("zwirbel"), {})).count).toBe(2);
    await db.update(production).set({ isOnline: false }).where(eq(production.id, at));
    await db
      .update(production)
      .set({ isOnline: false })
      .where(eq(production.id, at + 1));
    for (const id of [at, at + 1]) await reindex(db, { kind: "production", id });
    expect((await findOthers(db, asked("zwirbel"), {})).count).toBe(0);
  });

  it("shows a hundred at once", async () => {
    const { count, results } = await findEvents(db, asked("d"), { page_size: 100 });
    expect(count).toBeGreaterThan(100);
    expect(results).toHaveLength(100);
  });

  it("lists showings to come before past ones, soonest first", async () => {
    const { count, results } = await findEvents(db, asked("nosferatu"), { page_size: 100 });
    expect(results).toHaveLength(count);
    const ahead = results.filter(({ date_start }) => Date.parse(date_start) > now);
    const past = results.filter(({ date_start }) => Date.parse(date_start) <= now);
    expect(ahead.length).toBeGreaterThan(1);
    expect(past.length).toBeGreaterThan(0);
    expect(results).toEqual([...ahead, ...past]);
    expect(ahead).toEqual(ahead.toSorted((a, b) => Date.parse(a.date_start) - Date.parse(b.date_start)));
  });

  it("finds showings by series and by director", async () => {
    expect((await findEvents(db, asked("nachtvorstellung"), {})).results[0]?.series?.name).toBe("Nachtvorstellung");
    expect((await findEvents(db, asked("murnau"), {})).count).toBeGreaterThan(0);
  });

  it("counts what its lists have", async () => {
    for (const text of ["nacht", "die", "film"]) {
      const { count, counts } = await overviewOf(db, asked(text));
      expect((await findEvents(db, asked(text), { page_size: 1 })).count).toBe(counts.events);
      expect((await findOthers(db, asked(text), {})).count).toBe(count - counts.events);
      for (const category of ["films", "articles", "people", "series", "house"] as const)
        expect((await findOthers(db, asked(text), { category })).count).toBe(counts[category]);
    }
  });

  it("pages without losing or repeating anything", async () => {
    const whole = await findOthers(db, asked("die"), { page_size: 100 });
    const first = await findOthers(db, asked("die"), { page: 1, page_size: 7 });
    const second = await findOthers(db, asked("die"), { page: 2, page_size: 7 });
    expect([...first.results, ...second.results]).toEqual(whole.results.slice(0, 14));
  });

  it.each(["de", "en"])("shows an article in its window only (%s)", async (lang) => {
    const word = `kronkelwitz${lang}`;
    const [id, hour] = [lang === "de" ? 91_001 : 91_002, 3_600_000];
    const window = { onlineFrom: now, onlineTo: now + hour };
    await db.insert(article).values({ id, slug: "spaeter", title: { [lang]: word }, date: "2026-11-01", ...window });
    await reindex(db, { kind: "article", id });
    const at = async (moment: number) => (await findOthers(db, { ...asked(word, lang), now: moment }, {})).count;
    expect(await Promise.all([now - 1, now, now + hour - 1, now + hour].map(at))).toEqual([0, 1, 1, 0]);
  });

  it.each([
    ["nosfaratu", "nosferatu"],
    ["nosfaratu im schneesturm", "nosferatu"],
    ["metrpolis", "metropolis"],
    ["kurosava", "kurosawa"],
    ["carade", "charade"],
    ["prohasca", "prohaska"],
  ])("knows what %s was meant to be", async (typed, meant) => {
    const { count, correction } = await overviewOf(db, asked(typed));
    expect(count).toBe(0);
    expect(correction?.query).toBe(meant);
    expect(correction?.count).toBe((await overviewOf(db, asked(meant))).count);
  });

  it("proposes nothing where nothing is near", async () => {
    expect((await overviewOf(db, asked("qqqqxxxx"))).correction).toBeNull();
  });

  it("proposes films, then showings to come, then the rest", async () => {
    const list = await suggestionsFor(db, asked("na"));
    const categories = list.map(({ category }) => category);
    expect(categories.slice(0, 3)).toEqual(["films", "films", "films"]);
    expect(list.length).toBeLessThanOrEqual(10);
    expect(categories.indexOf("events")).toBe(3);
    for (const { category, date_start } of list)
      if (category === "events") expect(Date.parse(date_start ?? "")).toBeGreaterThan(now);
  });
});

async function scans(statements: readonly Sent[]): Promise<string[]> {
  const found: string[] = [];
  for (const statement of statements) {
    for (const detail of await stepsOf(statement))
      // An FTS index is read by its words (M) or a row's number (=); lists that were given and subqueries are no tables.
      if (
        /^SCAN (?!\w+ VIRTUAL TABLE INDEX \d+:(?:=|\S*M)|json_each|t VIRTUAL|(?:j|at|word|CONSTANT ROW)\b|\(subquery)/.test(
          detail,
        )
      )
        found.push(detail);
  }
  return found;
}

describe("the plans of the search", () => {
  it("scan no table", async () => {
    const { database: DB, sent } = recorded();
    const database = open({ DB });
    await overviewOf(database, asked("nacht"));
    await overviewOf(database, asked("nosfaratu im schneesturm"));
    await suggestionsFor(database, asked("na"));
    await findOthers(database, asked("die"), { page: 2, category: "house" });
    await reindex(database, { kind: "series", id: 1 });
    expect(sent.length).toBeGreaterThan(10);
    expect(await scans(sent)).toEqual([]);
    // What is offline is looked up at the ends of two indexes, not asked of each article that is found.
    const all = (await Promise.all(sent.map(stepsOf))).flat();
    for (const name of ["article_begins", "article_ends"]) expect(all.join()).toContain(`COVERING INDEX ${name} `);
    expect(await scans([{ sql: "SELECT * FROM search_index WHERE title = ?", values: ["a"] }])).toHaveLength(1);
    expect(await scans([{ sql: "SELECT * FROM article WHERE title = ?", values: ["a"] }])).toHaveLength(1);
  });
});

describe("the calls of the search", () => {
  const paths = ["/api/search/", "/de/api/search/"];

  it.each(paths)("%s answers overview, events, others and suggestions", async (path) => {
    const overview = await (await call(`${path}?query=nacht`)).json<{ count: number; counts: { events: number } }>();
    expect(overview.count).toBeGreaterThan(overview.counts.events);
    const events = await (
      await call(`${path}events/?query=die&page_size=2`)
    ).json<{ next: string; results: object[] }>();
    expect(events.results).toHaveLength(2);
    expect(new URL(events.next).searchParams.get("page")).toBe("2");
    const suggestions = await (await call(`${path}autocomplete/?query=NOS`)).json<{ kind: string; text: string }[]>();
    expect(suggestions[0]).toMatchObject({ kind: "production", text: "Nosferatu – Eine Symphonie des Grauens" });
    expect(suggestions.map(({ kind }) => kind)).toEqual(["production", "event", "event", "event", "article"]);
    expect(await (await call(`${path}others/?query=nacht&category=series`)).json()).toMatchObject({ count: 1 });
  });

  it.each([
    ["no text", "", "query"],
    ["a text without a word", "?query=%22*", "query"],
    ["a text that is too long", `?query=${"x".repeat(81)}`, "query"],
    ["half a page", "?query=a&page=x", "page"],
  ])("refuse %s and name the key", async (_, query, key) => {
    const answer = await call(`/api/search/others/${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "bad_request", errors: [{ path: key }] });
  });

  it("know no page past the end, and speak the language that is asked for", async () => {
    expect((await call("/api/search/others/?query=nosferatu&page=9")).status).toBe(404);
    const english = await call("/api/search/others/?query=nosferatu&lang=en");
    const { results } = await english.json<{ results: { title: string }[] }>();
    expect(results[0]?.title).toBe("Nosferatu: A Symphony of Horror");
  });
});
