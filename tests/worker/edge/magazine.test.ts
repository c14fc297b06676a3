import { env } from "cloudflare:workers";
import { parseFeed } from "htmlparser2";
import { beforeAll, describe, expect, it } from "vitest";
import { bumpGeneration } from "../../../workers/cache/generation";
import { article, articleCategory, articleProduction, articleTag } from "../../../workers/db/schema/articles";
import { tag } from "../../../workers/db/schema/catalogue";
import { caller } from "../../support/edge";
import { addEvent, smallHouse } from "../../support/fixtures";
import { sitePages } from "../../support/site-pages";

const call = caller({ renderPage: sitePages });
const text = { de: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Ein Satz." }] }] } };

beforeAll(async () => {
  const db = await smallHouse(env);
  await db.insert(articleCategory).values([
    { id: 1, slug: "essay", name: { de: "Essay" }, styleName: "salmon" },
    { id: 2, slug: "leer", name: { de: "Leere Rubrik", en: "Empty section" }, styleName: "rose" },
  ]);
  await db.insert(tag).values({ id: 20, scope: "article", slug: "ton", name: { de: "Ton", en: "Sound" } });
  for (let index = 0; index < 14; index += 1)
    await db.insert(article).values({
      id: index + 1,
      slug: `text-${index + 1}`,
      title: index === 0 ? { de: "Licht & <Schatten>", en: "Light & <Shadow>" } : { de: `Text ${index + 1}` },
      teaser: { de: "Was man ]]> nicht sieht." },
      text,
      categoryId: index < 13 ? 1 : null,
      author: "Ruth Amsler",
      date: `2026-10-${String(30 - index).padStart(2, "0")}`,
      updatedAt: Date.parse("2026-11-02T10:00:00+01:00"),
      imageId: index === 0 ? 1 : null,
    });
  await db.insert(articleTag).values({ articleId: 1, tagId: 20 });
  await db.insert(articleProduction).values([1, 2].map((productionId) => ({ articleId: 1, productionId })));
  await addEvent(db, "2099-11-23T20:00:00+01:00");
  await bumpGeneration(env);
});

const read = async (path: string) => {
  const response = await call(path, { redirect: "manual" });
  return {
    status: response.status,
    html: await response.text(),
    location: response.headers.get("location"),
    type: response.headers.get("content-type"),
  };
};
const own = "/de/mediathek/text-1/1";
const linksTo = (html: string) => Array.from(html.matchAll(/<a [^>]*href="([^"]+)"/g), ([, to = ""]) => to);

describe("the magazine as a document", () => {
  it("has its first twelve articles, then a link to the others, and from there one back", async () => {
    const first = await read("/de/mediathek");
    const second = await read("/de/mediathek?page=2");
    const articles = (html: string) =>
      new Set(linksTo(html).filter((to) => /\/mediathek\/text-\d+\/\d+$/.test(to))).size;
    expect([first.status, articles(first.html), second.status, articles(second.html)]).toEqual([200, 12, 200, 2]);
    expect(linksTo(first.html)).toContain("/de/mediathek?page=2");
    expect(linksTo(second.html)).not.toContain("/de/mediathek?page=3");
    expect(linksTo(second.html)).toContain("/de/mediathek");
    expect((await read("/de/mediathek?page=3")).status).toBe(404);
    expect(second.html).toMatch(/rel="canonical" href="[^"]+\/de\/mediathek\?page=2"/);
  });

  it("leads a category and a topic under wrong names to their own, and knows no others", async () => {
    expect(await read("/de/mediathek/categories/falsch/1?page=2")).toMatchObject({
      status: 301,
      location: "/de/mediathek/categories/essay/1?page=2",
    });
    expect(await read("/en/mediathek/tags/falsch/20")).toMatchObject({
      status: 301,
      location: "/en/mediathek/tags/ton/20",
    });
    const unknown = ["categories/essay/9", "categories/essay/x", "tags/ton/9", "tags/ton/1", "categories/essay"];
    for (const path of unknown) expect((await read(`/de/mediathek/${path}`)).status, path).toBe(404);
  });

  it("says in an empty category what the last article was about, and keeps it from search engines", async () => {
    const { status, html } = await read("/en/mediathek/categories/leer/2");
    expect([status, html.includes("Nothing here yet"), html.includes("/en/mediathek/text-1/1")]).toEqual([
      200,
      true,
      true,
    ]);
    expect(html).toContain('content="noindex, follow"');
  });

  it("lists a topic under its letter, and no letter that leads nowhere", async () => {
    const { html } = await read("/en/mediathek/tags");
    expect(linksTo(html)).toContain("/en/mediathek/tags/ton/20");
    expect(linksTo(html).filter((to) => to.startsWith("#register"))).toEqual(["#register-s"]);
  });
});

describe("an article as a document", () => {
  it("tells search engines who wrote it, when, and what it looks like", async () => {
    const { html } = await read(own);
    const data = Array.from(
      html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g),
      ([, json = ""]) => JSON.parse(json),
    );
    const { origin } = new URL(data.find((entry) => entry["@type"] === "Article").url);
    expect(data.find((entry) => entry["@type"] === "Article")).toMatchObject({
      headline: "Licht & <Schatten>",
      author: { "@type": "Person", name: "Ruth Amsler" },
      datePublished: "2026-10-30",
      dateModified: "2026-11-02T10:00:00+01:00",
      image: `${origin}/media/${"a".repeat(16)}/card.jpg`,
      publisher: { "@type": "Organization" },
      inLanguage: "de",
      timeRequired: "PT1M",
    });
    const crumbs = data.find((entry) => entry["@type"] === "BreadcrumbList");
    expect(crumbs.itemListElement.map((entry: { name: string }) => entry.name).slice(1)).toEqual([
      "Mediathek",
      "Essay",
    ]);
    expect(html).toMatch(/property="og:image" content="[^"]+\/card\.jpg"/);
  });

  it("names the next date of its films, and which has none", async () => {
    const { html } = await read(own);
    expect(html).toMatch(/datetime="2099-11-23T20:00/i);
    expect(html).toMatch(/zurzeit kein Termin[\s\S]*Tausendschönchen/);
    expect(linksTo(html)).toContain("/de/mediathek/tags/ton/20");
  });
});

describe("the feed of the magazine", () => {
  it.each([
    ["de", "Licht & <Schatten>"],
    ["en", "Light & <Shadow>"],
  ])("is what feed readers read (%s), and the magazine says where it is", async (lang, title) => {
    const { status, html: xml, type } = await read(`/${lang}/mediathek.rss`);
    expect([status, type]).toEqual([200, "application/rss+xml; charset=utf-8"]);
    const feed = parseFeed(xml);
    expect(feed).toMatchObject({ type: "rss" });
    expect(feed?.items).toHaveLength(14);
    const [first] = feed?.items ?? [];
    expect(first).toMatchObject({ title, description: "Was man ]]> nicht sieht." });
    expect(new URL(first?.link ?? "").pathname).toBe(`/${lang}/mediathek/text-1/1`);
    expect(first?.pubDate?.toISOString().slice(0, 10)).toBe("2026-10-30");
    const { html } = await read(`/${lang}/mediathek`);
    expect(html).toMatch(
      new RegExp(`<link rel="alternate" type="application/rss\\+xml"[^>]*href="/${lang}/mediathek.rss"`),
    );
  });
});
