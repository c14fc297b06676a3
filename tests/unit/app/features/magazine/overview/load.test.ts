import { describe, expect, it, vi } from "vitest";
import type { Api } from "~/api/client";
import { loadCategory, loadMagazine, loadTopic } from "~/features/magazine/overview/load";
import { loadArticle } from "~/features/magazine/article/load-article";

vi.spyOn(console, "error").mockImplementation(() => undefined);

const essay = { id: 2, slug: "essay", name: "Essay", style_name: "salmon", url: "/de/mediathek/categories/essay/2" };
const topic = { id: 7, slug: "ton", name: "Ton", show_in_filter: true, url: "/de/mediathek/tags/ton/7", count: 3 };
const article = { id: 1, title: "Über den Ton", category: essay, image: null };
const paged = (results: object[], count = results.length) => ({ count, next: null, previous: null, results });
const refused = () => Promise.reject(Object.assign(new Error("no answer"), { status: 503 }));

const answers = {
  articles: () => Promise.resolve(paged([article])),
  articleCategories: () => Promise.resolve([{ ...essay, count: 1 }]),
  articleTopics: () =>
    Promise.resolve([topic, { ...topic, id: 8, count: 0 }, { ...topic, id: 9, count: 9, show_in_filter: false }]),
  settings: () => Promise.resolve({ site_name: "Kino" }),
};
const asked = (path: string, overrides: object = {}) => ({
  api: { ...answers, ...overrides } as unknown as Api,
  url: new URL(path, "https://kino.example"),
  origin: "https://kino.example",
});

describe("the magazine", () => {
  it("shows its articles where categories and topics do not answer", async () => {
    const page = await loadMagazine(asked("/de/mediathek", { articleCategories: refused, articleTopics: refused }));
    expect(page.articles.results).toHaveLength(1);
    expect(page.strip).toEqual({ categories: [], total: 1, topicCount: 0 });
  });

  it("names only topics that lead somewhere", async () => {
    expect((await loadMagazine(asked("/de/mediathek"))).topics.map(({ id }) => id)).toEqual([7]);
  });

  it("asks for the page of the address, and for none it does not have", async () => {
    const articles = vi.fn(answers.articles);
    expect((await loadMagazine(asked("/de/mediathek?page=3", { articles }))).page).toBe(3);
    expect(articles).toHaveBeenCalledWith({ page: 3 });
    const none = Object.assign(new Error("none"), { status: 404 });
    const past = { articles: ({ page }: { page?: number }) => (page ? Promise.reject(none) : answers.articles()) };
    await expect(loadMagazine(asked("/de/mediathek?page=9", past))).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("a category", () => {
  it("leads from another name to its own, query kept", async () => {
    const wrong = loadCategory({ ...asked("/de/mediathek/categories/falsch/2?page=2"), id: "2" });
    const response = (await wrong.catch((thrown: unknown) => thrown)) as Response;
    expect([response.status, response.headers.get("location")]).toEqual([301, `${essay.url}?page=2`]);
  });

  it("that nobody knows is a 404", async () => {
    await expect(loadCategory({ ...asked("/de/mediathek/categories/x/9"), id: "9" })).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  it("without articles shows what the magazine had last", async () => {
    const articles = ({ category }: { category?: number }) => Promise.resolve(paged(category ? [] : [article]));
    const page = await loadCategory({ ...asked(essay.url, { articles }), id: "2" });
    expect([page.articles.results, page.newest?.id]).toEqual([[], 1]);
  });

  it("is known from its articles where the categories do not answer, and else does not claim to be missing", async () => {
    const silent = { articleCategories: refused };
    expect((await loadCategory({ ...asked(essay.url, silent), id: "2" })).subject.name).toBe("Essay");
    const none = { ...silent, articles: () => Promise.resolve(paged([])) };
    await expect(loadCategory({ ...asked(essay.url, none), id: "2" })).rejects.toMatchObject({ status: 503 });
  });
});

describe("a topic", () => {
  it("does not claim to be missing where the topics do not answer", async () => {
    await expect(loadTopic({ ...asked(topic.url, { articleTopics: refused }), id: "7" })).rejects.toMatchObject({
      status: 503,
    });
    expect((await loadTopic({ ...asked(topic.url), id: "7" })).subject.name).toBe("Ton");
  });
});

describe("an article", () => {
  const url = "/de/mediathek/ueber-den-ton/1";
  const film = (id: number) => ({ id, title: `Film ${id}`, fallback: [] });
  const detail = {
    ...article,
    url,
    productions: [film(1), film(2)],
    events: [{ id: 5, production: { id: 2 } }],
  };
  const other = (id: number, category: object) => ({ ...article, id, category });

  it("has its films once: with their next date or without any; and its own kind to read on", async () => {
    const page = await loadArticle({
      ...asked(url, {
        article: () => Promise.resolve(detail),
        articlesTeaser: () => Promise.resolve([other(1, essay), other(2, { id: 3 }), other(3, essay)]),
      }),
      id: "1",
      version: null,
    });
    expect(page.events.map(({ id }) => id)).toEqual([5]);
    expect(page.undated.map(({ id }) => id)).toEqual([1]);
    expect(page.more.map(({ id }) => id)).toEqual([3, 2]);
  });
});
