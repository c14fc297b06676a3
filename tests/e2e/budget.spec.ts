import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { APIResponse } from "@playwright/test";
import { expect, open, test } from "../support/e2e";

/**
 * The committed budget of every public route: JavaScript that a first visit loads (kB, gzip), the document (kB, before
 * compression: what a phone has to read) and SQL statements of an uncached and of a warm document, and how often they go to the database. It only goes down, or a commit says why;
 * `UPDATE_BUDGET=1 npx playwright test budget` writes what was measured.
 */
interface Budget {
  javascript_kb: number;
  document_kb: number;
  queries_cold: number;
  trips_cold: number;
  queries_warm: number;
}
const file = new URL("budget.json", import.meta.url);
const committed: Record<string, Budget> = JSON.parse(readFileSync(file, "utf8"));
/** Compressors of different Node versions differ by a few bytes. */
const toleranceKb = 0.2;
/** Documents differ by their ids. */
const documentToleranceKb = 1;

const routes: Record<string, (films: string, event: string) => string> = {
  home: () => "/de",
  programme: () => "/de/programm",
  "programme-week": () => "/de/programm?view=woche",
  "programme-films": () => "/de/programm?view=filme",
  event: (_, event) => event,
  films: () => "/de/alle-filme",
  film: (film) => film,
  page: () => "/de/haus",
  search: () => "/de/search?q=nacht",
  magazine: () => "/de/mediathek",
  "magazine-category": () => "/de/mediathek/categories/essay/2",
  "magazine-topics": () => "/de/mediathek/tags",
  article: () => "/de/mediathek/was-ist-eine-kasch/1",
};

/** A figure of the header Server-Timing: "db" for statements, "trips" for how often they went to the database. */
const figure = (answer: APIResponse, name: "db" | "trips") =>
  Number(new RegExp(`\\b${name};desc="(\\d+)"`).exec(answer.headers()["server-timing"] ?? "")?.[1] ?? Number.NaN);

/** Everything that has been asked for, with what came to be asked for meanwhile. */
async function allOf(arriving: ReadonlyMap<string, Promise<Buffer>>): Promise<Buffer[]> {
  const bodies = await Promise.all(arriving.values());
  return bodies.length === arriving.size ? bodies : allOf(arriving);
}

for (const [name, pathOf] of Object.entries(routes)) {
  test(`${name} stays within its committed bytes and queries`, async ({ page, request }) => {
    const events = await (await request.get("/de/api/events/?page_size=20")).json();
    const bookable = events.results.find((event: { production: unknown }) => event.production);
    const path = pathOf(bookable.production.url, bookable.url);

    // Moments of their own, so that the first request finds nothing in the cache.
    const at = (second: number) => ({
      headers: { "x-test-now": `2026-11-21T18:05:0${second}.${Object.keys(routes).indexOf(name) + 100}+01:00` },
    });
    const colds: APIResponse[] = [];
    for (const second of [0, 1, 2]) colds.push(await request.get(path, at(second)));
    expect(colds.map((cold) => cold.status())).toEqual([200, 200, 200]);
    await expect(async () => {
      const warm = await request.get(path, at(0));
      expect(figure(warm, "db")).toBe(0);
    }).toPass({ timeout: 30_000 });
    // What another test publishes meanwhile makes the house read its settings anew: that is not the page's.
    const least = (figureName: "db" | "trips") => Math.min(...colds.map((cold) => figure(cold, figureName)));
    const [queries_cold, trips_cold] = [least("db"), least("trips")];
    const document_kb = Math.round(((await colds[0]?.body())?.length ?? Number.NaN) / 100) / 10;

    const arriving = new Map<string, Promise<Buffer>>();
    page.on("request", (asked) => {
      if (!/\.js(\?|$)/.test(asked.url())) return;
      const body = asked.response().then((response) => response?.body() ?? Promise.reject(new Error(asked.url())));
      // One that is asked for when everything has been counted ends with the test.
      body.catch(() => undefined);
      arriving.set(asked.url(), body);
    });
    await open(page, path);
    const scripts = await allOf(arriving);
    const bytes = scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    const javascript_kb = Math.round(bytes / 102.4) / 10;
    const texts = scripts.map((body) => body.toString("utf8"));

    expect(scripts.length).toBeGreaterThan(2);
    expect(
      texts.filter((text) => /ZodError|prosemirror/i.test(text)),
      "no schema library and no editor for visitors",
    ).toEqual([]);
    if (process.env.UPDATE_BUDGET) {
      const all = JSON.parse(readFileSync(file, "utf8"));
      all[name] = { javascript_kb, document_kb, queries_cold, trips_cold, queries_warm: 0 };
      writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
      return;
    }
    const budget = committed[name];
    expect(budget, `${name} has no committed budget`).toBeDefined();
    // In tenths: 167.1 and 0.2 are a little less than 167.3.
    const most = Math.round(((budget?.javascript_kb ?? 0) + toleranceKb) * 10) / 10;
    expect(javascript_kb).toBeLessThanOrEqual(most);
    expect(document_kb).toBeLessThanOrEqual((budget?.document_kb ?? 0) + documentToleranceKb);
    expect(queries_cold).toBeLessThanOrEqual(budget?.queries_cold ?? 0);
    expect(trips_cold).toBeLessThanOrEqual(budget?.trips_cold ?? 0);
  });
}
