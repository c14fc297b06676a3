import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { defaultSettings } from "~/domain/site/default-settings";
import type { DetailedFailure, Result } from "~/domain/common/errors";
import type { PageChange } from "~/domain/editing/schema";
import { media } from "../../../workers/db/schema/media";
import { page as pageTable } from "../../../workers/db/schema/pages";
import { audit, menuEntry, redirect, siteSettings } from "../../../workers/db/schema/site";
import { changePage } from "../../../workers/publishing/change-page";
import {
  createPage,
  duplicatePage,
  movePage,
  pageTree,
  restorePage,
  trashPage,
} from "../../../workers/publishing/page-tree";
import type { Asking } from "../../../workers/publishing/asking";
import { publish } from "../../../workers/publishing/publish";
import { caller, htmlPage } from "../../support/edge";
import {
  asking,
  database,
  documentWith,
  draftOf,
  emptyHouse,
  headline,
  publishedPage,
  saying,
  staff,
  step,
} from "../../support/editing";

import { saveSettings } from "../../support/house";

let [home, house, halls, salon] = [0, 0, 0, 0];
beforeEach(async () => {
  await database.delete(menuEntry);
  await emptyHouse();
  for (const table of [redirect, audit, media]) await database.delete(table);
  [home, house, halls, salon] = [
    await publishedPage("/", documentWith(headline("m1", "Start"))),
    await publishedPage("/haus", documentWith(headline("m1", "Haus"))),
    await publishedPage("/haus/saele", documentWith(headline("m1", "Säle"))),
    await publishedPage("/haus/saele/salon", documentWith(headline("m1", "Salon"))),
  ];
  await database.update(pageTable).set({ parentId: house }).where(eq(pageTable.id, halls));
  await database.update(pageTable).set({ parentId: halls }).where(eq(pageTable.id, salon));
});

const call = caller({ renderPage: () => Promise.resolve(htmlPage("page", "n")) });
const revOf = async (id: number) =>
  (await database.select().from(pageTable).where(eq(pageTable.id, id)))[0]?.settingsRev;
/** Changes settings as somebody who has just read them. */
const change = async (who: Asking, id: number, facts: PageChange) =>
  changePage(who, id, { base_rev: (await revOf(id)) ?? 0, ...facts });
/** The revision of whoever has just read the pages. */
const seen = async (id: number) => ({ base_rev: (await revOf(id)) ?? 0 });
const move = async (who: Asking, id: number, place: { parent: number | null; before: number | null }) =>
  movePage(who, id, { ...place, ...(await seen(id)) });
const toTrash = async (who: Asking, id: number) => trashPage(who, id, await seen(id));
const fromTrash = async (who: Asking, id: number) => restorePage(who, id, await seen(id));
const fresh = () => asking(staff("ada"), Date.now());
const wrongOf = (result: Awaited<ReturnType<typeof changePage>> | Awaited<ReturnType<typeof createPage>>) =>
  result.ok ? "ok" : [result.code, ...(result.errors ?? []).map(({ path }) => path)].join(" ");
const pathOf = async (id: number) =>
  (await database.select().from(pageTable).where(eq(pageTable.id, id)))[0]?.path ?? "none";

describe("the settings of a page", () => {
  it("are changed one by one, seen by visitors at once and written down", async () => {
    const read = async () => (await call("/de/pageeditor-api/page/haus")).json();
    expect(await read()).toMatchObject({ title: "/haus", meta_title: "" });
    const facts = { title: { de: "Das Haus" }, meta_title: { de: "Ein Kino" }, in_menu: true };
    expect(await change(fresh(), house, facts)).toMatchObject({ ok: true, value: { ...facts, path: "/haus" } });
    expect(await read()).toMatchObject({ title: "Das Haus", meta_title: "Ein Kino", in_menu: true, headline: "" });
    expect(await database.select().from(audit)).toMatchObject([
      { actor: "ada", action: "page.settings", detail: { changed: ["title", "meta_title", "in_menu"] } },
    ]);
  });

  it("move a page and those below it, and every old address leads to the new one", async () => {
    await database.insert(redirect).values([
      { oldPath: "/uralt", newPath: "/haus" },
      { oldPath: "/kino", newPath: "/haus", source: "rename" },
    ]);
    await database.insert(menuEntry).values({ menu: "primary", url: "/haus/saele" });
    const shown = { "404": "/haus/saele", "500": "/elsewhere" };
    await saveSettings({ design: { ...defaultSettings.design, custom_error_pages: shown } });
    expect(wrongOf(await change(fresh(), house, { path: "/kino" }))).toBe("ok");
    expect(await Promise.all([house, halls, salon].map(pathOf))).toEqual(["/kino", "/kino/saele", "/kino/saele/salon"]);
    expect((await database.select().from(menuEntry))[0]?.url).toBe("/kino/saele");
    const [settings] = await database.select().from(siteSettings);
    expect(settings?.data.design.custom_error_pages).toEqual({ "404": "/kino/saele", "500": "/elsewhere" });
    for (const [from, to] of [
      ["/de/haus", "/de/kino"],
      ["/en/haus/saele/salon", "/en/kino/saele/salon"],
      ["/de/uralt", "/de/kino"],
    ] as const) {
      const answer = await call(from, { redirect: "manual" });
      expect([answer.status, answer.headers.get("location")], from).toEqual([301, to]);
    }
    expect((await call("/de/kino", { redirect: "manual" })).status).toBe(200);
    // And back again, without a circle.
    expect(wrongOf(await change(fresh(), house, { path: "/haus" }))).toBe("ok");
    expect((await call("/de/haus", { redirect: "manual" })).status).toBe(200);
    expect((await call("/de/kino/saele", { redirect: "manual" })).headers.get("location")).toBe("/de/haus/saele");
  });

  it("refuse what cannot be, by field, and change nothing then", async () => {
    await database.insert(redirect).values({ oldPath: "/de/alt", newPath: "/haus" });
    for (const path of [
      "/haus/saele",
      "/programm",
      "/alt",
      "/de/kino",
      "/api/x",
      "/Kino",
      "kino",
      "/a//b",
      "/k.data",
      "",
    ])
      expect(wrongOf(await change(fresh(), salon, { path, title: { de: "x" } })), path).toBe("unprocessable path");
    expect(wrongOf(await change(fresh(), home, { path: "/start" }))).toBe("unprocessable path");
    expect(wrongOf(await change(fresh(), house, { title: { en: "House" } }))).toBe("unprocessable title.de");
    expect(wrongOf(await change(fresh(), house, { parent: salon, og_image: 5 }))).toBe("unprocessable parent og_image");
    expect(wrongOf(await change(fresh(), 987_654, {}))).toBe("not_found");
    expect([await pathOf(salon), (await draftOf(salon)).page.title]).toEqual([
      "/haus/saele/salon",
      { de: "/haus/saele/salon" },
    ]);
  });

  it("name the revision that they were changed on, of which somebody else's change makes another", async () => {
    const first = await changePage(fresh(), house, { base_rev: 0, title: { de: "Haus" } });
    expect(first).toMatchObject({ ok: true, value: { rev: 1, title: { de: "Haus" } } });
    expect(wrongOf(await changePage(fresh(), house, { title: { de: "x" } }))).toBe("precondition_required");
    const late = (await changePage(fresh(), house, { base_rev: 0, path: "/anders" })) as DetailedFailure;
    expect([late.code, late.more]).toMatchObject([
      "conflict",
      { page: { rev: 1, title: { de: "Haus" }, path: "/haus" } },
    ]);
    expect(await pathOf(house)).toBe("/haus");
    await move(fresh(), house, { parent: salon, before: null });
    expect(await revOf(house)).toBe(1);
    await move(fresh(), salon, { parent: null, before: null });
    expect(await revOf(salon)).toBe(1);
  });

  it("are changed by one of two who do it at the same moment, with all that goes with it", async () => {
    const answers = await Promise.all(
      ["/kino", "/palast", "/licht"].map((path) => changePage(fresh(), house, { base_rev: 0, path, in_menu: true })),
    );
    expect(answers.map((answer) => (answer.ok ? "ok" : answer.code)).toSorted()).toEqual([
      "conflict",
      "conflict",
      "ok",
    ]);
    const [won] = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    expect(await Promise.all([house, halls].map(pathOf))).toEqual([won?.path, `${won?.path}/saele`]);
    expect((await database.select().from(redirect)).map(({ newPath }) => newPath).toSorted()).toEqual(
      ["", "/saele", "/saele/salon"].map((rest) => `${won?.path}${rest}`),
    );
    expect(await database.select().from(audit)).toHaveLength(1);
    for (const answer of answers)
      if (!answer.ok) expect((answer as DetailedFailure).more).toMatchObject({ page: { rev: 1, path: won?.path } });
  });

  it("are for those who may", async () => {
    for (const [by, code] of [
      [null, "unauthorized"],
      [staff("kim", "box-office"), "forbidden"],
    ] as const) {
      const who = asking(by);
      expect(wrongOf(await change(who, house, { title: { de: "x" } }))).toBe(code);
      expect(wrongOf(await createPage(who, { title: { de: "x" }, path: "/x", parent: null }))).toBe(code);
      for (const command of [
        () => duplicatePage(who, house),
        () => move(who, house, { parent: null, before: null }),
        () => toTrash(who, salon),
        () => fromTrash(who, salon),
        () => pageTree(who),
      ])
        expect(await command()).toMatchObject({ ok: false, code });
    }
  });
});

describe("the pages of the house", () => {
  const tree = async () => {
    const pages = await pageTree(asking());
    return pages.ok ? pages.value : [];
  };

  it("get a new one, that visitors see when it is published", async () => {
    const wish = { title: { de: "Bar" }, path: "/haus/bar", parent: house };
    const made = await createPage(fresh(), wish);
    const id = made.ok ? made.value.id : 0;
    const read = () => call("/de/pageeditor-api/page/haus/bar");
    expect((await read()).status).toBe(404);
    expect((await tree()).find((one) => one.id === id)).toMatchObject({
      parent: house,
      title: "Bar",
      is_published: false,
      has_changes: true,
    });
    const module = headline("m1", "Achtzehn Plätze");
    const place = { section: "main", column: 0, after: null };
    expect((await step(id, 0, [{ op: "insert", module, place }])).ok).toBe(true);
    expect((await publish(fresh(), id, { rev: 1 })).ok).toBe(true);
    expect(await (await read()).text()).toContain("Achtzehn Plätze");
    expect((await tree()).find((one) => one.id === id)).toMatchObject({ is_published: true, has_changes: false });
    expect(wrongOf(await createPage(fresh(), wish))).toBe("unprocessable path");
    expect(wrongOf(await createPage(fresh(), { title: {}, path: "/y", parent: 987_654 }))).toBe(
      "unprocessable title.de parent",
    );
  });

  it("are copied with what is in work, and the copy is a page of its own", async () => {
    await step(halls, 0, [saying("m1", "In Arbeit")]);
    const copy = await duplicatePage(fresh(), halls);
    expect(copy).toMatchObject({ ok: true, value: { path: "/haus/saele-2" } });
    const id = copy.ok ? copy.value.id : 0;
    expect((await draftOf(id)).document).toEqual(documentWith(headline("m1", "In Arbeit")));
    expect(await draftOf(id)).toMatchObject({ rev: 0, live: null, page: { parent: house, is_online: false } });
    expect(await duplicatePage(fresh(), halls)).toMatchObject({ value: { path: "/haus/saele-3" } });
  });

  it("stand in the order they were put in, and none below itself", async () => {
    const below = async (parent: number | null) =>
      (await tree()).filter((one) => one.parent === parent).map(({ id }) => id);
    expect(await move(fresh(), salon, { parent: null, before: house })).toEqual({ ok: true, value: null });
    expect(await below(null)).toEqual([home, salon, house]);
    expect(await move(fresh(), home, { parent: null, before: null })).toEqual({ ok: true, value: null });
    expect(await below(null)).toEqual([salon, house, home]);
    for (const parent of [house, halls, 987_654])
      expect(await move(fresh(), house, { parent, before: null })).toMatchObject({
        code: "unprocessable",
        errors: [{ path: "parent", code: "parent_unfit" }],
      });
    expect(await move(fresh(), salon, { parent: house, before: home })).toMatchObject({ code: "unprocessable" });
  });

  it("are moved, thrown away and taken back as they were seen, by one of those who do it", async () => {
    const place = { parent: null, before: null };
    const codeOf = (result: Result<unknown>) => (result.ok ? "ok" : result.code);
    const commands = [
      ["move", (base_rev: number | undefined) => movePage(fresh(), salon, { ...place, base_rev })],
      ["trash", (base_rev: number | undefined) => trashPage(fresh(), salon, { base_rev })],
      ["restore", (base_rev: number | undefined) => restorePage(fresh(), salon, { base_rev })],
    ] as const;
    for (const [name, command] of commands) {
      expect([name, codeOf(await command(undefined))]).toEqual([name, "precondition_required"]);
      const { base_rev } = await seen(salon);
      const before = (await tree()).find(({ id }) => id === salon);
      const late = (await command(base_rev - 1)) as DetailedFailure;
      expect([name, late.code, late.more]).toMatchObject([name, "conflict", { page: { rev: base_rev } }]);
      expect((await tree()).find(({ id }) => id === salon)).toEqual(before);
      const both = await Promise.all([command(base_rev), command(base_rev)]);
      // Whoever comes second finds it in the trash, or another revision.
      expect([name, both.filter(({ ok }) => ok).length]).toEqual([name, 1]);
      expect([name, await revOf(salon)]).toEqual([name, base_rev + 1]);
    }
  });

  it("lose nothing in the trash, and come back from it offline", async () => {
    expect(await toTrash(fresh(), halls)).toMatchObject({ code: "unprocessable" });
    expect(await toTrash(fresh(), home)).toMatchObject({ code: "unprocessable" });
    expect(await toTrash(fresh(), salon)).toEqual({ ok: true, value: null });
    expect((await call("/de/pageeditor-api/page/haus/saele/salon")).status).toBe(404);
    expect(await step(salon, 0, [saying("m1", "x")])).toMatchObject({ code: "not_found" });
    expect(await publish(fresh(), salon, { rev: 0 })).toMatchObject({ code: "not_found" });
    expect((await tree()).find(({ id }) => id === salon)).toMatchObject({
      path: "/haus/saele/salon",
      trashed_at: expect.any(String) as string,
    });
    const title = { de: "Anderer" };
    expect(wrongOf(await createPage(fresh(), { title, path: "/haus/saele/salon", parent: null }))).toBe("ok");
    expect(await fromTrash(fresh(), salon)).toEqual({ ok: true, value: { path: `/haus/saele/salon-${salon}` } });
    expect(await draftOf(salon)).toMatchObject({ live: { seq: 1 }, page: { is_online: false, parent: halls } });
  });
});
