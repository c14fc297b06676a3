import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { paragraph } from "~/domain/pages/words";
import { listArticles, readArticle } from "../../../workers/db/content/articles";
import { listPages } from "../../../workers/db/content/picking";
import { article } from "../../../workers/db/schema/articles";
import { page as pageTable } from "../../../workers/db/schema/pages";
import { findOthers } from "../../../workers/db/search/find";
import { listAddresses } from "../../../workers/db/site/addresses";
import { addArticlePage } from "../../../workers/publishing/add-article-page";
import { changePage } from "../../../workers/publishing/change-page";
import { createPage, duplicatePage, movePage, pageTree, trashPage } from "../../../workers/publishing/page-tree";
import { publish } from "../../../workers/publishing/publish";
import { setOnline } from "../../../workers/publishing/set-online";
import { caller, htmlPage } from "../../support/edge";
import { asking, database, draftOf, emptyHouse, headline, now, staff, step } from "../../support/editing";
import { saveSettings } from "../../support/house";

const call = caller({ renderPage: () => Promise.resolve(htmlPage("page", "n")) });
const lang = "de";
const text = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Der Anfang." }] }] };

beforeEach(async () => {
  await saveSettings();
  await database.delete(article);
  await emptyHouse("ada", "bob");
  await database.insert(article).values([
    { id: 1, slug: "oktaven", title: { de: "Zwei Oktaven" }, text: { de: text }, date: "2099-11-20", updatedAt: 1_000 },
    { id: 2, slug: "kasch", title: { de: "Eine Kasch" }, text: { de: text }, date: "2099-11-19", updatedAt: 1_000 },
  ]);
});

const codeOf = (result: { ok: true } | { ok: false; code: string }) => (result.ok ? "ok" : result.code);
/** The article has a section with a headline, which visitors do not see yet. */
async function begun(): Promise<number> {
  const added = await addArticlePage(asking(), 1);
  const page = added.ok ? added.value.page : 0;
  await step(page, 0, [
    { op: "insert", module: headline("m1", "Pausenbrot"), place: { section: "main", column: 0, after: null } },
  ]);
  return page;
}
const toldTo = async (path: string) => {
  const response = await call(path);
  return { status: response.status, body: response.status === 200 ? await response.json<{ page: unknown }>() : null };
};
const foundWith = async (word: string) =>
  (await findOthers(database, { text: word, lang, now }, {})).results.map(({ kind, id }) => [kind, id]);

describe("the sections of an article", () => {
  it("are begun once, whoever asks and however often, by somebody who may edit", async () => {
    expect(codeOf(await addArticlePage(asking(null), 1))).toBe("unauthorized");
    expect(codeOf(await addArticlePage(asking(staff("kim", "box-office")), 1))).toBe("forbidden");
    expect(codeOf(await addArticlePage(asking(), 9))).toBe("not_found");
    const added = await Promise.all([addArticlePage(asking(), 1), addArticlePage(asking(staff("bob")), 1)]);
    const pages = added.map((one) => (one.ok ? one.value.page : null));
    expect(new Set(pages).size).toBe(1);
    expect(await addArticlePage(asking(), 1)).toEqual({ ok: true, value: { page: pages[0] } });
    expect(await database.select().from(pageTable)).toHaveLength(1);
  });

  it("are shown with the article once they are published, and found under its name", async () => {
    const page = await begun();
    expect((await toldTo("/de/api/articles/1/")).body?.page).toBeNull();
    expect(await foundWith("Pausenbrot")).toEqual([]);
    expect(codeOf(await publish(asking(), page, { rev: 1 }))).toBe("ok");
    expect((await toldTo("/de/api/articles/1/")).body?.page).toMatchObject({
      id: page,
      title: "Zwei Oktaven",
      urls: { de: "/de/mediathek/oktaven/1", en: "/en/mediathek/oktaven/1" },
      modules: [{ columns: [{ children: [{ type: "headline", props: { content: "Pausenbrot" } }] }] }],
    });
    expect((await toldTo("/de/api/articles/2/")).body?.page).toBeNull();
    expect(await foundWith("Pausenbrot")).toEqual([["article", 1]]);
    const [row] = await database.select().from(article).where(eq(article.id, 1));
    expect(row?.updatedAt).toBe(now);
  });

  it("are part of what takes a while to read, while visitors see them", async () => {
    const minutes = async (code: string) => {
      const one = await readArticle(database, 1, { lang: code, now });
      const { results } = await listArticles(database, {}, { lang: code, now });
      return [one?.minutes, ...results.map((listed) => listed.minutes)];
    };
    const added = await addArticlePage(asking(), 1);
    const page = added.ok ? added.value.page : 0;
    // With the two words of its text it is one word over three minutes.
    const words = Array.from({ length: 599 }, () => "Wort").join(" ");
    const props = { content: { de: paragraph(words) }, anchor: "", decrease_distance: false };
    const module = { id: "m1", type: "text", version: 1, order: 0, props };
    await step(page, 0, [{ op: "insert", module, place: { section: "main", column: 0, after: null } }]);
    expect(await minutes("de")).toEqual([1, 1, 1]);
    await publish(asking(), page, { rev: 1 });
    expect(await minutes("de")).toEqual([4, 4, 1]);
    // In English it is read in German.
    expect(await minutes("en")).toEqual([4, 4, 1]);
    await database.update(pageTable).set({ isOnline: false }).where(eq(pageTable.id, page));
    expect(await minutes("de")).toEqual([1, 1, 1]);
  });

  it("go with the article, and by themselves", async () => {
    const page = await begun();
    await publish(asking(), page, { rev: 1 });
    await setOnline(asking(), page, { isOnline: false });
    expect((await toldTo("/de/api/articles/1/")).body?.page).toBeNull();
    expect(await foundWith("Pausenbrot")).toEqual([]);
    await setOnline(asking(), page, { isOnline: true });
    await database.update(article).set({ isOnline: false }).where(eq(article.id, 1));
    await setOnline(asking(), page, { isOnline: true });
    expect((await toldTo("/de/api/articles/1/")).status).toBe(404);
    expect(await foundWith("Pausenbrot")).toEqual([]);
  });

  it("are read in every version by the house alone", async () => {
    const page = await begun();
    await publish(asking(), page, { rev: 1 });
    await step(page, 1, [{ op: "set", id: "m1", key: "content", lang: "de", value: "Neu" }]);
    const read = async (version?: string) =>
      (await readArticle(database, 1, { lang, now, version }))?.page?.modules[0]?.columns[0]?.children[0]?.props[
        "content"
      ];
    expect([await read(), await read("1"), await read("draft"), await read("7")]).toEqual([
      "Pausenbrot",
      "Pausenbrot",
      "Neu",
      undefined,
    ]);
    expect((await call("/de/api/articles/1/?version_id=draft")).status).toBe(403);
  });

  it("have no address, no settings and no place among the pages of the house", async () => {
    const page = await begun();
    await publish(asking(), page, { rev: 1 });
    const change = { base_rev: 0, path: "/eigene" };
    const below = { title: { de: "Darunter" }, path: "/darunter", parent: page };
    expect(codeOf(await changePage(asking(), page, change))).toBe("not_found");
    expect(codeOf(await duplicatePage(asking(), page))).toBe("not_found");
    expect(codeOf(await movePage(asking(), page, { parent: null, before: null, base_rev: 0 }))).toBe("not_found");
    expect(codeOf(await trashPage(asking(), page, { base_rev: 0 }))).toBe("not_found");
    expect(codeOf(await createPage(asking(), below))).toBe("unprocessable");
    expect((await draftOf(page)).may).toEqual({ edit: true, publish: true, settings: false });
    expect(await pageTree(asking())).toEqual({ ok: true, value: [] });
    expect((await listPages(database, { lang, limit: 10, offset: 0 })).results).toEqual([]);
    expect((await listAddresses(database, "pages", { now })).results).toEqual([]);
    const [row] = await database.select().from(pageTable);
    expect((await call(`/de/pageeditor-api/page/${row?.path}`)).status).toBe(404);
  });
});
