import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { defaultSettings } from "~/domain/site/default-settings";
import { requestContext } from "~/server/context";
import { bumpGeneration } from "../../../workers/cache/generation";
import { pasted, publish, removePages, saying } from "../../support/content-pages";
import { caller } from "../../support/edge";
import { saveSettings, signInWith } from "../../support/house";
import { sitePages } from "../../support/site-pages";

const AUTH_SECRET = "only-for-this-test-and-long-enough-for-it";
const call = caller({ renderPage: sitePages }, { AUTH_SECRET });
const lost = { de: "Aus dem Programm", en: "Off the programme" };

beforeEach(async () => {
  await removePages();
  await publish("/", { de: "Start" }, saying({ de: "Alte Startseite" }), saying({ de: "Neue Startseite" }));
  await publish("/haus", { de: "Das Haus" }, saying({ de: "Früher ein Stall" }), saying({ de: "Heute ein Kino" }));
  await publish("/anfahrt", { de: "Anfahrt" }, pasted("<p>alter Plan</p>"), pasted("<p>neuer Plan</p>"));
  await publish("/verloren", lost, saying({ de: "Vielleicht gefällt Ihnen", en: "You may like" }));
  await saveSettings({
    design: {
      ...defaultSettings.design,
      parsers: { time_zone: "Europe/Vienna", locale: "de-AT", currency: "€" },
      custom_error_pages: { "404": "/verloren" },
    },
  });
  await bumpGeneration(env);
});

const read = async (path: string, init?: RequestInit) => {
  const response = await call(path, { redirect: "manual", ...init });
  return { status: response.status, html: await response.text(), location: response.headers.get("location") };
};

// Hashing a password takes its time, on purpose.
describe("a version of a page", { timeout: 30_000 }, () => {
  it.each([
    ["/de", "Alte Startseite", "Neue Startseite"],
    ["/de/haus", "Früher ein Stall", "Heute ein Kino"],
  ])(
    "of %s is shown to staff, as a document and as data; visitors are led to the published one",
    async (path, old, live) => {
      const cookie = await signInWith(call);
      const plain = await read(path);
      expect([plain.status, plain.html.includes(live), plain.html.includes(old)]).toEqual([200, true, false]);
      for (const address of [`${path}?v=1`, `${path === "/de" ? "/de" : path}.data?v=1`]) {
        const { status, html } = await read(address, { headers: { cookie } });
        expect([status, html.includes(old), html.includes(live)], address).toEqual([200, true, false]);
      }
      expect(await read(`${path}?v=1`)).toMatchObject({ status: 301, location: path });
    },
  );

  it("has its own code in the frame of an HTML module, for staff alone", async () => {
    const cookie = await signInWith(call);
    const frameIn = async (path: string, init?: RequestInit) =>
      /<iframe[^>]* src="([^"]+)"/.exec((await read(path, init)).html)?.[1] ?? "none";
    const [published, old] = [await frameIn("/de/anfahrt"), await frameIn("/de/anfahrt?v=1", { headers: { cookie } })];
    expect([published, old]).toEqual(["/de/html/m1/anfahrt", "/de/html/m1/anfahrt?v=1"]);
    expect((await read(published)).html).toContain("neuer Plan");
    expect((await read(old, { headers: { cookie } })).html).toContain("alter Plan");
    expect(await read(old)).toMatchObject({ status: 301, location: published });
    for (const version of ["9", "neueste"])
      expect((await read(`${published}?v=${version}`, { headers: { cookie } })).status).toBe(404);
  });

  it("that does not exist is a 404 in plain words with the way to the page, and the page is not counted as missing", async () => {
    const cookie = await signInWith(call);
    await env.DB.exec("DELETE FROM not_found_log");
    for (const version of ["9", "neueste"]) {
      const { status, html } = await read(`/de/haus?v=${version}`, { headers: { cookie } });
      expect([status, html.includes("Diese Fassung gibt es nicht"), html.includes(lost.de)]).toEqual([
        404,
        true,
        false,
      ]);
      expect(html).toContain(`Von dieser Seite gibt es keine Fassung „${version}“.`);
      expect(html).toMatch(/<a [^>]*href="\/de\/haus"[^>]*>Zur veröffentlichten Seite/);
    }
    expect((await env.DB.prepare("SELECT url FROM not_found_log").all()).results).toEqual([]);
    const nowhere = await read("/de/nirgends?v=1", { headers: { cookie } });
    expect([nowhere.status, nowhere.html.includes(lost.de)]).toEqual([404, true]);
  });
});

describe("where a page is shared", () => {
  const property = (html: string, name: string) =>
    new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

  it("its own words and picture for that stand in the head, else its title and the sign of the house", async () => {
    const plain = (await read("/de/haus")).html;
    expect(["og:title", "og:type", "twitter:card"].map((name) => property(plain, name))).toEqual([
      "Das Haus",
      "website",
      "summary_large_image",
    ]);
    expect(property(plain, "og:image")).toMatch(/^http.*\/sign\.png$/);
    await env.DB.batch([
      env.DB.prepare("INSERT INTO media (id, hash, mime, width, height) VALUES (70, 'bild', 'image/png', 1600, 900)"),
      env.DB.prepare(
        `UPDATE page SET og_title = '{"de":"Drei Säle"}', og_description = '{"de":"Und ein Hof"}', og_type = 'place', og_image_id = 70 WHERE path = '/haus'`,
      ),
    ]);
    await bumpGeneration(env);
    const { html } = await read("/de/haus");
    expect(["og:title", "og:description", "og:type"].map((name) => property(html, name))).toEqual([
      "Drei Säle",
      "Und ein Hof",
      "place",
    ]);
    expect(property(html, "og:image")).toMatch(/\/media\/bild\/card\.jpg$/);
    expect(html).toMatch(/<title>Das Haus/);
  });

  it("its breadcrumb and the menu have pages as links and what only names others as words, and so has the structured data", async () => {
    await publish("/haus/saele", { de: "Säle" }, saying({ de: "Drei" }));
    await publish("/haus/saele/salon", { de: "Salon" }, saying({ de: "Zwei Stehlampen" }));
    await env.DB.exec(
      "UPDATE page SET parent_id = (SELECT id FROM page WHERE path = '/haus'), is_clickable = 0 WHERE path = '/haus/saele'",
    );
    await env.DB.exec(
      "UPDATE page SET parent_id = (SELECT id FROM page WHERE path = '/haus/saele') WHERE path = '/haus/saele/salon'",
    );
    await env.DB.exec(`DELETE FROM menu_entry`);
    await env.DB.exec(
      `INSERT INTO menu_entry (menu, menu_name, url) VALUES ('primary', '{"de":"Unsere Säle"}', '/haus/saele'), ('primary', '{"de":"Das Haus"}', '/haus')`,
    );
    await bumpGeneration(env);
    const { html } = await read("/de/haus/saele/salon");
    expect(html).toMatch(/<span[^>]*>Unsere Säle<\/span>/);
    expect(html).toMatch(/<a [^>]*href="\/de\/haus"[^>]*>Das Haus<\/a>/);
    expect(html).not.toContain('href="/de/haus/saele"');
    const trail = /<nav aria-label="[^"]*"[^>]*><ol>(.*?)<\/ol>/.exec(html)?.[1] ?? "";
    expect(trail.replace(/<li[^>]*>/g, "|").replace(/<\/?(?:li)[^>]*>/g, "")).toMatch(
      /\|<a href="\/de"[^>]*>Startseite<\/a>\|<a href="\/de\/haus"[^>]*>Das Haus<\/a>\|Säle$/,
    );
    const list =
      /"@type":"BreadcrumbList","itemListElement":(\[.*?\])/.exec(html.replaceAll("\\u002F", "/"))?.[1] ?? "[]";
    expect(JSON.parse(list).map(({ name }: { name: string }) => name)).toEqual(["Startseite", "Das Haus"]);
    await env.DB.exec("UPDATE page SET is_landing_page = 1 WHERE path = '/haus/saele/salon'");
    await bumpGeneration(env);
    expect((await read("/de/haus/saele/salon")).html).not.toContain("BreadcrumbList");
  });
});

describe("what does not exist", () => {
  it.each([
    "/de/nirgends",
    "/de/alle-filme/kein-film/999",
    "/de/alle-filme/kein-film/keine-nummer",
    "/de/alle-filme?page=99",
    "/de/programm/keine-vorstellung/999",
    "/de/programm?date=01-01-1990",
    "/de/series/keine-reihe/999",
    "/de/mediathek/kein-text/999",
  ])("shows the house's own page at %s, in the document", async (path) => {
    const { status, html } = await read(path);
    expect([status, html.includes("Vielleicht gefällt Ihnen")]).toEqual([404, true]);
    // In the page itself and not in what a script would put there later.
    expect(html.replace(/<script[\s\S]*?<\/script>|<template[\s\S]*?<\/template>|<div hidden/g, "")).toMatch(
      /<h1[^>]*>Aus dem Programm<\/h1>[\s\S]*<h2[^>]*>Vielleicht gefällt Ihnen/,
    );
    expect(html).toContain("<footer");
  });

  it("is said in the language of the address", async () => {
    const { status, html } = await read("/en/alle-filme/no-film/999");
    expect([status, html.includes(lost.en), html.includes("You may like")]).toEqual([404, true, true]);
  });

  it("is looked for in a language: an address without one leads to the house's own, and asks for nothing", async () => {
    const asked: string[] = [];
    const watched = caller({
      renderPage(request, context, state) {
        const api = context.get(requestContext).api;
        const watching: typeof api.fetch = (input, init) => {
          asked.push(new URL(input instanceof Request ? input.url : input).pathname);
          return api.fetch(input, init);
        };
        context.set(requestContext, { ...context.get(requestContext), api: { ...api, fetch: watching } });
        return sitePages(request, context, state);
      },
    });
    const response = await watched("/nirgends");
    expect([response.status, response.headers.get("location")]).toEqual([301, "/de/nirgends"]);
    expect(asked).toEqual([]);
  });

  it("keeps the built-in words in a house without a page for it, and where that page fails", async () => {
    await removePages();
    await bumpGeneration(env);
    const { status, html } = await read("/de/alle-filme/kein-film/999");
    expect([status, html.includes("Diese Seite gibt es nicht")]).toEqual([404, true]);
  });
});
