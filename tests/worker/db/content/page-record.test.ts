import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { PageDocument } from "~/domain/pages/document";
import { pageSchema } from "~/domain/pages/schema";
import { db } from "../../../../workers/db/client";
import { readPage } from "../../../../workers/db/content/pages";
import { media } from "../../../../workers/db/schema/media";
import { page, pageVersion } from "../../../../workers/db/schema/pages";
import { menuEntry } from "../../../../workers/db/schema/site";
import { readNavigation } from "../../../../workers/db/site/site-navigation";
import { removePages } from "../../../support/content-pages";

const database = db(env);
const now = Date.parse("2026-11-21T18:05:00+01:00");
const read = (path: string, lang = "de") => readPage(database, { path, lang, now });

const document: PageDocument = {
  containers: [
    {
      id: "c1",
      slug: "ton",
      layout: "50-50",
      extra_class: "mint",
      image: { $media: 70 },
      columns: [
        {
          index: 0,
          classes: "col-6",
          children: [
            {
              id: "m1",
              type: "video_file",
              version: 1,
              order: 0,
              props: { file: { $file: 71 }, captions: { de: { $file: 72 }, en: { $file: 73 } }, other: { $file: 70 } },
            },
          ],
        },
      ],
    },
  ],
};

beforeEach(async () => {
  await database.delete(menuEntry);
  await removePages();
  await database.delete(media);
  await database.insert(media).values([
    { id: 70, hash: "bild", mime: "image/png", width: 800, height: 400 },
    { id: 71, kind: "video", hash: "film", mime: "video/webm", bytes: 9 },
    { id: 72, kind: "document", hash: "worte", mime: "text/vtt", bytes: 3 },
  ]);
  await database.insert(page).values([
    { id: 1, path: "/haus", title: { de: "Haus", en: "House" }, inMenu: true, sort: 1 },
    { id: 2, path: "/haus/saele", title: { de: "Säle" }, parentId: 1, isClickable: false },
    { id: 3, path: "/haus/saele/salon", title: { de: "Salon" }, parentId: 2, liveSeq: 1, inFooter: true },
    { id: 4, path: "/entwurf", title: { de: "Entwurf" }, isOnline: false, inMenu: true },
  ]);
  await database.insert(pageVersion).values({ pageId: 3, seq: 1, reason: "publish", document });
});

describe("a page's record", () => {
  it("says where its containers and modules belong, and resolves pictures and files", async () => {
    const found = await read("/haus/saele/salon");
    expect(pageSchema.safeParse(found).error).toBeUndefined();
    expect(found?.modules[0]).toMatchObject({
      parent: null,
      content_type: "page",
      object_id: 3,
      extra_class: "mint",
      image: { id: 70, src: "/media/bild" },
      columns: [{ classes: "col-6", children: [{ id: "m1", parent: "c1" }] }],
    });
    expect(found?.modules[0]?.columns[0]?.children[0]?.props).toEqual({
      file: { id: 71, src: "/media/film/file.webm", mime: "video/webm", bytes: 9 },
      captions: { id: 72, src: "/media/worte/file.vtt", mime: "text/vtt", bytes: 3 },
      // A picture is no file.
      other: null,
    });
  });

  it("names the pages above it from the top, those that lead nowhere as such, and none that is offline", async () => {
    expect((await read("/haus/saele/salon", "en"))?.parents).toEqual([
      { id: 1, title: "House", url: "/en/haus", is_clickable: true },
      { id: 2, title: "Säle", url: "/en/haus/saele", is_clickable: false },
    ]);
    await env.DB.exec("UPDATE page SET is_online = 0 WHERE id = 1");
    expect((await read("/haus/saele/salon"))?.parents.map(({ id }) => id)).toEqual([2]);
    expect((await read("/haus"))?.parents).toEqual([]);
  });
});

describe("menus", () => {
  it("have the online pages that want to be in them behind their entries, each once", async () => {
    const { menu, secondary, footer } = await readNavigation(database, "en");
    expect([menu, secondary, footer].map((entries) => entries.map(({ url }) => url))).toEqual([
      ["/en/haus"],
      [],
      ["/en/haus/saele/salon"],
    ]);
    await database.insert(menuEntry).values([
      { menu: "primary", menuName: { de: "Das Haus" }, url: "/haus" },
      { menu: "footer", menuName: { de: "Das Haus" }, pageId: 1 },
    ]);
    const named = await readNavigation(database, "de");
    expect([named.menu, named.footer].map((entries) => entries.map(({ menu_name }) => menu_name))).toEqual([
      ["Das Haus"],
      ["Das Haus", "Salon"],
    ]);
  });

  it("have no link to a page that only names what is below it, by its id or its path", async () => {
    await database.insert(menuEntry).values([
      { menu: "primary", menuName: { de: "Säle" }, url: "/haus/saele", sort: 1 },
      { menu: "primary", menuName: { de: "Säle" }, pageId: 2, sort: 2 },
      { menu: "primary", menuName: { de: "Programm" }, url: "/programm", sort: 3 },
    ]);
    const { menu } = await readNavigation(database, "de");
    expect(menu.map(({ url, is_clickable }) => [url, is_clickable])).toEqual([
      ["/de/haus/saele", false],
      ["/de/haus/saele", false],
      ["/de/programm", true],
      ["/de/haus", true],
    ]);
  });
});
